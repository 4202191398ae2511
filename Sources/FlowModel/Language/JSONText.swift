/// A JSON value that keeps the order of its keys: what schemas are made of.
public indirect enum JSONText: Sendable {
  /// Keys and values.
  case object([(String, JSONText)])
  /// Elements.
  case array([JSONText])
  /// A text without control characters other than line breaks.
  case text(String)
  /// A whole number.
  case number(Int)
  /// `true` or `false`.
  case bool(Bool)

  /// As text, two spaces for each level; short arrays of words on one line.
  public func lines(_ indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return JSONText.quoted(text)
    case .number(let number): return "\(number)"
    case .bool(let value): return value ? "true" : "false"
    case .array(let elements):
      if elements.allSatisfy(\.isPlain) {
        return "[" + elements.map { $0.lines() }.joined(separator: ", ") + "]"
      }
      return "[\n" + elements.map { inner + $0.lines(inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let pairs):
      if pairs.isEmpty { return "{}" }
      let lines = pairs.map { "\(inner)\(JSONText.quoted($0)): \($1.lines(inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private var isPlain: Bool {
    switch self {
    case .text, .number, .bool: true
    case .array, .object: false
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
