#if SwiftSources
internal import SwiftSyntax

/// Reads lists of controllers that are written in code.
struct ControllerLists {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The elements of a written list: in a local variable, a property or a function's result, joined,
  /// filtered, or mapped from another list; for branches, those of each branch.
  func elements(of expression: ExprSyntax) -> [ExprSyntax]? {
    let found = alternatives(of: expression, 0).flatMap { $0 }
    return found.isEmpty ? nil : found
  }

  /// The possible lists of an expression, one for each branch.
  func alternatives(of expression: ExprSyntax) -> [[ExprSyntax]] { alternatives(of: expression, 0) }

  private static let maximumSteps = 6
  /// List methods that return a list of the same elements.
  private static let keeping: Set = [
    "filter", "sorted", "reversed", "prefix", "dropFirst", "dropLast", "enumerated", "shuffled", "lazy",
  ]
  /// List methods that create a value from each element.
  private static let making: Set = ["map", "compactMap", "flatMap"]
  /// List methods that run a closure for each element.
  static let goingThrough: Set = making.union(["forEach"])

  private func alternatives(of expression: ExprSyntax, _ step: Int) -> [[ExprSyntax]] {
    guard step < Self.maximumSteps else { return [] }
    switch expression.withoutMarks.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let list): return list.elements.isEmpty ? [] : [list.elements.map(\.expression)]
    case .tupleExpr(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return [] }
      return alternatives(of: only.expression, step)
    case .tryExpr(let inner): return alternatives(of: inner.expression, step)
    case .sequenceExpr(let sequence): return alternatives(ofSequence: Array(sequence.elements), step)
    case .ifExpr, .switchExpr:
      return values.results(of: Syntax(expression)).flatMap { alternatives(of: $0, step + 1) }
    case .unresolvedTernaryExpr(let choice): return alternatives(of: choice.thenExpression, step + 1)
    case .functionCallExpr(let call): return alternatives(of: call, step)
    case .memberAccessExpr(let member):
      if member.declName.baseName.text == "values", let base = member.base,
        let held = ListedItems(values).items(of: base), !held.isEmpty
      {
        return [held.map(\.value)]
      }
      if let base = member.base, Self.keeping.contains(member.declName.baseName.text) {
        return alternatives(of: base, step + 1)
      }
      return alternatives(
        ofProperty: member.declName.baseName.text, askedOf: member.base, at: expression, step)
    case .declReferenceExpr(let reference): return alternatives(of: reference, step)
    default: return []
    }
  }

  private func alternatives(ofSequence elements: [ExprSyntax], _ step: Int) -> [[ExprSyntax]] {
    if let taken = NameReading(values).taken(ofTernary: elements) {
      return taken.flatMap { alternatives(of: $0, step + 1) }
    }
    guard elements.count >= 3 else { return [] }
    if elements[1].is(UnresolvedAsExprSyntax.self) { return alternatives(of: elements[0], step + 1) }
    let operands = stride(from: 0, to: elements.count, by: 2).map { alternatives(of: elements[$0], step + 1) }
    if elements[1].text == "??" { return operands.flatMap { $0 } }
    guard elements[1].text == "+" else { return [] }
    let joined = operands.flatMap { $0.flatMap { $0 } }
    return joined.isEmpty ? [] : [joined]
  }

  private func alternatives(of call: FunctionCallExprSyntax, _ step: Int) -> [[ExprSyntax]] {
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      return returned(by: Syntax(closure), step)
    }
    guard let name = call.calleeName else {
      // `[UIViewController](tabs)`
      let given = call.calledExpression.is(ArrayExprSyntax.self) ? call.arguments.first : nil
      return given.map { alternatives(of: $0.expression, step + 1) } ?? []
    }
    if let base = call.base {
      if Self.keeping.contains(name) { return alternatives(of: base, step + 1) }
      if Self.making.contains(name), call.trailingClosure != nil || call.arguments.count == 1 {
        return made(by: call, of: base, step)
      }
    } else if name == "Array", call.arguments.count == 1, let given = call.arguments.first {
      return alternatives(of: given.expression, step + 1)
    }
    guard let function = ControllerOfObject(values).function(of: call), function.returns?.first == "[",
      let body = function.body
    else { return [] }
    return returned(by: Syntax(body), step)
  }

  /// The values created from each element of a list: the elements themselves if they are screens, otherwise
  /// the closure's results.
  private func made(by call: FunctionCallExprSyntax, of base: ExprSyntax, _ step: Int) -> [[ExprSyntax]] {
    let before = alternatives(of: base, step + 1)
    let areShown = before.contains { list in
      list.contains { element in values.values(of: element).contains { values.isShown($0) } }
    }
    if areShown { return before }
    let given = call.trailingClosure.map { ExprSyntax($0) } ?? call.arguments.first?.expression
    if let closure = given?.as(ClosureExprSyntax.self) {
      let results = returns(of: Syntax(closure))
      return results.isEmpty ? [] : [results]
    }
    // `map(makeTab)`
    guard let name = given?.plainName, given.flatMap({ values.meaning(of: name, at: Syntax($0)) }) == nil,
      let body = declarations.method(name, of: declarations.owner(of: call))?.body
    else { return [] }
    let results = returns(of: Syntax(body))
    return results.isEmpty ? [] : [results]
  }

  private func alternatives(of reference: DeclReferenceExprSyntax, _ step: Int) -> [[ExprSyntax]] {
    let name = reference.baseName.text
    let expression = ExprSyntax(reference)
    let added = expression.member.map { appended(to: name, in: $0, usedAt: expression) } ?? []
    let set = assigned(to: name, usedAt: expression).flatMap { alternatives(of: $0, step + 1) }
    switch values.meaning(of: name, at: Syntax(expression)) {
    case .value(let value):
      let all = (alternatives(of: value, step + 1) + set).map { $0 + added }
      return all.isEmpty && !added.isEmpty ? [added] : all
    case .choice(let choices):
      let all = choices.flatMap { alternatives(of: $0, step + 1) }.map { $0 + added }
      return all.isEmpty && !added.isEmpty ? [added] : all
    case .parameter(let name, _, let function):
      let given = set.isEmpty && added.isEmpty ? self.given(to: name, of: function, step) : set
      return added.isEmpty ? given : [given.flatMap { $0 } + added]
    case .type: return added.isEmpty ? set : [set.flatMap { $0 } + added]
    case nil: return alternatives(ofProperty: name, askedOf: nil, at: expression, step)
    }
  }

  /// The lists that the calls of a function pass for a parameter; empty if there are more than two calls.
  private func given(to parameter: String, of node: Syntax, _ step: Int) -> [[ExprSyntax]] {
    guard let function = declarations.function(declaredBy: node) else { return [] }
    let sites = (declarations.calls[function.name] ?? []).filter { function.fits($0.node) }
    guard sites.count <= 2 else { return [] }
    return sites.compactMap { function.argument(parameter, of: $0.node) }.flatMap {
      alternatives(of: $0, step + 1)
    }
  }

  private func alternatives(
    ofProperty name: String, askedOf base: ExprSyntax?, at node: ExprSyntax, _ step: Int
  ) -> [[ExprSyntax]] {
    var owner = declarations.owner(of: node)
    if let base, !base.isSelf {
      owner =
        base.isNameOfType
        ? declarations.fullName(base.text, inside: owner) : MadeObject(values).type(of: base)
    }
    guard let property = declarations.property(name, of: owner), let type = declarations.types[property.owner]
    else { return [] }
    let key = property.owner + "." + name
    guard values.known.listsUnderWay.insert(key).inserted else { return [] }
    defer { values.known.listsUnderWay.remove(key) }
    if let body = property.body { return returned(by: body, step) }
    let set = (declarations.ownAssignments(of: type)[name] ?? []).compactMap(\.value)
    let lists = ([property.value].compactMap { $0 } + set).flatMap { alternatives(of: $0, step + 1) }
    let added = type.bodies.flatMap { body in
      values.known.calls(in: body).filter { isAppending($0, to: name) }.compactMap {
        $0.arguments.first?.expression
      }
    }
    return lists.isEmpty && !added.isEmpty ? [added] : lists.map { $0 + added }
  }

  private func returned(by body: Syntax, _ step: Int) -> [[ExprSyntax]] {
    returns(of: body).flatMap { alternatives(of: $0, step + 1) }
  }

  /// The returned expressions of a body: those of its `return` statements, otherwise its only expression.
  private func returns(of body: Syntax) -> [ExprSyntax] {
    let said = body.all(ReturnStmtSyntax.self).filter { statement in
      statement.enclosing(ClosureExprSyntax.self).map { $0.position <= body.position } ?? true
        && statement.enclosing(FunctionDeclSyntax.self).map { $0.position <= body.position } ?? true
    }.compactMap(\.expression).filter { !$0.is(NilLiteralExprSyntax.self) }
    guard said.isEmpty else { return said }
    return values.results(of: body).filter { !$0.is(NilLiteralExprSyntax.self) }
  }

  /// The element type of a list whose elements are not written: `Tab` of `Tab.allCases`, `[Tab]` of a name.
  func elementType(of sequence: ExprSyntax) -> String? { elementType(of: sequence, 0) }

  private func elementType(of sequence: ExprSyntax, _ depth: Int) -> String? {
    guard depth < NameReading.maximumNames else { return nil }
    let owner = declarations.owner(of: sequence)
    let bare = sequence.withoutMarks
    if let call = bare.as(FunctionCallExprSyntax.self), let base = call.base,
      Self.keeping.contains(call.calleeName ?? "")
    {
      return elementType(of: base, depth + 1)
    }
    var written: String?
    if let member = bare.as(MemberAccessExprSyntax.self), let base = member.base {
      if Self.keeping.contains(member.declName.baseName.text) {
        return elementType(of: base, depth + 1)
      }
      if member.declName.baseName.text == "allCases" { written = base.text }
      if base.isNameOfType {
        written = written ?? listed(by: member.declName.baseName.text, of: base.text, owner)
      }
      if base.isSelf {
        written = listed(declarations.property(member.declName.baseName.text, of: owner)?.type)
      }
    } else if let name = bare.plainName {
      switch values.meaning(of: name, at: Syntax(bare)) {
      case .parameter(_, let type, _), .type(let type): written = listed(type)
      case .value(let value): written = listed(value.writtenType) ?? elementType(of: value, depth + 1)
      case .choice: break
      case nil: written = listed(declarations.property(name, of: owner)?.type)
      }
    }
    return written.flatMap { declarations.type($0, inside: owner) }.flatMap { $0.isDeclared ? $0.name : nil }
  }

  /// The enum whose cases a static list contains: `static let all = [home, settings]`.
  private func listed(by name: String, of written: String, _ owner: String?) -> String? {
    guard let type = declarations.type(written, inside: owner), let property = type.properties[name] else {
      return nil
    }
    let first = property.value?.as(ArrayExprSyntax.self)?.elements.first?.expression
    let isCase = (first?.plainName ?? first?.caseName).map { type.cases[$0] != nil } ?? false
    return listed(property.type) ?? (isCase ? written : nil)
  }

  private func listed(_ type: String?) -> String? {
    guard let type, type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") else { return nil }
    return String(type.dropFirst().dropLast())
  }

  /// For one page of a list, `pages[0]` or `pages.first!`, the whole list: a page controller shows each page
  /// in turn.
  func pages(behind element: ExprSyntax) -> [ExprSyntax] { pages(behind: element, 0) }

  private func pages(behind element: ExprSyntax, _ depth: Int) -> [ExprSyntax] {
    guard depth < NameReading.maximumNames else { return [element] }
    if let force = element.as(ForceUnwrapExprSyntax.self) {
      return pages(behind: force.expression, depth + 1)
    }
    let member = element.as(MemberAccessExprSyntax.self)
    let isEnd = ["first", "last"].contains(member?.declName.baseName.text ?? "")
    let list = element.as(SubscriptCallExprSyntax.self)?.calledExpression ?? (isEnd ? member?.base : nil)
    if let list, let all = elements(of: list) { return all }
    guard let name = element.plainName,
      case .value(let value)? = values.meaning(of: name, at: Syntax(element))
    else { return [element] }
    let inner = pages(behind: value, depth + 1)
    return inner.count > 1 ? inner : [element]
  }

  /// The values that are assigned to a local variable later.
  func assigned(to name: String, usedAt node: ExprSyntax) -> [ExprSyntax] {
    guard let member = node.member else { return [] }
    return values.known.assignments(in: member).filter {
      $0.names == [name] && $0.node.isSameLocal(name, as: node)
    }
    .compactMap(\.value).filter { !$0.is(NilLiteralExprSyntax.self) }
  }

  private func appended(to name: String, in member: Syntax, usedAt node: ExprSyntax) -> [ExprSyntax] {
    let calls = values.known.calls(in: member).filter {
      isAppending($0, to: name) && $0.isSameLocal(name, as: node)
    }
    let grown = values.known.sequences(in: member).filter { sequence in
      let parts = Array(sequence.elements)
      return parts.count == 3 && parts[0].plainName == name && parts[1].text == "+="
        && sequence.isSameLocal(name, as: node)
    }.flatMap { Array($0.elements)[2].as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [] }
    return calls.compactMap { $0.arguments.first?.expression } + grown
  }

  private func isAppending(_ call: FunctionCallExprSyntax, to name: String) -> Bool {
    guard call.calleeName == "append", call.arguments.count == 1, call.arguments.first?.label == nil else {
      return false
    }
    return call.base?.plainName == name || call.base?.text == "self." + name
  }

  /// Whether it is a stack's own list with some screens removed, which shows nothing new.
  func isShortened(_ given: ExprSyntax) -> Bool {
    var expression = given
    if let name = given.plainName, case .value(let value)? = values.meaning(of: name, at: Syntax(given)) {
      expression = value
    }
    return expression.all(DeclReferenceExprSyntax.self).contains { reference in
      guard reference.baseName.text == "viewControllers" else { return false }
      if reference.parent?.is(MemberAccessExprSyntax.self) ?? false { return true }
      // A parameter with that name is not the stack's own list.
      if case .parameter? = values.meaning(of: "viewControllers", at: Syntax(reference)) { return false }
      return true
    }
  }
}
#endif
