/// Reads one JSON text (RFC 8259), strictly by the grammar. Of two members with the same name the last counts;
/// lone surrogates become U+FFFD.
public struct JSONReader {
  /// The reason of a failure, with its byte offset.
  public struct Failure: Error, Equatable {
    /// The reason in words.
    public let reason: String
    /// The byte offset.
    public let offset: Int
  }

  /// The largest nesting of arrays and objects, so that no input exhausts the call stack.
  private static let depthLimit = 128

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  /// The member of the outermost object for which the ranges of the elements are requested.
  private var watched: String?
  private var isWatching = false
  private var ranges: [Range<Int>] = []

  /// Reads a text.
  ///
  /// - Throws: the first error in it.
  public static func read(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.position == bytes.count else { throw reader.failure("more than one value") }
    return value
  }

  /// The byte ranges of the elements of a list in the outermost object; empty if it has no such list.
  ///
  /// - Throws: the first error in the outermost value.
  public static func elementRanges(of name: String, in bytes: [UInt8]) throws(Failure) -> [Range<Int>] {
    var reader = JSONReader(bytes)
    reader.watched = name
    _ = try reader.value()
    return reader.ranges
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func failure(_ reason: String) -> Failure { Failure(reason: reason, offset: position) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func value() throws(Failure) -> JSONValue {
    skipSpace()
    switch next {
    case 0x7B: return try object()
    case 0x5B: return try array()
    case 0x22: return .text(try string())
    case 0x74: return try word("true", .bool(true))
    case 0x66: return try word("false", .bool(false))
    case 0x6E: return try word("null", .null)
    case .some(0x2D), .some(0x30...0x39): return try number()
    case nil: throw failure("the text ends too early")
    default: throw failure("no value begins like this")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
    let count = word.utf8CodeUnitCount
    let isThere = word.withUTF8Buffer { bytes[position...].prefix(count).elementsEqual($0) }
    guard isThere else { throw failure("no value begins like this") }
    position += count
    return value
  }

  private mutating func enter() throws(Failure) {
    depth += 1
    if depth > Self.depthLimit { throw failure("more than \(Self.depthLimit) levels") }
    position += 1
    skipSpace()
  }

  private mutating func array() throws(Failure) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var elements: [JSONValue] = []
    if next == 0x5D {
      position += 1
      return .array([])
    }
    while true {
      skipSpace()
      let start = position
      elements.append(try value())
      if isWatching, depth == 2 { ranges.append(start..<position) }
      skipSpace()
      switch next {
      case 0x2C: position += 1
      case 0x5D:
        position += 1
        return .array(elements)
      default: throw failure("‘,’ or ‘]’ was expected")
      }
    }
  }

  private mutating func object() throws(Failure) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var members: [JSONObject.Member] = []
    if next == 0x7D {
      position += 1
      return [:]
    }
    while true {
      skipSpace()
      guard next == 0x22 else { throw failure("a name in quotes was expected") }
      let name = try string()
      skipSpace()
      guard next == 0x3A else { throw failure("‘:’ was expected") }
      position += 1
      if depth == 1 { isWatching = name == watched }
      members.append(JSONObject.Member(name, try value()))
      skipSpace()
      switch next {
      case 0x2C: position += 1
      case 0x7D:
        position += 1
        return .object(JSONObject(members: members))
      default: throw failure("‘,’ or ‘}’ was expected")
      }
    }
  }

  private mutating func number() throws(Failure) -> JSONValue {
    let start = position
    if next == 0x2D { position += 1 }
    let first = next
    guard skipDigits() > 0 else { throw failure("digits were expected") }
    if first == 0x30, position - start > (bytes[start] == 0x2D ? 2 : 1) {
      throw failure("a number does not begin with 0")
    }
    var isWhole = true
    if next == 0x2E {
      isWhole = false
      position += 1
      guard skipDigits() > 0 else { throw failure("digits were expected") }
    }
    if next == 0x65 || next == 0x45 {
      isWhole = false
      position += 1
      if next == 0x2B || next == 0x2D { position += 1 }
      guard skipDigits() > 0 else { throw failure("digits were expected") }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let int = Int(text) { return .int(int) }
    return .number(Double(text) ?? 0)
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func string() throws(Failure) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case 0x22:
        position += 1
        return String(decoding: text, as: UTF8.self)
      case 0x5C: try escape(into: &text)
      case 0..<0x20: throw failure("a control character in a text")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw failure("a text without end")
  }

  private mutating func escape(into text: inout [UInt8]) throws(Failure) {
    position += 1
    guard let byte = next else { throw failure("a text without end") }
    position += 1
    switch byte {
    case 0x22, 0x5C, 0x2F: text.append(byte)
    case 0x62: text.append(0x08)
    case 0x66: text.append(0x0C)
    case 0x6E: text.append(0x0A)
    case 0x72: text.append(0x0D)
    case 0x74: text.append(0x09)
    case 0x75:
      var code = UInt32(try unit())
      if (0xD800...0xDBFF).contains(code), position + 1 < bytes.count, bytes[position] == 0x5C,
        bytes[position + 1] == 0x75
      {
        let before = position
        position += 2
        let low = UInt32(try unit())
        if (0xDC00...0xDFFF).contains(low) {
          code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        } else {
          position = before
        }
      }
      let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
      text.append(contentsOf: String(Character(scalar)).utf8)
    default: throw failure("no such escape")
    }
  }

  /// Four hexadecimal digits.
  private mutating func unit() throws(Failure) -> UInt16 {
    guard position + 4 <= bytes.count else { throw failure("a text without end") }
    var value: UInt16 = 0
    for byte in bytes[position..<(position + 4)] {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt16(byte - 0x30)
      case 0x41...0x46: value = value << 4 | UInt16(byte - 0x41 + 10)
      case 0x61...0x66: value = value << 4 | UInt16(byte - 0x61 + 10)
      default: throw failure("four hexadecimal digits were expected")
      }
    }
    position += 4
    return value
  }
}
