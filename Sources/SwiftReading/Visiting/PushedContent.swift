#if SwiftSources
internal import SwiftSyntax

/// What a stack shows for what lies on its path: screens of their own, and no parts of the view that has the stack.
struct PushedContent {
  private let values: ValueResolution

  init(_ values: ValueResolution) { self.values = values }

  /// Whether a call makes a stack: SwiftUI's own, that of a package or of the app, or the routes of a store.
  func isOf(_ call: FunctionCallExprSyntax, in owner: String) -> Bool {
    guard let name = call.calleeName else { return false }
    return values.declarations.isStack(name)
      || OwnStack(declarations: values.declarations).isOne(name, inside: owner)
      || StoreRouter(values).isOne(call)
  }

  /// Whether what it shows lies on a navigation stack; routes say that of themselves.
  func isOnStack(_ call: FunctionCallExprSyntax) -> Bool {
    let router = StoreRouter(values)
    return !router.isOne(call) || router.root(of: call)?.isOnStack ?? false
  }

  /// Whether a call has a stack show what stands at a node.
  ///
  /// - Parameter below: the part of the call in which the node stands.
  func holds(_ node: some SyntaxProtocol, of call: FunctionCallExprSyntax, _ below: Syntax) -> Bool {
    let router = StoreRouter(values)
    if router.isOne(call) { return below.is(ClosureExprSyntax.self) && router.isPushed(node, by: call) }
    guard call.has("destination"), call.calleeName.map({ values.declarations.isStack($0) }) ?? false else {
      return false
    }
    if below.is(MultipleTrailingClosureElementListSyntax.self) { return true }
    guard let content = call.argument("destination") else { return false }
    return node.position >= content.position && node.endPosition <= content.endPosition
  }
}
#endif
