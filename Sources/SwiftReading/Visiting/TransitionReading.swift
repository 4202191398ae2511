#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Reads what a coordinator of XCoordinator does for a route, in a function that gives back a transition:
/// `return .push(EditorController())`, `return .multiple(.dismiss(), .present(help))`.
struct TransitionReading {
  private let visitor: PresentationVisitor
  private var declarations: Declarations { visitor.declarations }
  private var values: ValueResolution { visitor.values }

  init(_ visitor: PresentationVisitor) { self.visitor = visitor }

  private static let verbs: [String: EdgeFact.Verb] = [
    "push": .push, "set": .push, "show": .push, "showDetail": .showDetail, "present": .present,
    "presentOnRoot": .present,
  ]
  private static let closings = [
    "pop": "pop", "popToRoot": "pop-to-root", "dismiss": "dismiss", "dismissAll": "dismiss",
    "dismissToRoot": "dismiss",
  ]

  func read(_ name: String, _ call: FunctionCallExprSyntax) {
    guard call.base == nil, call.calledExpression.is(MemberAccessExprSyntax.self),
      let function = declarations.function(of: call), Self.givesTransition(function),
      !(declarations.functions[name] ?? []).contains(where: { Self.givesTransition($0) && $0.fits(call) })
    else { return }
    if let verb = Self.verbs[name], let shown = shown(call) { return read(shown, call, verb, function) }
    guard let does = Self.closings[name] else { return }
    close(call, call.arguments.first?.label?.text == "to" ? "pop-to" : does, function)
  }

  /// Whether a function gives back what a coordinator does.
  private static func givesTransition(_ function: FunctionDeclaration) -> Bool {
    guard let returns = function.returns.map(bareTypeName) else { return false }
    return returns.hasSuffix("Transition")
      || returns == "Self" && function.owner?.hasSuffix("Transition") ?? false
  }

  /// What is shown: the only argument without a label, or the last of a list.
  private func shown(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let first = call.arguments.first, first.label == nil else { return nil }
    return first.expression.as(ArrayExprSyntax.self)?.elements.last?.expression ?? first.expression
  }

  private func read(
    _ shown: ExprSyntax, _ call: FunctionCallExprSyntax, _ verb: EdgeFact.Verb,
    _ function: FunctionDeclaration
  ) {
    let before = visitor.found.edges.count
    ControllerPresentations(visitor).readPresent(shown, call, verb)
    guard before == visitor.found.edges.count, let object = MadeObject(values).type(of: shown) else { return }
    // A coordinator of its own comes with what it shows first.
    var pending = visitor.edge(
      verb, askedBy: call, visitor.receivers.presenter(nil, at: call), "first screen of ‘\(object)’")
    pending.edge.framework = .uikit
    pending.edge.target.kind = "screen"
    pending.function = function
    pending.presented = shown
    pending.object = object
    pending.condition = ParameterConditions.condition(around: call, in: function)
    visitor.found.edges.append(pending)
  }

  private func close(_ call: FunctionCallExprSyntax, _ does: String, _ function: FunctionDeclaration) {
    let owner = declarations.owner(of: call)
    let fact = ClosingFact(
      type: owner, does: does, trigger: nil, function: function.name, sure: .unknown,
      place: visitor.file.place(of: call.nameNode))
    var closing = FoundClosing(
      fact: fact, call: Syntax(call).id, owner: owner, presenter: .callers, declaration: function)
    closing.condition = ParameterConditions.condition(around: call, in: function)
    visitor.found.closings.append(closing)
  }
}
#endif
