#if SwiftSources
internal import SwiftSyntax

/// Reads lists of controllers that code writes out.
struct ControllerLists {
  private let values: ValueResolution
  private var declarations: Declarations { values.declarations }

  init(_ values: ValueResolution) { self.values = values }

  /// The elements of a list that is written out, or of a variable that holds one.
  func elements(of expression: ExprSyntax) -> [ExprSyntax]? {
    if let list = expression.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) }
    // What puts each of them into something shows the same.
    if let call = expression.as(FunctionCallExprSyntax.self), let base = call.base,
      ["map", "compactMap"].contains(call.calleeName ?? "")
    {
      return elements(of: base)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    let set = assigned(to: name, usedAt: expression).compactMap { $0.as(ArrayExprSyntax.self) }
    let added =
      set.flatMap { $0.elements.map(\.expression) }
      + (expression.member.map { appended(to: name, in: $0, usedAt: expression) } ?? [])
    switch values.meaning(of: name, at: Syntax(expression)) {
    case .value(let value):
      if let list = value.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) + added }
      return added.isEmpty ? nil : added
    case .choice(let choices):
      let lists = choices.compactMap { $0.as(ArrayExprSyntax.self) }
      return lists.isEmpty ? nil : lists.flatMap { $0.elements.map(\.expression) }
    case .type, .parameter: return added.isEmpty ? nil : added
    case nil:
      let property = declarations.property(name, of: declarations.owner(of: expression))
      let made = property?.value?.as(FunctionCallExprSyntax.self)?.calledExpression.as(ClosureExprSyntax.self)
      let body = made.map { Syntax($0) } ?? property?.body
      let value =
        property?.value?.as(ArrayExprSyntax.self)
        ?? body.flatMap { values.onlyExpression($0) }?.as(ArrayExprSyntax.self)
      return value?.elements.map(\.expression)
    }
  }

  /// Of one page out of a list, `pages[0]` or `pages.first!`, all of that list: a page controller shows each in turn.
  func pages(behind element: ExprSyntax) -> [ExprSyntax] {
    if let force = element.as(ForceUnwrapExprSyntax.self) { return pages(behind: force.expression) }
    let member = element.as(MemberAccessExprSyntax.self)
    let isEnd = ["first", "last"].contains(member?.declName.baseName.text ?? "")
    let list = element.as(SubscriptCallExprSyntax.self)?.calledExpression ?? (isEnd ? member?.base : nil)
    if let list, let all = elements(of: list) { return all }
    guard let name = element.plainName,
      case .value(let value)? = values.meaning(of: name, at: Syntax(element))
    else { return [element] }
    let inner = pages(behind: value)
    return inner.count > 1 ? inner : [element]
  }

  /// What is put into a local later, by the lines that set it.
  func assigned(to name: String, usedAt node: ExprSyntax) -> [ExprSyntax] {
    guard let member = node.member else { return [] }
    return values.known.assignments(in: member).filter {
      $0.names == [name] && $0.node.isSameLocal(name, as: node)
    }
    .compactMap(\.value).filter { !$0.is(NilLiteralExprSyntax.self) }
  }

  private func appended(to name: String, in member: Syntax, usedAt node: ExprSyntax) -> [ExprSyntax] {
    member.calls.filter {
      $0.calleeName == "append" && $0.base?.plainName == name && $0.arguments.count == 1
        && $0.isSameLocal(name, as: node)
    }
    .compactMap { $0.arguments.first }.filter { $0.label == nil }.map(\.expression)
  }

  /// Whether it is a stack's own list with some taken out, which shows nothing new.
  func isShortened(_ given: ExprSyntax) -> Bool {
    var expression = given
    if let name = given.plainName, case .value(let value)? = values.meaning(of: name, at: Syntax(given)) {
      expression = value
    }
    return expression.all(DeclReferenceExprSyntax.self).contains { reference in
      guard reference.baseName.text == "viewControllers" else { return false }
      if reference.parent?.is(MemberAccessExprSyntax.self) ?? false { return true }
      // What a function is given under that name is no stack's own.
      if case .parameter? = values.meaning(of: "viewControllers", at: Syntax(reference)) { return false }
      return true
    }
  }
}
#endif
