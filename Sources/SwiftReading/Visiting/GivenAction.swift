#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds the button that runs a closure passed to a view of the app: `Hero(donate: { … })`, if `Hero`
/// contains `Button("Donate", action: donate)`.
struct GivenAction {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private static let maximumSteps = 3
  private static let titleLabels = ["title", "label", "text", "name"]

  init(_ values: ValueResolution) { self.values = values }

  /// The button; nil if no view of the app is created, or not exactly one button runs the closure.
  func button(running closure: ClosureExprSyntax, givenBy call: FunctionCallExprSyntax) -> ButtonFact? {
    guard let type = view(madeBy: call), let name = property(taking: closure, in: type) else {
      return nil
    }
    return button(running: name, of: type, givenBy: call, does: Syntax(closure))
  }

  /// The same for a function that is passed by name: `Hero(donate: donate)`.
  func button(
    runningArgument argument: LabeledExprSyntax, of call: FunctionCallExprSyntax
  ) -> ButtonFact? {
    guard let type = view(madeBy: call), let name = argument.label?.text else { return nil }
    return button(running: name, of: type, givenBy: call, does: Syntax(argument.expression))
  }

  private func button(
    running name: String, of type: TypeDeclaration, givenBy call: FunctionCallExprSyntax, does action: Syntax
  ) -> ButtonFact? {
    guard var button = button(running: name, in: type, 0) else { return nil }
    button.sure = .inferred
    // The button is not among the facts, so its closings must still be reported.
    let told = values.toldClosings
    button.does = EffectReading(values).effects(of: action)
    values.toldClosings = told
    if let shown = title(givenBy: call, for: button.label, in: type) { button.label = shown }
    // The label of the button is the argument of this call.
    if let label = ButtonReading.givenLabel(of: call), let file = declarations.file(of: call) {
      button.label = nil
      button.symbol = nil
      ButtonReading(file, values).readLabel(label, into: &button)
    }
    return button
  }

  /// The title argument of a call, if a property of the view is shown on its button: `‹title›` of
  /// `Text(title)`.
  private func title(
    givenBy call: FunctionCallExprSyntax, for label: String?, in type: TypeDeclaration
  ) -> String? {
    guard let label, label.hasPrefix("‹"), label.hasSuffix("›") else { return nil }
    let name = String(label.dropFirst().dropLast())
    guard type.properties[name]?.body == nil, type.properties[name] != nil else { return nil }
    let plain = call.arguments.first { $0.label == nil && !$0.expression.is(ClosureExprSyntax.self) }
    return (call.argument(name) ?? plain?.expression ?? fallback(of: name, in: type)).flatMap {
      values.title($0)
    }
  }

  /// The initializer's default for a property, if a call passes nothing.
  private func fallback(of name: String, in type: TypeDeclaration) -> ExprSyntax? {
    let parameters = type.initializers.flatMap { Array($0.signature.parameterClause.parameters) }
    return parameters.lazy.compactMap { parameter -> ExprSyntax? in
      (parameter.secondName ?? parameter.firstName).text == name ? parameter.defaultValue?.value : nil
    }.first
  }

  private func view(madeBy call: FunctionCallExprSyntax) -> TypeDeclaration? {
    guard call.base == nil, let name = call.calleeName, name.first?.isUppercase == true,
      let type = declarations.type(name, inside: declarations.owner(of: call)), type.isDeclared,
      declarations.isView(type.name)
    else { return nil }
    return type
  }

  /// The property for the label of a closure; for a trailing closure, the only property with an action.
  private func property(
    taking closure: ClosureExprSyntax, in type: TypeDeclaration
  ) -> String? {
    let label =
      closure.parent?.as(LabeledExprSyntax.self)?.label?.text
      ?? closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.text
    if let label { return label }
    let actions = type.properties.values.filter { property in
      let written = (property.type ?? "").filter { !$0.isWhitespace && $0 != "?" }
      return written.hasSuffix("->Void") || written.hasSuffix("->()") || written.hasSuffix("->Void)")
    }
    return actions.count == 1 ? actions.first?.name : nil
  }

  private func button(running name: String, in type: TypeDeclaration, _ step: Int) -> ButtonFact? {
    guard step < Self.maximumSteps else { return nil }
    let bodies =
      type.allProperties.compactMap(\.body)
      + type.allFunctions.compactMap { $0.body.map { Syntax($0) } }
    let found = bodies.flatMap { values.known.calls(in: $0) }.compactMap { call -> ButtonFact? in
      guard let file = declarations.file(of: call) else { return nil }
      if call.calleeName == "Button", call.base == nil {
        let action = call.argument("action") ?? call.trailingClosure.map { ExprSyntax($0) }
        return action.map { runs(name, $0) } ?? false ? ButtonReading(file, values).button(call) : nil
      }
      // Another view of the app receives the same action.
      guard let inner = view(madeBy: call), inner.name != type.name,
        let argument = call.arguments.first(where: { runs(name, $0.expression) })
      else { return nil }
      if let title = title(of: call) {
        return ButtonFact(label: title, place: file.place(of: call.nameNode))
      }
      // What it is given to show on its button: `Filled({ Text(title) }, action: action)`.
      var shown = ButtonFact(place: file.place(of: call.nameNode))
      for given in call.arguments where given.id != argument.id && given.expression.is(ClosureExprSyntax.self)
      {
        ButtonReading(file, values).readLabel(Syntax(given.expression), into: &shown)
      }
      if shown.label != nil { return shown }
      return argument.label.flatMap { self.button(running: $0.text, in: inner, step + 1) }
    }
    // One button may be written once for each version of the system.
    let looks = Set(found.map { [$0.label ?? "", $0.label == nil ? $0.symbol ?? "" : "", $0.role ?? ""] })
    guard looks.count == 1, var only = found.first, found.count == 1 || only.label != nil else { return nil }
    if found.count > 1 { (only.condition, only.symbol) = (nil, nil) }
    return only
  }

  /// Whether an action is the property itself, or a closure that calls it.
  private func runs(_ name: String, _ action: ExprSyntax) -> Bool {
    if action.plainName == name { return true }
    guard let closure = action.as(ClosureExprSyntax.self) else { return false }
    return values.known.calls(in: closure).contains { call in
      call.calleeName == name && (call.base?.isSelf ?? true)
        || name == call.base?.plainName && call.calleeName == "callAsFunction"
    }
  }

  private func title(of call: FunctionCallExprSyntax) -> String? {
    let labelled = Self.titleLabels.lazy.compactMap { call.argument($0) }.first
    let first = call.arguments.first { $0.label == nil && $0.expression.is(StringLiteralExprSyntax.self) }
    return (labelled ?? first?.expression).flatMap { $0.is(ClosureExprSyntax.self) ? nil : values.title($0) }
  }
}
#endif
