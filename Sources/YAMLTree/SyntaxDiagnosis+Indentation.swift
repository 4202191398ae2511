internal import Diagnostics

// Lines with a wrong indentation.
extension SyntaxDiagnosis {
  func tabInIndentation(of line: Span) -> Int? {
    (line.start.integer..<line.start.integer + indentation(of: line)).first { bytes[$0] == 0x09 }
  }

  func tab(at offset: Int) -> Problem {
    var end = offset
    while byte(end) == 0x09 { end += 1 }
    return make(
      .tabIndentation, "a tab stands where only spaces may indent", at: Span(offset, end),
      label: end - offset == 1 ? "a tab" : "\(end - offset) tabs", expected: "spaces",
      help: "replace tabs by spaces; most editors do it when told to")
  }

  /// A key, an item or a new document was expected, but something else was found.
  func strayNode() -> Problem {
    if let previous = previous(at) { return behind(previous) }
    if let tab = tabInIndentation(of: line(at: at)) { return self.tab(at: tab) }
    let sign = text(at, at + 1)
    if sign == "}" || sign == "]" || sign == ":" || sign == "," { return straySign(sign) }
    let isItem = sign == "-" && isBlank(byte(at + 1)) || text(at, line(at: at).end.integer) == "-"
    if failure.problem == "did not find expected key", isItem,
      indentation(of: line(at: at)) == column(of: context)
    {
      return make(
        .syntax, "a list item stands among the keys of a mapping", at: Span(at, at + 1),
        label: "a key was expected",
        related: [label(token(at: context), "the mapping begins here")], expected: "‘key: value’",
        help: "indent it under the key that it belongs to")
    }
    return wrongIndentation()
  }

  /// A line continues after a complete node.
  private func behind(_ previous: Int) -> Problem {
    let sign = text(previous, previous + 1)
    let rest = plainText(from: at, to: line(at: at).end.integer)
    if sign == "\"" || sign == "'" { return textAfterQuote(endingAt: previous) }
    let next = text(at, at + 1)
    if next == "}" || next == "]" || next == "," { return straySign(next) }
    if sign == "}" || sign == "]" {
      return make(
        .syntax, "text follows the closing ‘\(sign)’", at: rest, label: "outside the brackets",
        expected: "nothing behind ‘\(sign)’",
        help: "move it inside, put it on a line of its own, or delete it")
    }
    var word = previous
    while word > line(at: at).start, !isBlank(bytes[word - 1]) { word -= 1 }
    if "*&!".utf8.contains(bytes[word]) { return mustBeQuoted(from: word) }
    return make(
      .syntax, "‘\(shown(rest))’ cannot stand here", at: rest, label: "unexpected",
      expected: "the end of the line", help: "put it on a line of its own, or quote the text as a whole")
  }

  private func straySign(_ sign: String) -> Problem {
    let isBracket = sign == "}" || sign == "]"
    return make(
      .syntax, isBracket ? "this ‘\(sign)’ closes nothing" : "nothing stands before this ‘\(sign)’",
      at: Span(at, at + 1), label: isBracket ? "nothing to close" : "unexpected", expected: "‘key: value’",
      help: "delete it, or quote it if it is text")
  }

  private func wrongIndentation() -> Problem {
    let line = line(at: at)
    let here = indentation(of: line)
    let columns = Array(Set(open.filter { $0.style == .block }.map { column(of: $0.start.integer) })).sorted()
    let begin = failure.contextAt == nil ? last?.start.integer : context
    let related =
      begin.map { [label(token(at: $0), "what is open begins here, indented by \(spaces(column(of: $0)))")] }
      ?? []
    if columns.contains(here), failure.problem == "did not find expected '-' indicator" {
      return make(
        .syntax, "a line without ‘- ’ stands among the items of a list", at: token(at: at),
        label: "‘- ’ was expected",
        related: related, expected: "‘- ’", help: "begin it with ‘- ’, or indent it as the item above")
    }
    if open.isEmpty, columns.isEmpty, here >= (last.map { column(of: $0.start.integer) } ?? 0) {
      return make(
        .syntax, "the document is complete before ‘\(shown(token(at: at)))’", at: token(at: at),
        label: "nothing more can follow", related: related, expected: "the end of the file, or ‘---’",
        help: "indent it as part of what stands above, or begin a new document with ‘---’")
    }
    let above = lineAbove(at).map { [indentation(of: $0)] } ?? []
    let fitting = Set(columns + above).subtracting([here]).sorted().map(String.init)
    return make(
      .syntax, "the indentation of ‘\(shown(token(at: at)))’ by \(spaces(here)) fits no line above it",
      at: token(at: at), label: "indented by \(spaces(here))", related: related,
      expected: fitting.isEmpty ? "" : "an indentation by \(alternatives(fitting)) spaces",
      help: "give lines that belong together the same number of spaces")
  }

  private func alternatives(_ numbers: [String]) -> String {
    guard let last = numbers.last, numbers.count > 1 else { return numbers.first ?? "" }
    return numbers.dropLast().joined(separator: ", ") + " or " + last
  }

  func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }

  private func column(of offset: Int) -> Int { offset - line(at: offset).start.integer }

  /// A `- ` where no list can begin.
  func strayItem() -> Problem {
    if let tab = tabInIndentation(of: line(at: at)) { return self.tab(at: tab) }
    guard let previous = previous(at), byte(previous) == UInt8(ascii: ":") else {
      return make(
        .syntax, "no list item can begin here", at: Span(at, at + 1), label: "unexpected ‘-’",
        expected: "each item on a line of its own", help: "quote a text that begins with ‘- ’")
    }
    return make(
      .syntax, "a list cannot begin on the line of its key", at: Span(at, at + 1), label: "the first item",
      expected: "the list on the next line, or between ‘[’ and ‘]’",
      help: "move it to the next line; quote it if it is a text that begins with ‘- ’")
  }
}
