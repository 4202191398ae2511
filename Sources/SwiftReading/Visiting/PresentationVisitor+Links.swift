#if SwiftSources
internal import SourceFacts
internal import SwiftSyntax

extension PresentationVisitor {
  /// `NavigationLink`.
  func readNavigationLink(_ call: FunctionCallExprSyntax, _ owner: String) {
    if let value = call.argument("value") { return push(value, call, owner) }
    if let page = pushedCase(of: call) { return push(page, call, owner) }
    guard let content = content(of: call, ["destination"]) else { return }
    let shown = shown(by: content)
    guard !shown.isEmpty || isSomething(content) else { return }
    var pending = edge(.push, TargetFact(sure: .unknown), owner, call)
    pending.edge.trigger = buttons.link(call)
    for value in shown.isEmpty ? [Self.inlineContent] : shown {
      var one = pending
      one.edge.target = target(value)
      one.edge.rules = value.rules
      found.edges.append(one)
    }
  }

  /// The page of `NavigationLink(.page) { label }`, an initializer of the app's own; anything else is a title.
  func pushedCase(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let first = call.arguments.first, first.label == nil, let name = first.expression.caseName else {
      return nil
    }
    let callee = first.expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? first.expression
    let written = callee.as(MemberAccessExprSyntax.self)?.base?.text
    let owner = declarations.owner(of: call)
    let isCase =
      written.map { declarations.enumeration($0, withCase: name, inside: owner) != nil }
      ?? declarations.types.values.contains { $0.cases[name] != nil }
    return isCase ? first.expression : nil
  }

  /// `path.append(.case)`.
  func readPush(_ call: FunctionCallExprSyntax) {
    guard call.arguments.count == 1, let value = call.arguments.first, value.label == nil,
      let owner = declarations.owner(of: call)
    else { return }
    push(value.expression, call, owner)
  }

  private func push(_ value: ExprSyntax, _ call: FunctionCallExprSyntax, _ owner: String) {
    var pushed = caseValue(value)
    // `Route.page` as a value that is made: `Route(…)` says nothing here.
    if case .yes? = pushed { pushed = nil }
    guard let pushed else { return }
    // What is appended to any list says nothing; a link's value and a path's element may be any page.
    let expected = elementType(ofPathIn: call)
    if pushed == .other, expected == nil, call.calleeName != "NavigationLink" { return }
    found.settings.append(
      CaseSetting(
        value: pushed, property: "", expected: expected, isPush: true, owner: owner,
        function: declarations.function(of: call),
        trigger: buttons.trigger(of: call), place: file.place(of: call.nameNode)))
  }

  /// The type of what a path holds, in `path.append(…)`; nil where nothing declares it.
  private func elementType(ofPathIn call: FunctionCallExprSyntax) -> String? {
    guard call.calleeName == "append", let base = call.base else { return nil }
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
