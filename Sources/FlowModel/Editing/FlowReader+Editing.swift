import Diagnostics
import YAMLTree

extension FlowReader {
  /// Why something cannot be called so; nil where it can.
  public static func refusal(of name: String, for subject: NameUse.Subject) -> String? {
    if NameSyntax.refused.contains(name) { return "‘\(name)’ is a word of YAML or of the language" }
    if case .flag = subject, ConditionWord(rawValue: name) != nil || ["not", "any", "else"].contains(name) {
      return "‘\(name)’ is a word of conditions"
    }
    return NameSyntax.isName(name)
      ? nil : "a name has lowercase letters, digits and ‘-’, and begins with a letter"
  }
}
