#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// A line that closes something, before the closed screen is known.
struct FoundClosing {
  var fact: ClosingFact
  let call: SyntaxIdentifier
  /// The type whose code contains it.
  let owner: String?
  /// The owner of the closed screen, if the callers decide.
  var presenter = PendingEdge.Presenter.known
  var holder: PresenterProperty?
  var declaration: FunctionDeclaration?
  /// The owner of the stack, if the screen that runs the line is named.
  var giver: String?
  /// The cases of which a call must pass one for the parameter.
  var condition: CaseCondition?
}

/// Reads code that closes screens: `dismiss(animated:)`, `popViewController(animated:)`, SwiftUI's
/// `dismiss()`.
struct ClosingReading {
  private let file: SwiftFile
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ file: SwiftFile, _ values: ValueResolution) {
    self.file = file
    self.values = values
  }

  private static let pops = [
    "popViewController": "pop", "popToRootViewController": "pop-to-root", "popToViewController": "pop-to",
    // A list from which some screens were removed.
    "setViewControllers": "pop-to",
  ]

  /// Whether a call has the name of a closing function.
  func mayClose(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    switch name {
    case "dismiss", "popViewController", "popToRootViewController", "popToViewController", "removeLast",
      "removeAll":
      true
    default: PackageStack(values).closing(name, call) != nil
    }
  }

  /// Records what a call closes, if the app runs it.
  func read(_ name: String, _ call: FunctionCallExprSyntax, for visitor: PresentationVisitor) {
    if visitor.isRun(call), let closing = closing(name, call) { visitor.found.closings.append(closing) }
  }

  /// What a call closes; nil if it closes nothing.
  func closing(_ name: String, _ call: FunctionCallExprSyntax) -> FoundClosing? {
    // `.dismiss()` is a value, such as a coordinator's transition.
    if call.base == nil, call.calledExpression.is(MemberAccessExprSyntax.self) { return nil }
    if let does = PathReading(values).pop(name, call) ?? PackageStack(values).closing(name, call) {
      return closing(of: call, does)
    }
    let isPop = Self.pops[name] != nil && call.argument("animated") != nil
    guard isPop || name == "dismiss" && (isUIKits(call) || isSwiftUIs(call)) else { return nil }
    let other = OtherDismissal(values)
    guard name != "dismiss" || !other.isOther(call) else { return nil }
    // An action that closes its own dialog has no further effect.
    let isOfDialog = other.isOfDialog(call)
    if isOfDialog, call.enclosing(named: "UIAlertAction") { return nil }
    let function = declarations.function(of: call)
    let receiver = ReceiverReading(values).receiver(of: call, function)
    var isKnown = false
    if case .known = receiver.presenter { isKnown = receiver.source.sure != .unknown }
    var type = receiver.source.type
    if !isKnown, let other = controller(behind: call.base) { (type, isKnown) = (other, true) }
    // The end of a search closes no screen.
    if isKnown, type == "UISearchController" { return nil }
    // A function that replaces UIKit's own passes the call on, unless it closes a controller of its object.
    let isOwn = function?.owner.map { declarations.isController($0) } ?? false
    if function?.name == name, !isOwn || function?.parameters.first?.label == "animated" {
      guard isKnown, let owner = function?.owner, declarations.isPlainObject(owner),
        call.base?.isSelf == false
      else { return nil }
    }
    var trigger = isOfDialog ? nil : ButtonReading(file, values).trigger(of: call)
    // A closure closes the screen that runs it; SwiftUI's `dismiss` closes the screen from which it was read.
    var giver: String?
    if isKnown, !isOfDialog, !isSwiftUIs(call),
      let runner = ReceiverReading(values).screenThatRuns(closureAround: call),
      runner != type
    {
      giver = type
      (type, trigger) = (runner, nil)
    }
    let fact = ClosingFact(
      type: type, does: Self.pops[name] ?? "dismiss", trigger: trigger,
      function: function?.name, sure: isKnown ? .inferred : .unknown, place: file.place(of: call.nameNode))
    return FoundClosing(
      fact: fact, call: Syntax(call).id, owner: declarations.owner(of: call),
      presenter: isKnown ? .known : receiver.presenter, holder: receiver.holder, declaration: function,
      giver: giver, condition: ParameterConditions.condition(around: call, in: function))
  }

  /// Removing a screen from a path closes the screen that does so; in the view with the stack, any screen.
  private func closing(of call: FunctionCallExprSyntax, _ does: String) -> FoundClosing {
    let owner = declarations.owner(of: call)
    let type = owner.flatMap { declarations.types[$0] }
    let hasStack = (type?.properties.values.compactMap(\.body) ?? []).contains { body in
      body.calls.contains { $0.calleeName == "NavigationStack" && $0.has("path") }
    }
    let receiver = ReceiverReading(values).presenter(nil, at: call)
    var isKnown = false
    if case .known = receiver.presenter { isKnown = receiver.source.sure != .unknown && !hasStack }
    let function = declarations.function(of: call)
    let fact = ClosingFact(
      type: receiver.source.type, does: does, trigger: ButtonReading(file, values).trigger(of: call),
      function: function?.name, sure: isKnown ? .inferred : .unknown, place: file.place(of: call.nameNode))
    guard !hasStack else { return FoundClosing(fact: fact, call: Syntax(call).id, owner: nil) }
    return FoundClosing(
      fact: fact, call: Syntax(call).id, owner: owner, presenter: isKnown ? .known : receiver.presenter,
      holder: receiver.holder, declaration: function)
  }

  /// The controller whose stack or presenter is used: `editor` of `editor?.navigationController?.dismiss(…)`.
  private func controller(behind base: ExprSyntax?) -> String? {
    var base = base
    while let chain = base?.as(OptionalChainingExprSyntax.self) { base = chain.expression }
    guard let member = base?.as(MemberAccessExprSyntax.self),
      ["navigationController", "presentingViewController", "parent"].contains(member.declName.baseName.text),
      let inner = member.base
    else { return nil }
    let found = values.values(of: inner).map(\.type).filter {
      declarations.isScreen($0) && !declarations.isNavigation($0)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether it is UIKit's function, not a method of the type with the same name.
  private func isUIKits(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.argument("animated") != nil || call.arguments.isEmpty && isOfController(call.base) else {
      return false
    }
    let isOwn = call.base?.isSelf ?? true
    let owner = declarations.owner(of: call)
    let own = isOwn ? declarations.method("dismiss", of: owner, labels: call.labels) : nil
    return own.map { method in
      if method.parameters.first?.label != "animated" {
        return call.labels.first != method.parameters.first?.label
      }
      return method.owner == "UIViewController" || method.isOverride
    } ?? true
  }

  /// Whether an extension of all controllers closes the receiver: `editor.dismiss()`.
  private func isOfController(_ base: ExprSyntax?) -> Bool {
    guard let base, !base.isSelf, base.text != "super" else { return false }
    return values.values(of: base).contains { value in
      let asked = value.wrap.first ?? value.type
      return declarations.isController(asked)
        && declarations.method("dismiss", of: asked).map { $0.owner == "UIViewController" } ?? true
    }
  }

  /// Whether it is `dismiss()` from the environment, or `presentationMode.wrappedValue.dismiss()`.
  private func isSwiftUIs(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.arguments.isEmpty else { return false }
    if let base = call.base, !base.isSelf {
      return base.text.hasSuffix("wrappedValue") || base.plainName == "presentationMode"
    }
    guard let owner = declarations.owner(of: call) else { return false }
    // An extension of all views closes the screen that contains the view.
    if let own = declarations.method("dismiss", of: owner) { return own.owner == "View" && owner != "View" }
    return declarations.property("dismiss", of: owner) != nil || declarations.isView(owner)
      || isOfPackage(call, owner)
  }

  /// Whether it is an undeclared `dismiss()`: of a controller, or inherited from a package's class.
  private func isOfPackage(_ call: FunctionCallExprSyntax, _ owner: String) -> Bool {
    guard PackageCalls(values).isForeign("dismiss", call), let type = declarations.type(owner) else {
      return false
    }
    return declarations.isController(owner)
      || type.kind == .class && !declarations.isUIKitView(owner)
        && type.inherits.contains { declarations.type($0) == nil && !$0.hasPrefix("NS") }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is in an argument for a created value of that name.
  fileprivate func enclosing(named name: String) -> Bool {
    var node = Syntax(self).parent
    while let scope = node, !scope.is(FunctionDeclSyntax.self), !scope.is(MemberBlockItemSyntax.self) {
      if scope.as(FunctionCallExprSyntax.self)?.calleeName == name { return true }
      node = scope.parent
    }
    return false
  }
}
#endif
