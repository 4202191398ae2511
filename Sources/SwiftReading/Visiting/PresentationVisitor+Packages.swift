#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension PresentationVisitor {
  /// What a package's modifiers call the state that they are bound to.
  private static let bindings = ["isPresented", "present", "isPresenting", "isShowing", "item"]
  /// Modifiers of SwiftUI that are bound so and bring no screen of the app's own.
  private static let ofSwiftUI: Set = ["searchable", "findNavigator", "onDrag", "refreshable"]

  /// The state that a modifier of a package is bound to, which shows a view of the app: `.popup(isPresented: $shown) { Rating() }`.
  func packageBinding(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard call.base != nil, let name = call.calleeName, name.first?.isLowercase == true,
      !Self.ofSwiftUI.contains(name), !PackageCalls.isPassing(name),
      let binding = Self.bindings.lazy.compactMap({ call.argument($0) }).first, binding.text.hasPrefix("$"),
      PackageCalls(values).isForeign(name, call)
    else { return nil }
    return binding
  }

  /// `.popup(isPresented: $shown) { Rating() }`: how a package shows it, only a person can say.
  func readPackageSheet(_ name: String, _ call: FunctionCallExprSyntax) {
    guard let binding = packageBinding(of: call),
      let content = contents.content(of: call, ["content", "view", "popupContent"])
    else { return }
    let shown = contents.shown(by: content).filter { declarations.isView($0.type) }
    guard !shown.isEmpty else { return }
    var pending = edge(.present, TargetFact(sure: .unknown), declarations.owner(of: call), call)
    pending.edge.style = EdgeFact.Style(
      value: name, place: pending.edge.place, sure: .unknown, isConditional: true)
    pending.edge.hasDelegate = call.has("onDismiss")
    pending.edge.rules.append("a modifier of a package")
    appendEdges(pending, shown, contents.boundName(binding))
  }
}
#endif
