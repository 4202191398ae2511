#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension PresentationVisitor {
  /// `.alert`, `.confirmationDialog`.
  func readDialog(_ name: String, _ call: FunctionCallExprSyntax) {
    if let binding = call.argument("isPresented"), isConstant(binding) { return }
    var target = TargetFact(kind: name, sure: .exact)
    if let first = call.arguments.first, first.label == nil { target.title = values.title(first.expression) }
    target.title = target.title ?? innerTitle(of: call)
    target.buttons = dialogButtons(of: call)
    var pending = edge(.present, target, declarations.owner(of: call), call)
    if let binding = call.argument("isPresented") ?? call.argument("item") {
      pending.edge.trigger = ButtonFact(key: "$" + boundName(binding), place: pending.edge.place)
    }
    found.edges.append(pending)
  }

  /// The title of `Alert(title: Text("Sure?"))` in the closure; a dialog of SwiftUI has one, whoever computes it.
  private func innerTitle(of call: FunctionCallExprSyntax) -> String {
    let given = call.arguments.flatMap(\.calls) + (call.trailingClosure?.calls ?? [])
    let made = given.first { ["Alert", "ActionSheet"].contains($0.calleeName ?? "") && $0.base == nil }
    let error = call.argument("error").flatMap { values.title($0) }
    return made?.argument("title").flatMap { values.title($0) } ?? error ?? "‹title›"
  }

  private func dialogButtons(of call: FunctionCallExprSyntax) -> [ButtonFact] {
    var bodies = [call.trailingClosure].compactMap { $0 }.map { Syntax($0) }
    for label in ["actions", "content"] {
      if let argument = call.argument(label) { bodies.append(Syntax(argument)) }
    }
    bodies += call.additionalTrailingClosures.filter { $0.label.text == "actions" }.map { Syntax($0.closure) }
    let hasButtons = bodies.contains { body in body.calls.contains { $0.calleeName == "Button" } }
    if !hasButtons {
      // They come from a function or property of the type.
      let owner = declarations.owner(of: call)
      for reference in bodies.flatMap({ $0.all(DeclReferenceExprSyntax.self) }) {
        let name = reference.baseName.text
        let body = declarations.method(name, of: owner)?.body.map { Syntax($0) }
        if let body = body ?? declarations.property(name, of: owner)?.body { bodies.append(body) }
      }
    }
    return bodies.flatMap { body in body.calls.compactMap { dialogButton($0) } }
  }

  private func dialogButton(_ call: FunctionCallExprSyntax) -> ButtonFact? {
    if call.calleeName == "Button", call.base == nil {
      var fact = buttons.button(call)
      fact.isRepeated =
        call.enclosing(ClosureExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)?.calleeName
        == "ForEach"
      return fact
    }
    // `Alert.Button.cancel(…)`, of the first form of SwiftUI's alerts.
    guard ["cancel", "destructive", "default"].contains(call.calleeName ?? ""),
      call.calledExpression.is(MemberAccessExprSyntax.self),
      call.base.map({ $0.text.hasSuffix("Button") }) ?? true
    else { return nil }
    let role = call.calleeName == "default" ? nil : call.calleeName
    return ButtonFact(
      label: call.arguments.first.flatMap { values.title($0.expression) }, role: role,
      place: file.place(of: call))
  }
}
#endif
