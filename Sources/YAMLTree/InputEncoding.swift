/// How a file encodes its text, with the length of its byte order mark.
enum InputEncoding: Equatable {
  case utf8(mark: Int)
  case utf16(isBigEndian: Bool, mark: Int)
  case utf32

  /// Detects the encoding by the byte order mark; without one, by the positions of zero bytes in the first
  /// characters (YAML 1.2.2, section 5.2: a stream begins with an ASCII character).
  init(of input: [UInt8]) {
    func begins(_ bytes: UInt8...) -> Bool { input.starts(with: bytes) }
    if begins(0xEF, 0xBB, 0xBF) {
      self = .utf8(mark: 3)
    } else if begins(0xFF, 0xFE, 0, 0) || begins(0, 0, 0xFE, 0xFF) {
      self = .utf32
    } else if begins(0xFF, 0xFE) {
      self = .utf16(isBigEndian: false, mark: 2)
    } else if begins(0xFE, 0xFF) {
      self = .utf16(isBigEndian: true, mark: 2)
    } else if Self.hasZeros(input, at: 0) {
      self = .utf16(isBigEndian: true, mark: 0)
    } else if Self.hasZeros(input, at: 1) {
      self = .utf16(isBigEndian: false, mark: 0)
    } else {
      self = .utf8(mark: 0)
    }
  }

  /// Whether the first two units are ASCII characters whose zero byte is at index `place` (0 or 1) of each.
  private static func hasZeros(_ input: [UInt8], at place: Int) -> Bool {
    guard input.count >= 4, input.count.isMultiple(of: 2) else { return false }
    return (0..<2).allSatisfy { unit in
      input[2 * unit + place] == 0 && (1..<0x80).contains(input[2 * unit + 1 - place])
    }
  }
}

/// One character of a text that should be UTF-8.
struct UTF8Character {
  /// How many bytes it has; for an ill-formed one, the length of its longest valid beginning, at least 1.
  let length: Int
  /// Its value; nil if it is ill-formed.
  let scalar: UInt32?

  /// Decodes strictly: no overlong forms, no surrogates, nothing above U+10FFFF (Unicode, table 3-7).
  init(_ bytes: [UInt8], at offset: Int) {
    let first = bytes[offset]
    let (count, lowest, highest): (Int, UInt8, UInt8) =
      switch first {
      case 0x00...0x7F: (1, 0, 0)
      case 0xC2...0xDF: (2, 0x80, 0xBF)
      case 0xE0: (3, 0xA0, 0xBF)
      case 0xED: (3, 0x80, 0x9F)
      case 0xE1...0xEF: (3, 0x80, 0xBF)
      case 0xF0: (4, 0x90, 0xBF)
      case 0xF1...0xF3: (4, 0x80, 0xBF)
      case 0xF4: (4, 0x80, 0x8F)
      default: (0, 0, 0)
      }
    guard count > 1 else {
      (length, scalar) = (1, count == 1 ? UInt32(first) : nil)
      return
    }
    var value = UInt32(first) & (0x7F >> UInt32(count))
    for position in 1..<count {
      let range = position == 1 ? lowest...highest : 0x80...0xBF
      guard offset + position < bytes.count, range.contains(bytes[offset + position]) else {
        (length, scalar) = (position, nil)
        return
      }
      value = value << 6 | UInt32(bytes[offset + position] & 0x3F)
    }
    (length, scalar) = (count, value)
  }
}
