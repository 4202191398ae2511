/// Maps the text of one scalar to its bytes in the file, by the rules of libyaml's scanner (scanner.c of
/// 0.2.5).
///
/// Created only when a position inside a scalar is needed; costs one pass over the scalar.
struct ScalarRuns {
  /// Text that equals the source byte by byte, or one character with a different spelling in the source.
  struct Run {
    var text: Int
    var source: Range<Int>
    var replacement: Unicode.Scalar?
  }

  private(set) var runs: [Run] = []
  private(set) var textLength = 0
  /// The offset where an empty text would begin.
  let start: Int
  let bytes: [UInt8]

  /// Creates the runs of a scalar with this text.
  init(of node: Node, text: ArraySlice<UInt8>, in bytes: [UInt8]) {
    self.bytes = bytes
    let span = Int(node.start)..<Int(node.end)
    switch node.style {
    case .singleQuoted, .doubleQuoted:
      start = span.lowerBound + 1
      addFlow(
        start..<max(start, span.upperBound - 1), isPlain: false, isDouble: node.style == .doubleQuoted)
    case .literal, .folded:
      start = span.upperBound
      addBlock(from: span.lowerBound, text: text, isLiteral: node.style == .literal)
    default:
      start = span.lowerBound
      addFlow(span, isPlain: true, isDouble: false)
    }
  }

  /// The source offset of a text offset; for the end of the text, the offset after its last character.
  func sourceOffset(of offset: Int) -> Int {
    guard offset < textLength else { return runs.last?.source.upperBound ?? start }
    var low = 0
    var high = runs.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if runs[middle].text <= offset { low = middle } else { high = middle }
    }
    let run = runs[low]
    return run.source.lowerBound + (run.replacement == nil ? max(0, offset - run.text) : 0)
  }

  mutating func copy(_ source: Range<Int>) {
    if source.isEmpty { return }
    if let last = runs.last, last.replacement == nil, last.source.upperBound == source.lowerBound {
      runs[runs.count - 1].source = last.source.lowerBound..<source.upperBound
    } else {
      runs.append(Run(text: textLength, source: source))
    }
    textLength += source.count
  }

  mutating func replace(_ source: Range<Int>, by character: Unicode.Scalar) {
    runs.append(Run(text: textLength, source: source, replacement: character))
    textLength += UTF8.width(character)
  }

  // MARK: Line breaks

  /// The number of bytes of the line break at an offset; 0 if there is none. NEL, LS and PS are line breaks
  /// in YAML 1.1.
  func breakLength(at offset: Int) -> Int {
    func byte(_ ahead: Int) -> UInt8 { offset + ahead < bytes.count ? bytes[offset + ahead] : 0 }
    switch byte(0) {
    case 0x0A: return 1
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }

  /// LS and PS are not changed and never folded; every other line break becomes a line feed.
  func isKept(_ lineBreak: Range<Int>) -> Bool { lineBreak.count == 3 }

  mutating func add(_ lineBreak: Range<Int>) {
    if isKept(lineBreak) { copy(lineBreak) } else { replace(lineBreak, by: "\n") }
  }

  func isBlank(at offset: Int) -> Bool {
    offset < bytes.count && (bytes[offset] == 0x20 || bytes[offset] == 0x09)
  }
}
