internal import Diagnostics

// Reads the text around a position, by lines and by probable tokens; never more than a line at a time.
extension SyntaxDiagnosis {
  func byte(_ offset: Int) -> UInt8 { offset >= 0 && offset < bytes.count ? bytes[offset] : 0 }

  func text(_ start: Int, _ end: Int) -> String { source.text(in: Span(start, end)) }

  /// The line that contains a byte, without its line break.
  func line(at offset: Int) -> Span { source.span(ofLine: source.line(of: min(offset, bytes.count))) }

  /// The number of spaces and tabs at the beginning of a line.
  func indentation(of line: Span) -> Int {
    var offset = line.start.integer
    while offset < line.end, isBlank(bytes[offset]) { offset += 1 }
    return offset - line.start.integer
  }

  /// The part of a line after its indentation and before a comment or trailing white space.
  func content(of line: Span) -> Span {
    plainText(from: line.start.integer + indentation(of: line), to: line.end.integer)
  }

  /// The text before a comment, without trailing white space.
  func plainText(from start: Int, to limit: Int) -> Span {
    var end = start
    while end < limit, !(bytes[end] == UInt8(ascii: "#") && end > start && isBlank(bytes[end - 1])) {
      end += 1
    }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return Span(start, end)
  }

  /// The nearest line above that contains more than a comment.
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

  /// The last character before an offset on its line, skipping white space; nil if there is none.
  func previous(_ offset: Int) -> Int? {
    let start = line(at: offset).start.integer
    var offset = min(offset, bytes.count) - 1
    while offset >= start, isBlank(bytes[offset]) { offset -= 1 }
    return offset >= start ? offset : nil
  }

  /// The word, number or sign at an offset, for a caret; at least one character, except at the end of the
  /// text.
  func token(at offset: Int) -> Span {
    let start = min(offset, bytes.count)
    let limit = line(at: start).end.integer
    var end = start
    while end < limit, !isBlank(bytes[end]), !",:{}[]\"'".utf8.contains(bytes[end]) { end += 1 }
    if end == start, start < limit { end += 1 }
    return Span(start, end)
  }

  /// The offsets of `: ` and of open brackets on a line up to `limit`; quoted texts are skipped.
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

  /// The text written between double quotes.
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
