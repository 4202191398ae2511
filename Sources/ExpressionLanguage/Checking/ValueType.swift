/// The type of a value or of an expression.
public indirect enum ValueType: Hashable, Sendable {
  /// Not known before evaluation; standard mode only.
  case dyn
  /// Follows a mistake that was already reported.
  case error
  /// `null`
  case null
  /// `true`, `false`
  case bool
  /// Whole numbers in 64 bits.
  case int
  /// Whole numbers from zero in 64 bits.
  case uint
  /// IEEE 754 numbers in 64 bits.
  case double
  /// Unicode text.
  case string
  /// Bytes.
  case bytes
  /// Values of one type in order.
  case list(ValueType)
  /// Values by key; keys are bool, int, uint or string.
  case map(ValueType, ValueType)
  /// A value or nothing.
  case optional(ValueType)
  /// A type as a value.
  case type(ValueType)
  /// A record of the host.
  case record(RecordType)
  /// An enum of the host.
  case enumeration(EnumType)
  /// A type that only functions of the host make sense of.
  case abstract(String, [ValueType])
  /// A parameter of a generic function.
  case parameter(String)
  /// A type the checker has not found out yet; never seen outside of it.
  case variable(Int)
}

extension ValueType: CustomStringConvertible {
  /// As people and CEL write it: `list(string)`, `Style`.
  public var description: String {
    switch self {
    case .dyn, .error, .variable: "dyn"
    case .null: "null"
    case .bool: "bool"
    case .int: "int"
    case .uint: "uint"
    case .double: "double"
    case .string: "string"
    case .bytes: "bytes"
    case .list(let element): "list(\(element))"
    case .map(let key, let value): "map(\(key), \(value))"
    case .optional(let wrapped): "optional_type(\(wrapped))"
    case .type(let type): "type(\(type))"
    case .record(let record): record.name
    case .enumeration(let enumeration): enumeration.name
    case .abstract(let name, let parameters):
      parameters.isEmpty ? name : "\(name)(\(parameters.map(\.description).joined(separator: ", ")))"
    case .parameter(let name): name
    }
  }
}
