#if SwiftSources
internal import SwiftSyntax

/// Tells a view that a controller puts into a navigation controller of its own: a screen there, and no part of whoever makes
/// it, as in `let host = UIHostingController(rootView: Menu())` and then `MenuNavigationController(rootViewController: host)`.
struct StackedView {
  let declarations: Declarations

  func isOne(_ call: FunctionCallExprSyntax) -> Bool {
    takers(of: call, "rootView").contains { host in
      takers(of: host, "rootViewController").contains { stack in
        stack.base == nil && stack.calleeName.map { declarations.isNavigation($0) } ?? false
      }
    }
  }

  /// The calls that are given what a call makes, by a label; also where a local holds it before.
  private func takers(of call: FunctionCallExprSyntax, _ label: String) -> [FunctionCallExprSyntax] {
    if let argument = call.parent?.as(LabeledExprSyntax.self) {
      let taker = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      return argument.label?.text == label ? [taker].compactMap { $0 } : []
    }
    guard let name = call.holdingName, let member = call.member else { return [] }
    return member.calls.filter { $0.argument(label)?.plainName == name }
  }
}
#endif
