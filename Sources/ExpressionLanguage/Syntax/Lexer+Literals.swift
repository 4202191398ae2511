import Diagnostics

extension Lexer {
  /// `12`, `0xFF`, `12u`, `1.5`, `.5`, `1e9`.
  mutating func number(from start: Int) {
    var kind = Token.Kind.int
    if peek() == 0x30, peek(1) | 0x20 == UInt8(ascii: "x"), isHexDigit(peek(2)) {
      advance(2)
      while isHexDigit(peek()) { advance(1) }
    } else {
      while isDigit(peek()) { advance(1) }
      if peek() == UInt8(ascii: "."), isDigit(peek(1)) {
        kind = .double
        advance(1)
        while isDigit(peek()) { advance(1) }
      }
      if peek() | 0x20 == UInt8(ascii: "e") {
        let sign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-") ? 1 : 0
        if isDigit(peek(1 + sign)) {
          kind = .double
          advance(1 + sign)
          while isDigit(peek()) { advance(1) }
        }
      }
    }
    if kind == .int, peek() | 0x20 == UInt8(ascii: "u") {
      kind = .uint
      advance(1)
    }
    if isLetter(peek()) || isDigit(peek()) {
      while isLetter(peek()) || isDigit(peek()) { advance(1) }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      report("‘\(text)’ is no number", from: start, to: position)
    }
    add(kind, from: start)
  }

  /// Reads a string from its opening quote (after a prefix) to the closing one.
  mutating func string(_ kind: Token.Kind, raw: Bool, from start: Int) {
    let quote = peek()
    let triple = peek(1) == quote && peek(2) == quote
    advance(triple ? 3 : 1)
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\"), !raw {
        advance(min(2, bytes.count - position))
      } else if byte == quote, !triple || (peek(1) == quote && peek(2) == quote) {
        advance(triple ? 3 : 1)
        return add(kind, from: start)
      } else if !triple, byte == 0x0A || byte == 0x0D {
        break
      } else {
        advance(1)
      }
    }
    let sign = String(decoding: [quote], as: UTF8.self)
    report(
      "a string does not end", from: start, to: position,
      label: "‘\(triple ? sign + sign + sign : sign)’ is missing")
    // The token is kept, so that the text before it is still checked.
    add(kind, from: start)
  }
}
