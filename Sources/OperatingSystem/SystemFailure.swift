#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Why the system did not do what it was asked for.
public struct SystemFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// In the system's words, without a capital letter at the beginning.
  public let reason: String
  /// There is more than was to be read.
  public let isTooLarge: Bool
  /// The reader of a pipe is gone.
  public let isBrokenPipe: Bool

  public var description: String { reason }

  init(_ reason: String, isTooLarge: Bool = false) {
    self.reason = reason
    self.isTooLarge = isTooLarge
    isBrokenPipe = false
  }

  /// What an error number of the C library means.
  init(number: Int32) {
    reason = String(cString: strerror(number)).lowercased()
    isTooLarge = false
    isBrokenPipe = number == EPIPE
  }

  /// The failure of the last call.
  static var last: SystemFailure { SystemFailure(number: errno) }

  /// Throws the failure of a call that did not give 0.
  static func check(_ result: Int32) throws(SystemFailure) { if result != 0 { throw last } }
}
