import Diagnostics

/// Splits an expression into tokens. String escapes are read later, when the parser needs the text.
struct Lexer {
  let bytes: [UInt8]
  private(set) var position = 0
  private(set) var tokens: [Token] = []
  private(set) var problems: [ExpressionProblem] = []

  /// All tokens, the last one being `.end`, and the problems.
  static func tokens(of bytes: [UInt8]) -> (tokens: [Token], problems: [ExpressionProblem]) {
    var lexer = Lexer(bytes: bytes)
    lexer.tokens.reserveCapacity(bytes.count / 3 + 2)
    lexer.run()
    return (lexer.tokens, lexer.problems)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  func peek(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  mutating func advance(_ count: Int) { position += count }

  mutating func add(_ kind: Token.Kind, from start: Int) {
    tokens.append(Token(kind: kind, start: Int32(start), end: Int32(position)))
  }

  mutating func report(
    _ message: String, from start: Int, to end: Int, label: String = "", replacement: String? = nil
  ) {
    problems.append(
      ExpressionProblem(
        "syntax", message, at: Span(start, end), label: label, replacement: replacement))
  }

  private mutating func run() {
    while true {
      skipSpace()
      guard position < bytes.count else { break }
      let start = position
      let byte = bytes[position]
      if isLetter(byte) {
        word(from: start)
      } else if isDigit(byte) || (byte == UInt8(ascii: ".") && isDigit(peek(1))) {
        number(from: start)
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        string(.string, raw: false, from: start)
      } else if byte == UInt8(ascii: "`") {
        quotedIdentifier(from: start)
      } else {
        sign(byte, from: start)
      }
      // The number of reported problems is limited.
      if problems.count >= 16 { break }
    }
    position = bytes.count
    add(.end, from: position)
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D: position += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      default: return
      }
    }
  }

  private mutating func word(from start: Int) {
    if let prefix = stringPrefix() {
      position += prefix.length
      return string(prefix.bytes ? .bytes : .string, raw: prefix.raw, from: start)
    }
    while isLetter(peek()) || isDigit(peek()) { position += 1 }
    add(keyword(in: start..<position) ?? .identifier, from: start)
  }

  /// `r`, `b`, `rb`, `br` in any case, directly before a quote.
  private func stringPrefix() -> (length: Int, raw: Bool, bytes: Bool)? {
    var raw = false
    var isBytes = false
    var length = 0
    while length < 2 {
      let letter = peek(length) | 0x20
      if letter == UInt8(ascii: "r"), !raw {
        raw = true
      } else if letter == UInt8(ascii: "b"), !isBytes {
        isBytes = true
      } else {
        break
      }
      length += 1
    }
    let quote = peek(length)
    guard length > 0, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else { return nil }
    return (length, raw, isBytes)
  }

  private func keyword(in range: Range<Int>) -> Token.Kind? {
    switch range.count {
    case 2: bytes[range].elementsEqual("in".utf8) ? .isIn : nil
    case 4:
      bytes[range].elementsEqual("true".utf8)
        ? .isTrue : bytes[range].elementsEqual("null".utf8) ? .isNull : nil
    case 5: bytes[range].elementsEqual("false".utf8) ? .isFalse : nil
    default: nil
    }
  }

  private mutating func quotedIdentifier(from start: Int) {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "`"), bytes[position] != 0x0A {
      position += 1
    }
    guard peek() == UInt8(ascii: "`") else {
      return report("a quoted name does not end", from: start, to: position, label: "‘`’ is missing")
    }
    position += 1
    let name = bytes[(start + 1)..<(position - 1)]
    let allowed = name.allSatisfy {
      isLetter($0) || isDigit($0) || [0x2E, 0x2D, 0x2F, 0x20].contains($0)
    }
    if name.isEmpty || !allowed {
      report(
        "a quoted name may hold letters, digits, ‘_’, ‘.’, ‘-’, ‘/’ and spaces", from: start, to: position)
    }
    add(.quotedIdentifier, from: start)
  }
}

/// Whether a byte is a letter of an identifier: CEL only permits ASCII letters.
func isLetter(_ byte: UInt8) -> Bool {
  (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == 0x5F
}

func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

func isHexDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
}
