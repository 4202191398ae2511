#if SwiftSources
internal import SwiftSyntax

extension SyntaxProtocol {
  /// The declaration of a name that is used here, inside the member: a binding or a scope; nil if the member
  /// does not declare it. A name that is bound to itself, as in `guard let alert`, is the outer one.
  func declaration(ofLocal name: String) -> SyntaxIdentifier? {
    var below = Syntax(self)
    while let scope = below.parent, !scope.is(MemberBlockItemSyntax.self) {
      if let found = scope.declaration(ofLocal: name, seenFrom: below) { return found }
      below = scope
    }
    return nil
  }

  /// Whether a name is the same local variable at both nodes; also true if one of them is not known.
  func isSameLocal(_ name: String, as other: some SyntaxProtocol) -> Bool {
    guard let one = declaration(ofLocal: name), let two = other.declaration(ofLocal: name) else {
      return true
    }
    return one == two
  }
}

extension Syntax {
  fileprivate func declaration(ofLocal name: String, seenFrom below: Syntax) -> SyntaxIdentifier? {
    if let list = self.as(CodeBlockItemListSyntax.self) {
      // A filtered list would be a new tree with other identifiers.
      return Array(list).prefix { $0.position < below.position }.compactMap { declares(name, $0) }.last
    }
    if let conditions = self.as(ConditionElementListSyntax.self) {
      return conditions.contains { $0.position < below.position && binds(name, $0) } ? id : nil
    }
    if let conditional = self.as(IfExprSyntax.self), Syntax(conditional.body).id == below.id {
      return conditional.conditions.contains { binds(name, $0) } ? conditional.conditions.id : nil
    }
    if let loop = self.as(WhileStmtSyntax.self), Syntax(loop.body).id == below.id {
      return loop.conditions.contains { binds(name, $0) } ? loop.conditions.id : nil
    }
    if let loop = self.as(ForStmtSyntax.self), Syntax(loop.body).id == below.id {
      return loop.pattern.declares(name) ? id : nil
    }
    if let one = self.as(SwitchCaseSyntax.self) { return one.label.declares(name) ? id : nil }
    if let closure = self.as(ClosureExprSyntax.self) { return takes(name, closure) ? id : nil }
    let parameters =
      self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
    let isParameter = parameters?.contains { ($0.secondName ?? $0.firstName).text == name } ?? false
    return isParameter ? id : nil
  }

  /// The binding in a statement that declares a name for the following statements.
  private func declares(_ name: String, _ item: CodeBlockItemSyntax) -> SyntaxIdentifier? {
    if let statement = Syntax(item.item).as(GuardStmtSyntax.self) {
      return statement.conditions.contains { binds(name, $0) } ? statement.conditions.id : nil
    }
    guard let variable = Syntax(item.item).as(VariableDeclSyntax.self) else { return nil }
    return variable.bindings.first { $0.pattern.declares(name) }?.id
  }

  private func binds(_ name: String, _ element: ConditionElementSyntax) -> Bool {
    if let binding = element.condition.as(OptionalBindingConditionSyntax.self) {
      guard binding.pattern.declares(name) else { return false }
      return binding.initializer.map { $0.value.withoutMarks.text != name } ?? false
    }
    return element.condition.as(MatchingPatternConditionSyntax.self)?.pattern.declares(name) ?? false
  }

  private func takes(_ name: String, _ closure: ClosureExprSyntax) -> Bool {
    let isCaptured = closure.signature?.capture?.items.contains { item in
      item.name.text == name && item.initializer.map { $0.value.text != name } ?? false
    }
    if isCaptured ?? false { return true }
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): return names.contains { $0.name.text == name }
    case .parameterClause(let clause):
      return clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    case nil: return false
    }
  }
}

extension SyntaxProtocol {
  /// Whether a pattern declares a name.
  fileprivate func declares(_ name: String) -> Bool {
    all(IdentifierPatternSyntax.self).contains { $0.identifier.text == name }
  }
}
#endif
