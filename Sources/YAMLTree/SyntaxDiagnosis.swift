internal import Diagnostics

/// Converts an error of libyaml into a problem that describes the most likely mistake, at its place.
///
/// libyaml stops where it cannot continue, which is often lines after the mistake: for a quote that is never
/// closed, at the end of the file. The causes are distinguished by the text around both positions that
/// libyaml gives.
struct SyntaxDiagnosis {
  let failure: SyntaxFailure
  let source: SourceFile
  /// The byte offset where libyaml found the error.
  let at: Int
  /// The byte offset of the construct that libyaml was reading.
  let context: Int
  /// The open collections, outermost first.
  let open: [TreeBuilder.Frame]
  /// The last node that was read completely.
  let last: Span?

  var bytes: [UInt8] { source.bytes }

  func problem() -> Problem {
    switch failure.problem {
    case "mapping values are not allowed in this context": strayColon()
    case "found character that cannot start any token": strayCharacter()
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      tab(at: at)
    case "found unexpected end of stream", "found unexpected document indicator": unclosedQuote()
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'": betweenBrackets()
    case "did not find expected node content": nothingToRead()
    case "did not find expected key", "did not find expected '-' indicator",
      "did not find expected <document start>":
      strayNode()
    case "could not find expected ':'": lineWithoutColon()
    case "block sequence entries are not allowed in this context": strayItem()
    case "mapping keys are not allowed in this context": mustBeQuoted(from: at)
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      escape()
    case "found unexpected ':'": colonInBrackets()
    default: byContext()
    }
  }

  /// The remaining errors, distinguished by the construct that libyaml was reading.
  private func byContext() -> Problem {
    switch failure.context {
    case "while scanning an alias", "while scanning an anchor", "while scanning a tag", "while parsing a tag",
      "while parsing a node", "while scanning a block scalar":
      return mustBeQuoted(from: context)
    case "while scanning a directive", "while scanning a %YAML directive", "while scanning a %TAG directive",
      "while parsing a %TAG directive", "while scanning a tag directive", "while parsing a tag directive":
      return directive()
    default:
      if failure.problem.hasSuffix("directive") || failure.problem == "found incompatible YAML document" {
        return directive()
      }
      return make(.syntax, "YAML cannot be read here: \(failure.problem)", at: token(at: at))
    }
  }

  private func directive() -> Problem {
    let line = source.span(ofLine: source.line(of: failure.contextAt == nil ? at : context))
    return make(
      .syntax, "a line that begins with ‘%’ is a directive, and YAML does not know this one", at: line,
      label: "a directive", expected: "no directive, or ‘%YAML 1.1’",
      help: "delete the line, or quote the text")
  }

  private func escape() -> Problem {
    var start = at
    while start > 0, start > at - 10, byte(start) != UInt8(ascii: "\\") { start -= 1 }
    let length = ["x": 4, "u": 6, "U": 10][text(start + 1, start + 2)] ?? 2
    let escape = Span(start, min(start + length, source.span(ofLine: source.line(of: start)).end.integer))
    return make(
      .syntax, "‘\(shown(escape))’ is not an escape that YAML knows", at: escape,
      label: "no such escape", expected: "an escape such as ‘\\n’, ‘\\\"’ or ‘\\u00E9’",
      help: "write ‘\\\\’ for a backslash, or put the text in single quotes, where nothing is escaped")
  }

  // MARK: Making problems

  func make(
    _ code: YAMLProblemCode, _ message: String, at span: Span, label: String = "", related: [Label] = [],
    expected: String = "", help: String = "", replacement: String? = nil
  ) -> Problem {
    Problem(
      code, message, at: Place(source, span), label: label, related: related, expected: expected, help: help,
      replacement: replacement)
  }

  /// A text for a message: only its beginning if it is long.
  func shown(_ span: Span) -> String {
    let text = source.text(in: Span(span.start.integer, min(span.end.integer, span.start.integer + 400)))
    return text.count > 60 ? text.prefix(59) + "…" : text
  }

  func label(_ span: Span, _ words: String) -> Label { Label(Place(source, span), words) }
}

extension Int32 {
  var integer: Int { Int(self) }
}
