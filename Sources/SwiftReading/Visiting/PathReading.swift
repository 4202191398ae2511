#if SwiftSources
internal import SwiftSyntax

/// Reads what the path of a navigation stack holds.
struct PathReading {
  let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The type of what a path holds, in `path.append(…)`; nil where nothing declares it.
  func elementType(ofPathIn call: FunctionCallExprSyntax) -> String? {
    guard call.calleeName == "append", let base = call.base else {
      return PackageStack(values).pages(askedBy: call)
    }
    let names = base.text.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
    guard let name = names.last.map({ String($0) }) else { return nil }
    let owner = declarations.owner(of: call)
    if names.count == 1, let meaning = values.meaning(of: name, at: Syntax(base)) {
      switch meaning {
      case .type(let type), .parameter(_, let type, _): return element(of: type, inside: owner)
      case .value(let value): return declaredElement(of: value, inside: owner)
      case .choice: return nil
      }
    }
    let own = names.count == 1 || names.count == 2 && names[0] == "self"
    if own, let type = declarations.property(name, of: owner)?.type {
      return element(of: type, inside: owner)
    }
    // The state of a reducer, `state.path` of The Composable Architecture.
    if names.count == 2, names[0] == "state", let owner,
      let type = declarations.property(name, of: owner + ".State")?.type
    {
      return element(of: type, inside: owner + ".State")
    }
    let types = Set(
      (declarations.properties[name] ?? []).compactMap { property in
        property.type.flatMap { element(of: $0, inside: property.owner) }
      })
    return types.count == 1 ? types.first : nil
  }

  /// `[Page]` as `Page`, by its full name.
  private func element(of written: String, inside owner: String?) -> String? {
    let name = written.filter { $0 != " " && $0 != "?" }
    for (prefix, suffix) in [("Binding<[", "]>"), ("[", "]"), ("Array<", ">")]
    where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      return declarations.fullName(String(name.dropFirst(prefix.count).dropLast(suffix.count)), inside: owner)
    }
    return nil
  }

  /// What taking something off the path of a stack does: `path.removeLast()`; nil where it is no path.
  func pop(_ name: String, _ call: FunctionCallExprSyntax) -> String? {
    guard ["removeLast", "removeAll"].contains(name), let base = call.base, isPath(base) else { return nil }
    if name == "removeAll" { return call.arguments.isEmpty ? "pop-to-root" : nil }
    guard let count = call.arguments.first?.expression.text, count != "1" else { return "pop" }
    return count == base.text + ".count" ? "pop-to-root" : "pop-to"
  }

  /// Whether an expression is the path of a navigation stack, by its declaration or as a stack is given it.
  private func isPath(_ base: ExprSyntax) -> Bool {
    let names = base.text.split(separator: ".").map { $0.filter { !"?!".contains($0) } }
    guard let name = names.last(where: { $0 != "wrappedValue" }) else { return false }
    if declarations.stackPaths.contains(name) { return true }
    let properties = declarations.properties[name] ?? []
    return !properties.isEmpty
      && properties.allSatisfy { property in
        property.type.map(bareTypeName) == "NavigationPath" || property.value?.text == "NavigationPath()"
      }
  }

  /// The case that a case holds: `post` of `.feed(.post(id))`.
  func innerCase(of expression: ExprSyntax) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let only = call.arguments.first?.expression
    else { return nil }
    let callee = only.as(FunctionCallExprSyntax.self)?.calledExpression ?? only
    guard callee.is(MemberAccessExprSyntax.self) else { return nil }
    return declarations.caseName(of: only)
  }

  /// The property of a view that holds what is pushed or set: `page` of `path.append(page)`, where whoever makes the
  /// view gives it.
  func givenProperty(_ expression: ExprSyntax) -> String? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      values.meaning(of: name, at: Syntax(expression)) == nil,
      let owner = declarations.owner(of: expression), declarations.isView(owner),
      let property = declarations.property(name, of: owner), property.value == nil, property.body == nil
    else { return nil }
    return name
  }

  /// The lists in a part of what a path is set to: `[page]` of `isNew ? [page] : path + [page]`, `Path([page])`.
  func lists(in part: ExprSyntax) -> [ArrayExprSyntax] {
    if let list = part.as(ArrayExprSyntax.self) { return [list] }
    if let choice = part.as(UnresolvedTernaryExprSyntax.self) { return lists(in: choice.thenExpression) }
    if let sequence = part.as(SequenceExprSyntax.self) { return sequence.elements.flatMap { lists(in: $0) } }
    let first = part.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
    return first?.as(ArrayExprSyntax.self).map { [$0] } ?? []
  }

  /// The type that stands beside the name: `var parts: [Part] = []`, `[Part]()`.
  private func declaredElement(of value: ExprSyntax, inside owner: String?) -> String? {
    if let type = value.enclosing(PatternBindingSyntax.self)?.typeAnnotation?.type.text {
      return element(of: type, inside: owner)
    }
    return value.as(FunctionCallExprSyntax.self).flatMap {
      element(of: $0.calledExpression.text, inside: owner)
    }
  }
}
#endif
