#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

/// Finds the value that a property was given last.
struct LastAssignment {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The value of a property where it is used: the last assignment before, otherwise all its possible values.
  func values(
    of name: String, in owner: String?, usedAt node: some SyntaxProtocol, _ depth: Int
  ) -> [PossibleValue] {
    guard let property = declarations.property(name, of: owner) else { return [] }
    let type = property.type.map(bareTypeName) ?? ""
    if property.body == nil,
      type.isEmpty || declarations.isGeneral(type) || SystemController.kinds[type] != nil,
      let value = value(putInto: property.name, before: Syntax(node))
    {
      let found = values.values(value, depth + 1)
      if !found.isEmpty { return found }
    }
    return values.values(property: property, depth)
  }

  /// The value of the last assignment to a property before a use, in the same block or an enclosing one.
  private func value(putInto name: String, before node: Syntax) -> ExprSyntax? {
    var below = node
    while let scope = below.parent, !scope.is(ClosureExprSyntax.self), !scope.is(MemberBlockItemSyntax.self) {
      if let list = scope.as(CodeBlockItemListSyntax.self) {
        let before = Array(list).filter { $0.endPosition <= below.position }.compactMap { item in
          Syntax(item.item).as(SequenceExprSyntax.self).flatMap { Assignment($0) }
        }
        let last = before.last { assignment in
          assignment.target.plainName == name || assignment.isOfSelf && assignment.names.last == name
        }
        if let last { return last.value }
      }
      below = scope
    }
    return nil
  }

  /// The call that creates the assigned value, also through a local variable:
  /// `let made = Editor(); editor = made`.
  private func making(_ value: ExprSyntax) -> ExprSyntax? {
    if value.is(FunctionCallExprSyntax.self) { return value }
    guard let name = value.plainName, case .value(let local)? = values.meaning(of: name, at: Syntax(value)),
      let call = local.as(FunctionCallExprSyntax.self), call.madeTypeName != nil
    else { return nil }
    return local
  }

  /// The values that the class assigns to a property.
  func assigned(to property: PropertyDeclaration, _ depth: Int) -> [PossibleValue] {
    guard let type = declarations.types[property.owner] else { return [] }
    var found: [PossibleValue] = []
    for assignment in declarations.ownAssignments(of: type)[property.name] ?? [] {
      guard let value = assignment.value.flatMap({ making($0) }) else { continue }
      found += values.values(value, depth + 1).map { $0.inferred("assigned to the property") }
    }
    return values.unique(found)
  }
}
#endif
