internal import Diagnostics

// Usual causes of a `:` too many or too few.
extension SyntaxDiagnosis {
  /// A `: ` where no key is possible: in the middle of a text, or on a line that is indented too far.
  func strayColon() -> Problem {
    let line = line(at: at)
    if let tab = tabInIndentation(of: line) { return self.tab(at: tab) }
    let before = outline(of: line, upTo: at)
    if let colon = before.colons.first {
      return colonInText(after: colon, of: line, isInBrackets: !before.brackets.isEmpty)
    }
    if let above = lineAbove(at) { return continuedLine(line, of: above) }
    return make(
      .syntax, "no key can stand before this ‘:’", at: token(at: at), label: "what is the key?",
      expected: "‘key: value’", help: "quote the text if the ‘:’ belongs to it")
  }

  /// `title: Save: now`
  func colonInText(after colon: Int, of line: Span, isInBrackets: Bool) -> Problem {
    var start = colon + 1
    while isBlank(byte(start)) { start += 1 }
    let text =
      isInBrackets
      ? entryText(from: start, to: line.end.integer) : plainText(from: start, to: line.end.integer)
    let isPlain = text.start < at && !"\"'{[&*!|>".utf8.contains(byte(start))
    guard isPlain else {
      return make(
        .syntax, "a second ‘: ’ stands on this line, behind a value that is complete", at: token(at: at),
        label: "no value can have a value", expected: "one ‘key: value’ on a line",
        help: "put the second key on a line of its own, or quote the text as a whole")
    }
    return make(
      .syntax,
      "the text ‘\(shown(text))’ \(text.end.integer == at + 1 ? "ends with ‘:’" : "contains ‘: ’") and is not quoted",
      at: text,
      label: "YAML takes this for another key", expected: "quotes around a text with ‘: ’",
      help: "quote the text" + (isEntry(text) ? ", or write ‘{\(shown(text))}’ if it is a map" : ""),
      replacement: quoted(text))
  }

  /// Whether the text is one word, `: ` and another, as in `push: detail`.
  private func isEntry(_ text: Span) -> Bool {
    let words = bytes[text.start.integer..<text.end.integer].split(separator: UInt8(ascii: " "))
    guard words.count == 2, let key = words.first, key.last == UInt8(ascii: ":"), key.count > 1 else {
      return false
    }
    return words.allSatisfy { word in
      let name = word.last == UInt8(ascii: ":") ? word.dropLast() : word
      return name.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-")
      }
    }
  }

  /// Text inside brackets, up to the `,` or bracket that ends it.
  func entryText(from start: Int, to limit: Int) -> Span {
    var end = start
    while end < limit, !",]}".utf8.contains(bytes[end]) { end += 1 }
    return plainText(from: start, to: end)
  }

  /// The line above began a text, and YAML reads this line as its continuation.
  private func continuedLine(_ line: Span, of above: Span) -> Problem {
    let colons = outline(of: above, upTo: above.end.integer).colons
    let aboveText = content(of: above)
    let here = content(of: line)
    if let colon = colons.first {
      let key = Span(aboveText.start.integer, colon)
      return make(
        .syntax,
        "‘\(shown(token(at: here.start.integer)))’ is indented deeper than ‘\(shown(key))’ above, which has its value on its own line",
        at: Span(here.start.integer, at + 1), label: "read as part of the value above",
        related: [label(key, "indented by \(spaces(indentation(of: above)))")],
        expected: "an indentation by \(spaces(indentation(of: above)))",
        help: "indent both keys alike, or move the value of the first one below it")
    }
    if indentation(of: line) > indentation(of: above), colonWithoutSpace(in: aboveText) == nil {
      let text = withoutDashes(aboveText)
      return make(
        .syntax,
        "‘\(shown(Span(here.start.integer, at)))’ is indented as part of ‘\(shown(text))’ above, which is a text and no key",
        at: Span(here.start.integer, at + 1), label: "read as part of the text above",
        related: [label(text, "a text")], expected: "‘key: value’ on both lines",
        help: "write ‘:’ behind the text above if it is a key, or mend the indentation")
    }
    return noColon(aboveText)
  }

  private func withoutDashes(_ text: Span) -> Span {
    var start = text.start.integer
    while byte(start) == UInt8(ascii: "-"), isBlank(byte(start + 1)) {
      start += 1
      while isBlank(byte(start)) { start += 1 }
    }
    return Span(start, text.end.integer)
  }

  func lineWithoutColon() -> Problem {
    let line = line(at: context)
    if let tab = tabInIndentation(of: line) { return self.tab(at: tab) }
    return noColon(plainText(from: context, to: line.end.integer))
  }

  /// The `:` of `key:value`, not that of `https://`.
  private func colonWithoutSpace(in text: Span) -> Int? {
    (text.start.integer..<text.end.integer).first {
      bytes[$0] == UInt8(ascii: ":") && byte($0 + 1) != UInt8(ascii: "/")
    }
  }

  private func noColon(_ text: Span) -> Problem {
    if let colon = colonWithoutSpace(in: text) {
      return make(
        .syntax, "no space follows the ‘:’ of ‘\(shown(text))’, so it is no key", at: Span(colon, colon + 1),
        label: "a space is missing", expected: "‘key: value’", help: "write a space behind the ‘:’",
        replacement: ": ")
    }
    return make(
      .syntax, "‘\(shown(text))’ is no key: no ‘:’ follows it", at: text, label: "a ‘:’ is missing",
      expected: "‘key: value’",
      help: "add ‘:’ and a value; to go on with the text of the line above, indent it deeper than its key")
  }

  /// `{a:, b}`: libyaml requires a space after this `:`.
  func colonInBrackets() -> Problem {
    make(
      .syntax, "a ‘:’ stands before ‘\(shown(token(at: at + 1)))’ without a space",
      at: Span(at, at + 1),
      label: "a space is missing", expected: "‘key: value’",
      help: "write a space behind the ‘:’, or quote the text")
  }
}
