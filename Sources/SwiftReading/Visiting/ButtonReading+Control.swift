#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

// Controls of UIKit that run a method: `add.addTarget(self, action: #selector(addNote), for: .touchUpInside)`.
extension ButtonReading {
  /// Notes the button that a call makes with a selector, or the control that it gives one.
  func readControl(_ call: FunctionCallExprSyntax, into found: inout FoundInFile) {
    guard let owner = declarations.owner(of: call) else { return }
    if let button = actionButton(call, owner) { found.buttons[owner, default: []].append(button) }
    if let control = self.control(call, owner) { found.controls[owner, default: []].append(control) }
  }

  /// A control with its title, else what is spoken of it, and its symbol; nil where code gives it none of them.
  func control(_ call: FunctionCallExprSyntax, _ owner: String) -> ButtonFact? {
    guard call.calleeName == "addTarget", let action = TapReading.selector(givenBy: call),
      let event = call.argument("for")?.text,
      ["touchUpInside", "primaryActionTriggered"].contains(where: { event.contains($0) }),
      let control = call.base?.withoutMarks, let name = control.ownName, name != "self"
    else { return nil }
    let setting = setting(name, controlAt: control, owner)
    let titles = setting.calls.filter { $0.calleeName == "setTitle" }.compactMap {
      $0.arguments.first.flatMap { title($0.expression) }
    }
    let spoken = setting.assignments.filter { $0.names.last == "accessibilityLabel" }.map {
      $0.value.flatMap { title($0) }
    }
    let symbols = setting.calls.filter { $0.calleeName == "setImage" }.flatMap {
      $0.all(FunctionCallExprSyntax.self)
    }
    .compactMap { $0.argument("systemName").flatMap { values.string($0) } }
    var button = ButtonFact(place: place(of: call), sure: .inferred)
    button.label = Self.only(titles) ?? Self.only(spoken) ?? nil
    button.symbol = Self.only(symbols)
    guard button.label != nil || button.symbol != nil else { return nil }
    button.does = effects(ofAction: action, of: owner)
    return button
  }

  private static func only<Text: Hashable>(_ texts: [Text]) -> Text? {
    Set(texts).count == 1 ? texts.first : nil
  }

  /// What code asks a control and sets on it: of a local in its function, of a property in all of its type.
  private func setting(
    _ name: String, controlAt control: ExprSyntax, _ owner: String
  ) -> (calls: [FunctionCallExprSyntax], assignments: [Assignment]) {
    let isLocal = control.plainName != nil && values.meaning(of: name, at: Syntax(control)) != nil
    let scopes = isLocal ? [control.member].compactMap { $0 } : declarations.types[owner]?.allBodies ?? []
    let asked = scopes.flatMap { values.known.calls(in: $0) }.filter { call in
      call.base.flatMap { $0.withoutMarks.ownName } == name
    }
    let set = scopes.flatMap { values.known.assignments(in: $0) }.filter { assignment in
      let names = assignment.names.first == "self" ? Array(assignment.names.dropFirst()) : assignment.names
      return names.count == 2 && names.first == name
    }
    return (asked, set)
  }
}
#endif
