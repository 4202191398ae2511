#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A standard stream of the process.
public enum StandardStream: Int32, Sendable {
  /// Standard input.
  case input = 0
  /// Standard output.
  case output = 1
  /// Standard error.
  case error = 2

  private var file: OpenFile { OpenFile(descriptor: rawValue) }

  /// Whether it is connected to a terminal.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// All bytes to its end.
  ///
  /// - Throws: why it cannot be read, or that there are more than `limit`.
  public func readAll(limit: Int) throws(SystemFailure) -> [UInt8] { try file.readAll(limit: limit) }

  /// The available bytes, at least one; waits for them. Empty at the end.
  ///
  /// - Throws: why it cannot be read.
  public func readSome() throws(SystemFailure) -> [UInt8] { try file.readSome(atMost: 1 << 16) }

  /// Writes all bytes.
  ///
  /// - Throws: why they cannot be written.
  public func write(_ bytes: [UInt8]) throws(SystemFailure) { try file.writeAll(bytes) }

  /// The number of columns of the terminal to which it is connected; nil if there is none.
  public var columns: Int? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
