/// What is thrown where checked types turn out not to hold: the host handed out something else than declared, or
/// never set a variable. Made when it is thrown.
struct Mismatch: Sendable {
  private let node: Expression

  init(_ node: Expression) { self.node = node }

  func callAsFunction() -> EvaluationError {
    EvaluationError(
      .unknownName, "‘\(node.text)’ has no value of the type it was declared with", at: node.span)
  }
}
