#if SwiftSources
internal import SwiftSyntax

/// A stack of SwiftUI that is one row of a list.
struct ListRow {
  /// The stacks that can be a row.
  static let stacks: Set = ["HStack", "VStack", "ZStack"]
  private static let lists: Set = ["List", "Form"]
  private static let groups: Set = ["ForEach", "Section", "Group"]

  /// `List` or `Form`.
  let list: FunctionCallExprSyntax
  private let content: ClosureExprSyntax

  /// Of one of ``stacks``; nil where something else than what makes several rows stands between the stack and the list.
  init?(_ stack: FunctionCallExprSyntax) {
    let around = stack.surroundingCalls.first {
      !(Self.groups.contains($0.name) && $0.isContent && $0.call.standsByItself)
    }
    guard stack.base == nil, stack.standsByItself,
      let content = stack.trailingClosure, let around, Self.lists.contains(around.name),
      around.call.base == nil, around.isContent
    else { return nil }
    self.content = content
    list = around.call
  }

  /// The buttons that stand there whatever a condition says, and in no menu, swipe action or control of their own.
  var buttons: [FunctionCallExprSyntax] {
    content.calls.filter { $0.calleeName == "Button" && $0.base == nil && stands($0) }
  }

  private func stands(_ button: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(button).parent
    while let current = node, current.id != content.id {
      if current.is(IfExprSyntax.self) || current.is(SwitchExprSyntax.self) { return false }
      if let closure = current.as(ClosureExprSyntax.self) {
        guard let around = closure.call, around.isContent, around.call.base == nil,
          Self.stacks.contains(around.name) || around.name == "Group"
        else { return false }
      }
      node = current.parent
    }
    return true
  }
}

extension FunctionCallExprSyntax {
  /// Whether a view stands in the closure around it, with or without modifiers, and is not given to another call.
  fileprivate var standsByItself: Bool {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      guard
        parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
          || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
      else { return false }
      node = parent
    }
    return true
  }
}
#endif
