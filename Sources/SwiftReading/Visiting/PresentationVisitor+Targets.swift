#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension PresentationVisitor {
  /// The parameter of the function that an expression is.
  func parameter(_ expression: ExprSyntax, of function: FunctionDeclaration?) -> String? {
    guard let function, let name = expression.plainName else { return nil }
    switch values.meaning(of: name, at: Syntax(expression)) {
    case .parameter(let parameter, _, let node) where node.id == Syntax(function.node).id: return parameter
    case .value(let value): return ParameterConditions.parameter(castBy: value, in: function)
    default: return nil
    }
  }

  /// A way of whoever asks an object of the app for it, before it is known what is shown.
  func edge(
    _ verb: EdgeFact.Verb, askedBy call: FunctionCallExprSyntax, _ receiver: Receiver, _ rule: String
  ) -> PendingEdge {
    var pending = edge(verb, TargetFact(sure: .unknown), declarations.owner(of: call), call)
    pending.edge.source = receiver.source
    pending.edge.source.sure = min(receiver.source.sure, .inferred)
    pending.presenter = receiver.presenter
    pending.holder = receiver.holder
    pending.edge.rules += receiver.rules + [rule]
    pending.edge.trigger = buttons.trigger(of: call)
    return pending
  }

  /// What the flow language calls a controller of the system, also where SwiftUI has it in a wrapper.
  private func systemKind(of type: String) -> String? {
    if let kind = declarations.systemKind(of: type) { return kind }
    guard declarations.types[type]?.inherits.contains("UIViewControllerRepresentable") == true,
      let made = declarations.method("makeUIViewController", of: type)?.returns
    else { return nil }
    let kind = SystemController.kinds[bareTypeName(made)]
    return kind == "alert" ? nil : kind
  }

  /// What comes on screen with a value.
  func target(_ value: PossibleValue) -> TargetFact {
    let place = value.creation.flatMap { call in declarations.file(of: call)?.place(of: call) }
    var target = TargetFact(
      type: value.type.isEmpty ? nil : value.type, kind: systemKind(of: value.type) ?? "screen",
      wrap: value.wrap, scene: value.scene, made: place, sure: value.sure)
    if declarations.isGeneral(value.type), value.scene == nil { target.sure = .unknown }
    // What no source declares, and what nobody is seen to make, is not known to be a screen.
    if value.creation == nil, value.scene == nil, value.wrap.isEmpty, !values.isShown(value) {
      target.type = nil
      target.sure = .unknown
    }
    if let kind = PickerReading(declarations: declarations).kind(of: value.type, in: value.creation?.member) {
      target.kind = kind
    }
    if target.kind == "alert", let creation = value.creation {
      // The title may be what the call gave to the function that makes the alert.
      let before = values.bindings
      for maker in value.makers where values.bindings[maker.function] == nil {
        values.bindings[maker.function] = maker.given
      }
      AlertReading(values).read(creation, into: &target)
      values.bindings = before
    }
    return target
  }
}

/// The name of the case that a pattern matches: `.a`, `let .a(x)`, `E.a`.
func caseName(of pattern: PatternSyntax) -> String? {
  guard let dot = pattern.text.firstIndex(of: ".") else { return nil }
  let name = pattern.text[dot...].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  return name.isEmpty ? nil : String(name)
}
#endif
