#if SwiftSources
internal import SwiftSyntax

extension PresentationVisitor {
  private static let presenters: Set = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "inspector", "actionSheet",
  ]
  private static let dialogs: Set = [
    "alert", "confirmationDialog", "actionSheet", "sheet", "fullScreenCover", "popover",
  ]

  private func isPresenter(_ name: String) -> Bool {
    Self.presenters.contains(name) || declarations.isDestination(name)
  }

  /// Whether a node stands in what is presented, pushed or asked, not in the screen itself.
  func isPresented(_ node: some SyntaxProtocol) -> Bool {
    isInArgument(of: node) { call, below in
      guard let name = call.calleeName else { return false }
      if isPresenter(name) || GivenContent(values).isPresented(by: call) { return true }
      if PackageModifier(values).binding(of: call) != nil, below.is(ClosureExprSyntax.self) { return true }
      if declarations.contentTakers[name]?.contains(where: { $0.function.fits(call) }) ?? false {
        return true
      }
      if PushedContent(values).holds(node, of: call, below) { return true }
      if name == "Tab" { return contents.tabContent(of: call) != nil }
      guard name == "NavigationLink" else { return false }
      // The trailing closure is the destination, or the label of one that is given before it, or of a value.
      if let closure = call.trailingClosure, Syntax(closure).id == below.id {
        return !["destination", "value"].contains { call.has($0) } && contents.pushedCase(of: call) == nil
      }
      return below.is(LabeledExprListSyntax.self) && call.has("destination")
    }
  }

  /// Whether a node stands in a dialog or in what is presented modally.
  func isInDialog(_ node: some SyntaxProtocol) -> Bool {
    isInArgument(of: node) { call, _ in Self.dialogs.contains(call.calleeName ?? "") }
  }

  /// The one screen of the modal content in which a node stands, where whoever presents it has put something around it,
  /// and the state that is bound: `Log().toolbar { Button("Close") { showsLog = false } }`.
  func presentedScreen(around node: some SyntaxProtocol) -> (screen: String, state: String)? {
    var found: (screen: String, state: String)?
    _ = isInArgument(of: node) { call, _ in
      guard let name = call.calleeName, isPresenter(name) || name == "NavigationLink" else {
        return false
      }
      let binding = call.argument("isPresented") ?? call.argument("item")
      if ["sheet", "fullScreenCover", "popover"].contains(name), let binding,
        let content = contents.content(of: call, ["content"]), node.position >= content.position,
        node.endPosition <= content.endPosition
      {
        let shown = contents.shown(by: content).filter { declarations.isView($0.type) }
        if shown.count == 1 { found = (shown[0].type, BoundState.name(of: binding)) }
      }
      return true
    }
    return found
  }

  private func isInArgument(
    of node: some SyntaxProtocol, _ test: (FunctionCallExprSyntax, Syntax) -> Bool
  ) -> Bool {
    var below = Syntax(node)
    var current = below.parent
    while let scope = current, !scope.is(MemberBlockItemSyntax.self) {
      // What a presentation shows without a type of its own is a screen.
      if declarations.inlineContents[below.id] != nil { return false }
      if let call = scope.as(FunctionCallExprSyntax.self), below.id != Syntax(call.calledExpression).id,
        test(call, below)
      {
        return true
      }
      below = scope
      current = scope.parent
    }
    return false
  }
}
#endif
