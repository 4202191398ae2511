internal import ExpressionLanguage

/// What a rule asks: for each element that `when` holds of, `require` must hold.
public struct Question: Sendable {
  /// What it ranges over.
  public let subject: Subject
  /// The environment of its expressions.
  let store: LazyPart<ProgramStore>
  let when: LazyPart<Program>?
  let require: LazyPart<Program>

  /// The slots of a rule's variables, the same for every rule.
  enum Slot {
    static let app = 0
    static let params = 1
    static let element = 2
    static let screen = 3
  }
}
