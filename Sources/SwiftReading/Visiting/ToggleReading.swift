#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads lines that turn a flag over: `isShown.toggle()` shows what is bound to it, unless it stands in that itself, which it
/// closes.
struct ToggleReading {
  private let visitor: PresentationVisitor
  private var declarations: Declarations { visitor.declarations }

  init(_ visitor: PresentationVisitor) { self.visitor = visitor }

  /// Notes the flag that a call turns over, where it is one.
  func read(_ call: FunctionCallExprSyntax) {
    guard let turned = Assignment(toggling: call), let owner = declarations.owner(of: call),
      let property = turned.names.last, !isInContent(ofState: property, call)
    else { return }
    SharedSettingReading(visitor).read(turned, property, owner, isTurned: true)
    visitor.found.settings.append(
      CaseSetting(
        value: .yes, property: property, isPush: false, owner: owner,
        function: declarations.function(of: call), trigger: visitor.buttons.trigger(of: call),
        place: visitor.file.place(of: call)))
  }

  /// Whether a node stands in what a modifier shows that is bound to a state.
  func isInContent(ofState state: String, _ node: some SyntaxProtocol) -> Bool {
    var current = Syntax(node).parent
    while let scope = current, !scope.is(MemberBlockItemSyntax.self) {
      if let call = scope.as(FunctionCallExprSyntax.self),
        let binding = call.argument("isPresented") ?? call.argument("item"),
        BoundState.name(of: binding) == state,
        call.base.map({ node.position >= $0.endPosition }) ?? true
      {
        return true
      }
      current = scope.parent
    }
    return false
  }
}
#endif
