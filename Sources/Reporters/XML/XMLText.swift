/// Writes XML 1.0 element by element; what is opened is closed, what is text stays text.
///
/// What XML cannot hold (the controls but tab and line breaks, U+FFFE, U+FFFF) and what could mislead a reader (see
/// ``VisibleText``) is written as a visible escape such as `\u{1B}`. Line breaks and tabs survive, in attributes
/// as references, because a parser would turn them into spaces there.
struct XMLText {
  private var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  private var depth = 0

  /// An empty element.
  mutating func element(_ name: String, _ attributes: [(name: String, value: String)] = []) {
    open(name, attributes)
    text += "/>\n"
  }

  /// An element with others in it, which are indented.
  mutating func element(
    _ name: String, _ attributes: [(name: String, value: String)] = [], _ body: (inout XMLText) -> Void
  ) {
    open(name, attributes)
    text += ">\n"
    depth += 1
    body(&self)
    depth -= 1
    indent()
    text += "</\(name)>\n"
  }

  /// An element that holds nothing but text, which is kept to the letter.
  mutating func element(
    _ name: String, _ attributes: [(name: String, value: String)] = [], text content: String
  ) {
    open(name, attributes)
    text += ">"
    append(content, inAttribute: false)
    text += "</\(name)>\n"
  }

  /// Hands over what was written so far.
  mutating func drain(into output: inout some TextOutputStream) {
    output.write(text)
    text = ""
  }

  private mutating func open(_ name: String, _ attributes: [(name: String, value: String)]) {
    indent()
    text += "<" + name
    for attribute in attributes {
      text += " \(attribute.name)=\""
      append(attribute.value, inAttribute: true)
      text += "\""
    }
  }

  private mutating func indent() { text += String(repeating: "  ", count: depth) }

  private mutating func append(_ string: String, inAttribute: Bool) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      // Also where it is not asked for, so that no text holds `]]>`.
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n" where inAttribute: text += "&#10;"
      case "\t" where inAttribute: text += "&#9;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case _ where VisibleText.isUnsafe(scalar): text += VisibleText.replacement(scalar, .escapes)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
