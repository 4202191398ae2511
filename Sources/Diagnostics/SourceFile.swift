internal import Synchronization

/// The text of one file, as UTF-8 without byte order mark, and the beginnings of its lines.
///
/// It is an immutable class, so that a million spans can share it.
public final class SourceFile: Sendable {
  /// The path as shown to people: relative to the working folder if possible, with `/`.
  public let path: String
  /// The whole text in UTF-8. UTF-16 input is converted before; offsets always count these bytes.
  public let bytes: [UInt8]
  /// Empty until it is needed: most files are never mentioned in output.
  private let lineTable = Mutex<[Int32]>([])

  /// Stores `bytes`, which may be invalid UTF-8.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Offset of the first byte of each line; never empty. Costs one pass over the bytes the first time.
  public var lineStarts: [Int32] {
    lineTable.withLock { table in
      if table.isEmpty { table = SourceFile.lineStarts(in: bytes) }
      return table
    }
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int32] {
    var starts: [Int32] = [0]
    bytes.withUnsafeBufferPointer { buffer in
      for index in buffer.indices where buffer[index] == 0x0A || buffer[index] == 0x0D {
        let isHalfOfCRLF = buffer[index] == 0x0D && index + 1 < buffer.count && buffer[index + 1] == 0x0A
        if !isHalfOfCRLF { starts.append(Int32(clamping: index + 1)) }
      }
    }
    return starts
  }

  /// Stores `text`.
  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// How many lines there are; a file that ends with a line break has an empty last one.
  public var lineCount: Int { lineStarts.count }

  /// The line that contains a byte, counted from 1. Costs a binary search.
  public func line(of offset: Int) -> Int {
    let lineStarts = lineStarts
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Line and columns of a byte offset. Bytes that are not UTF-8 count as one scalar each.
  public func location(of offset: Int) -> Location {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    let text = String(decoding: bytes[Int(lineStarts[line - 1])..<offset], as: UTF8.self)
    return Location(line: line, column: text.unicodeScalars.count + 1, utf16Column: text.utf16.count + 1)
  }

  /// The bytes of a line, counted from 1, without its line break; empty if there is no such line.
  public func span(ofLine line: Int) -> Span {
    let lineStarts = lineStarts
    guard line >= 1, line <= lineStarts.count else { return Span(bytes.count, bytes.count) }
    let start = Int(lineStarts[line - 1])
    var end = line < lineStarts.count ? Int(lineStarts[line]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return Span(start, end)
  }

  /// The text of a span; ill-formed bytes become U+FFFD.
  public func text(in span: Span) -> String {
    let start = min(max(Int(span.start), 0), bytes.count)
    let end = min(max(Int(span.end), start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
