import Diagnostics

/// A line of a file as columns of a terminal: one cell per grapheme cluster.
///
/// If the line is long, only the part around a byte is read, so that a file with one huge line costs no more
/// than others.
struct SourceCells {
  struct Cell {
    /// The bytes in the file.
    var bytes: Range<Int>
    /// The first column, counted from 0 at the first cell.
    var column: Int
    var width: Int
    /// The text, safe to print.
    var text: String
  }

  private(set) var cells: [Cell] = []
  /// The number of columns of all cells together.
  private(set) var width = 0
  /// Whether the line continues before the first cell; `isCutAfter`: whether it continues after the last one.
  let isCutBefore: Bool
  let isCutAfter: Bool
  /// The bytes of the file that were read.
  let bytes: Range<Int>

  /// The largest number of scalars shown of one cluster: more than any language needs.
  private static let maximumScalarsPerCluster = 24
  /// Tabs are shown as this many spaces; YAML permits no tabs where columns matter.
  private static let tab = "    "

  /// Reads the line around byte `focus`, about `reach` characters to each side.
  init(_ file: SourceFile, line: Int, around focus: Int, reach: Int, form: VisibleText.Form) {
    let span = file.span(ofLine: line)
    let (lineStart, lineEnd) = (Int(span.start), Int(span.end))
    var start = max(lineStart, min(focus, lineEnd) - 4 * reach)
    while start > lineStart, file.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var end = min(lineEnd, max(focus, lineStart) + 8 * reach)
    while end < lineEnd, file.bytes[end] & 0xC0 == 0x80 { end += 1 }
    bytes = start..<end
    isCutBefore = start > lineStart
    isCutAfter = end < lineEnd
    read(file.bytes[start..<end], form)
  }

  private mutating func read(_ slice: ArraySlice<UInt8>, _ form: VisibleText.Form) {
    var scalars: [(value: Unicode.Scalar, length: Int)] = []
    var iterator = slice.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    reading: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): scalars.append((Unicode.UTF8.decode(encoded), encoded.count))
      case .error(let length): scalars.append(("\u{FFFD}", length))
      case .emptyInput: break reading
      }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.lazy.map(\.value))
    var offset = slice.startIndex
    var next = 0
    cells.reserveCapacity(scalars.count)
    for character in String(text) {
      let count = character.unicodeScalars.count
      let length = scalars[next..<next + count].reduce(0) { $0 + $1.length }
      append(character, offset..<offset + length, form)
      offset += length
      next += count
    }
  }

  private mutating func append(_ character: Character, _ bytes: Range<Int>, _ form: VisibleText.Form) {
    var text = character == "\t" ? SourceCells.tab : VisibleText.of(String(character), form)
    if text.unicodeScalars.count > SourceCells.maximumScalarsPerCluster {
      text = String(
        String.UnicodeScalarView(text.unicodeScalars.prefix(SourceCells.maximumScalarsPerCluster)))
    }
    let columns = DisplayWidth.of(text)
    cells.append(Cell(bytes: bytes, column: width, width: columns, text: text))
    width += columns
  }

  /// The column where the character that contains a byte begins; the end of the text if there is none.
  func column(of offset: Int) -> Int {
    cells.first { $0.bytes.upperBound > offset }?.column ?? width
  }

  /// The column after the last character that begins before `offset`.
  func columnBehind(_ offset: Int) -> Int {
    cells.last { $0.bytes.lowerBound < offset }.map { $0.column + $0.width } ?? 0
  }
}
