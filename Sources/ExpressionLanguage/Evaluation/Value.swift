/// What an expression can come to.
///
/// Records are objects of the host, which promises not to change them while expressions read them; that is why
/// values may cross threads.
public enum Value: @unchecked Sendable {
  /// `true`, `false`
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A floating-point number.
  case double(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case list(ListValue)
  /// An object of the host and what it is.
  case record(RecordType, AnyObject)
  /// A member of an enum, by its ordinal.
  case enumeration(EnumType, UInt8)
}
