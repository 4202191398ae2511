internal import JSON

/// Writes texts so that YAML reads the same texts again.
enum YAMLText {
  /// Words that YAML, or the reader of flows, does not read as text.
  private static let words: Set = ["y", "n", "yes", "no", "on", "off", "true", "false", "null", "~"]

  /// A scalar: plain if every YAML reader reads it as this text, also in braces; otherwise in double quotes.
  static func scalar(_ text: String) -> String {
    isPlain(text) ? text : QuotedText.yaml(withoutControls(text.replacing("\n", with: " ")))
  }

  /// A scalar that is read as the very same text, whatever is in it.
  static func exact(_ text: String) -> String { isPlain(text) ? text : QuotedText.yaml(text) }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isLetter(first), text.last != " ",
      !words.contains(text.lowercased())
    else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      isLetter(scalar) || (0x30...0x39).contains(scalar.value) || " ._/()'-!".unicodeScalars.contains(scalar)
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && scalar.value < 0x2000
  }

  /// The text of a comment: one line without characters that could end it or reverse it.
  static func comment(_ text: String) -> String { withoutControls(text) }

  private static func withoutControls(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars where !isControl(scalar) { result.unicodeScalars.append(scalar) }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }
}
