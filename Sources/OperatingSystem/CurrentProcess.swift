internal import Dispatch

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The current process.
public enum CurrentProcess {
  /// The value of an environment variable.
  public static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The absolute path of this program, as the shell found it.
  public static var executablePath: String? {
    let name = CommandLine.arguments[0]
    if name.contains("/") { return FileSystem.realPath(name) }
    return environment("PATH")?.split(separator: ":").lazy.map { "\($0)/\(name)" }
      .first { FileSystem.isExecutable($0) }.flatMap(FileSystem.realPath)
  }

  /// Ends the process.
  public static func exit(_ code: Int32) -> Never {
    #if canImport(Glibc)
    Glibc.exit(code)
    #elseif canImport(Musl)
    Musl.exit(code)
    #else
    Darwin.exit(code)
    #endif
  }

  /// After this, writing to a pipe without a reader does not end the process.
  public static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// After this, a write beyond the greatest size of files (`ulimit -f`) fails with a reason instead of ending
  /// the process, so that a partial file can be removed.
  static func ignoreSizeLimits() { signal(SIGXFSZ, SIG_IGN) }

  /// Does nothing for a time.
  public static func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }
}

/// Handles the first interrupt of the user, or the first termination request, instead of ending the process;
/// the second one ends it.
public final class InterruptHandler {
  /// The kinds of requests to end.
  public enum Request: Sendable {
    /// From a user at the terminal.
    case interrupt
    /// From another process, such as a build server after a timeout.
    case termination

    fileprivate var signal: Int32 { self == .interrupt ? SIGINT : SIGTERM }
  }

  private let sources: [any DispatchSourceSignal]

  /// Calls `action` on another thread at the first request.
  public init(_ action: @escaping @Sendable (Request) -> Void) {
    sources = [Request.interrupt, .termination].map { request in
      signal(request.signal, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: request.signal, queue: .global())
      source.setEventHandler {
        signal(SIGINT, SIG_DFL)
        signal(SIGTERM, SIG_DFL)
        action(request)
      }
      source.resume()
      return source
    }
  }

  /// Lets signals end the process again.
  public func cancel() {
    for source in sources { source.cancel() }
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
  }
}
