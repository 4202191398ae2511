internal import Dispatch
internal import FlowChecking
internal import OperatingSystem
internal import Synchronization

/// What is done, on standard error, where a person watches and the work takes longer than a second; and an interrupt that
/// ends the work early instead of throwing away what was found.
final class ProgressLine {
  /// Nil where nobody watches.
  private let timer: (any DispatchSourceTimer)?
  private let interrupt: InterruptHandler
  private let asked: AskedToEnd

  private final class AskedToEnd: Sendable { let code = Mutex(CheckExit.interrupted) }

  /// Begins to watch. The first interrupt stops the work, a second one the process.
  init(_ progress: CheckProgress) {
    let isWatched = StandardStream.error.isTerminal
    timer = isWatched ? DispatchSource.makeTimerSource(queue: .global()) : nil
    let asked = AskedToEnd()
    self.asked = asked
    interrupt = InterruptHandler { request in
      asked.code.withLock { $0 = request == .interrupt ? .interrupted : .terminated }
      progress.stop()
      let before = isWatched ? "\r\u{1B}[K" : ""
      StandardError.write("\(before)modalflow: stopping with what was found; once more ends at once\n")
    }
    timer?.schedule(deadline: .now() + 1, repeating: 0.5)
    let began = DispatchTime.now().uptimeNanoseconds
    timer?.setEventHandler {
      let seconds = (DispatchTime.now().uptimeNanoseconds - began) / 1_000_000_000
      // A line that wraps could not be taken away again.
      let width = max(20, (StandardStream.error.columns ?? 80) - 1)
      StandardError.write("\r\u{1B}[K" + Self.line(progress, seconds: seconds).prefix(width))
    }
    timer?.resume()
  }

  /// The exit code of a run that was ended early.
  var exitCode: CheckExit { asked.code.withLock { $0 } }

  /// What is being done, in one line.
  private static func line(_ progress: CheckProgress, seconds: UInt64) -> String {
    let (found, done) = progress.counts
    guard let name = progress.current.split(separator: "/").last?.suffix(40) else {
      return "Looking for flows … \(seconds) s"
    }
    // Nothing in a file’s name may move the cursor.
    let visible = String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.properties.isVisible }))
    if found > 0, done == found { return "Trying repairs and writing … \(seconds) s" }
    let files = found > 1 ? ", \(min(done + 1, found)) of \(found) files" : ""
    let facts = progress.facts > 0 ? ", \(grouped(progress.facts)) facts" : ""
    return "Checking \(visible)\(files)\(facts) … \(seconds) s"
  }

  /// A number in groups of three digits.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digits[index])
    }
  }

  /// Takes the line away; a second time does nothing.
  func end() {
    if interrupt.isCancelled { return }
    interrupt.cancel()
    guard let timer else { return }
    timer.cancel()
    StandardError.write("\r\u{1B}[K")
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isVisible: Bool { ![.control, .format, .lineSeparator].contains(generalCategory) }
}
