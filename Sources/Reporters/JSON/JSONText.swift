/// Writes JSON by hand, because FoundationEssentials' `JSONEncoder` cannot keep the order of keys.
///
/// Members come in the order in which they are written, indented by two spaces; small objects may stay on one
/// line. The text is valid whatever the strings: a Swift string has no lone surrogates, and everything that
/// ``VisibleText`` calls unsafe is escaped, so that a terminal may show the file.
struct JSONText {
  private(set) var text = ""
  /// For each open object or array, whether it has no member yet and whether it stays on one line.
  private var open: [(isEmpty: Bool, isInline: Bool)] = []

  mutating func object(_ key: String? = nil, inline: Bool = false, _ body: (inout JSONText) -> Void) {
    nest(key, "{", "}", inline, body)
  }

  mutating func array(_ key: String? = nil, inline: Bool = false, _ body: (inout JSONText) -> Void) {
    nest(key, "[", "]", inline, body)
  }

  mutating func value(_ key: String? = nil, _ string: String) {
    begin(key)
    quote(string)
  }

  mutating func value(_ key: String? = nil, _ number: Int) {
    begin(key)
    text += String(number)
  }

  /// A count that may be beyond all integers; those that a double holds exactly are written as such.
  mutating func value(_ key: String? = nil, _ count: Double) {
    begin(key)
    text += count.magnitude <= 0x1p53 && count == count.rounded() ? String(Int(count)) : String(count)
  }

  mutating func value(_ key: String? = nil, _ flag: Bool) {
    begin(key)
    text += flag ? "true" : "false"
  }

  mutating func null(_ key: String? = nil) {
    begin(key)
    text += "null"
  }

  mutating func values(_ key: String? = nil, _ strings: some Sequence<String>) {
    array(key, inline: true) { array in
      for string in strings { array.value(string) }
    }
  }

  /// Hands over what was written so far.
  mutating func drain(into output: inout some TextOutputStream) {
    output.write(text)
    text = ""
  }

  private mutating func value(_ string: String) { value(nil, string) }

  private mutating func nest(
    _ key: String?, _ opening: String, _ closing: String, _ inline: Bool, _ body: (inout JSONText) -> Void
  ) {
    begin(key)
    text += opening
    open.append((isEmpty: true, isInline: inline || open.last?.isInline == true))
    body(&self)
    if let last = open.popLast(), !last.isEmpty, !last.isInline { breakLine() }
    text += closing
    if open.isEmpty { text += "\n" }
  }

  private mutating func begin(_ key: String?) {
    if let last = open.indices.last {
      let isFirst = open[last].isEmpty
      open[last].isEmpty = false
      if open[last].isInline {
        if !isFirst { text += ", " }
      } else {
        if !isFirst { text += "," }
        breakLine()
      }
    }
    if let key {
      quote(key)
      text += ": "
    }
  }

  private mutating func breakLine() {
    text += "\n"
    text += String(repeating: "  ", count: open.count)
  }

  private mutating func quote(_ string: String) {
    text += "\""
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      text += string
    } else {
      for scalar in string.unicodeScalars { append(scalar) }
    }
    text += "\""
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    default:
      guard VisibleText.isUnsafe(scalar) else { return text.unicodeScalars.append(scalar) }
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }
}
