extension Value {
  /// The name of its type as `type(value)` gives it.
  public var typeName: String {
    switch self {
    case .null: "null_type"
    case .bool: "bool"
    case .int: "int"
    case .uint: "uint"
    case .double: "double"
    case .string, .enumeration: "string"
    case .bytes: "bytes"
    case .list: "list"
    case .map: "map"
    case .type: "type"
    case .record(let type, _): type.name
    case .optional: "optional_type"
    }
  }

  /// As a sentence would show it: texts without quotes, members by name, lists with commas.
  public var displayText: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .uint(let value): String(value)
    case .double(let value): numberText(value)
    case .string(let value): value
    case .bytes(let value): String(decoding: value, as: UTF8.self)
    case .list(let values): values.map(\.displayText).joined(separator: ", ")
    case .map(let map):
      map.entries.map { "\($0.key.displayText): \($0.value.displayText)" }.joined(separator: ", ")
    case .type(let name): name
    case .record(let type, _): type.name
    case .enumeration(let type, let ordinal): type.member(ordinal)
    case .optional(let value): value?.displayText ?? ""
    }
  }
}

/// The shortest text that reads as the same number; whole ones without a fraction: `13`, `0.5`, `1e+21`.
func numberText(_ value: Double) -> String {
  if value.isNaN { return "NaN" }
  if value.isInfinite { return value < 0 ? "-Infinity" : "+Infinity" }
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
