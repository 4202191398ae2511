/// The error that is thrown if checked types do not hold: the host returned another type than declared, or
/// never set a variable. The error is created when it is thrown.
struct Mismatch: Sendable {
  private let node: Expression

  init(_ node: Expression) { self.node = node }

  func callAsFunction() -> EvaluationError {
    EvaluationError(
      .unknownName, "‘\(node.text)’ has no value of the type it was declared with", at: node.span)
  }
}
