#if SwiftSources
internal import SwiftSyntax

/// Calls give one of some cases to a parameter.
struct CaseCondition {
  let parameter: String
  /// The property of the parameter whose case is meant: `kind` of `switch child.kind`.
  var member: String?
  let cases: Set<String>

  /// Whether a call may give one of the cases.
  func mayHold(
    for call: FunctionCallExprSyntax, of function: FunctionDeclaration, _ values: ValueResolution
  ) -> Bool {
    guard let argument = function.given(parameter, by: call) else { return true }
    if let member {
      return Self.constant(member, of: argument, values).map { cases.contains($0) } ?? true
    }
    guard let given = NameReading(values).cases(of: argument) else { return true }
    return !cases.isDisjoint(with: given)
  }

  /// The case that a property of an object always is: `.tabs` of `var kind: Kind { .tabs }`, where the type of the object is known
  /// and nothing inherits from it.
  private static func constant(
    _ member: String, of object: ExprSyntax, _ values: ValueResolution
  ) -> String? {
    let declarations = values.declarations
    let type = object.isSelf ? declarations.owner(of: object) : MadeObject(values).type(of: object)
    guard let type, let declared = declarations.type(type), declared.kind != .protocol,
      declarations.descendants(of: declared.name).count == 1,
      let property = declarations.property(member, of: declared.name)
    else { return nil }
    let isSet = !(declarations.ownAssignments(of: declared)[member] ?? []).isEmpty
    if isSet { return nil }
    guard let body = property.body else { return property.value?.caseName }
    let results = values.results(of: body)
    return results.count == 1 ? results[0].caseName : nil
  }

  /// Under which case a caller comes to a call: that of a switch around it, or what it only hands on itself.
  static func behind(
    _ condition: CaseCondition?, _ call: FunctionCallExprSyntax, of function: FunctionDeclaration,
    in caller: FunctionDeclaration?, _ visitor: PresentationVisitor
  ) -> CaseCondition? {
    if let condition, let argument = function.argument(condition.parameter, of: call),
      let handed = visitor.parameter(argument, of: caller)
    {
      return CaseCondition(parameter: handed, member: condition.member, cases: condition.cases)
    }
    return ParameterConditions.condition(around: call, in: caller)
  }
}

/// Reads under which arguments a function comes to a call.
enum ParameterConditions {
  /// A `case .x:` of a switch over a parameter.
  static func condition(
    around call: some SyntaxProtocol, in function: FunctionDeclaration?
  ) -> CaseCondition? {
    guard let function, let one = call.enclosing(SwitchCaseSyntax.self),
      let label = one.label.as(SwitchCaseLabelSyntax.self), let choice = one.enclosing(SwitchExprSyntax.self),
      let (parameter, member) = asked(by: choice, in: function)
    else { return nil }
    return CaseCondition(
      parameter: parameter, member: member,
      cases: Set(label.caseItems.compactMap { caseName(of: $0.pattern) }))
  }

  /// What a switch is over: a parameter, or a property of one.
  private static func asked(
    by choice: SwitchExprSyntax, in function: FunctionDeclaration
  ) -> (parameter: String, member: String?)? {
    if let parameter = parameter(choosing: choice, in: function) { return (parameter, nil) }
    guard let member = choice.subject.as(MemberAccessExprSyntax.self), let name = member.base?.plainName,
      function.parameters.contains(where: { $0.name == name })
    else { return nil }
    return (name, member.declName.baseName.text)
  }

  /// The parameter that a switch is over, itself or what it is cast to before: `guard let route = step as? Route`.
  private static func parameter(choosing choice: SwitchExprSyntax, in function: FunctionDeclaration)
    -> String?
  {
    let subject = choice.subject
    if let parameter = function.parameters.first(where: { $0.name == subject.text }) { return parameter.name }
    let bound = function.body?.all(OptionalBindingConditionSyntax.self).first {
      $0.pattern.text == subject.text && $0.position < choice.position
    }
    return parameter(castBy: bound?.initializer?.value ?? subject, in: function)
  }

  /// The parameters of the function that are tested alone around a call, and what each must be.
  static func flags(around call: some SyntaxProtocol, in function: FunctionDeclaration?) -> [String: Bool] {
    var flags: [String: Bool] = [:]
    for (conditional, branch) in conditionals(around: call, in: function) {
      guard let (name, isTrue) = conditional.conditions.onlyFlag,
        function?.parameters.contains(where: { $0.name == name && $0.type == "Bool" }) ?? false
      else { continue }
      if branch.id == Syntax(conditional.body).id { flags[name] = isTrue }
      if branch.id == conditional.elseBody.map({ Syntax($0).id }) { flags[name] = !isTrue }
    }
    return flags
  }

  /// The parameters of the function that are cast around a call, and to what: `if let stack = sender as? Stack`.
  static func casts(
    around call: some SyntaxProtocol, in function: FunctionDeclaration?
  ) -> [String: String] {
    var casts: [String: String] = [:]
    for (conditional, branch) in conditionals(around: call, in: function)
    where branch.id == Syntax(conditional.body).id {
      for element in conditional.conditions {
        let bound = element.condition.as(OptionalBindingConditionSyntax.self)?.initializer?.value
        guard let (name, type) = bound.flatMap({ cast($0) }),
          function?.parameters.contains(where: { $0.name == name }) ?? false
        else { continue }
        casts[name] = type
      }
    }
    return casts
  }

  /// The `if` around a call within a function, the innermost first, each with the part of it that the call stands in.
  private static func conditionals(
    around call: some SyntaxProtocol, in function: FunctionDeclaration?
  ) -> [(conditional: IfExprSyntax, branch: Syntax)] {
    guard let function else { return [] }
    var found: [(IfExprSyntax, Syntax)] = []
    var below = Syntax(call)
    while let scope = below.parent, scope.id != Syntax(function.node).id {
      if let conditional = scope.as(IfExprSyntax.self) { found.append((conditional, below)) }
      below = scope
    }
    return found
  }

  /// Whether what a call gives may be what the function casts it to around the presentation.
  static func mayBeCast(
    _ casts: [String: String], _ call: FunctionCallExprSyntax, _ function: FunctionDeclaration,
    _ values: ValueResolution
  ) -> Bool {
    casts.allSatisfy { parameter, type in
      guard let argument = function.argument(parameter, of: call) else { return true }
      let declarations = values.declarations
      let given = values.values(of: argument).filter { !declarations.isGeneral($0.type) }
      // `UIViewController & Sharing` asks for the protocol.
      let names = type.split(separator: "&").map { bareTypeName($0.filter { $0 != " " }) }
      let parts = names.filter { names.count == 1 || $0 != "UIViewController" }
      return given.isEmpty
        || given.contains { value in parts.allSatisfy { declarations.inherits(value.type, from: [$0]) } }
    }
  }

  /// The parameter of a function that a value only casts: `if let card = screen as? UIViewController & Card`.
  static func parameter(castBy value: ExprSyntax, in function: FunctionDeclaration) -> String? {
    guard let (name, _) = cast(value), function.parameters.contains(where: { $0.name == name }) else {
      return nil
    }
    return name
  }

  /// `name as? Type`.
  private static func cast(_ value: ExprSyntax) -> (name: String, type: String)? {
    guard let elements = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?",
      let name = elements[0].plainName
    else { return nil }
    return (name, elements[2].text)
  }
}
#endif
