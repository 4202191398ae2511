/// The type of a value or of an expression.
public indirect enum ValueType: Hashable, Sendable {
  /// An unknown type, after a mistake that was already reported or for the elements of an empty list.
  case unknown
  /// `true`, `false`
  case bool
  /// Whole numbers in 64 bits.
  case int
  /// IEEE 754 numbers in 64 bits.
  case double
  /// Unicode text.
  case string
  /// Ordered values of one type.
  case list(ValueType)
  /// A record of the host.
  case record(RecordType)
  /// An enum of the host.
  case enumeration(EnumType)
  /// A parameter of a generic function.
  case parameter(String)
  /// A type that the checker has not determined yet; never visible outside it.
  case variable(Int)
}

extension ValueType: CustomStringConvertible {
  /// The form in CEL and in messages: `list(string)`, `Style`.
  public var description: String {
    switch self {
    case .unknown, .variable: "unknown"
    case .bool: "bool"
    case .int: "int"
    case .double: "double"
    case .string: "string"
    case .list(let element): "list(\(element))"
    case .record(let record): record.name
    case .enumeration(let enumeration): enumeration.name
    case .parameter(let name): name
    }
  }
}
