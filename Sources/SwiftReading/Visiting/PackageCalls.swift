#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Tells calls that show something through a package whose code is not read, by their name and by what they are given:
/// `navigate(to: EditorModel.self, by: .show)`, `router.push(EditorView())`, `alert(title: "Sure?", actions: […])`.
struct PackageCalls {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// First words of the names of functions that go to a screen.
  private static let verbs: Set = ["navigate", "route", "push", "present", "show", "replace"]
  private static let dialogs: Set = ["alert", "showAlert", "presentAlert", "confirm", "actionSheet"]
  private static let passing = ["toast", "hud", "snack", "banner", "loading", "progress"]
  private static let maximumText = 40

  /// What such a call shows, as it is written; nil where it is none, or where its function is declared in the sources.
  func shown(by call: FunctionCallExprSyntax) -> String? {
    // What is shown by UIKit's old classes is not followed.
    if call.base == nil, let name = call.calleeName, ["UIAlertView", "UIActionSheet"].contains(name),
      declarations.type(name) == nil
    {
      return Self.short(call.argument("title")?.text ?? name)
    }
    if let name = call.calleeName, isOrder(name, call) {
      return Self.short(call.arguments.first?.expression.text ?? name)
    }
    guard let name = call.calleeName, declarations.caseName(of: ExprSyntax(call)) == nil,
      call.base != nil || call.calledExpression.is(DeclReferenceExprSyntax.self)
    else { return nil }
    let isDialog = Self.dialogs.contains(name) && isDialog(call)
    guard isDialog || Self.verbs.contains(String(name.prefix { $0.isLowercase })), !Self.isPassing(name),
      !call.has("animated"), !call.has("sender"), isForeign(name, call)
    else { return nil }
    if isDialog { return Self.short(call.argument("title")?.text ?? name) }
    // Nothing else navigates.
    if name == "navigate" { return Self.short(call.arguments.first?.expression.text ?? name) }
    return call.arguments.lazy.map(\.expression).first { isScreen($0, of: call) }.map { Self.short($0.text) }
  }

  /// Whether something of a package is asked that leads to screens by its name or type, whatever it is given:
  /// `navigator.present(url, wrap: Stack.self)`, `router.trigger(.editor)`.
  private func isOrder(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    guard let base = call.base?.withoutMarks, !base.isSelf,
      Self.verbs.union(Self.orders).contains(String(name.prefix { $0.isLowercase })),
      !name.hasPrefix("goBack"),
      !Self.isPassing(name), !Self.ofUIKit.contains(name) || !call.has("animated") && !call.has("sender")
    else { return false }
    let isLeading =
      Self.names(of: base).contains { name in
        !Self.isOfMessages(name) && Self.leaders.contains { name.lowercased().hasSuffix($0) }
      } || WrittenType(of: base, values).map { Self.isLeader($0.written) } ?? false
    guard isLeading, isForeign(name, call), !isHandedOn(name, call),
      declarations.enumeration(base.namesAlone, withCase: name) == nil || base.namesAlone == nil
    else { return false }
    return !values.values(of: base).contains { declarations.isController($0.type) }
  }

  /// Whether a name is that of what shows messages which go by themselves: `notificationPresenter`, `StatusPresenter`.
  private static func isOfMessages(_ name: String) -> Bool {
    isPassing(name) || ["notification", "status"].contains { name.lowercased().hasPrefix($0) }
  }

  /// Whether a coordinator of the app's own is known to answer: what it shows then is read there.
  private func isHandedOn(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    (declarations.functions["prepareTransition"] ?? []).contains { function in
      HandedRoute(function)?.calls.contains(name) ?? false
        && HandedRoutes(values).sites(of: function).contains { $0.node.id == call.id }
    }
  }

  /// The names of what is asked: `router` of `self.router` and of `router()`, also `Router` of `Router.shared`.
  private static func names(of base: ExprSyntax) -> [String] {
    if let call = base.as(FunctionCallExprSyntax.self) { return [call.calleeName].compactMap { $0 } }
    guard let member = base.as(MemberAccessExprSyntax.self) else { return [base.plainName].compactMap { $0 } }
    let outer = member.base.flatMap { $0.isNameOfType ? $0.namesAlone.flatMap(lastName) : nil }
    return [member.declName.baseName.text] + [outer].compactMap { $0 }
  }

  /// Whether a written type is that of a router, also by a protocol: `NavigatorType`, `StrongRouter<Route>`.
  private static func isLeader(_ written: String) -> Bool {
    let type = bareTypeName(written)
    // What UIKit calls a coordinator runs animations.
    if type.hasPrefix("UI") || type.hasPrefix("NS") { return false }
    return leaders.contains { type.lowercased().contains($0) }
  }

  /// Ends of names of what leads to screens for others.
  private static let leaders = ["router", "navigator", "coordinator", "wireframe", "presenter"]
  /// What such an object is told besides.
  private static let orders: Set = ["open", "go", "trigger", "transition"]
  /// UIKit's own, which are read where they stand.
  private static let ofUIKit: Set = ["present", "show", "pushViewController", "showDetailViewController"]

  /// Whether a name is that of a message which goes by itself.
  static func isPassing(_ name: String) -> Bool {
    let name = name.lowercased()
    return passing.contains { name.contains($0) }
  }

  /// Whether no source declares what is called: neither a function nor a closure that is kept.
  func isForeign(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    if declarations.functions[name]?.contains(where: { $0.fits(call) }) ?? false { return false }
    if declarations.properties[name] != nil { return false }
    guard let base = call.base, !base.isSelf else {
      return values.meaning(of: name, at: Syntax(call)) == nil
    }
    return true
  }

  /// A title beside answers: what is asked is not bound to a state, as SwiftUI's own dialogs are.
  private func isDialog(_ call: FunctionCallExprSyntax) -> Bool {
    call.has("title") && ["actions", "buttons", "action"].contains { call.has($0) }
      && !["isPresented", "item", "presenting", "store"].contains { call.has($0) }
  }

  /// The type of a screen or of its model, or what makes a screen.
  private func isScreen(_ expression: ExprSyntax, of call: FunctionCallExprSyntax) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
      let type = member.base?.text
    {
      return declarations.type(type, inside: declarations.owner(of: call))?.isDeclared ?? false
    }
    guard expression.is(FunctionCallExprSyntax.self) || expression.is(DeclReferenceExprSyntax.self) else {
      return false
    }
    return values.values(of: expression).contains { value in
      declarations.isScreen(value.type) && !declarations.isGeneral(value.type)
        && declarations.type(value.type)?.isDeclared ?? false
    }
  }

  static func short(_ text: String) -> String {
    String(text.split { $0.isWhitespace }.joined(separator: " ").prefix(maximumText))
  }
}
#endif
