#if SwiftSources
internal import SwiftSyntax

/// The meaning of a local name.
enum NameMeaning {
  /// A value: the initial value of a constant, or the followed call's argument for a parameter.
  case value(ExprSyntax)
  /// One of the values that are assigned to a variable.
  case choice([ExprSyntax])
  /// A value of a known type.
  case type(String)
  /// A parameter of a function or closure, whose node is `of`.
  case parameter(name: String, type: String, of: Syntax)
}

extension ValueResolution {
  /// The meaning of a name inside a function; nil if the function does not declare it.
  func meaning(of name: String, at node: Syntax) -> NameMeaning? {
    NameReading(self).meaning(of: name, at: node)
  }
}

/// Finds the meaning of a name in a function, and which branches the followed call reaches.
struct NameReading {
  private let values: ValueResolution
  /// So many names are followed to what they stand for: two lists that fill each other lead round for ever.
  static let maximumNames = 8

  init(_ values: ValueResolution) { self.values = values }

  /// The meaning of a name inside a function; nil if the function does not declare it.
  func meaning(of name: String, at node: Syntax) -> NameMeaning? {
    var below = node
    var current: Syntax? = node
    while let scope = current {
      if scope.is(MemberBlockSyntax.self) { return nil }
      if let found = meaning(of: name, in: scope, below, for: node) { return found }
      below = scope
      current = scope.parent
    }
    return nil
  }

  private func meaning(of name: String, in scope: Syntax, _ below: Syntax, for node: Syntax) -> NameMeaning? {
    if let list = scope.as(CodeBlockItemListSyntax.self) {
      return declared(name, in: list, before: below, node)
    }
    // `if let front = find(), let stack = front.navigationController`
    if let list = scope.as(ConditionElementListSyntax.self) {
      return bound(name, by: list.filter { $0.position < below.position })
    }
    if let conditional = scope.as(IfExprSyntax.self), below.position >= conditional.body.position {
      return bound(name, by: Array(conditional.conditions))
    }
    if let loop = scope.as(WhileStmtSyntax.self) { return bound(name, by: Array(loop.conditions)) }
    if let one = scope.as(SwitchCaseSyntax.self) { return payload(name, of: one) }
    if let loop = scope.as(ForStmtSyntax.self), below.id == Syntax(loop.body).id,
      loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    {
      return element(name, of: loop.sequence, in: scope)
    }
    if let closure = scope.as(ClosureExprSyntax.self) {
      let found = captured(name, by: closure)
      guard let list = list(goneThroughBy: closure) else { return found }
      if case .parameter(_, "", _)? = found { return element(name, of: list, in: scope) ?? found }
      return name == "$0" && closure.signature?.parameterClause == nil
        ? element(name, of: list, in: scope) : found
    }
    if let function = scope.as(FunctionDeclSyntax.self) {
      return parameter(name, of: function.signature.parameterClause, scope)
    }
    if let initializer = scope.as(InitializerDeclSyntax.self) {
      return parameter(name, of: initializer.signature.parameterClause, scope)
    }
    return nil
  }

  /// The list over whose elements a closure runs: `tabs` of `tabs.map { … }`.
  private func list(goneThroughBy closure: ClosureExprSyntax) -> ExprSyntax? {
    let argument = closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent
    guard let call = (argument ?? closure.parent)?.as(FunctionCallExprSyntax.self) else { return nil }
    // SwiftUI's `ForEach(Tab.allCases) { tab in … }`.
    if call.base == nil, call.calleeName == "ForEach", call.trailingClosure?.id == closure.id,
      let list = call.arguments.first, list.label == nil
    {
      return list.expression
    }
    return ControllerLists.goingThrough.contains(call.calleeName ?? "") ? call.base : nil
  }

  /// The list of the loop or closure that declares a name for its elements.
  func list(goneThroughFor name: String, at node: Syntax) -> ExprSyntax? {
    var current = node.parent
    while let scope = current, !scope.is(MemberBlockItemSyntax.self) {
      if let loop = scope.as(ForStmtSyntax.self),
        loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      {
        return loop.sequence
      }
      if let closure = scope.as(ClosureExprSyntax.self), let list = list(goneThroughBy: closure),
        name == "$0" || captured(name, by: closure) != nil
      {
        return list
      }
      current = scope.parent
    }
    return nil
  }

  /// An element of a list: one of the written elements, or a value of the list's element type.
  private func element(_ name: String, of list: ExprSyntax, in scope: Syntax) -> NameMeaning? {
    guard values.known.listsAround < 2 else { return nil }
    values.known.listsAround += 1
    defer { values.known.listsAround -= 1 }
    let lists = ControllerLists(values)
    // What the loop itself adds is made of its elements.
    let elements = (lists.elements(of: list) ?? []).filter {
      $0.position < scope.position || $0.position < list.endPosition || $0.position >= scope.endPosition
    }
    let type = elements.isEmpty ? nil : lists.elementType(of: list).flatMap { values.declarations.types[$0] }
    let areCases = elements.allSatisfy { $0.caseName != nil || type?.cases[$0.plainName ?? ""] != nil }
    if !elements.isEmpty, !areCases {
      return elements.count == 1 ? .value(elements[0]) : .choice(elements)
    }
    // For a list of cases, any of them.
    let base = elements.first?.as(MemberAccessExprSyntax.self)?.base.flatMap { base in
      values.declarations.type(base.text, inside: values.declarations.owner(of: base))?.name
    }
    return (base ?? lists.elementType(of: list)).map { .parameter(name: name, type: $0, of: scope) }
  }

  /// The followed call's associated value for a case: `controller` of `case .show(let controller)`, if it
  /// passes `.show(Editor())`.
  private func payload(_ name: String, of one: SwitchCaseSyntax) -> NameMeaning? {
    guard let label = one.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
      let pattern = label.caseItems.first?.pattern.all(FunctionCallExprSyntax.self).first,
      let choice = one.parent?.parent?.as(SwitchExprSyntax.self)
    else { return nil }
    let names = pattern.arguments.map {
      $0.expression.all(IdentifierPatternSyntax.self).first?.identifier.text
    }
    guard let index = names.firstIndex(of: name) else { return nil }
    var given = choice.subject
    for _ in 0..<5 {
      if let call = given.as(FunctionCallExprSyntax.self), given.caseName == pattern.calleeName {
        let arguments = Array(call.arguments)
        return arguments.count == names.count ? .value(arguments[index].expression) : nil
      }
      guard let value = local(given) ?? KeptConstant(values).value(of: given), value.id != given.id else {
        return nil
      }
      given = value
    }
    return nil
  }

  private func declared(
    _ name: String, in list: CodeBlockItemListSyntax, before below: Syntax, _ node: Syntax
  ) -> NameMeaning? {
    for item in list {
      if item.position > below.position { return nil }
      if let condition = Syntax(item.item).as(GuardStmtSyntax.self) {
        if let found = bound(name, by: Array(condition.conditions)) { return found }
      }
      guard let variable = Syntax(item.item).as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name else { continue }
        if let value = binding.initializer?.value {
          // `let a = a` refers to another `a`.
          if node.position >= value.position, node.position < value.endPosition { continue }
          return .value(value.configured)
        }
        let assigned = assignments(to: name, declaredBy: binding.id, in: list)
        if let type = binding.typeAnnotation, !assigned.isEmpty,
          assigned.allSatisfy({ $0.text.hasPrefix(".init(") })
        {
          return .type(type.type.text)
        }
        if assigned.count == 1 { return .value(assigned[0]) }
        if assigned.count > 1 { return .choice(assigned) }
        if let type = binding.typeAnnotation { return .type(type.type.text) }
      }
    }
    return nil
  }

  /// The values assigned to a name, without those in cases that the followed call does not reach.
  private func assignments(
    to name: String, declaredBy binding: SyntaxIdentifier, in list: CodeBlockItemListSyntax
  ) -> [ExprSyntax] {
    values.known.assignments(in: list).filter {
      $0.names == [name] && isTaken($0.node, below: Syntax(list))
        && $0.node.declaration(ofLocal: name) == binding
    }
    .compactMap(\.value).filter { !$0.is(NilLiteralExprSyntax.self) }
  }

  /// Whether the followed call reaches a node, judged by the surrounding switches over parameters.
  private func isTaken(_ node: some SyntaxProtocol, below scope: Syntax) -> Bool {
    var current = Syntax(node).parent
    while let parent = current, parent.id != scope.id {
      if let one = parent.as(SwitchCaseSyntax.self), !isTaken(one) { return false }
      current = parent.parent
    }
    return true
  }

  /// Whether the followed call reaches a case: it passes that case for the switched parameter, or its value
  /// is not known.
  func isTaken(_ one: SwitchCaseSyntax) -> Bool {
    guard let choice = one.parent?.parent?.as(SwitchExprSyntax.self), let taken = givenCase(choice.subject)
    else { return true }
    return matches(one, taken, of: choice)
  }

  /// The cases of a switch that the followed call may reach.
  func taken(of choice: SwitchExprSyntax) -> [SwitchCaseSyntax] {
    let all = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard !all.isEmpty, let taken = givenCase(choice.subject) else { return all }
    return all.filter { matches($0, taken, of: choice) }
  }

  private func matches(_ one: SwitchCaseSyntax, _ taken: String, of choice: SwitchExprSyntax) -> Bool {
    guard let label = one.label.as(SwitchCaseLabelSyntax.self) else {
      // `default:`, unless another case names it.
      return !choice.cases.contains { other in
        other.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self).map {
          values.known.caseNames(of: $0).contains(taken)
        } ?? false
      }
    }
    return values.known.caseNames(of: label).contains { $0.map { $0 == taken } ?? true }
  }

  /// The possible cases of an expression, also from the values of a local variable; nil if they are not
  /// known.
  func cases(of expression: ExprSyntax, _ depth: Int = 0) -> Set<String>? {
    if let name = expression.caseName { return [name] }
    guard depth < 4, let name = expression.plainName else { return nil }
    switch meaning(of: name, at: Syntax(expression)) {
    case .value(let value): return cases(of: value, depth + 1)
    case .choice(let choices):
      let all = choices.map { cases(of: $0, depth + 1) }
      return all.contains { $0 == nil } ? nil : all.reduce(into: []) { $0.formUnion($1 ?? []) }
    case .type, .parameter, nil: return nil
    }
  }

  /// The value of a local name.
  private func local(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let name = expression.plainName, case .value(let value)? = meaning(of: name, at: Syntax(expression))
    else { return nil }
    return value
  }

  /// The case that the followed call passes for a name, through the parameters between.
  private func givenCase(_ subject: ExprSyntax, _ depth: Int = 0) -> String? {
    if let name = subject.caseName { return name }
    if depth < 6, let value = local(subject) ?? KeptConstant(values).value(of: subject) {
      return givenCase(value, depth + 1)
    }
    if depth > 0 || subject.plainName != nil { values.hangsOnParameter = true }
    return nil
  }

  /// Whether the followed call reaches the first branch, judged by a parameter with the value `true` or
  /// `false`; nil if that is not known.
  func takenBranch(_ conditional: IfExprSyntax) -> Bool? {
    conditional.conditions.onlyFlag.flatMap { isGiven($0.name, $0.isTrue, at: Syntax(conditional)) }
  }

  /// The possible results of `flag ? a : b`: only one if the followed call passes the flag; nil for other
  /// expressions.
  func taken(ofTernary elements: [ExprSyntax]) -> [ExprSyntax]? {
    for (index, element) in elements.enumerated() where index + 1 < elements.count {
      guard let ternary = element.as(UnresolvedTernaryExprSyntax.self) else { continue }
      let both = [ternary.thenExpression, elements[index + 1]]
      guard index == 1, let flag = elements[0].flag,
        let isFirst = isGiven(flag.name, flag.isTrue, at: Syntax(elements[0]))
      else { return both }
      return [both[isFirst ? 0 : 1]]
    }
    return nil
  }

  /// Whether a parameter has the tested value; nil if that is not known.
  private func isGiven(_ name: String, _ isTrue: Bool, at node: Syntax) -> Bool? {
    guard case .value(let value)? = meaning(of: name, at: node),
      let literal = value.as(BooleanLiteralExprSyntax.self)
    else { return nil }
    // A local variable that is set again may have either value.
    guard value.enclosing(PatternBindingSyntax.self) == nil else { return nil }
    return (literal.literal.text == "true") == isTrue
  }

  private func bound(_ name: String, by conditions: [ConditionElementSyntax]) -> NameMeaning? {
    for element in conditions {
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name,
        let value = binding.initializer?.value, value.text != name
      else { continue }
      return .value(value)
    }
    return nil
  }

  private func captured(_ name: String, by closure: ClosureExprSyntax) -> NameMeaning? {
    for item in closure.signature?.capture?.items ?? [] where item.name.text == name {
      if let value = item.initializer?.value { return .value(value) }
    }
    if let object = HandedSelf(closure).object(for: name) { return .value(object) }
    switch closure.signature?.parameterClause {
    case .simpleInput(let names):
      guard names.contains(where: { $0.name.text == name }) else { return nil }
      return .parameter(name: name, type: "", of: Syntax(closure))
    case .parameterClause(let clause):
      for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).text == name {
        return .parameter(name: name, type: parameter.type?.text ?? "", of: Syntax(closure))
      }
      return nil
    case nil: return nil
    }
  }

  private func parameter(
    _ name: String, of clause: FunctionParameterClauseSyntax, _ function: Syntax
  ) -> NameMeaning? {
    for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).text == name {
      if let value = values.bindings[function.id]?[name] { return .value(value) }
      return .parameter(name: name, type: parameter.type.text, of: function)
    }
    return nil
  }
}
#endif
