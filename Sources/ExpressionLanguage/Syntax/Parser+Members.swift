import Diagnostics

extension Parser {
  /// Parses a primary expression with its suffixes: `.field`, `.method(…)`, `[index]`.
  mutating func member() throws(Failure) -> Expression {
    let start = token.start
    var operand = try primary()
    while true {
      if accept(.dot) {
        operand = try selection(of: operand, from: start)
      } else if accept(.leftBracket) {
        try refuseOptional()
        let position = try expression()
        _ = try expect(.rightBracket, "‘]’")
        operand = try make(
          .index(operand, position), at: reach(from: start), above: max(operand.height, position.height))
      } else {
        try refuseBraces()
        return operand
      }
    }
  }

  private mutating func selection(of operand: Expression, from start: Int32) throws(Failure) -> Expression {
    try refuseOptional()
    let isQuoted = token.kind == .quotedIdentifier
    let name = try fieldName()
    if !isQuoted, accept(.leftParenthesis) {
      let arguments = try arguments()
      return try call(name, target: operand, arguments: arguments, at: reach(from: start))
    }
    return try make(.select(operand, name), at: reach(from: start), above: operand.height)
  }

  /// Parses a name after a dot, where CEL's reserved words are permitted.
  mutating func fieldName() throws(Failure) -> Expression.Name {
    let word = token
    switch word.kind {
    case .identifier:
      index += 1
      return Expression.Name(text: text(word), span: word.span)
    case .quotedIdentifier:
      index += 1
      return Expression.Name(text: String(text(word).dropFirst().dropLast()), span: word.span)
    default: throw unexpected(expected: "a field name")
    }
  }

  /// Parses arguments after `(`, including `)`.
  private mutating func arguments() throws(Failure) -> [Expression] {
    var arguments: [Expression] = []
    if accept(.rightParenthesis) { return [] }
    repeat { arguments.append(try expression()) } while accept(.comma)
    _ = try expect(.rightParenthesis, "‘,’ or ‘)’")
    return arguments
  }

  private mutating func primary() throws(Failure) -> Expression {
    let first = token
    switch first.kind {
    case .identifier: return try name()
    case .dot: throw leftOut("namespaces", at: first.span, label: "leave out the dot")
    case .leftParenthesis:
      index += 1
      let inner = try expression()
      _ = try expect(.rightParenthesis, "‘)’")
      return inner
    case .leftBracket:
      index += 1
      return try list(from: first)
    default:
      try refuseBraces()
      return try constant()
    }
  }

  private mutating func name() throws(Failure) -> Expression {
    let word = try expect(.identifier, "a name")
    let name = Expression.Name(text: text(word), span: word.span)
    if accept(.leftParenthesis) {
      let arguments = try arguments()
      let whole = word.span.union(tokens[index - 1].span)
      if let macro = macros[name.text] { return try expand(macro, arguments, at: whole) }
      return try call(name, target: nil, arguments: arguments, at: whole)
    }
    if Self.reserved.contains(name.text) {
      throw fail("‘\(name.text)’ is a reserved word", at: word.span, label: "choose another name")
    }
    if let macro = macros[name.text] { return try expand(macro, [], at: word.span) }
    return try make(.name(name.text), at: word.span, above: 0)
  }

  static let reserved: Set = [
    "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let", "loop", "package",
    "namespace", "return", "var", "void", "while",
  ]
}
