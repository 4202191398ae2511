import Diagnostics

/// Reads the value of a string token: without quotes, with escapes replaced.
struct StringLiteral {
  /// The value of the literal, in UTF-8.
  private(set) var content: [UInt8] = []
  private(set) var problem: ExpressionProblem?

  /// `token` is the whole token, with prefix and quotes.
  init(token: ArraySlice<UInt8>) {
    var start = token.startIndex
    var raw = false
    while start < token.endIndex, token[start] != 0x22, token[start] != 0x27 {
      raw = raw || token[start] | 0x20 == UInt8(ascii: "r")
      start += 1
    }
    guard start < token.endIndex else { return }
    let quote = token[start]
    let rest = token[start...]
    let triple = rest.count >= 6 && rest.prefix(3).allSatisfy { $0 == quote }
    let width = triple ? 3 : 1
    guard rest.count >= 2 * width else { return }
    let inner = rest.dropFirst(width).dropLast(width)
    content.reserveCapacity(inner.count)
    var index = inner.startIndex
    while index < inner.endIndex, problem == nil {
      let byte = inner[index]
      if byte == UInt8(ascii: "\\"), !raw {
        index = escape(in: inner, at: index)
      } else if byte == 0x0D, triple {
        // Line ends count as LF in triple-quoted strings, whatever the file contains.
        content.append(0x0A)
        index += index + 1 < inner.endIndex && inner[index + 1] == 0x0A ? 2 : 1
      } else {
        content.append(byte)
        index += 1
      }
    }
  }

  private mutating func escape(in text: ArraySlice<UInt8>, at start: Int) -> Int {
    guard start + 1 < text.endIndex else { return start + 1 }
    let letter = text[start + 1]
    if let simple = Self.simple(letter) {
      content.append(simple)
      return start + 2
    }
    let form: (skip: Int, digits: Int, base: Int)? =
      switch letter {
      case UInt8(ascii: "x"), UInt8(ascii: "X"): (2, 2, 16)
      case UInt8(ascii: "u"): (2, 4, 16)
      case UInt8(ascii: "U"): (2, 8, 16)
      case UInt8(ascii: "0")...UInt8(ascii: "3"): (1, 3, 8)
      default: nil
      }
    guard let form, let number = number(in: text, at: start + form.skip, form.digits, base: form.base)
    else {
      let end = min(start + 2, text.endIndex)
      return fail("‘\(String(decoding: text[start..<end], as: UTF8.self))’ is no escape", start, end)
    }
    let end = start + form.skip + form.digits
    if let scalar = Unicode.Scalar(number) {
      content.append(contentsOf: String(Character(scalar)).utf8)
    } else {
      return fail("U+\(String(number, radix: 16, uppercase: true)) is no character", start, end)
    }
    return end
  }

  private mutating func fail(_ message: String, _ start: Int, _ end: Int) -> Int {
    problem = ExpressionProblem("syntax", message, at: Span(start, end), label: "write \\\\ for a backslash")
    return end
  }

  private func number(in text: ArraySlice<UInt8>, at start: Int, _ digits: Int, base: Int) -> UInt32? {
    guard start + digits <= text.endIndex else { return nil }
    return UInt32(String(decoding: text[start..<(start + digits)], as: UTF8.self), radix: base)
  }

  private static func simple(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "?"):
      letter
    default: nil
    }
  }
}
