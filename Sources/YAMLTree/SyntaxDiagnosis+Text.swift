internal import Diagnostics

// Looking at the text around a place, by lines and by what seems to be one token; never more than a line at a time.
extension SyntaxDiagnosis {
  func byte(_ offset: Int) -> UInt8 { offset >= 0 && offset < bytes.count ? bytes[offset] : 0 }

  func text(_ start: Int, _ end: Int) -> String { source.text(in: Span(start, end)) }

  /// The line of a byte, without its line break.
  func line(at offset: Int) -> Span { source.span(ofLine: source.line(of: min(offset, bytes.count))) }

  /// How many spaces and tabs a line begins with.
  func indentation(of line: Span) -> Int {
    var offset = line.start.integer
    while offset < line.end, isBlank(bytes[offset]) { offset += 1 }
    return offset - line.start.integer
  }

  /// The part of a line between its indentation and a comment or trailing white space.
  func content(of line: Span) -> Span {
    plainText(from: line.start.integer + indentation(of: line), to: line.end.integer)
  }

  /// Text up to a comment, white space at its end left out.
  func plainText(from start: Int, to limit: Int) -> Span {
    var end = start
    while end < limit, !(bytes[end] == UInt8(ascii: "#") && end > start && isBlank(bytes[end - 1])) {
      end += 1
    }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return Span(start, end)
  }

  /// The nearest line above with anything but a comment on it.
  func lineAbove(_ offset: Int) -> Span? {
    var number = source.line(of: offset) - 1
    while number >= 1 {
      let line = source.span(ofLine: number)
      let first = line.start.integer + indentation(of: line)
      if first < line.end, bytes[first] != UInt8(ascii: "#") { return line }
      number -= 1
    }
    return nil
  }

  /// What stands before an offset on its line, nearest first; nil where it is the first thing there.
  func previous(_ offset: Int) -> Int? {
    let start = line(at: offset).start.integer
    var offset = min(offset, bytes.count) - 1
    while offset >= start, isBlank(bytes[offset]) { offset -= 1 }
    return offset >= start ? offset : nil
  }

  /// The word, number or sign at an offset, for a caret; one character at least, but nothing at the end of the text.
  func token(at offset: Int) -> Span {
    let start = min(offset, bytes.count)
    let limit = line(at: start).end.integer
    var end = start
    while end < limit, !isBlank(bytes[end]), !",:{}[]\"'".utf8.contains(bytes[end]) { end += 1 }
    if end == start, start < limit { end += 1 }
    return Span(start, end)
  }

  /// The offsets of `: ` and of brackets still open, on a line up to `limit`; quoted texts are passed over.
  func outline(of line: Span, upTo limit: Int) -> (colons: [Int], brackets: [Int], entry: Int) {
    var offset = line.start.integer + indentation(of: line)
    var (colons, brackets, entry) = ([Int](), [Int](), offset)
    var mayQuote = true
    while offset < limit {
      let sign = bytes[offset]
      let isFollowedByBlank = isBlank(byte(offset + 1)) || offset + 1 >= line.end
      switch sign {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if mayQuote { offset = closingQuote(of: offset, before: limit) }
        mayQuote = false
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if mayQuote || !brackets.isEmpty {
          brackets.append(offset)
          (mayQuote, entry, colons) = (true, offset + 1, [])
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = brackets.popLast()
        mayQuote = false
      case UInt8(ascii: ",") where !brackets.isEmpty:
        (mayQuote, entry, colons) = (true, offset + 1, [])
      case UInt8(ascii: ":") where isFollowedByBlank:
        colons.append(offset)
        mayQuote = true
      case UInt8(ascii: "-") where mayQuote && isFollowedByBlank: break
      case UInt8(ascii: "#") where isBlank(byte(offset - 1)): return (colons, brackets, entry)
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      default: mayQuote = false
      }
      offset += 1
    }
    return (colons, brackets, entry)
  }

  private func closingQuote(of start: Int, before limit: Int) -> Int {
    var offset = start + 1
    while offset < limit {
      if bytes[offset] == UInt8(ascii: "\\"), bytes[start] == UInt8(ascii: "\"") {
        offset += 1
      } else if bytes[offset] == bytes[start] {
        return offset
      }
      offset += 1
    }
    return limit
  }

  /// A text as it can be written between double quotes.
  func quoted(_ span: Span) -> String {
    var result = "\""
    for character in source.text(in: span).unicodeScalars {
      if character == "\"" || character == "\\" { result += "\\" }
      result.unicodeScalars.append(character)
    }
    return result + "\""
  }

  func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
