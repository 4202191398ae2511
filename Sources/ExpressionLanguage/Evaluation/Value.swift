/// What an expression can come to.
///
/// Records are objects of the host, which promises not to change them while expressions read them; that is why
/// values may cross threads.
public enum Value: @unchecked Sendable {
  /// `null`
  case null
  /// `true`, `false`
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A whole number from zero.
  case uint(UInt)
  /// A floating-point number.
  case double(Double)
  /// Text.
  case string(String)
  /// Bytes.
  case bytes([UInt8])
  /// Values in order.
  case list(ListValue)
  /// Values by key.
  case map(MapValue)
  /// A type, by its name.
  case type(String)
  /// An object of the host and what it is.
  case record(RecordType, AnyObject)
  /// A member of an enum, by its ordinal.
  case enumeration(EnumType, UInt8)
  /// A value or nothing.
  indirect case optional(Value?)

  /// A list of values.
  public static func list(_ values: [Value]) -> Value { .list(ListValue(values)) }
}
