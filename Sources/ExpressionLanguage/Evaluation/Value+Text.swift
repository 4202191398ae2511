extension Value {
  /// The name of its type in messages.
  public var typeName: String {
    switch self {
    case .bool: "bool"
    case .int: "int"
    case .double: "double"
    case .string, .enumeration: "string"
    case .list: "list"
    case .record(let type, _): type.name
    }
  }

  /// The form for sentences: texts without quotes, members by name, lists with commas.
  public var displayText: String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .double(let value): numberText(value)
    case .string(let value): value
    case .list(let values): values.map(\.displayText).joined(separator: ", ")
    case .record(let type, _): type.name
    case .enumeration(let type, let ordinal): type.member(ordinal)
    }
  }
}

/// The shortest text that is read as the same number; whole numbers without a fraction: `13`, `0.5`, `1e+21`.
func numberText(_ value: Double) -> String {
  if value.isNaN { return "NaN" }
  if value.isInfinite { return value < 0 ? "-Infinity" : "+Infinity" }
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
