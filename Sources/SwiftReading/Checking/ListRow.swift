#if SwiftSources
internal import SwiftSyntax

/// A SwiftUI stack that is one row of a list.
struct ListRow {
  /// The stacks that can be a row.
  static let stacks: Set = ["HStack", "VStack", "ZStack"]
  private static let lists: Set = ["List", "Form"]
  private static let groups: Set = ["ForEach", "Section", "Group"]

  /// `List` or `Form`.
  let list: FunctionCallExprSyntax
  private let content: ClosureExprSyntax

  /// Requires one of ``stacks``; nil if anything between the stack and the list makes several rows.
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

  /// The buttons that are always shown and are not inside a menu, a swipe action or another control.
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
  /// Whether a view is a statement of the closure around it, with or without modifiers, and not an argument.
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
