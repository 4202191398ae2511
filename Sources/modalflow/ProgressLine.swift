internal import Dispatch
internal import FlowChecking
internal import OperatingSystem
internal import Reporters
internal import Synchronization

/// Shows the progress on standard error, if it is a terminal and the work takes longer than a second. It also
/// handles interrupts where the work can end early: its results so far are reported.
final class ProgressLine {
  /// Nil if there is no terminal.
  private let timer: (any DispatchSourceTimer)?
  /// The control sequence that removes the line; empty if there is no line, or the terminal does not support
  /// that.
  private let takingAway: String
  /// Nil if an interrupt ends the process at once.
  private let interrupt: InterruptHandler?
  private var isOver = false
  private let asked: AskedToEnd

  private final class AskedToEnd: Sendable { let code = Mutex(CheckExit.interrupted) }

  /// Starts to show progress.
  ///
  /// - Parameter canEndEarly: whether the first interrupt stops the work and only a second one the process. Not for work of
  ///   which a part is of no use.
  init(_ progress: CheckProgress, on work: ProgressWords.Work = .flows, canEndEarly: Bool = true) {
    let isWatched = StandardStream.error.isTerminal
    timer = isWatched ? DispatchSource.makeTimerSource(queue: .global()) : nil
    let isDumb = CurrentProcess.environment("TERM") == "dumb"
    let takingAway = isWatched && !isDumb ? "\r\u{1B}[K" : ""
    self.takingAway = takingAway
    let asked = AskedToEnd()
    self.asked = asked
    interrupt =
      canEndEarly
      ? InterruptHandler { request in
        asked.code.withLock { $0 = request == .interrupt ? .interrupted : .terminated }
        progress.stop()
        StandardError.write("\(takingAway)modalflow: stopping with what was found; once more ends at once\n")
      } : nil
    // On a terminal that cannot remove a line, fewer lines are printed.
    timer?.schedule(deadline: .now() + 1, repeating: isDumb ? 10 : 0.5)
    let began = DispatchTime.now().uptimeNanoseconds
    timer?.setEventHandler {
      let seconds = (DispatchTime.now().uptimeNanoseconds - began) / 1_000_000_000
      // A wrapped line could not be removed again.
      let line = Self.words(progress, work, seconds: seconds).line(
        width: (StandardStream.error.columns ?? 80) - 1)
      StandardError.write(isDumb ? line + "\n" : takingAway + line)
    }
    timer?.resume()
  }

  /// The exit code of a stopped run.
  var exitCode: CheckExit { asked.code.withLock { $0 } }

  private static func words(
    _ progress: CheckProgress, _ work: ProgressWords.Work, seconds: UInt64
  ) -> ProgressWords {
    let current = progress.current
    var words = ProgressWords(work)
    words.path = current.path
    words.files = progress.counts
    (words.screens, words.states) = (current.screens, current.states)
    words.isAsked = current.isAsked
    words.seconds = seconds
    return words
  }

  /// Removes the line; a second call does nothing.
  func end() {
    if isOver { return }
    isOver = true
    interrupt?.cancel()
    guard let timer else { return }
    timer.cancel()
    StandardError.write(takingAway)
  }
}
