/// The words and signs of a file of Objective-C, without comments and texts.
struct ObjectiveCWords {
  struct Word {
    let text: String
    let line: Int
    /// Whether it belongs to the declaration of a method, up to its body.
    let isInDeclaration: Bool
  }

  private(set) var all: [Word] = []
  /// Where each line begins that has a word, by the line.
  private(set) var firstColumns: [Int: Int] = [:]

  /// Reads a file; any bytes can be read.
  init(_ bytes: [UInt8]) {
    var reading = Reading(bytes: bytes)
    while let (text, line, column) = reading.next() { add(text, line, column) }
  }

  /// The text of a word; empty where there is none.
  func text(at index: Int) -> String { all.indices.contains(index) ? all[index].text : "" }

  private var open = 0
  private var isInDeclaration = false

  private mutating func add(_ text: String, _ line: Int, _ column: Int) {
    let isFirst = firstColumns[line] == nil
    if isFirst { firstColumns[line] = column }
    switch text {
    case "(", "[": open += 1
    case ")", "]": open = max(0, open - 1)
    case "{", ";", "}":
      isInDeclaration = false
      open = 0
    // A method is declared at the begin of a line; a sum that goes on there stands in brackets or behind its sign.
    case "-", "+": if isFirst, open == 0 { isInDeclaration = true }
    default: break
    }
    all.append(Word(text: text, line: line, isInDeclaration: isInDeclaration))
  }
}

/// Goes through the bytes of a file.
private struct Reading {
  let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The next word, `==` among the signs; nil at the end.
  mutating func next() -> (text: String, line: Int, column: Int)? {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x0A:
        index += 1
        line += 1
        lineStart = index
      case 0x20, 0x09, 0x0D: index += 1
      case UInt8(ascii: "/") where follows(UInt8(ascii: "/")): skipLine()
      case UInt8(ascii: "/") where follows(UInt8(ascii: "*")): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipText(until: byte)
      default:
        let start = index
        index += 1
        if Self.isOfWord(byte) {
          while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
        } else if byte == UInt8(ascii: "="), index < bytes.count, bytes[index] == byte {
          index += 1
        }
        return (String(decoding: bytes[start..<index], as: UTF8.self), line, start - lineStart + 1)
      }
    }
    return nil
  }

  private func follows(_ byte: UInt8) -> Bool { index + 1 < bytes.count && bytes[index + 1] == byte }

  private mutating func skipLine() { while index < bytes.count, bytes[index] != 0x0A { index += 1 } }

  private mutating func skipComment() {
    index += 2
    while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && follows(UInt8(ascii: "/"))) {
      step()
    }
    index = min(index + 2, bytes.count)
  }

  /// A text ends with its line, as an apostrophe in words does.
  private mutating func skipText(until end: UInt8) {
    index += 1
    while index < bytes.count, bytes[index] != 0x0A {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
        index += 1
        step()
        continue
      }
      index += 1
      if byte == end { return }
    }
  }

  private mutating func step() {
    if bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }
}
