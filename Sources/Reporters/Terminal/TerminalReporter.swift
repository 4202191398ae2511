public import Diagnostics

/// The report for people: every entry with its source lines, carets, reasons and help, and a summary at the
/// end.
///
/// The reason and the advice of a rule are written only under its first finding, unless the texts differ: a
/// reader of forty findings of five rules needs forty places but only five reasons.
public struct TerminalReporter: Reporter {
  /// The width, colours and characters of the output.
  let style: TerminalStyle
  private let rulePage: @Sendable (Finding) -> RuleDescription?

  /// Creates a reporter in a style.
  ///
  /// - Parameter page: returns the description of a finding's rule, for links to the guidance behind it.
  public init(
    style: TerminalStyle = TerminalStyle(),
    page: @escaping @Sendable (Finding) -> RuleDescription? = { _ in nil }
  ) {
    self.style = style
    rulePage = page
  }

  /// Writes problems first, because unreadable input was not checked; then the findings, then the summary.
  public func write(_ report: Report, to output: inout some TextOutputStream) {
    var page = TerminalPage(style)
    var said = SaidBefore()
    for problem in report.problems {
      write(problem, &said, to: &page)
      page.blank()
      page.drain(into: &output)
    }
    for finding in report.findings {
      write(finding, &said, to: &page)
      page.blank()
      page.drain(into: &output)
    }
    if style.showsAccepted { writeAccepted(report, to: &page) }
    ReportSummary(report).write(to: &page)
    page.drain(into: &output)
  }

  /// The problems alone, without a summary; empty if there are none.
  public func text(of problems: [Problem]) -> String {
    var page = TerminalPage(style)
    var said = SaidBefore()
    var text = ""
    for problem in problems {
      write(problem, &said, to: &page)
      page.blank()
      page.drain(into: &text)
    }
    return text
  }

  private func write(_ finding: Finding, _ said: inout SaidBefore, to page: inout TerminalPage) {
    let ink = finding.severity.ink
    title(finding.severity.word, finding.rule.name, finding.message, ink, to: &page)
    let snippet = Snippet(
      primary: SnippetLabel(place: finding.place, text: finding.label, isPrimary: true, ink: ink),
      related: related(finding.related))
    snippet.write(to: &page)
    if let trace = finding.trace { write(trace, of: finding, gutter: snippet.gutter, to: &page) }
    let rule = finding.rule.name
    let isNew = said.isNew("rule", rule, rule)
    if said.isNew("why", rule, finding.why) { note("why", finding.why, .quiet, snippet, to: &page) }
    if said.isNew("help", rule, finding.fix) { note("help", finding.fix, .help, snippet, to: &page) }
    for line in finding.unshownCode { note("code", line.text, .quiet, snippet, to: &page) }
    writeRepair(of: finding, gutter: snippet.gutter, to: &page)
    omitted(snippet, to: &page)
    writeOthers(of: finding, snippet, to: &page)
    if !finding.folded.isEmpty {
      let names = finding.folded.map { "‘\($0.name)’" }.joined(separator: ", ")
      note("also", "stands for \(names) at the same place", .quiet, snippet, to: &page)
    }
    if isNew {
      let described = rulePage(finding)
      let address = style.links.address(described?.address ?? "")
      let command = described?.command ?? "modalflow explain \(rule)"
      note("rule", command, .quiet, snippet, link: address, to: &page)
    }
  }

  /// At most this many other findings of one cause are listed, so that they do not fill the screen.
  private static let mostOthers = 8

  /// Writes the other findings of the same cause, each with its place.
  private func writeOthers(of finding: Finding, _ snippet: Snippet, to page: inout TerminalPage) {
    let others = finding.others
    let shown = others.count == Self.mostOthers + 1 ? others.count : min(others.count, Self.mostOthers)
    for other in others.prefix(shown) {
      let start = other.place.start
      let file = other.place.file.path == finding.place.file.path ? "" : other.place.file.path + ":"
      let rule = other.rule == finding.rule ? "" : " [\(other.rule.name)]"
      let text = "\(file)\(start.line):\(start.column): \(other.message)\(rule)"
      note("same cause", text, .quiet, snippet, to: &page)
    }
    if shown < others.count {
      note("same cause", "\(others.count - shown) more, see --format json", .quiet, snippet, to: &page)
    }
  }

  private func write(_ problem: Problem, _ said: inout SaidBefore, to page: inout TerminalPage) {
    title("error", problem.code, problem.message, .error, to: &page)
    var snippet: Snippet?
    if let place = problem.place {
      let drawn = Snippet(
        primary: SnippetLabel(place: place, text: problem.label, isPrimary: true, ink: .error),
        related: related(problem.related))
      drawn.write(to: &page)
      snippet = drawn
    } else if !problem.path.isEmpty {
      Snippet.writeHead(problem.path, nil, isFirst: true, gutter: 2, to: &page)
    }
    let helps = said.isNew("help", problem.code, problem.help)
    // A sentence that the message or the help already contains is not repeated.
    if !problem.message.contains(problem.expected), !(helps && problem.help.contains(problem.expected)) {
      note("expected", problem.expected, .quiet, snippet, to: &page)
    }
    if let meant = problem.suggestion {
      note(
        "help", "did you mean ‘\(VisibleText.of(meant, style.decor.visibleForm))’?", .help, snippet, to: &page
      )
    }
    if helps { note("help", problem.help, .help, snippet, to: &page) }
    if let snippet { omitted(snippet, to: &page) }
  }

  private func title(
    _ word: String, _ code: String, _ message: String, _ ink: Ink, to page: inout TerminalPage
  ) {
    var head = page.line
    head.add("\(word)[\(code)]", ink)
    head.add(": ", .title)
    let message = VisibleText.of(InkedLine.prose(message, page.decor), page.decor.visibleForm)
    page.prose(message, .title, behind: head, indent: 4, width: page.style.width)
  }

  private func related(_ labels: [Label]) -> [SnippetLabel] {
    labels.map { SnippetLabel(place: $0.place, text: $0.text, isPrimary: false, ink: .related) }
  }

  /// Writes `   = help: …`; nothing if the text is empty.
  private func note(
    _ name: String, _ text: String, _ ink: Ink, _ snippet: Snippet?, link: String = "",
    to page: inout TerminalPage
  ) {
    guard !text.isEmpty else { return }
    var head = page.line(from: (snippet?.gutter ?? 2) + 1)
    head.add("= ", .gutter)
    head.add(name, ink == .quiet ? .title : ink)
    head.add(": ")
    page.prose(text, behind: head, link: link)
  }

  private func omitted(_ snippet: Snippet, to page: inout TerminalPage) {
    guard snippet.omitted > 0 else { return }
    let places = snippet.omitted == 1 ? "place" : "places"
    note("also", "\(snippet.omitted) more related \(places), see --format json", .quiet, snippet, to: &page)
  }
}

/// The sentences that were written under earlier entries.
private struct SaidBefore {
  private var sentences: Set<[String]> = []

  /// Whether this sentence about a rule is new; false for empty ones.
  mutating func isNew(_ kind: String, _ rule: String, _ sentence: String) -> Bool {
    !sentence.isEmpty && sentences.insert([kind, rule, sentence]).inserted
  }
}

extension Severity {
  var ink: Ink {
    switch self {
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}

extension Problem {
  /// The replacement, unless the text of the problem already contains it.
  var suggestion: String? {
    guard let replacement, !replacement.isEmpty else { return nil }
    let quoted = "‘\(replacement)’"
    return label.contains(quoted) || help.contains(quoted) || message.contains(quoted) ? nil : replacement
  }
}
