internal import Dispatch

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The process that this is.
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

  /// A pipe that nobody reads does not end the process any more.
  public static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// A write beyond the greatest size of files (`ulimit -f`) fails with a reason and does not end the process any more, so
  /// that what was half written can be removed.
  static func ignoreSizeLimits() { signal(SIGXFSZ, SIG_IGN) }

  /// Does nothing for a time.
  public static func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }
}

/// Lets the first interrupt of a person, or the first request to terminate, do something else than ending the process; the
/// second one ends it.
public final class InterruptHandler {
  /// What asks for the end.
  public enum Request: Sendable {
    /// A person at the terminal.
    case interrupt
    /// Another process, such as a build server whose time is up.
    case termination

    fileprivate var signal: Int32 { self == .interrupt ? SIGINT : SIGTERM }
  }

  private let sources: [any DispatchSourceSignal]

  /// Calls `action` at the first request, on another thread.
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

  /// Whether signals end the process again.
  public var isCancelled: Bool { sources.contains { $0.isCancelled } }

  /// Lets signals end the process again.
  public func cancel() {
    for source in sources { source.cancel() }
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
  }
}
