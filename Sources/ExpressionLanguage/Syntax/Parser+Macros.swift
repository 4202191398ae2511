import Diagnostics

extension Parser {
  /// A call, or the macro it is.
  mutating func call(
    _ name: Expression.Name, target: Expression?, arguments: [Expression], at span: Span
  ) throws(Failure) -> Expression {
    if macros, let macro = try macro(name, target, arguments, at: span) { return macro }
    let height = arguments.reduce(target?.height ?? 0) { max($0, $1.height) }
    return try make(.call(name, target: target, arguments: arguments), at: span, above: height)
  }

  private mutating func macro(
    _ name: Expression.Name, _ target: Expression?, _ arguments: [Expression], at span: Span
  ) throws(Failure) -> Expression? {
    guard let target else {
      return name.text == "has" && arguments.count == 1 ? try presence(arguments[0], at: span) : nil
    }
    switch (name.text, arguments.count) {
    case ("all", 2), ("exists", 2), ("exists_one", 2), ("existsOne", 2), ("filter", 2), ("map", 2),
      ("map", 3):
      let filter = arguments.count == 3 ? arguments[1] : nil
      return try loop(name, target, [arguments[0]], filter, arguments[arguments.count - 1], at: span)
    case ("all", 3), ("exists", 3), ("exists_one", 3), ("existsOne", 3), ("transformList", 3),
      ("transformMap", 3), ("transformMapEntry", 3):
      return try loop(name, target, [arguments[0], arguments[1]], nil, arguments[2], at: span)
    case ("transformList", 4), ("transformMap", 4), ("transformMapEntry", 4):
      return try loop(
        name, target, [arguments[0], arguments[1]], arguments[2], arguments[3], at: span)
    case ("bind", 3):
      guard case .name("cel", _) = target.kind else { return nil }
      return try binding(.bind, arguments[0], arguments[1], arguments[2], at: span)
    case ("optMap", 2): return try binding(.optMap, arguments[0], target, arguments[1], at: span)
    case ("optFlatMap", 2): return try binding(.optFlatMap, arguments[0], target, arguments[1], at: span)
    default: return nil
    }
  }

  private mutating func presence(_ argument: Expression, at span: Span) throws(Failure) -> Expression {
    guard case .select(let operand, let field, optional: false) = argument.kind else {
      throw fail(
        "‘has’ asks for a field and this is none", at: argument.span, label: "write has(record.field)")
    }
    return try make(.presence(operand, field), at: span, above: operand.height)
  }

  private mutating func loop(
    _ name: Expression.Name, _ range: Expression, _ variables: [Expression], _ filter: Expression?,
    _ body: Expression, at span: Span
  ) throws(Failure) -> Expression {
    let spelled = name.text == "existsOne" ? "exists_one" : name.text
    guard let kind = Comprehension.Kind(rawValue: spelled) else { throw unexpected(expected: "a macro") }
    var names: [Expression.Name] = []
    for variable in variables { names.append(try variableName(variable, of: name.text)) }
    if names.count == 2, names[0].text == names[1].text {
      throw fail("both variables are called ‘\(names[0].text)’", at: names[1].span)
    }
    let comprehension = Comprehension(
      kind: kind, range: range, variable: names[0], second: names.count == 2 ? names[1] : nil,
      filter: filter, body: body)
    return try make(
      .comprehension(comprehension), at: span, above: max(range.height, filter?.height ?? 0, body.height))
  }

  private mutating func binding(
    _ kind: Binding.Kind, _ variable: Expression, _ value: Expression, _ body: Expression, at span: Span
  ) throws(Failure) -> Expression {
    let name = try variableName(variable, of: kind.rawValue)
    return try make(
      .binding(Binding(kind: kind, variable: name, value: value, body: body)), at: span,
      above: max(value.height, body.height))
  }

  private func variableName(_ variable: Expression, of macro: String) throws(Failure) -> Expression.Name {
    guard case .name(let text, absolute: false) = variable.kind else {
      throw fail(
        "‘\(macro)’ needs the name of a variable here", at: variable.span, label: "write a plain name")
    }
    return Expression.Name(text: text, span: variable.span)
  }
}
