#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension CodeChecking {
  /// Checks for `dismiss(animated: true)` without a completion, followed by `present` in the same block or in
  /// a branch of it.
  func checkDismissals(_ statements: [CodeBlockItemSyntax]) {
    for (index, statement) in statements.enumerated() {
      guard let dismissal = call(statement, "dismiss"), isPlain(dismissal),
        let owner = declarations.owner(of: dismissal), declarations.isController(owner)
      else { continue }
      let who = dismissal.base?.text.filter { $0 != "?" && $0 != "!" } ?? "self"
      let isChild = who == "presentedViewController" || who == "self.presentedViewController"
      guard isChild || who == "self" || who == "super" else { continue }
      for later in statements[(index + 1)...] {
        if later.item.is(ReturnStmtSyntax.self) { break }
        guard let presentation = presentation(in: later) else { continue }
        let (rule, message): (CodeFinding.Rule, String) =
          isChild
          ? (
            .presentAfterDismissingChild,
            "what is up is dismissed, and the next is presented before it is gone"
          )
          : (.presentWhileDismissing, "the same controller dismisses and presents before it is done")
        add(rule, message, at: presentation.nameNode, other: dismissal.nameNode)
        break
      }
    }
  }

  /// The call by which a statement, or a branch of it, presents on the controller itself.
  private func presentation(in statement: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
    if let call = call(statement, "present") {
      return call.argument("animated") != nil && call.base?.isSelf ?? true ? call : nil
    }
    let expression = Syntax(statement.item)
    guard
      let branch = expression.as(IfExprSyntax.self)
        ?? expression.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      // A branch that tests what is presented may be one in which nothing is dismissed.
      !branch.conditions.mentions({ $0.hasPrefix("presented") || $0.hasPrefix("presenting") })
    else { return nil }
    return branch.body.statements.lazy.compactMap { self.presentation(in: $0) }.first
  }

  private func call(_ statement: CodeBlockItemSyntax, _ name: String) -> FunctionCallExprSyntax? {
    var expression = Syntax(statement.item).as(ExprSyntax.self)
    if let chain = expression?.as(OptionalChainingExprSyntax.self) { expression = chain.expression }
    guard let call = expression?.as(FunctionCallExprSyntax.self), call.calleeName == name else { return nil }
    return call
  }

  /// Whether the dismissal is certainly animated and no code waits for its end.
  private func isPlain(_ call: FunctionCallExprSyntax) -> Bool {
    call.argument("animated")?.text == "true" && call.trailingClosure == nil
      && call.additionalTrailingClosures.isEmpty
      && call.argument("completion").map { $0.text == "nil" } ?? true
  }
}
#endif
