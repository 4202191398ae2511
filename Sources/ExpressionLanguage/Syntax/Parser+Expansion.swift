import Diagnostics

// Macros that the author has defined.
extension Parser {
  /// The body of a macro with the arguments in place of its parameters. All its nodes have the place of the
  /// use, so that problems are reported there.
  mutating func expand(
    _ macro: Macro, _ arguments: [Expression], at span: Span
  ) throws(Failure) -> Expression {
    guard arguments.count == macro.parameters.count else {
      let form =
        macro.parameters.isEmpty
        ? macro.name : "\(macro.name)(\(macro.parameters.joined(separator: ", ")))"
      throw fail("‘\(macro.name)’ is not used like this", at: span, label: "write \(form)")
    }
    expansions.append(MacroExpansion(name: macro.name, span: span))
    return try copy(
      macro.body, replacing: Dictionary(uniqueKeysWithValues: zip(macro.parameters, arguments)), at: span)
  }

  /// A copy with new numbers.
  ///
  /// - Parameters:
  ///   - values: what replaces free names.
  ///   - bound: the variables of loops around it. A loop of a macro gets another variable than these.
  ///   - span: the place of all nodes; nil to keep theirs.
  mutating func copy(
    _ node: Expression, replacing values: [String: Expression] = [:], in bound: Set<String> = [],
    at span: Span? = nil
  ) throws(Failure) -> Expression {
    let place = span ?? node.span
    if nextID > Self.mostNodes {
      throw fail("the expression is too large with its macros in full", at: place, code: "limit")
    }
    if case .name(let name) = node.kind, let value = values[name] { return try copy(value, in: bound) }
    if case .comprehension(let loop) = node.kind {
      return try copy(loop, replacing: values, in: bound, at: span, place)
    }
    func named(_ name: Expression.Name) -> Expression.Name {
      Expression.Name(text: name.text, span: span ?? name.span)
    }
    var copies: [Expression] = []
    for child in node.children { copies.append(try copy(child, replacing: values, in: bound, at: span)) }
    let kind: Expression.Kind =
      switch node.kind {
      case .literal, .name, .comprehension: node.kind
      case .select(_, let field): .select(copies[0], named(field))
      case .presence(_, let field): .presence(copies[0], named(field))
      case .index: .index(copies[0], copies[1])
      case .call(let name, let target, _):
        .call(
          named(name), target: target == nil ? nil : copies[0],
          arguments: Array(copies.dropFirst(target == nil ? 0 : 1)))
      case .unary(let sign, _): .unary(sign, copies[0])
      case .binary(let sign, _, _, let signPlace):
        .binary(sign, copies[0], copies[1], sign: span ?? signPlace)
      case .logic(let sign, _): .logic(sign, copies.flatMap { $0.operands(of: sign) })
      case .conditional: .conditional(copies[0], copies[1], copies[2])
      case .list: .list(copies)
      }
    return try make(kind, at: place, above: copies.reduce(0) { max($0, $1.height) })
  }

  private mutating func copy(
    _ loop: Comprehension, replacing values: [String: Expression], in bound: Set<String>, at span: Span?,
    _ place: Span
  ) throws(Failure) -> Expression {
    var taken = values.values.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let isOfMacro = loop.variable.span == place
    if isOfMacro { taken.formUnion(bound) }
    var variable = loop.variable.text
    while taken.contains(variable) { variable += "_" }
    var inner = values
    if variable != loop.variable.text {
      inner[loop.variable.text] = try make(.name(variable), at: place, above: 0)
    }
    let range = try copy(loop.range, replacing: values, in: bound, at: span)
    let within = bound.union([variable])
    var filter: Expression?
    if let written = loop.filter { filter = try copy(written, replacing: inner, in: within, at: span) }
    let body = try copy(loop.body, replacing: inner, in: within, at: span)
    let copied = Comprehension(
      kind: loop.kind, range: range,
      variable: Expression.Name(text: variable, span: span ?? loop.variable.span), filter: filter, body: body)
    return try make(
      .comprehension(copied), at: place, above: max(range.height, filter?.height ?? 0, body.height))
  }

  /// The most nodes of an expression with its macros in full.
  private static let mostNodes = 100_000
}

extension Expression {
  /// The operands of a chain with this operator, or the expression itself.
  fileprivate func operands(of sign: LogicOperator) -> [Expression] {
    if case .logic(sign, let operands) = kind { return operands }
    return [self]
  }

  /// All names in it, of variables of loops as well.
  fileprivate var names: Set<String> {
    var names = children.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    if case .name(let name) = kind { names.insert(name) }
    if case .comprehension(let loop) = kind { names.insert(loop.variable.text) }
    return names
  }
}
