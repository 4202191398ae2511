extension Literal {
  /// The literal as text.
  var text: String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .double(let value): "\(value)"
    case .string(let value): quoted(value)
    }
  }
}

/// A text in single quotes, with the necessary escapes.
func quoted(_ text: String) -> String {
  var result = "'"
  for scalar in text.unicodeScalars {
    switch scalar {
    case "'": result += "\\'"
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\0"..<" ": result += "\\x" + hex(UInt8(scalar.value))
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "'"
}

private func hex(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
