/// A constant in the text of an expression.
public enum Literal: Hashable, Sendable {
  /// `null`
  case null
  /// `true`, `false`
  case bool(Bool)
  /// `12`, `-0x1F`
  case int(Int)
  /// `12u`
  case uint(UInt)
  /// `1.5`
  case double(Double)
  /// `'text'`
  case string(String)
  /// `b'bytes'`
  case bytes([UInt8])
}
