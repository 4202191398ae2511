import Diagnostics
import YAMLTree

extension FlowReader {
  /// The keys of buttons and triggers that do not describe an effect. All other keys of the same map belong
  /// to an effect.
  public static let keysBesideEffects: Set<String> = {
    let ofEffects = KeyTable.entries(of: Form.effect).map(\.name)
    return Set((KeyTable.button + KeyTable.trigger).map(\.name)).subtracting(ofEffects)
      .union([Key.allow.rawValue])
  }()

  /// Why a name is not permitted for the subject; nil if it is permitted.
  public static func refusal(of name: String, for subject: NameUse.Subject) -> String? {
    if NameSyntax.refused.contains(name) { return "‘\(name)’ is a word of YAML or of the language" }
    if case .flag = subject, ConditionWord(rawValue: name) != nil || ["not", "any", "else"].contains(name) {
      return "‘\(name)’ is a word of conditions"
    }
    return NameSyntax.isName(name)
      ? nil : "a name has lowercase letters, digits and ‘-’, and begins with a letter"
  }
}
