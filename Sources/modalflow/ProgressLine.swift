internal import Dispatch
internal import FlowChecking
internal import OperatingSystem
internal import Reporters
internal import Synchronization

/// What is done, on standard error, where a person watches and the work takes longer than a second; and an interrupt that
/// ends the work early instead of throwing away what was found.
final class ProgressLine {
  /// Nil where nobody watches.
  private let timer: (any DispatchSourceTimer)?
  /// What takes the line away; empty where there is none, or the terminal cannot.
  private let takingAway: String
  private let interrupt: InterruptHandler
  private let asked: AskedToEnd

  private final class AskedToEnd: Sendable { let code = Mutex(CheckExit.interrupted) }

  /// Begins to watch. The first interrupt stops the work, a second one the process.
  init(_ progress: CheckProgress) {
    let isWatched = StandardStream.error.isTerminal
    timer = isWatched ? DispatchSource.makeTimerSource(queue: .global()) : nil
    let isDumb = CurrentProcess.environment("TERM") == "dumb"
    let takingAway = isWatched && !isDumb ? "\r\u{1B}[K" : ""
    self.takingAway = takingAway
    let asked = AskedToEnd()
    self.asked = asked
    interrupt = InterruptHandler { request in
      asked.code.withLock { $0 = request == .interrupt ? .interrupted : .terminated }
      progress.stop()
      StandardError.write("\(takingAway)modalflow: stopping with what was found; once more ends at once\n")
    }
    // A terminal that cannot take a line away gets few of them.
    timer?.schedule(deadline: .now() + 1, repeating: isDumb ? 10 : 0.5)
    let began = DispatchTime.now().uptimeNanoseconds
    timer?.setEventHandler {
      let seconds = (DispatchTime.now().uptimeNanoseconds - began) / 1_000_000_000
      // A line that wraps could not be taken away again.
      let line = Self.words(progress, seconds: seconds).line(width: (StandardStream.error.columns ?? 80) - 1)
      StandardError.write(isDumb ? line + "\n" : takingAway + line)
    }
    timer?.resume()
  }

  /// The exit code of a run that was ended early.
  var exitCode: CheckExit { asked.code.withLock { $0 } }

  private static func words(_ progress: CheckProgress, seconds: UInt64) -> ProgressWords {
    let current = progress.current
    var words = ProgressWords()
    words.path = current.path
    words.files = progress.counts
    (words.screens, words.states) = (current.screens, current.states)
    words.isAsked = current.isAsked
    words.seconds = seconds
    return words
  }

  /// Takes the line away; a second time does nothing.
  func end() {
    if interrupt.isCancelled { return }
    interrupt.cancel()
    guard let timer else { return }
    timer.cancel()
    StandardError.write(takingAway)
  }
}
