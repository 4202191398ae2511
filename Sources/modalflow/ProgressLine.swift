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
  private let timer: any DispatchSourceTimer
  private let interrupt: any DispatchSourceSignal
  private let isWatched = isatty(2) == 1

  /// Begins to watch. The first interrupt stops the work, a second one the process.
  init(_ progress: CheckProgress) {
    timer = DispatchSource.makeTimerSource(queue: .global())
    signal(SIGINT, SIG_IGN)
    interrupt = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    interrupt.setEventHandler {
      signal(SIGINT, SIG_DFL)
      progress.stop()
      StandardError.write("\nmodalflow: stopping after what is begun; once more ends at once\n")
    }
    interrupt.resume()
    if isWatched {
      timer.schedule(deadline: .now() + 1, repeating: 0.5)
      timer.setEventHandler {
        let (found, done) = progress.counts
        StandardError.write("\r\u{1B}[KChecked \(done) of \(found) \(found == 1 ? "file" : "files") …")
      }
    }
    timer.resume()
  }

  /// Takes the line away; a second time does nothing.
  func end() {
    if timer.isCancelled { return }
    timer.cancel()
    interrupt.cancel()
    signal(SIGINT, SIG_DFL)
    if isWatched { StandardError.write("\r\u{1B}[K") }
  }
}
