import Diagnostics

extension Lexer {
  mutating func sign(_ byte: UInt8, from start: Int) {
    let next = peek(1)
    switch byte {
    case UInt8(ascii: "("): one(.leftParenthesis, start)
    case UInt8(ascii: ")"): one(.rightParenthesis, start)
    case UInt8(ascii: "["): one(.leftBracket, start)
    case UInt8(ascii: "]"): one(.rightBracket, start)
    case UInt8(ascii: "{"): one(.leftBrace, start)
    case UInt8(ascii: "}"): one(.rightBrace, start)
    case UInt8(ascii: "."): one(.dot, start)
    case UInt8(ascii: ","): one(.comma, start)
    case UInt8(ascii: ":"): one(.colon, start)
    case UInt8(ascii: "?"): one(.question, start)
    case UInt8(ascii: "+"): one(.plus, start)
    case UInt8(ascii: "-"): one(.minus, start)
    case UInt8(ascii: "*"): one(.star, start)
    case UInt8(ascii: "/"): one(.slash, start)
    case UInt8(ascii: "%"): one(.percent, start)
    case UInt8(ascii: "!"): next == 0x3D ? two(.notEqual, start) : one(.not, start)
    case UInt8(ascii: "<"): next == 0x3D ? two(.lessOrEqual, start) : one(.less, start)
    case UInt8(ascii: ">"): next == 0x3D ? two(.greaterOrEqual, start) : one(.greater, start)
    case UInt8(ascii: "=") where next == 0x3D: two(.equal, start)
    case UInt8(ascii: "&") where next == byte: two(.and, start)
    case UInt8(ascii: "|") where next == byte: two(.or, start)
    case UInt8(ascii: "="): halfSign(.equal, "==", start)
    case UInt8(ascii: "&"): halfSign(.and, "&&", start)
    case UInt8(ascii: "|"): halfSign(.or, "||", start)
    default: strange(start)
    }
  }

  private mutating func one(_ kind: Token.Kind, _ start: Int) {
    advance(1)
    add(kind, from: start)
  }

  private mutating func two(_ kind: Token.Kind, _ start: Int) {
    advance(2)
    add(kind, from: start)
  }

  /// Reads an operator of another language as the intended one, so that the rest is checked too.
  private mutating func halfSign(_ kind: Token.Kind, _ meant: String, _ start: Int) {
    let sign = String(decoding: bytes[start...start], as: UTF8.self)
    report(
      "‘\(sign)’ is no operator", from: start, to: start + 1, label: "did you mean ‘\(meant)’?",
      replacement: meant)
    one(kind, start)
  }

  private mutating func strange(_ start: Int) {
    advance(1)
    while peek() & 0xC0 == 0x80 { advance(1) }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let curly = "‘’“”".contains(text)
    report(
      curly ? "‘\(text)’ is no quotation mark of the language" : "‘\(text)’ has no meaning here",
      from: start, to: position, label: curly ? "write ' or \"" : "")
  }
}
