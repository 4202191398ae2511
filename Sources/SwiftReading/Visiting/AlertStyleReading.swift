#if SwiftSources
internal import SwiftSyntax

/// Finds the possible alert styles of an expression: `.alert`, or `.safe`, a property that depends on the
/// device.
struct AlertStyleReading {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }
  private static let words: Set = ["alert", "actionSheet"]
  private static let maximumDepth = 8

  init(_ values: ValueResolution) { self.values = values }

  /// The styles, each once and sorted; empty if they could not be found.
  func styles(_ expression: ExprSyntax) -> [String] { Set(found(expression, 0) ?? []).sorted() }

  /// nil if one of the branches could not be followed.
  private func found(_ expression: ExprSyntax, _ depth: Int) -> [String]? {
    guard depth < Self.maximumDepth else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member): return found(member: member, depth)
    case .declReferenceExpr(let reference): return found(reference: reference, depth)
    case .sequenceExpr(let sequence): return found(sequence: Array(sequence.elements), depth)
    case .ifExpr, .switchExpr: return found(body: Syntax(expression), depth)
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
      return found(only.expression, depth + 1)
    case .functionCallExpr(let call):
      if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
        return found(body: Syntax(closure), depth)
      }
      let isOwn = call.base?.isSelf ?? true
      let owner = isOwn ? declarations.owner(of: call) : call.base?.text
      guard let name = call.calleeName,
        let body = declarations.method(name, of: owner, labels: call.labels)?.body
      else { return nil }
      return found(body: Syntax(body), depth)
    default: return nil
    }
  }

  private func found(member: MemberAccessExprSyntax, _ depth: Int) -> [String]? {
    let name = member.declName.baseName.text
    if Self.words.contains(name) { return [name] }
    let style = "UIAlertController.Style"
    let isOfStyle = member.base.map { $0.text == style || $0.text.hasSuffix(".Style") } ?? true
    let owner =
      isOfStyle ? style : member.base?.isSelf == true ? declarations.owner(of: member) : member.base?.text
    return declarations.property(name, of: owner).flatMap { found(property: $0, depth) }
  }

  private func found(reference: DeclReferenceExprSyntax, _ depth: Int) -> [String]? {
    let name = reference.baseName.text
    switch values.meaning(of: name, at: Syntax(reference)) {
    case .value(let value): return joined([value] + assigned(to: name, beside: value), depth)
    case .choice(let choices): return joined(choices, depth)
    case .type, .parameter: return nil
    case nil:
      let property = declarations.property(name, of: declarations.owner(of: reference))
      return property.flatMap { found(property: $0, depth) }
    }
  }

  /// The values assigned to a variable after its declaration with a value.
  private func assigned(to name: String, beside value: ExprSyntax) -> [ExprSyntax] {
    let declaration = value.enclosing(VariableDeclSyntax.self)
    let scope = value.enclosing(CodeBlockItemListSyntax.self)
    guard declaration?.bindingSpecifier.text == "var", let scope,
      value.parent?.parent?.is(PatternBindingSyntax.self) == true
    else { return [] }
    let binding = value.enclosing(PatternBindingSyntax.self)?.id
    return scope.assignments.filter {
      $0.names == [name] && $0.node.declaration(ofLocal: name) == binding
    }.compactMap(\.value)
  }

  private func found(property: PropertyDeclaration, _ depth: Int) -> [String]? {
    if let value = property.value { return found(value, depth + 1) }
    return property.body.flatMap { found(body: $0, depth) }
  }

  private func found(body: Syntax, _ depth: Int) -> [String]? {
    let results = values.results(of: body)
    return results.isEmpty ? nil : joined(results, depth)
  }

  /// The styles of `a ? b : c`, without the condition.
  private func found(sequence elements: [ExprSyntax], _ depth: Int) -> [String]? {
    let ternary = elements.firstIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
    guard let ternary, let then = elements[ternary].as(UnresolvedTernaryExprSyntax.self),
      ternary + 1 < elements.count, let first = found(then.thenExpression, depth + 1)
    else { return nil }
    let rest = Array(elements[(ternary + 1)...])
    let other = rest.count == 1 ? found(rest[0], depth + 1) : found(sequence: rest, depth + 1)
    return other.map { first + $0 }
  }

  private func joined(_ expressions: [ExprSyntax], _ depth: Int) -> [String]? {
    var all: [String] = []
    for expression in expressions {
      guard let one = found(expression, depth + 1) else { return nil }
      all += one
    }
    return all
  }
}
#endif
