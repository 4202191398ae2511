/// Writes XML 1.0 element by element. Every opened element is closed, and text cannot become markup.
///
/// Characters that XML does not permit (control characters other than tab and line breaks, U+FFFE, U+FFFF)
/// and those that could mislead a reader (see ``VisibleText``) are written as visible escapes such as
/// `\u{1B}`. Line breaks and tabs are kept; in attributes they become references, because a parser would turn
/// them into spaces there.
struct XMLText {
  private var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  private var depth = 0

  /// Writes an empty element.
  mutating func element(_ name: String, _ attributes: [(name: String, value: String)] = []) {
    open(name, attributes)
    text += "/>\n"
  }

  /// Writes an element that contains other elements, which are indented.
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

  /// Writes an element that contains only text, which is kept exactly.
  mutating func element(
    _ name: String, _ attributes: [(name: String, value: String)] = [], text content: String
  ) {
    open(name, attributes)
    text += ">"
    append(content, inAttribute: false)
    text += "</\(name)>\n"
  }

  /// Writes the collected text to `output` and clears it.
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
      // Escaped everywhere, although XML rarely requires it, so that no text contains `]]>`.
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
