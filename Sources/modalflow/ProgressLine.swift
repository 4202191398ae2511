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
    timer?.setEventHandler {
      let (found, done) = progress.counts
      StandardError.write("\r\u{1B}[KChecked \(done) of \(found) \(found == 1 ? "file" : "files") …")
    }
    timer?.resume()
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
