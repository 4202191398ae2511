#if SwiftSources
internal import SwiftSyntax

/// Tells a `dismiss` that closes no screen: that of a progress view, of a toast, of a dialog that code made.
struct OtherDismissal {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  /// Ends of names of types that may close a screen for somebody.
  private static let closers = ["Router", "Coordinator", "Flow", "Navigator", "Presenter", "Wireframe"]
  private static let dialogs: Set = ["UIAlertController", "UIActivityViewController"]

  init(_ values: ValueResolution) { self.values = values }

  /// Whether what is asked is known, and no controller, or closes a controller of its own.
  func isOther(_ call: FunctionCallExprSyntax) -> Bool {
    guard let base = base(of: call) else { return false }
    if let name = base.plainName, name.first?.isUppercase == true { return declarations.type(name) == nil }
    guard let held = held(by: base), !declarations.isController(held.name) else { return false }
    guard let type = declarations.type(held.name), type.isDeclared else {
      return held.isMade && !Self.closers.contains { held.name.hasSuffix($0) }
    }
    guard type.kind == .class || type.kind == .struct, !declarations.isView(type.name) else { return false }
    if declarations.isUIKitView(type.name) { return true }
    return closesItsOwn(type.name, call)
  }

  /// Whether a dialog is asked that code made and kept.
  func isOfDialog(_ call: FunctionCallExprSyntax) -> Bool {
    base(of: call).flatMap { held(by: $0) }.map { Self.dialogs.contains($0.name) } ?? false
  }

  /// The controller that an object closes which it has itself: `hud` of `func dismiss() { hud.dismiss(animated: true) }`.
  private func closesItsOwn(_ type: String, _ call: FunctionCallExprSyntax) -> Bool {
    let method = declarations.method("dismiss", of: type, labels: call.labels)
    let closings = (method?.body.map { Syntax($0).calls } ?? []).filter { $0.calleeName == "dismiss" }
    return !closings.isEmpty
      && closings.allSatisfy { closing in
        guard let base = base(of: closing) else { return false }
        return values.values(of: base).contains {
          declarations.isController($0.type) && !declarations.isGeneral($0.type)
        }
      }
  }

  private func base(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let base = call.base?.withoutMarks, !base.isSelf, base.text != "super" else { return nil }
    return base
  }

  /// The type of what is asked, and whether it is made in sight.
  private func held(by base: ExprSyntax) -> (name: String, isMade: Bool)? {
    let known = values.values(of: base).first.map { (name: $0.type, isMade: false) }
    var name = base.plainName
    if let name, let meaning = values.meaning(of: name, at: Syntax(base)) {
      guard case .value(let local) = meaning else { return known }
      return made(by: local).map { ($0, true) } ?? known
    }
    if let member = base.as(MemberAccessExprSyntax.self), member.base?.isSelf == true {
      name = member.declName.baseName.text
    }
    guard let name, let property = declarations.property(name, of: declarations.owner(of: base)) else {
      return known
    }
    if let made = property.value.flatMap({ made(by: $0) }) { return (made, true) }
    return known ?? property.type.map { (bareTypeName($0), false) }
  }

  private func made(by value: ExprSyntax) -> String? {
    guard let call = value.as(FunctionCallExprSyntax.self), call.base == nil, let name = call.calleeName,
      name.first?.isUppercase == true
    else { return nil }
    return declarations.fullName(name, inside: declarations.owner(of: call))
  }
}
#endif
