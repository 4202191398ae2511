import Diagnostics

extension Parser {
  /// Creates a call, or a macro if the name is that of one.
  mutating func call(
    _ name: Expression.Name, target: Expression?, arguments: [Expression], at span: Span
  ) throws(Failure) -> Expression {
    if let macro = try macro(name, target, arguments, at: span) { return macro }
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
      return try loop(name, target, arguments[0], filter, arguments[arguments.count - 1], at: span)
    case ("all", 3), ("exists", 3), ("exists_one", 3), ("existsOne", 3):
      throw leftOut("macros with two variables", at: span, label: "write list.\(name.text)(x, …)")
    default: return nil
    }
  }

  private mutating func presence(_ argument: Expression, at span: Span) throws(Failure) -> Expression {
    guard case .select(let operand, let field) = argument.kind else {
      throw fail(
        "‘has’ takes a field, and this is none", at: argument.span, label: "write has(record.field)")
    }
    return try make(.presence(operand, field), at: span, above: operand.height)
  }

  private mutating func loop(
    _ name: Expression.Name, _ range: Expression, _ variable: Expression, _ filter: Expression?,
    _ body: Expression, at span: Span
  ) throws(Failure) -> Expression {
    let spelled = name.text == "existsOne" ? "exists_one" : name.text
    guard let kind = Comprehension.Kind(rawValue: spelled) else { throw unexpected(expected: "a macro") }
    guard case .name(let text) = variable.kind else {
      throw fail(
        "‘\(name.text)’ needs the name of a variable here", at: variable.span, label: "write a plain name")
    }
    let comprehension = Comprehension(
      kind: kind, range: range, variable: Expression.Name(text: text, span: variable.span), filter: filter,
      body: body)
    return try make(
      .comprehension(comprehension), at: span, above: max(range.height, filter?.height ?? 0, body.height))
  }
}
