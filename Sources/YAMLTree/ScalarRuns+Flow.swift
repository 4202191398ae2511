// Plain and quoted scalars: `yaml_parser_scan_plain_scalar` and `yaml_parser_scan_flow_scalar`.
extension ScalarRuns {
  mutating func addFlow(_ range: Range<Int>, isPlain: Bool, isDouble: Bool) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      var escapedBreak = false
      while offset < range.upperBound, !escapedBreak, !isBlank(at: offset), breakLength(at: offset) == 0 {
        if isPlain || bytes[offset] != UInt8(ascii: isDouble ? "\\" : "'") {
          copy(offset..<offset + 1)
          offset += 1
        } else if !isDouble {
          replace(offset..<offset + 2, by: "'")
          offset += 2
        } else if breakLength(at: offset + 1) > 0 {
          offset += 1 + breakLength(at: offset + 1)
          escapedBreak = true
        } else {
          offset = addEscape(at: offset)
        }
      }
      offset = addSpace(from: offset, to: range.upperBound, isFolded: escapedBreak)
    }
  }

  /// Adds white space between two words: it is kept within a line and folded around line breaks.
  private mutating func addSpace(from start: Int, to end: Int, isFolded: Bool) -> Int {
    var offset = start
    while offset < end, isBlank(at: offset) { offset += 1 }
    if !isFolded, offset >= end || breakLength(at: offset) == 0 {
      copy(start..<offset)
      return offset
    }
    var breaks: [Range<Int>] = []
    while offset < end {
      let length = breakLength(at: offset)
      guard length > 0 || isBlank(at: offset) else { break }
      if length > 0 { breaks.append(offset..<offset + length) }
      offset += max(length, 1)
    }
    addFolded(leading: isFolded ? nil : breaks.removeFirst(), trailing: breaks)
    return offset
  }

  /// A single line break becomes a space; of several the first is dropped; LS and PS are kept.
  mutating func addFolded(leading: Range<Int>?, trailing: [Range<Int>]) {
    if let leading {
      if isKept(leading) {
        add(leading)
      } else if trailing.isEmpty {
        replace(leading, by: " ")
      }
    }
    for lineBreak in trailing { add(lineBreak) }
  }

  /// Adds one escape of a double-quoted scalar; returns the offset after it.
  private mutating func addEscape(at offset: Int) -> Int {
    guard offset + 1 < bytes.count else { return bytes.count }
    let letter = bytes[offset + 1]
    let digits: Int
    switch letter {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    default: digits = 0
    }
    let end = min(offset + 2 + digits, bytes.count)
    if digits == 0 {
      replace(offset..<end, by: escapes[letter] ?? Unicode.Scalar(letter))
    } else {
      let hexadecimal = String(decoding: bytes[(offset + 2)..<end], as: UTF8.self)
      replace(offset..<end, by: UInt32(hexadecimal, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
    }
    return end
  }
}

/// Escapes that stand for another character: YAML 1.1, section 5.7.
private let escapes: [UInt8: Unicode.Scalar] = [
  UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "t"): "\t",
  UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r",
  UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
  UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
]
