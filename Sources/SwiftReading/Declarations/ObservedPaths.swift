#if SwiftSources
internal import SwiftSyntax

/// Finds properties whose values a view pushes when they change:
/// `.onChange(of: router.next) { _, page in open(page) }`, where `open` appends the value to the path of a
/// stack.
struct ObservedPaths {
  private let declarations: Declarations
  private static let maximumCalls = 2

  init(_ declarations: Declarations) { self.declarations = declarations }

  /// The type of the pushed value, by the observed property.
  var pushes: [String: String] {
    var found: [String: String] = [:]
    for site in (declarations.calls["onChange"] ?? []) + (declarations.calls["onReceive"] ?? []) {
      guard let observed = site.node.argument("of") ?? site.node.arguments.first?.expression,
        let property = lastName(observed.text.filter { !"?!$".contains($0) }),
        let closure = site.node.trailingClosure
          ?? site.node.arguments.last?.expression.as(ClosureExprSyntax.self),
        isPushed(by: closure), let type = type(of: property)
      else { continue }
      found[property] = type
    }
    return found
  }

  /// The type of a property, without `?`, if all properties of the name have one type.
  private func type(of property: String) -> String? {
    let types = Set(
      (declarations.properties[property] ?? []).compactMap { one in
        one.type.map { declarations.fullName($0, inside: one.owner) }
      })
    return types.count == 1 ? types.first : nil
  }

  /// Whether a closure appends a parameter to the path of a stack, directly or through a method of its type.
  private func isPushed(by closure: ClosureExprSyntax) -> Bool {
    var names: Set<String> = ["$0"]
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: names.formUnion(list.map(\.name.text))
    case .parameterClause(let clause)?:
      names.formUnion(clause.parameters.map { ($0.secondName ?? $0.firstName).text })
    case nil: break
    }
    return isAppended(names, in: Syntax(closure.statements), declarations.owner(of: closure), 0)
  }

  private func isAppended(_ names: Set<String>, in body: Syntax, _ owner: String?, _ depth: Int) -> Bool {
    guard depth <= Self.maximumCalls else { return false }
    // `if let page`, `guard let page = next else { return }`
    var names = names
    for bound in body.all(OptionalBindingConditionSyntax.self) {
      let name = bound.pattern.text
      if names.contains(bound.initializer?.value.plainName ?? name) { names.insert(name) }
    }
    return body.calls.contains { call in
      guard let name = call.calleeName,
        let given = call.arguments.first(where: { names.contains($0.expression.plainName ?? "") })
      else { return false }
      if name == "append" {
        return call.base.flatMap { lastName($0.text) }.map { declarations.stackPaths.contains($0) } ?? false
      }
      guard call.base?.isSelf ?? true,
        let function = declarations.method(name, of: owner, labels: call.labels), let body = function.body,
        let parameter = function.parameters.first(where: {
          function.argument($0.name, of: call)?.id == given.expression.id
        })
      else { return false }
      return isAppended([parameter.name], in: Syntax(body), owner, depth + 1)
    }
  }
}

extension Declarations {
  /// What is pushed when an observed property changes, by property.
  var observedPushes: [String: String] {
    if let known = knownObservedPushes { return known }
    let found = ObservedPaths(self).pushes
    knownObservedPushes = found
    return found
  }
}
#endif
