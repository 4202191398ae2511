// Literal and folded scalars: `yaml_parser_scan_block_scalar`.
extension ScalarRuns {
  mutating func addBlock(from start: Int, text: ArraySlice<UInt8>, isLiteral: Bool) {
    var offset = start + 1
    var chomping = UInt8(ascii: " ")
    while offset < bytes.count, "+-0123456789".utf8.contains(bytes[offset]) {
      if bytes[offset] < UInt8(ascii: "0") { chomping = bytes[offset] }
      offset += 1
    }
    while offset < bytes.count, breakLength(at: offset) == 0 { offset += 1 }
    offset += breakLength(at: offset)
    let indentation = indentation(from: offset, text: text)
    addLines(from: offset, indentation: indentation, isLiteral: isLiteral, chomping: chomping)
  }

  /// The indentation that the first line with content has in the file but not in the text; without content,
  /// any value.
  private func indentation(from start: Int, text: ArraySlice<UInt8>) -> Int {
    var offset = start
    var rest = text
    while let first = rest.first, offset < bytes.count {
      let isLineFeed = first == 0x0A
      guard isLineFeed || rest.starts(with: [0xE2, 0x80, 0xA8]) || rest.starts(with: [0xE2, 0x80, 0xA9])
      else { break }
      rest = rest.dropFirst(isLineFeed ? 1 : 3)
      while offset < bytes.count, breakLength(at: offset) == 0 { offset += 1 }
      offset += breakLength(at: offset)
    }
    guard !rest.isEmpty else { return .max }
    let written = bytes[min(offset, bytes.count)...].prefix { $0 == 0x20 }.count
    return max(0, written - rest.prefix { $0 == 0x20 }.count)
  }

  private mutating func addLines(from start: Int, indentation: Int, isLiteral: Bool, chomping: UInt8) {
    var offset = start
    var leading: Range<Int>?
    var wasBlank = false
    var (column, trailing) = emptyLines(&offset, indentation: indentation)
    while column == indentation, offset < bytes.count {
      let isBlank = isBlank(at: offset)
      if !isLiteral, !wasBlank, !isBlank {
        addFolded(leading: leading, trailing: trailing)
      } else {
        if let leading { add(leading) }
        for lineBreak in trailing { add(lineBreak) }
      }
      wasBlank = isBlank
      let line = offset
      while offset < bytes.count, breakLength(at: offset) == 0 { offset += 1 }
      copy(line..<offset)
      let length = breakLength(at: offset)
      leading = length > 0 ? offset..<offset + length : nil
      offset += length
      (column, trailing) = emptyLines(&offset, indentation: indentation)
    }
    if chomping != UInt8(ascii: "-"), let leading { add(leading) }
    if chomping == UInt8(ascii: "+") { for lineBreak in trailing { add(lineBreak) } }
  }

  /// Skips indentation and lines without content; returns the column where it stops and the line breaks it
  /// skipped.
  private func emptyLines(_ offset: inout Int, indentation: Int) -> (column: Int, breaks: [Range<Int>]) {
    var breaks: [Range<Int>] = []
    while true {
      var column = 0
      while column < indentation, offset < bytes.count, bytes[offset] == 0x20 {
        offset += 1
        column += 1
      }
      let length = breakLength(at: offset)
      guard length > 0 else { return (column, breaks) }
      breaks.append(offset..<offset + length)
      offset += length
    }
  }
}
