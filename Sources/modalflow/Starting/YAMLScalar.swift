/// Writes any text as a YAML scalar that is read as the same text.
enum YAMLScalar {
  /// Unquoted for words of letters, otherwise in quotes.
  static func text(_ text: String) -> String {
    let isPlain =
      text.first.map { $0.isASCII && $0.isLetter } ?? false && text.last != " "
      && text.utf8.allSatisfy { $0 == 0x20 || ($0 < 0x80 && Character(Unicode.Scalar($0)).isLetter) }
    return isPlain ? text : quoted(text)
  }

  /// In quotes; invisible characters become spaces.
  static func quoted(_ text: String) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
    }
    return "\"\(quoted)\""
  }
}
