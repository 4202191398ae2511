internal import Dispatch
internal import FlowChecking

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// What is done, on standard error, where a person watches and the work takes longer than a second; and an interrupt that
/// ends the work early instead of throwing away what was found.
final class ProgressLine {
  /// Nil where nobody watches.
  private let timer: (any DispatchSourceTimer)?
  private let interrupt: any DispatchSourceSignal

  /// Begins to watch. The first interrupt stops the work, a second one the process.
  init(_ progress: CheckProgress) {
    timer = isatty(2) == 1 ? DispatchSource.makeTimerSource(queue: .global()) : nil
    signal(SIGINT, SIG_IGN)
    interrupt = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    interrupt.setEventHandler {
      signal(SIGINT, SIG_DFL)
      progress.stop()
      StandardError.write("\nmodalflow: stopping after what is begun; once more ends at once\n")
    }
    interrupt.resume()
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
    signal(SIGINT, SIG_DFL)
    guard let timer else { return }
    timer.cancel()
    StandardError.write("\r\u{1B}[K")
  }
}
