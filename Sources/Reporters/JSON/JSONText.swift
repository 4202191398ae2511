/// Writes JSON by hand, because FoundationEssentials' `JSONEncoder` cannot keep the order of keys.
///
/// Members come in the order in which they are written, indented by two spaces; small objects may stay on one
/// line. The text is valid whatever the strings: a Swift string has no lone surrogates, and everything that
/// ``VisibleText`` calls unsafe is escaped, so that a terminal may show the file.
struct JSONText {
  /// What was written and not yet handed over, in UTF-8: bytes are put together several times as fast as strings.
  private var bytes: [UInt8] = []
  /// For each open object or array, whether it has no member yet and whether it stays on one line.
  private var open: [(isEmpty: Bool, isInline: Bool)] = []
  /// No spaces, and lines that begin at their beginning: for what no person reads and a page carries along.
  private let isTight: Bool

  init(isTight: Bool = false) { self.isTight = isTight }

  mutating func object(_ key: String? = nil, inline: Bool = false, _ body: (inout JSONText) -> Void) {
    nest(key, "{", "}", inline, body)
  }

  mutating func array(_ key: String? = nil, inline: Bool = false, _ body: (inout JSONText) -> Void) {
    nest(key, "[", "]", inline, body)
  }

  mutating func value(_ key: String? = nil, _ string: String) {
    begin(key)
    quote(string)
  }

  mutating func value(_ key: String? = nil, _ number: Int) {
    begin(key)
    append("\(number)")
  }

  /// A count that may be beyond all integers; those that a double holds exactly are written as such.
  mutating func value(_ key: String? = nil, _ count: Double) {
    begin(key)
    append(count.magnitude <= 0x1p53 && count == count.rounded() ? String(Int(count)) : String(count))
  }

  mutating func value(_ key: String? = nil, _ flag: Bool) {
    begin(key)
    append(flag ? "true" : "false")
  }

  mutating func null(_ key: String? = nil) {
    begin(key)
    append("null")
  }

  mutating func values(_ key: String? = nil, _ strings: some Sequence<String>) {
    array(key, inline: true) { array in
      for string in strings { array.value(string) }
    }
  }

  /// Hands over what was written so far.
  mutating func drain(into output: inout some TextOutputStream) {
    output.write(String(decoding: bytes, as: UTF8.self))
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func value(_ string: String) { value(nil, string) }

  private mutating func nest(
    _ key: String?, _ opening: String, _ closing: String, _ inline: Bool, _ body: (inout JSONText) -> Void
  ) {
    begin(key)
    append(opening)
    open.append((isEmpty: true, isInline: inline || open.last?.isInline == true))
    body(&self)
    if let last = open.popLast(), !last.isEmpty, !last.isInline { breakLine() }
    append(closing)
    if open.isEmpty { append("\n") }
  }

  private mutating func begin(_ key: String?) {
    if let last = open.indices.last {
      if !open[last].isEmpty { bytes.append(UInt8(ascii: ",")) }
      if !open[last].isInline {
        breakLine()
      } else if !open[last].isEmpty, !isTight {
        bytes.append(UInt8(ascii: " "))
      }
      open[last].isEmpty = false
    }
    if let key {
      quote(key)
      bytes.append(UInt8(ascii: ":"))
      if !isTight { bytes.append(UInt8(ascii: " ")) }
    }
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    if isTight { return }
    for _ in 0..<2 * open.count { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  private mutating func quote(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = string
    let isPlain = text.withUTF8 { text in
      for byte in text where byte < 0x20 || byte >= 0x7F || byte == 0x22 || byte == 0x5C { return false }
      bytes.append(contentsOf: text)
      return true
    }
    if !isPlain { for scalar in string.unicodeScalars { append(scalar) } }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    default:
      guard VisibleText.isUnsafe(scalar) else { return append(String(scalar)) }
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let digits = String(unit, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      }
    }
  }
}
