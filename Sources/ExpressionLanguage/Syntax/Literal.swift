/// A constant in the text of an expression.
public enum Literal: Hashable, Sendable {
  /// `true`, `false`
  case bool(Bool)
  /// `12`, `-0x1F`
  case int(Int)
  /// `1.5`
  case double(Double)
  /// `'text'`
  case string(String)
}
