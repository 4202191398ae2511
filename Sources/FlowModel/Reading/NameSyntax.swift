/// What names may look like.
public enum NameSyntax {
  /// Words that no id may be: other YAML tools read them as something else, or they are words of the language.
  public static let refused: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null", "self", "presenter", "presented", "parent",
    "root", "topmost", "sender", "view", "back", "none", "all",
  ]

  /// How many bytes a word may have that messages still show whole or make advice of: a longer one is no word that
  /// anybody meant, and the place shows all of it.
  static let longestWord = 80

  /// Whether a text is a name as ids are: `[a-z][a-z0-9-]*`.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first) else { return false }
    return text.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
    }
  }
}

/// How much one flow may have.
enum FlowLimits {
  /// Most screens of one flow; bounds what follows from them, which grows with their square.
  static let screens = 16_384
  /// Most presentations of one flow; some rules compare each with the others of its screen.
  static let presentations = 16_384
  /// Most flags of one flow; some tables have a row for each flag and condition.
  static let flags = 4_096
}

/// A text as ids are made of it: lowercase letters and digits, everything else one `-`.
func kebabCase(_ text: String) -> String {
  var result = ""
  var gap = false
  for character in text.lowercased() {
    if character.isLetter || character.isNumber {
      if gap, !result.isEmpty { result.append("-") }
      gap = false
      result.append(character)
    } else {
      gap = true
    }
  }
  return result
}

/// The same of a text that may be written `likeThis`.
func kebabCase(words text: String) -> String {
  var spaced = ""
  for character in text {
    if character.isUppercase, spaced.last?.isLowercase ?? false { spaced.append("-") }
    spaced.append(character)
  }
  return kebabCase(spaced)
}
