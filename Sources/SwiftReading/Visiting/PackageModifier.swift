#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// A modifier of a package that is bound to a state and shows something while that is set: `.popup(isPresented: $shown) { … }`.
struct PackageModifier {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// What a package's modifiers call the state that they are bound to.
  private static let bindings = ["isPresented", "presented", "present", "isPresenting", "isShowing", "item"]
  /// Modifiers of SwiftUI that are bound so and bring no screen of the app's own.
  private static let ofSwiftUI: Set = ["searchable", "findNavigator", "onDrag", "refreshable"]
  /// Last words of the names of modifiers that put a layer over the screen, whatever is in it.
  private static let layers = ["sheet", "panel", "dialog", "drawer", "alert", "cover", "modal", "picker"]

  /// The state that a modifier is bound to; nil where it is none of a package.
  func binding(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let name = call.calleeName, name.first?.isLowercase == true, !Self.ofSwiftUI.contains(name),
      !PackageCalls.isPassing(name),
      let binding = Self.bindings.lazy.compactMap({ call.argument($0) }).first,
      call.base != nil && binding.text.hasPrefix("$") || isHandedOn(binding, in: call),
      PackageCalls(values).isForeign(name, call) || isByUIKit(name, call)
    else { return nil }
    return binding
  }

  /// Whether it is a modifier of the app's own that presents by UIKit what it is given.
  private func isByUIKit(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    guard let own = declarations.functions[name]?.first(where: { $0.owner == "View" && $0.fits(call) }),
      let body = own.body,
      let made = body.calls.first(where: { $0.calleeName == "modifier" })?.arguments.first?.expression
        .as(FunctionCallExprSyntax.self)?.madeTypeName,
      let type = declarations.type(made), declarations.isModifier(type.name)
    else { return false }
    let calls = type.allBodies.flatMap {
      values.known.calls(in: $0)
    }
    if calls.contains(where: { ["sheet", "fullScreenCover", "popover"].contains($0.calleeName ?? "") }) {
      return false
    }
    return calls.contains { one in
      one.calleeName == "present" && one.has("animated")
        || one.calleeName == name && one.labels.first != call.labels.first
    }
  }

  /// Whether a function of all views hands its own binding on: `func card(isPresented: Binding<Bool>) -> some View { popup(isPresented:
  /// isPresented) … }`.
  private func isHandedOn(_ binding: ExprSyntax, in call: FunctionCallExprSyntax) -> Bool {
    guard let function = declarations.function(of: call), function.owner == "View",
      let name = binding.plainName
    else { return false }
    return function.parameters.contains { $0.name == name && $0.type.hasPrefix("Binding<") }
  }

  /// Whether it brings a layer by its name: `floatingPanel`, `manageSubscriptionsSheet`.
  static func isLayer(_ name: String) -> Bool {
    layers.contains { name.lowercased().hasSuffix($0) }
  }
}

extension PackageModifier {
  /// `.popup(isPresented: $shown) { Rating() }`: how a package shows it, only a person can say.
  func read(_ name: String, _ call: FunctionCallExprSyntax, for visitor: PresentationVisitor) {
    if let kind = StoreStateReading.kind(ofOwnModifier: name, declarations) {
      return visitor.readDialog(kind, call)
    }
    guard let binding = binding(of: call) else { return }
    let contents = visitor.contents
    var pending = visitor.edge(.present, TargetFact(sure: .unknown), declarations.owner(of: call), call)
    let content = contents.content(of: call, ["content", "view", "popupContent", "modalContent"])
    pending.contentParameter = content.flatMap { contents.contentParameter($0, of: pending.function) }
    let shown = content.map { contents.shown(by: $0).filter { declarations.isView($0.type) } } ?? []
    let isOwn =
      isByUIKit(name, call) && visitor.declarations.owner(of: call).map { declarations.isView($0) } ?? false
    guard !shown.isEmpty || pending.contentParameter != nil || Self.isLayer(name) || isOwn else { return }
    pending.edge.style = EdgeFact.Style(
      value: name, place: pending.edge.place, sure: .unknown, isConditional: true)
    pending.edge.hasDelegate = call.has("onDismiss")
    pending.edge.rules.append(isByUIKit(name, call) ? "a modifier by UIKit" : "a modifier of a package")
    visitor.appendEdges(
      pending, pending.contentParameter == nil ? shown : [], BoundState.name(of: binding))
  }
}
#endif
