internal import Dispatch
internal import FlowChecking
internal import OperatingSystem

/// What is done, on standard error, where a person watches and the work takes longer than a second; and an interrupt that
/// ends the work early instead of throwing away what was found.
final class ProgressLine {
  /// Nil where nobody watches.
  private let timer: (any DispatchSourceTimer)?
  private let interrupt: InterruptHandler

  /// Begins to watch. The first interrupt stops the work, a second one the process.
  init(_ progress: CheckProgress) {
    timer = StandardStream.error.isTerminal ? DispatchSource.makeTimerSource(queue: .global()) : nil
    interrupt = InterruptHandler {
      progress.stop()
      StandardError.write("\nmodalflow: stopping after what is begun; once more ends at once\n")
    }
    timer?.schedule(deadline: .now() + 1, repeating: 0.5)
    let began = DispatchTime.now().uptimeNanoseconds
    timer?.setEventHandler {
      let seconds = (DispatchTime.now().uptimeNanoseconds - began) / 1_000_000_000
      StandardError.write("\r\u{1B}[K" + Self.line(progress, seconds: seconds))
    }
    timer?.resume()
  }

  /// What is being done, in one line.
  private static func line(_ progress: CheckProgress, seconds: UInt64) -> String {
    let (found, done) = progress.counts
    guard let name = progress.current.split(separator: "/").last?.suffix(40) else {
      return "Looking for flows … \(seconds) s"
    }
    // Nothing in a file’s name may move the cursor.
    let visible = String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.properties.isVisible }))
    return "Checking \(visible)\(found > 1 ? ", \(done + 1) of \(found) files" : "") … \(seconds) s"
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
