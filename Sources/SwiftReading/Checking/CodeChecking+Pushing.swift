#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension CodeChecking {
  /// Checks that no navigation or split view controller is pushed.
  func checkPushed(_ call: FunctionCallExprSyntax) {
    guard call.labels == ["_", "animated"], let first = call.arguments.first,
      let made = LocalController(presented: first.expression, values)
    else { return }
    let type = declarations.fullName(
      made.creation.calledExpression.text, inside: declarations.owner(of: call))
    let kinds = [
      ("UINavigationController", "a navigation controller"), ("UISplitViewController", "a split view"),
    ]
    guard let kind = kinds.first(where: { type == $0.0 || declarations.inherits(type, from: [$0.0]) }),
      declarations.method("pushViewController", of: declarations.owner(of: call)) == nil,
      made.name.map({ name in !made.member.assignments.contains { $0.names == [name] } }) ?? true
    else { return }
    add(
      .containerPushed, "\(kind.1) cannot be pushed", at: call.nameNode,
      other: made.name == nil ? nil : Syntax(made.creation))
  }
}
#endif
