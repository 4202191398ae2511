#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension CodeChecking {
  /// Checks for a UIKit alert whose actions are all understood: a destructive one, and none that cancels.
  func checkCancel(UIKit call: FunctionCallExprSyntax) {
    guard call.calledExpression.is(DeclReferenceExprSyntax.self), call.isUIKitAlert,
      let made = LocalController(creation: call), !made.isGivenAway(declarations)
    else { return }
    var target = TargetFact(type: "UIAlertController", kind: "alert", sure: .exact)
    AlertReading(values).read(call, into: &target)
    guard target.sure == .exact, let buttons = target.buttons, buttons.lackCancel else { return }
    report(buttons, title: target.title, kind: target.kind == "alert" ? "alert" : "action sheet", at: call)
  }

  /// The same in SwiftUI. A confirmation dialog gets a Cancel automatically, an alert does not.
  func checkCancel(SwiftUI call: FunctionCallExprSyntax) {
    guard call.base != nil, let actions = actions(of: call), !actions.statements.isEmpty,
      !isOfApp(call)
    else { return }
    var buttons: [ButtonFact] = []
    for statement in actions.statements {
      guard let button = button(Syntax(statement.item)) else { return }
      buttons.append(button)
    }
    guard buttons.lackCancel else { return }
    let title = call.arguments.first.flatMap { $0.label == nil ? values.title($0.expression) : nil }
    report(buttons, title: title, kind: "alert", at: call.nameNode)
  }

  /// The same in SwiftUI's first form: `Alert(title:primaryButton:secondaryButton:)`.
  func checkCancel(first call: FunctionCallExprSyntax) {
    guard declarations.type("Alert") == nil, let primary = call.argument("primaryButton"),
      let secondary = call.argument("secondaryButton")
    else { return }
    let reading = DialogReading(file, values)
    let buttons = [primary, secondary].compactMap { given in
      given.as(FunctionCallExprSyntax.self).flatMap { reading.made($0) }
    }
    guard buttons.count == 2, buttons.lackCancel else { return }
    report(buttons, title: call.argument("title").flatMap { values.title($0) }, kind: "alert", at: call)
  }

  /// The same for a state of The Composable Architecture or SwiftUI Navigation that becomes a SwiftUI alert.
  func checkCancel(state call: FunctionCallExprSyntax) {
    let behind = call.additionalTrailingClosures.first { $0.label.text == "actions" }?.closure
    guard let actions = behind ?? call.argument("actions")?.as(ClosureExprSyntax.self),
      declarations.type("AlertState") == nil, !actions.text.lowercased().contains("cancel")
    else { return }
    if actions.rolesOfButtonStates == ["destructive"] { report([], title: nil, kind: "alert", at: call) }
  }

  /// Whether the call is a modifier of the app, which may add a button.
  private func isOfApp(_ call: FunctionCallExprSyntax) -> Bool {
    (declarations.types["View"]?.functions[call.calleeName ?? ""] ?? []).contains { $0.fits(call) }
  }

  private func actions(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    if let argument = call.argument("actions") { return argument.as(ClosureExprSyntax.self) }
    return call.trailingClosure
  }

  /// The button of a statement that is only one button, with or without modifiers.
  private func button(_ statement: Syntax) -> ButtonFact? {
    var expression = statement.as(ExprSyntax.self) ?? statement.as(ExpressionStmtSyntax.self)?.expression
    while let call = expression?.as(FunctionCallExprSyntax.self) {
      if call.calleeName == "Button", call.base == nil {
        let role = call.argument("role")
        // A computed role may be any role.
        if let role, role.as(MemberAccessExprSyntax.self) == nil { return nil }
        return ButtonReading(file, values).button(call)
      }
      expression = call.base
    }
    // A text field is no answer.
    return nil
  }

  private func report(
    _ buttons: [ButtonFact], title: String?, kind: String, at node: some SyntaxProtocol
  ) {
    let name = title.map { $0.hasPrefix("‹") ? "" : " ‘\(Self.oneLine($0))’" } ?? ""
    let cancels = buttons.first { ($0.label ?? "").lowercased() == "cancel" }
    let role = cancels?.role == "destructive" ? "a destructive one" : "a plain one"
    let why = cancels == nil ? "no Cancel" : "its Cancel is \(role)"
    add(.destructiveWithoutCancel, "the \(kind)\(name) has a destructive action and \(why)", at: node)
  }

  private static func oneLine(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
}
#endif
