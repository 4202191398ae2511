#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension CodeChecking {
  /// Checks for `present` on the controller itself while its view loads; allowed for a child of a container.
  func checkAppearing(_ call: FunctionCallExprSyntax) {
    guard call.argument("animated") != nil, call.base?.isSelf ?? true,
      let function = declarations.function(of: call), ["loadView", "viewDidLoad"].contains(function.name),
      function.parameters.isEmpty,
      let owner = declarations.owner(of: call), declarations.isController(owner), !contained.contains(owner),
      !declarations.hasParent(owner),
      call.enclosing(ClosureExprSyntax.self) == nil,
      !replacesPresenting(owner)
    else { return }
    add(
      .presentBeforeAppearing, "presented in \(function.name), before the view is in a window",
      at: call.nameNode)
  }

  private func replacesPresenting(_ owner: String) -> Bool {
    let own = declarations.method("present", of: owner)
    return own?.parameters.contains { $0.label == "animated" } ?? false
  }
}

extension Declarations {
  /// Whether some code adds a controller of the type to another: a child may be in a window as it loads.
  fileprivate func hasParent(_ type: String) -> Bool {
    let adding = ["addChild", "setViewControllers", "embed", "add"]
    return adding.contains { name in
      (calls[name] ?? []).contains { call in call.node.text.contains(lastName(type) ?? type) }
    }
  }
}
#endif
