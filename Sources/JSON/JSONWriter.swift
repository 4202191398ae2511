/// Writes JSON piece by piece, for texts that are too large to be created as a value first.
///
/// Members keep the order in which they are written and are indented by two spaces; small objects may be on one
/// line. The text is valid for all strings: a Swift string has no lone surrogates, and characters that are
/// unsafe in output are escaped (``QuotedText``), so that a terminal can show the file.
public struct JSONWriter {
  /// The UTF-8 text that is not yet drained; appending bytes is several times as fast as appending strings.
  private var bytes: [UInt8] = []
  /// For each open object or array, whether it is still empty, and whether it is written on one line.
  private var open: [(isEmpty: Bool, isInline: Bool)] = []
  /// Whether spaces and indentation are left out, for data inside a page.
  private let isTight: Bool

  /// Creates a writer.
  public init(isTight: Bool = false) { self.isTight = isTight }

  /// Writes an object; `body` writes its members.
  public mutating func object(_ key: String? = nil, inline: Bool = false, _ body: (inout JSONWriter) -> Void)
  {
    nest(key, "{", "}", inline, body)
  }

  /// Writes a list; `body` writes its elements.
  public mutating func array(_ key: String? = nil, inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    nest(key, "[", "]", inline, body)
  }

  /// Writes a text.
  public mutating func value(_ key: String? = nil, _ string: String) {
    begin(key)
    QuotedText.append(json: string, to: &bytes)
  }

  /// Writes a whole number.
  public mutating func value(_ key: String? = nil, _ number: Int) {
    begin(key)
    append("\(number)")
  }

  /// Writes a count that may exceed all integers; whole numbers up to 2^53 are written as integers.
  public mutating func value(_ key: String? = nil, _ count: Double) {
    begin(key)
    append(count.magnitude <= 0x1p53 && count == count.rounded() ? String(Int(count)) : String(count))
  }

  /// Writes `true` or `false`.
  public mutating func value(_ key: String? = nil, _ flag: Bool) {
    begin(key)
    append(flag ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null(_ key: String? = nil) {
    begin(key)
    append("null")
  }

  /// Writes a list of texts on one line.
  public mutating func values(_ key: String? = nil, _ strings: some Sequence<String>) {
    array(key, inline: true) { array in
      for string in strings { array.value(string) }
    }
  }

  /// Writes the text so far to `output` and clears it.
  public mutating func drain(into output: inout some TextOutputStream) {
    output.write(String(decoding: bytes, as: UTF8.self))
    bytes.removeAll(keepingCapacity: true)
  }

  /// The text so far, without its last line break.
  var line: String { String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes[...], as: UTF8.self) }

  private mutating func value(_ string: String) { value(nil, string) }

  private mutating func nest(
    _ key: String?, _ opening: String, _ closing: String, _ inline: Bool, _ body: (inout JSONWriter) -> Void
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
      QuotedText.append(json: key, to: &bytes)
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
}
