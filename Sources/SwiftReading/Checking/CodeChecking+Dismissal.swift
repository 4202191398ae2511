#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension CodeChecking {
  /// `dismiss(animated: true)` without a completion, and `present` behind it in the same block.
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
        guard let presentation = call(later, "present"), presentation.argument("animated") != nil,
          presentation.base?.isSelf ?? true
        else { continue }
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

  private func call(_ statement: CodeBlockItemSyntax, _ name: String) -> FunctionCallExprSyntax? {
    var expression = Syntax(statement.item).as(ExprSyntax.self)
    if let chain = expression?.as(OptionalChainingExprSyntax.self) { expression = chain.expression }
    guard let call = expression?.as(FunctionCallExprSyntax.self), call.calleeName == name else { return nil }
    return call
  }

  /// Animated for certain, and nothing waits for its end.
  private func isPlain(_ call: FunctionCallExprSyntax) -> Bool {
    call.argument("animated")?.text == "true" && call.trailingClosure == nil
      && call.additionalTrailingClosures.isEmpty
      && call.argument("completion").map { $0.text == "nil" } ?? true
  }
}
#endif
