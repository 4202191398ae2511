#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// A function that a package calls with a case from other code: `prepareTransition(for:)` of an XCoordinator
/// coordinator, for `router.trigger(.editor)`; `navigate(to:)` of an RxFlow flow, for
/// `steps.accept(AppStep.editor)`.
enum HandedRoute {
  case transition, step

  init?(_ function: FunctionDeclaration) {
    guard function.parameters.count == 1, let label = function.parameters.first?.label else { return nil }
    switch (function.name, label) {
    case ("prepareTransition", "for"): self = .transition
    case ("navigate", "to") where ["FlowContributors", "NextFlowItems"].contains(function.returns ?? ""):
      self = .step
    default: return nil
    }
  }

  /// The names of the calls that pass a case.
  var calls: [String] {
    switch self {
    case .transition: ["trigger", "contextTrigger"]
    case .step: ["accept", "onNext", "OneStepper", "bind", "drive", "emit"] + Self.forwarding
    }
  }

  private static let forwarding = ["forwardToCurrentFlow", "forwardToParentFlow", "end"]

  /// The case that a call passes; nil if it passes none to such a function.
  func given(by call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let name = call.calleeName, calls.contains(name), let first = call.arguments.first else {
      return nil
    }
    if self == .transition { return first.label == nil ? first.expression : nil }
    switch name {
    case "accept", "onNext":
      return first.label == nil && Self.isSteps(call.base) ? first.expression : nil
    case "bind", "drive", "emit":
      // `add.rx.tap.map { AppStep.editor }.bind(to: steps)`
      guard Self.isSteps(first.expression), let map = call.base?.as(FunctionCallExprSyntax.self),
        map.calleeName == "map", let closure = map.trailingClosure, closure.statements.count == 1,
        let value = closure.statements.first?.item
      else { return nil }
      return value.as(ReturnStmtSyntax.self)?.expression ?? value.as(ExprSyntax.self)
    default:
      let labels = ["withSingleStep", "withStep", "forwardToParentFlowWithStep"]
      return labels.contains(first.label?.text ?? "") ? first.expression : nil
    }
  }

  private static func isSteps(_ expression: ExprSyntax?) -> Bool {
    expression.flatMap { lastName($0.text) } == "steps"
  }
}

/// Finds the calls that make a package run such a function.
struct HandedRoutes {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The calls that pass a case to a function through a package; the case of an initializer is left out.
  func sites(of function: FunctionDeclaration) -> [Declarations.Call] {
    guard let route = HandedRoute(function), let owner = function.owner else { return [] }
    return route.calls.flatMap { declarations.calls[$0] ?? [] }.filter { site in
      guard let given = route.given(by: site.node) else { return false }
      switch route {
      case .transition: return isTriggered(site.node, by: given, of: function, owner)
      case .step: return takes(given, function)
      }
    }
  }

  /// The case with which a coordinator is created, and which it shows first.
  func initialCase(of owner: String) -> String? {
    guard let type = declarations.types[owner] else { return nil }
    let given = type.bodies.flatMap { values.known.calls(in: $0) }.compactMap { $0.argument("initialRoute") }
    let names = Set(given.compactMap { declarations.caseName(of: $0) })
    return names.count == 1 ? names.first : nil
  }

  /// Whether a screen belongs to the case that a coordinator shows first.
  func isFirst(_ condition: CaseCondition?, of owner: String) -> Bool {
    guard let condition, let initial = initialCase(of: owner) else { return false }
    return condition.cases.contains(initial)
  }

  /// Whether a flow handles a step, judged by its type.
  private func takes(_ step: ExprSyntax, _ function: FunctionDeclaration) -> Bool {
    guard let body = function.body, let name = declarations.caseName(of: step) else { return false }
    let callee = step.as(FunctionCallExprSyntax.self)?.calledExpression ?? step
    guard let type = callee.as(MemberAccessExprSyntax.self)?.base?.text else {
      return declarations.enumeration(nil, withCase: name).map { mentions($0.name, body) } ?? false
    }
    return mentions(type, body)
  }

  private func mentions(_ type: String, _ body: CodeBlockSyntax) -> Bool {
    let last = lastName(type) ?? type
    return body.all(IdentifierTypeSyntax.self).contains { $0.name.text == last }
      || body.all(DeclReferenceExprSyntax.self).contains { $0.baseName.text == last }
  }

  /// Whether a call makes a coordinator prepare a transition: decided by the route type of the called router.
  private func isTriggered(
    _ call: FunctionCallExprSyntax, by given: ExprSyntax, of function: FunctionDeclaration, _ owner: String
  ) -> Bool {
    // A screen from an initializer is shown together with the coordinator.
    guard let asking = declarations.owner(of: call), declarations.function(of: call) != nil,
      let written = function.parameters.first?.type
    else { return false }
    let route = declarations.fullName(written, inside: owner)
    let callee = given.as(FunctionCallExprSyntax.self)?.calledExpression ?? given
    if let named = callee.as(MemberAccessExprSyntax.self)?.base, named.isNameOfType {
      return declarations.fullName(named.text, inside: asking) == route
    }
    guard let name = declarations.caseName(of: given),
      declarations.types[route]?.cases.keys.contains(name) ?? false
    else { return false }
    guard let base = call.argument("on") ?? call.base, !base.isSelf else {
      return asking == owner || declarations.inherits(owner, from: [asking])
    }
    if let asked = asked(base, asking) {
      return asked == route || asked == owner || declarations.inherits(owner, from: [asked])
    }
    let others = (declarations.functions[function.name] ?? []).filter { HandedRoute($0) == .transition }
    let routes = Set(
      others.compactMap { other in
        other.parameters.first.map { declarations.fullName($0.type, inside: other.owner) }
      })
    return routes.filter { declarations.types[$0]?.cases.keys.contains(name) ?? false }.count == 1
  }

  /// The route type of the called router, or the coordinator itself; nil if it is not known.
  private func asked(_ base: ExprSyntax, _ owner: String) -> String? {
    let inner = base.withoutMarks
    var written: String?
    if let name = inner.plainName {
      switch values.meaning(of: name, at: Syntax(base)) {
      case .parameter(_, let type, _)?: written = type
      case .type(let type)?: written = type
      case .value(let value)?: written = value.as(FunctionCallExprSyntax.self)?.madeTypeName
      default: written = nil
      }
    }
    let name = inner.plainName ?? inner.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if written == nil, let name {
      written = declarations.property(name, of: owner)?.writtenType
    }
    guard let written else { return nil }
    let full = declarations.aliases[bareTypeName(written)]?.text ?? written
    if let open = full.firstIndex(of: "<"), let close = full.lastIndex(of: ">"), open < close {
      return declarations.fullName(String(full[full.index(after: open)..<close]), inside: owner)
    }
    return declarations.fullName(full, inside: owner)
  }
}
#endif
