import Diagnostics

extension Parser {
  mutating func constant() throws(Failure) -> Expression {
    let first = token
    let negative = accept(.minus)
    let word = token
    let span = first.span.union(word.span)
    let literal: Literal
    switch word.kind {
    case .isTrue where !negative: literal = .bool(true)
    case .isFalse where !negative: literal = .bool(false)
    case .string where !negative: literal = .string(try content(word))
    case .int:
      guard let value = integer(text(word), negative: negative) else {
        throw fail("‘\(text(word))’ does not fit into 64 bits", at: span)
      }
      literal = .int(value)
    case .double:
      let text = (negative ? "-" : "") + (text(word).hasPrefix(".") ? "0" : "") + text(word)
      guard let value = Double(text), value.isFinite else {
        throw fail("‘\(text)’ is too large for a double", at: span)
      }
      literal = .double(value)
    case .isNull: throw leftOut("null", at: span, label: "ask with has(…) whether something is there")
    case .bytes: throw leftOut("bytes", at: span, label: "write a string without ‘b’")
    case .uint: throw leftOut("unsigned integers", at: span, label: "write it without ‘u’")
    default:
      if negative { index -= 1 }
      throw unexpected(expected: "a value")
    }
    index += 1
    return try make(.literal(literal), at: span, above: 0)
  }

  private func content(_ token: Token) throws(Failure) -> String {
    let literal = StringLiteral(token: bytes[Int(token.start)..<Int(token.end)])
    if let problem = literal.problem { throw Failure(problem: problem) }
    return String(decoding: literal.content, as: UTF8.self)
  }

  private func integer(_ text: String, negative: Bool) -> Int? {
    let isHex = text.hasPrefix("0x") || text.hasPrefix("0X")
    return Int((negative ? "-" : "") + text.dropFirst(isHex ? 2 : 0), radix: isHex ? 16 : 10)
  }

  /// Parses a list after `[`.
  mutating func list(from start: Token) throws(Failure) -> Expression {
    var elements: [Expression] = []
    while token.kind != .rightBracket {
      try refuseOptional()
      elements.append(try expression())
      if !accept(.comma) { break }
    }
    let end = try expect(.rightBracket, "‘,’ or ‘]’")
    return try make(
      .list(elements), at: start.span.union(end.span), above: elements.reduce(0) { max($0, $1.height) })
  }

  // MARK: CEL features that the language does not have

  /// Creates the error for a CEL feature that this language does not have.
  func leftOut(_ what: String, at span: Span, label: String = "") -> Failure {
    fail("the language of rules has no \(what)", at: span, code: "unsupported", label: label)
  }

  /// Fails at the `?` of `.?field`, `[?index]` and `[?element]`.
  func refuseOptional() throws(Failure) {
    if token.kind == .question {
      throw leftOut("optionals", at: token.span, label: "ask with has(…) or size(…) before it")
    }
  }

  /// Fails at the brace of `{key: value}` and `Type{field: value}`.
  func refuseBraces() throws(Failure) {
    if token.kind == .leftBrace { throw leftOut("maps and messages", at: token.span) }
  }
}
