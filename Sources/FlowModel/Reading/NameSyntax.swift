/// The rules for names.
public enum NameSyntax {
  /// Words that are not permitted as ids: other YAML tools read them differently, or they are words of the
  /// language.
  public static let refused: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null", "self", "presenter", "presented", "parent",
    "root", "topmost", "sender", "view", "back", "none", "all",
  ]

  /// The greatest length in bytes of a word that messages show completely or use for advice. A longer one is
  /// certainly a mistake, and its place shows it.
  static let longestWord = 80

  /// The name that is proposed for a text which is none; nil if nothing fits.
  static func proposal(for text: String) -> String? {
    let kebab = kebabCase(words: text)
    return isName(kebab) && !refused.contains(kebab) ? kebab : nil
  }

  /// Whether a text is a name as ids are: `[a-z][a-z0-9-]*`.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first) else { return false }
    return text.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
    }
  }
}

/// The limits of a flow.
enum FlowLimits {
  /// The most screens; the cost of derived facts grows with their square.
  static let screens = 16_384
  /// The most presentations; some rules compare each with the others of its screen.
  static let presentations = 16_384
  /// The most flags; some tables have a row for each flag and condition.
  static let flags = 4_096
}

/// The text in the form of an id: lowercase letters and digits, with one `-` for each run of other
/// characters.
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

/// The same for a text that may be in camel case.
func kebabCase(words text: String) -> String {
  var spaced = ""
  for character in text {
    if character.isUppercase, spaced.last?.isLowercase ?? false { spaced.append("-") }
    spaced.append(character)
  }
  return kebabCase(spaced)
}
