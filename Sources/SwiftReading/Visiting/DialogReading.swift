#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads the title and the buttons of SwiftUI dialogs.
struct DialogReading {
  private let file: SwiftFile
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  /// The title of a dialog whose title no code contains.
  static let computedTitle = "‹title›"

  init(_ file: SwiftFile, _ values: ValueResolution) {
    self.file = file
    self.values = values
  }

  /// The title of `Alert(title: Text("Sure?"))` in the closure; a SwiftUI dialog always has one, which may be
  /// computed.
  func innerTitle(of call: FunctionCallExprSyntax) -> String {
    let given = call.arguments.flatMap(\.calls) + (call.trailingClosure?.calls ?? [])
    let made = given.first { ["Alert", "ActionSheet"].contains($0.calleeName ?? "") && $0.base == nil }
    let error = call.argument("error").flatMap { values.title($0) }
    return made?.argument("title").flatMap { values.title($0) } ?? error ?? Self.computedTitle
  }

  func buttons(of call: FunctionCallExprSyntax) -> [ButtonFact] {
    var bodies = [call.trailingClosure].compactMap { $0 }.map { Syntax($0) }
    for label in ["actions", "content"] {
      if let argument = call.argument(label) { bodies.append(Syntax(argument)) }
    }
    bodies += call.additionalTrailingClosures.filter { $0.label.text == "actions" }.map { Syntax($0.closure) }
    let hasButtons = bodies.contains { body in body.calls.contains { $0.calleeName == "Button" } }
    if !hasButtons {
      // They are in a function or property of the type.
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
      var fact = ButtonReading(file, values).button(call)
      fact.isRepeated =
        call.enclosing(ClosureExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)?.calleeName
        == "ForEach"
      return fact
    }
    return made(call)
  }

  /// The buttons of the older form in some code.
  func made(in scope: Syntax) -> [ButtonFact] { scope.calls.compactMap { made($0) } }

  /// The button of `Alert.Button.cancel(…)`, the older form of SwiftUI alerts.
  func made(_ call: FunctionCallExprSyntax) -> ButtonFact? {
    guard ["cancel", "destructive", "default"].contains(call.calleeName ?? ""),
      call.calledExpression.is(MemberAccessExprSyntax.self),
      call.base.map({ $0.text.hasSuffix("Button") }) ?? true
    else { return nil }
    let role = call.calleeName == "default" ? nil : call.calleeName
    let around = call.enclosing(ClosureExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)
    let label = call.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
    return ButtonFact(
      label: label.flatMap { values.title($0) } ?? (role == "cancel" ? "Cancel" : nil), role: role,
      does: EffectReading(values).effects(of: Syntax(call)), place: file.place(of: call),
      isRepeated: around?.calleeName == "map")
  }
}
#endif
