/// What looks like a function and is a form of the language; for reference pages.
public struct LanguageMacro: Sendable, Hashable {
  /// How it is written.
  public let form: String
  /// What it comes to, in one sentence.
  public let doc: String

  /// All of them.
  public static let all = [
    LanguageMacro(form: "has(record.field)", doc: "Whether a field that may be missing is there."),
    LanguageMacro(form: "list.all(x, condition)", doc: "Whether the condition holds for every element."),
    LanguageMacro(form: "list.exists(x, condition)", doc: "Whether the condition holds for some element."),
    LanguageMacro(
      form: "list.exists_one(x, condition)", doc: "Whether the condition holds for exactly one element."),
    LanguageMacro(form: "list.filter(x, condition)", doc: "The elements for which the condition holds."),
    LanguageMacro(form: "list.map(x, value)", doc: "What the value is for each element."),
    LanguageMacro(
      form: "list.map(x, condition, value)",
      doc: "What the value is for each element for which the condition holds."),
  ]
}
