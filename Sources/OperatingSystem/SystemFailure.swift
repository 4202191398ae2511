#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A failure of a system call, with its reason.
public struct SystemFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The text of the system, without a capital letter at the beginning.
  public let reason: String
  /// Whether the input is larger than the limit.
  public let isTooLarge: Bool
  /// Whether the reader of a pipe has closed it.
  public let isBrokenPipe: Bool

  public var description: String { reason }

  init(_ reason: String, isTooLarge: Bool = false) {
    self.reason = reason
    self.isTooLarge = isTooLarge
    isBrokenPipe = false
  }

  /// The failure for an error number of the C library.
  init(number: Int32) {
    reason = String(cString: strerror(number)).lowercased()
    isTooLarge = false
    isBrokenPipe = number == EPIPE
  }

  /// The failure of the last call.
  static var last: SystemFailure { SystemFailure(number: errno) }

  /// Throws the failure of a call whose result is not 0.
  static func check(_ result: Int32) throws(SystemFailure) { if result != 0 { throw last } }
}
