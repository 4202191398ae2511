internal import Diagnostics

// Quotes, and texts that need quotes.
extension SyntaxDiagnosis {
  func unclosedQuote() -> Problem {
    let quote = text(context, context + 1)
    let isAtEnd = failure.problem.hasSuffix("stream")
    let related = isAtEnd ? [] : [label(Span(at, at + 3), "a new document begins before it is closed")]
    return make(
      .unclosedQuote, "the quote ‘\(quote)’ is not closed", at: Span(context, context + 1),
      label: "opened here",
      related: related, expected: "‘\(quote)’ at the end of the text", help: apostropheHelp(quote))
  }

  /// There is text after a closing quote: the quote was closed too early, or an earlier one was never closed.
  func textAfterQuote(endingAt end: Int) -> Problem {
    let quote = text(end, end + 1)
    if let last, last.end.integer == end + 1, line(at: last.start.integer).start < line(at: end).start {
      return make(
        .unclosedQuote, "the quote ‘\(quote)’ is closed only on line \(source.line(of: end))",
        at: Span(last.start.integer, last.start.integer + 1), label: "opened here",
        related: [label(Span(end, end + 1), "closed here, with more text behind it")],
        expected: "‘\(quote)’ at the end of the text", help: apostropheHelp(quote))
    }
    let rest = restOfText(from: at)
    return make(
      .syntax, "text follows the closing quote", at: rest, label: "outside the quotes",
      related: [label(Span(end, end + 1), "closed here")], expected: "nothing behind a quoted text",
      help: apostropheHelp(quote))
  }

  private func apostropheHelp(_ quote: String) -> String {
    quote == "'"
      ? "close it; an apostrophe inside single quotes is written twice: ‘''’"
      : "close it; a quote inside double quotes is written ‘\\\"’"
  }

  /// A text begins with a character that YAML reserves.
  func strayCharacter() -> Problem {
    if byte(at) == 0x09 { return tab(at: at) }
    return mustBeQuoted(from: at)
  }

  /// A text that begins with `@`, a backquote, `%`, `*`, `&`, `!`, `|`, `>` or `? ` but is not valid as what
  /// that means.
  func mustBeQuoted(from start: Int) -> Problem {
    let text = restOfText(from: start)
    let sign = String(source.text(in: text).prefix(1))
    return make(
      .syntax, "a text cannot begin with ‘\(sign)’ unless it is quoted", at: text, label: meaning(of: sign),
      expected: "quotes around a text that begins with ‘\(sign)’", help: "quote the text",
      replacement: text.length > 0 ? quoted(text) : nil)
  }

  /// The text up to the end of its line or, inside brackets, of its entry.
  private func restOfText(from start: Int) -> Span {
    let line = line(at: start)
    let isInBrackets = !outline(of: line, upTo: start).brackets.isEmpty || open.last?.style == .flow
    return isInBrackets
      ? entryText(from: start, to: line.end.integer) : plainText(from: start, to: line.end.integer)
  }

  private func meaning(of sign: String) -> String {
    switch sign {
    case "*": "YAML reads ‘*’ as an alias"
    case "&": "YAML reads ‘&’ as an anchor"
    case "!": "YAML reads ‘!’ as a tag"
    case "|", ">": "YAML reads ‘\(sign)’ as the head of a text on the next lines"
    case "%": "YAML keeps ‘%’ for directives"
    case "?": "YAML reads ‘? ’ as the beginning of a key"
    default: "YAML keeps ‘\(sign)’ for itself"
    }
  }
}
