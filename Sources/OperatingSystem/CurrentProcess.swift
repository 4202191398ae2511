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

  /// Does nothing for a time.
  public static func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }
}

/// Lets the first interrupt of a person do something else than ending the process; the second one ends it.
public final class InterruptHandler {
  private let source: any DispatchSourceSignal

  /// Calls `action` at the first interrupt, on another thread.
  public init(_ action: @escaping @Sendable () -> Void) {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      signal(SIGINT, SIG_DFL)
      action()
    }
    source.resume()
  }

  /// Whether interrupts end the process again.
  public var isCancelled: Bool { source.isCancelled }

  /// Lets interrupts end the process again.
  public func cancel() {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
