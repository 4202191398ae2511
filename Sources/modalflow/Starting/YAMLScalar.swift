/// Text as YAML reads it back, whatever is in it.
enum YAMLScalar {
  /// Plain where it is words of letters, else in quotes.
  static func text(_ text: String) -> String {
    let isPlain =
      text.first.map { $0.isASCII && $0.isLetter } ?? false && text.last != " "
      && text.utf8.allSatisfy { $0 == 0x20 || ($0 < 0x80 && Character(Unicode.Scalar($0)).isLetter) }
    return isPlain ? text : quoted(text)
  }

  /// In quotes; what cannot be seen becomes a space.
  static func quoted(_ text: String) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
    }
    return "\"\(quoted)\""
  }
}
