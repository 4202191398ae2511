/// The tokens of the old form of property lists, which project files and `.strings` files are written in.
struct PropertyTokens {
  enum Token: Equatable {
    case text(String)
    /// One of `= ; { } ( ) ,`.
    case mark(Character)
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next token; nil at the end, or where a comment or a text does not end.
  mutating func next() -> Token? {
    guard skipSpaceAndComments() else { return nil }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: ","):
      position += 1
      return .mark(Character(Unicode.Scalar(byte)))
    case UInt8(ascii: "\""): return quoted()
    default: return plain()
    }
  }

  private mutating func skipSpaceAndComments() -> Bool {
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
      } else if starts(with: "//") {
        position = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
      } else if starts(with: "/*") {
        position += 2
        while position < bytes.count, !starts(with: "*/") { position += 1 }
        position = min(position + 2, bytes.count)
      } else {
        return true
      }
    }
    return false
  }

  private func starts(with text: StaticString) -> Bool {
    position + 1 < bytes.count && bytes[position] == text.utf8Start[0]
      && bytes[position + 1] == text.utf8Start[1]
  }

  private mutating func plain() -> Token {
    let start = position
    let ends: Set<UInt8> = Set("=;{}(),\"".utf8)
    while position < bytes.count, bytes[position] > 0x20, !ends.contains(bytes[position]) { position += 1 }
    return .text(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func quoted() -> Token? {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return .text(String(decoding: text, as: UTF8.self)) }
      guard byte == UInt8(ascii: "\\"), position < bytes.count else {
        text.append(byte)
        continue
      }
      let escaped = bytes[position]
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "U"), UInt8(ascii: "u"): appendScalar(to: &text)
      default: text.append(escaped)
      }
    }
    return nil
  }

  /// `\U1234`.
  private mutating func appendScalar(to text: inout [UInt8]) {
    let end = min(position + 4, bytes.count)
    let digits = String(decoding: bytes[position..<end], as: UTF8.self)
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return }
    text.append(contentsOf: Array(String(scalar).utf8))
    position = end
  }
}
