extension JSONValue {
  /// Appends the value on one line.
  func write(to text: inout String) {
    switch self {
    case .text(let value): Self.quote(value, to: &text)
    case .number(let number): text += String(number)
    case .flag(let flag): text += flag ? "true" : "false"
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.quote(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// Quotes a text. What a terminal or a reader of YAML could misunderstand is escaped.
  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if isUnsafe(scalar) {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }

  /// Control characters, marks of direction and line separators; all of them have at most four hexadecimal digits.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// An object of the members that have a value.
  static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// A text, or nothing where there is none.
  static func text(_ text: String?) -> JSONValue? { text.map { .text($0) } }

  /// `true`, or nothing.
  static func flag(ifTrue flag: Bool) -> JSONValue? { flag ? .flag(true) : nil }

  /// Texts, or nothing where there are none.
  static func texts(_ texts: [String]) -> JSONValue? {
    texts.isEmpty ? nil : .array(texts.map { .text($0) })
  }

  /// A place, or nothing.
  static func place(_ place: SourcePlace?) -> JSONValue? { place.map { .text($0.description) } }
}
