internal import Diagnostics

// Mistakes between `{` and `}` or `[` and `]`.
extension SyntaxDiagnosis {
  /// After an entry there was neither a `,` nor the closing bracket.
  func betweenBrackets() -> Problem {
    let opening = context
    let isBrace = failure.problem.hasSuffix("'}'")
    let closing = isBrace ? "}" : "]"
    let sign = byte(at)
    if at >= bytes.count || isDocumentMark(at) { return unclosedBracket(opening) }
    if sign == UInt8(ascii: "}") || sign == UInt8(ascii: "]") {
      return unclosedBracket(
        opening, related: label(Span(at, at + 1), "‘\(closing)’ was expected before this"))
    }
    if seemsOutside(of: opening) {
      return unclosedBracket(
        opening, related: label(token(at: lineStart(at)), "this line seems to lie outside"))
    }
    return sign == UInt8(ascii: ":") ? colonBetweenBrackets() : missingComma(before: token(at: at))
  }

  func unclosedBracket(_ opening: Int, related: Label? = nil) -> Problem {
    let sign = text(opening, opening + 1)
    let closing = sign == "{" ? "}" : "]"
    if let comment = commentAfter(opening), comment < at {
      return make(
        .unclosedBracket, "‘\(sign)’ is not closed by ‘\(closing)’", at: Span(opening, opening + 1),
        label: "opened here",
        related: [label(Span(comment, comment + 1), "the rest of the line is a comment")],
        expected: "‘\(closing)’", help: "quote a text with ‘#’ in it: ‘#’ behind a space begins a comment")
    }
    return make(
      .unclosedBracket, "‘\(sign)’ is not closed by ‘\(closing)’", at: Span(opening, opening + 1),
      label: "opened here",
      related: related.map { [$0] } ?? [], expected: "‘\(closing)’",
      help: "write ‘\(closing)’ behind its last entry, and ‘,’ between entries")
  }

  /// The `#` that begins a comment after the bracket on the same line; quoted text is skipped.
  private func commentAfter(_ opening: Int) -> Int? {
    var quote: UInt8?
    for offset in opening..<line(at: opening).end.integer {
      let sign = byte(offset)
      if let open = quote {
        if sign == open { quote = nil }
      } else if sign == UInt8(ascii: "\"") || sign == UInt8(ascii: "'") {
        quote = sign
      } else if sign == UInt8(ascii: "#"), isBlank(byte(offset - 1)) {
        return offset
      }
    }
    return nil
  }

  /// Whether the line with the error is not indented deeper than the line with the bracket and begins with a
  /// key or an item. Then the line was probably not meant to be inside the brackets.
  private func seemsOutside(of opening: Int) -> Bool {
    let line = line(at: at)
    let first = lineStart(at)
    guard line.start > opening, indentation(of: line) <= indentation(of: self.line(at: opening)) else {
      return false
    }
    if byte(first) == UInt8(ascii: "-"), isBlank(byte(first + 1)) { return true }
    return !outline(of: line, upTo: line.end.integer).colons.isEmpty
  }

  private func lineStart(_ offset: Int) -> Int {
    let line = line(at: offset)
    return line.start.integer + indentation(of: line)
  }

  func isDocumentMark(_ offset: Int) -> Bool {
    let line = line(at: offset)
    return offset == line.start && ["---", "..."].contains(text(offset, offset + 3))
  }

  /// A second `:` in one entry: it is part of a text, or the previous entry has no comma after it.
  private func colonBetweenBrackets() -> Problem {
    let line = line(at: at)
    let before = outline(of: line, upTo: at)
    if let colon = before.colons.first { return colonInText(after: colon, of: line, isInBrackets: true) }
    if lineStart(at) > context, before.entry == lineStart(at), let above = lineAbove(at) {
      return missingComma(before: Span(lineStart(at), at), after: content(of: above).end.integer)
    }
    return make(
      .syntax, "no key can stand before this ‘:’", at: token(at: at), label: "what is the key?",
      expected: "‘,’ between entries", help: "quote the text if the ‘:’ belongs to it")
  }

  private func missingComma(before next: Span, after end: Int? = nil) -> Problem {
    if let previous = previous(at), "\"'".utf8.contains(bytes[previous]), end == nil, previous + 1 == at {
      return textAfterQuote(endingAt: previous)
    }
    let place = end ?? next.start.integer
    return make(
      .syntax, "a ‘,’ is missing before ‘\(shown(next))’",
      at: end == nil ? next : Span(place, place),
      label: "a ‘,’ is missing", expected: "‘,’ between entries", help: "write ‘,’ between the two entries",
      replacement: end == nil ? nil : ",")
  }

  /// A node was expected but is missing.
  func nothingToRead() -> Problem {
    let opening = open.last(where: { $0.style == .flow }).map { $0.start.integer }
    let sign = text(at, at + 1)
    if let opening, at >= bytes.count || isDocumentMark(at) { return unclosedBracket(opening) }
    switch sign {
    case "}", "]":
      let related = opening.map { [label(Span($0, $0 + 1), "this is what is open")] } ?? []
      return make(
        .syntax, "this ‘\(sign)’ closes nothing", at: Span(at, at + 1), label: "nothing to close",
        related: related,
        expected: "a value", help: "delete it, or quote it if it is text")
    case ",":
      return make(
        .syntax, "nothing stands before this ‘,’", at: Span(at, at + 1), label: "an entry is missing",
        expected: "an entry between two commas", help: "delete the ‘,’, or quote it if it is text")
    default:
      return make(
        .syntax, "a value is missing here", at: token(at: at), label: "no value begins like this",
        expected: "a value",
        help: "write the value, or quote the text")
    }
  }
}
