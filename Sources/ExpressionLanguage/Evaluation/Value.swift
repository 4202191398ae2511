/// The value of an expression.
///
/// Records are objects of the host, which must not change them while expressions read them; therefore values
/// may be passed between threads.
public enum Value: @unchecked Sendable {
  /// `true`, `false`
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A floating-point number.
  case double(Double)
  /// Text.
  case string(String)
  /// Ordered values.
  case list(ListValue)
  /// An object of the host and its type.
  case record(RecordType, AnyObject)
  /// A member of an enum, by its ordinal.
  case enumeration(EnumType, UInt8)
}
