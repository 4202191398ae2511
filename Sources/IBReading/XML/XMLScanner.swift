/// Reads the XML that Xcode writes: elements, attributes, texts. It knows no namespaces, no document types and no
/// entities but the five of XML and numbers. It reads any bytes and never fails: what is not well-formed ends the
/// reading, and what stood before it counts.
struct XMLScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var tree = XMLTree()
  private var open: [Int] = []
  private var isWhole = false

  /// More elements inside one another than any file of Xcode has.
  private static let maximumDepth = 500
  /// More bytes than any entity has: an end that is far away is that of another.
  private static let maximumEntity = 16

  /// The elements of a file.
  ///
  /// - Returns: the elements, and whether the file was read to its end.
  static func read(_ bytes: [UInt8]) -> (tree: XMLTree, isWhole: Bool) {
    var scanner = XMLScanner(bytes: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes)
    scanner.run()
    return (scanner.tree, scanner.isWhole)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") {
        guard readMarkup() else { return }
        if open.isEmpty, !tree.elements.isEmpty { break }
      } else {
        readText()
      }
    }
    isWhole = open.isEmpty && !tree.elements.isEmpty
  }

  /// Steps over bytes and counts their lines.
  private mutating func advance(to end: Int) {
    while position < end {
      if bytes[position] == 0x0A {
        line += 1
        lineStart = position + 1
      }
      position += 1
    }
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  /// The offset just behind the next occurrence of a text; nil where there is none.
  private func end(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    var start = position
    while start + wanted.count <= bytes.count {
      if bytes[start] == wanted[0], bytes[start..<start + wanted.count].elementsEqual(wanted) {
        return start + wanted.count
      }
      start += 1
    }
    return nil
  }

  private mutating func readText() {
    let start = position
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: "<") { end += 1 }
    if let element = open.last { tree.elements[element].text += decoded(start..<end) }
    advance(to: end)
  }

  /// XML has no control characters; of a damaged file they must not become parts of names.
  private static func withoutControls(_ value: String) -> String {
    guard value.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return value }
    var clean = ""
    for scalar in value.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      clean.unicodeScalars.append(isControl && !["\n", "\t", "\r"].contains(scalar) ? "\u{FFFD}" : scalar)
    }
    return clean
  }

  /// Reads what begins with `<`; false where it does not end.
  private mutating func readMarkup() -> Bool {
    if starts(with: "<!--") { return skip(past: "-->") }
    if starts(with: "<?") { return skip(past: "?>") }
    if starts(with: "<![CDATA[") {
      let start = position + 9
      guard let end = end(of: "]]>"), end - 3 >= start else { return false }
      if let element = open.last {
        tree.elements[element].text += String(decoding: bytes[start..<end - 3], as: UTF8.self)
      }
      advance(to: end)
      return true
    }
    if starts(with: "<!") { return skip(past: ">") }
    if starts(with: "</") {
      guard skip(past: ">"), !open.isEmpty else { return false }
      open.removeLast()
      return true
    }
    return readElement()
  }

  private mutating func skip(past text: String) -> Bool {
    guard let end = end(of: text) else { return false }
    advance(to: end)
    return true
  }

  private mutating func readElement() -> Bool {
    var element = XMLElement(
      name: "", parent: open.last ?? -1, line: line, column: position - lineStart + 1)
    position += 1
    element.name = readName()
    guard !element.name.isEmpty, open.count < Self.maximumDepth else { return false }
    while true {
      skipSpace()
      guard position < bytes.count else { return false }
      if bytes[position] == UInt8(ascii: ">") || bytes[position] == UInt8(ascii: "/") { break }
      let name = readName()
      skipSpace()
      guard !name.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return false }
      position += 1
      skipSpace()
      guard let value = readQuoted() else { return false }
      element.attributes[name] = Self.withoutControls(value)
    }
    let isClosed = bytes[position] == UInt8(ascii: "/")
    guard skip(past: ">") else { return false }
    let index = tree.elements.count
    tree.elements.append(element)
    if let parent = open.last { tree.elements[parent].children.append(index) }
    if !isClosed { open.append(index) }
    return true
  }

  private mutating func skipSpace() {
    var end = position
    while end < bytes.count, bytes[end] <= 0x20 { end += 1 }
    advance(to: end)
  }

  private mutating func readName() -> String {
    let start = position
    while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "/"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      false
    default: true
    }
  }

  private mutating func readQuoted() -> String? {
    guard position < bytes.count,
      bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
    else { return nil }
    let quote = bytes[position]
    let start = position + 1
    guard let end = bytes[start...].firstIndex(of: quote) else { return nil }
    // White space of an attribute is spaces.
    let value = decoded(start..<end, isAttribute: true)
    advance(to: end + 1)
    return value
  }

  /// A range of bytes with its entities resolved.
  private func decoded(_ range: Range<Int>, isAttribute: Bool = false) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"),
        let end = bytes[index..<min(index + Self.maximumEntity, range.upperBound)].firstIndex(
          of: UInt8(ascii: ";")),
        let scalar = XMLEntity.scalar(String(decoding: bytes[index + 1..<end], as: UTF8.self))
      {
        output.append(contentsOf: Array(String(scalar).utf8))
        index = end + 1
        continue
      }
      // A carriage return before a line feed does not count.
      if byte == 0x0D {
        let isPair = index + 1 < range.upperBound && bytes[index + 1] == 0x0A
        if !isPair { output.append(isAttribute ? 0x20 : 0x0A) }
      } else {
        output.append(isAttribute && (byte == 0x0A || byte == 0x09) ? 0x20 : byte)
      }
      index += 1
    }
    return String(decoding: output, as: UTF8.self)
  }
}
