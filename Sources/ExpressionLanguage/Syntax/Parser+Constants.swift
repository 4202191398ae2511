import Diagnostics

extension Parser {
  mutating func constant() throws(Failure) -> Expression {
    let first = token
    let negative = accept(.minus)
    let word = token
    let span = first.span.union(word.span)
    let literal: Literal
    switch word.kind {
    case .isNull where !negative: literal = .null
    case .isTrue where !negative: literal = .bool(true)
    case .isFalse where !negative: literal = .bool(false)
    case .string where !negative: literal = .string(String(decoding: try content(word), as: UTF8.self))
    case .bytes where !negative: literal = .bytes(try content(word))
    case .int:
      guard let value = integer(text(word), negative: negative) else {
        throw fail("‘\(text(word))’ does not fit into 64 bits", at: span)
      }
      literal = .int(value)
    case .uint where !negative:
      guard let value = UInt(digits(text(word).dropLast()).text, radix: digits(text(word)).radix) else {
        throw fail("‘\(text(word))’ does not fit into 64 bits", at: span)
      }
      literal = .uint(value)
    case .double:
      let text = (negative ? "-" : "") + (text(word).hasPrefix(".") ? "0" : "") + text(word)
      guard let value = Double(text), value.isFinite else {
        throw fail("‘\(text)’ is too large for a double", at: span)
      }
      literal = .double(value)
    default:
      if negative { index -= 1 }
      throw unexpected(expected: "a value")
    }
    index += 1
    return try make(.literal(literal), at: span, above: 0)
  }

  private func content(_ token: Token) throws(Failure) -> [UInt8] {
    let range = Int(token.start)..<Int(token.end)
    let literal = StringLiteral(token: bytes[range], isBytes: token.kind == .bytes)
    if let problem = literal.problem { throw Failure(problem: problem) }
    return literal.content
  }

  private func integer(_ text: String, negative: Bool) -> Int? {
    let (digits, radix) = digits(text[...])
    return Int((negative ? "-" : "") + digits, radix: radix)
  }

  private func digits(_ text: some StringProtocol) -> (text: String, radix: Int) {
    text.hasPrefix("0x") || text.hasPrefix("0X") ? (String(text.dropFirst(2)), 16) : (String(text), 10)
  }

  /// After `[`.
  mutating func list(from start: Token) throws(Failure) -> Expression {
    var elements: [Expression.Element] = []
    while token.kind != .rightBracket {
      let optional = accept(.question)
      elements.append(Expression.Element(value: try expression(), optional: optional))
      if !accept(.comma) { break }
    }
    let end = try expect(.rightBracket, "‘,’ or ‘]’")
    return try make(
      .list(elements), at: start.span.union(end.span), above: elements.reduce(0) { max($0, $1.value.height) })
  }

  /// After `{`.
  mutating func map(from start: Token) throws(Failure) -> Expression {
    var entries: [Expression.Entry] = []
    while token.kind != .rightBrace {
      let optional = accept(.question)
      let key = try expression()
      _ = try expect(.colon, "‘:’")
      entries.append(Expression.Entry(key: key, value: try expression(), optional: optional))
      if !accept(.comma) { break }
    }
    let end = try expect(.rightBrace, "‘,’ or ‘}’")
    return try make(
      .map(entries), at: start.span.union(end.span),
      above: entries.reduce(0) { max($0, $1.key.height, $1.value.height) })
  }

  /// The dotted name a message literal begins with, if that is what `operand` is.
  func messageName(_ operand: Expression) -> String? {
    switch operand.kind {
    case .name(let name, let absolute): (absolute ? "." : "") + name
    case .select(let inner, let name, optional: false): messageName(inner).map { $0 + "." + name.text }
    default: nil
    }
  }

  mutating func message(_ name: String, from operand: Expression) throws(Failure) -> Expression {
    _ = try expect(.leftBrace, "‘{’")
    var fields: [Expression.Field] = []
    while token.kind != .rightBrace {
      let optional = accept(.question)
      let field = try fieldName()
      _ = try expect(.colon, "‘:’")
      fields.append(Expression.Field(name: field, value: try expression(), optional: optional))
      if !accept(.comma) { break }
    }
    let end = try expect(.rightBrace, "‘,’ or ‘}’")
    return try make(
      .message(name, fields), at: operand.span.union(end.span),
      above: fields.reduce(operand.height) { max($0, $1.value.height) })
  }
}
