public import Diagnostics

/// A short overview of a run: one line for each rule that found something, the worst first, and the summary.
///
///     error      3 missing-dismiss-button: A sheet has no button that closes it (first at a.yaml:14:3)
///
/// The place is left out if the line would be too long with it, unless the place also names lines of code.
/// Reasons that lower a finding's severity are never left out: `(at a.yaml:14:3; doubtful: F4.6)`,
/// `(1 of 3 doubtful: F4.6)`.
public struct SummaryReporter: Reporter {
  private let style: TerminalStyle
  private let page: @Sendable (Finding) -> RuleDescription?

  /// Creates a reporter in a style.
  ///
  /// - Parameter page: returns the description of a finding's rule, for its title.
  public init(style: TerminalStyle, page: @escaping @Sendable (Finding) -> RuleDescription? = { _ in nil }) {
    self.style = style
    self.page = page
  }

  /// The findings of one rule with one severity.
  private struct Row {
    let first: Finding
    var findings: [Finding]
    var count: Int { findings.count }

    /// Why the severity of some of them was lowered, each reason once; with their number unless it concerns
    /// all.
    var reservations: String {
      let reserved = findings.filter { !$0.shortReservations.isEmpty }
      var reasons: [String] = []
      for reason in reserved.flatMap(\.shortReservations) where !reasons.contains(reason) {
        reasons.append(reason)
      }
      let part = reserved.count == count ? "" : "\(reserved.count) of \(count) "
      return reasons.isEmpty ? "" : part + reasons.joined(separator: "; ")
    }
  }

  /// Writes problems, one line each, then the rules, then the summary.
  public func write(_ report: Report, to output: inout some TextOutputStream) {
    var text = TerminalPage(style)
    for problem in report.problems {
      var line = text.line
      line.add("error", .error)
      line.pad(to: 9)
      let place = problem.place.map { ":\($0.start.line):\($0.start.column)" } ?? ""
      text.prose("\(problem.message) (\(problem.path)\(place))", behind: line)
    }
    for row in rows(of: report) { write(row, to: &text) }
    if !report.problems.isEmpty || !report.findings.isEmpty { text.blank() }
    ReportSummary(report).write(to: &text)
    text.drain(into: &output)
  }

  private func rows(of report: Report) -> [Row] {
    var rows: [Row] = []
    for finding in report.findings {
      let known = rows.firstIndex { $0.first.rule == finding.rule && $0.first.severity == finding.severity }
      if let known {
        rows[known].findings.append(finding)
      } else {
        rows.append(Row(first: finding, findings: [finding]))
      }
    }
    return rows.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.first.severity != b.first.severity { return a.first.severity > b.first.severity }
      return a.count == b.count ? one.offset < other.offset : a.count > b.count
    }.map(\.element)
  }

  private func write(_ row: Row, to text: inout TerminalPage) {
    var line = text.line
    line.add(row.first.severity.word, row.first.severity.ink)
    line.pad(to: 9)
    let count = String(row.count)
    line.pad(to: max(9, 12 - count.count))
    line.add("\(count) ")
    let title =
      page(row.first).map { "\(row.first.rule): \($0.title)" } ?? "\(row.first.rule): \(row.first.message)"
    let start = row.first.place.start
    let first = row.count == 1 ? "at" : "first at"
    let code = row.first.codePlaces.map { "; \($0)" } ?? ""
    let less = row.reservations.isEmpty ? "" : "; \(row.reservations)"
    let place = " (\(first) \(row.first.place.file.path):\(start.line):\(start.column)\(code)\(less))"
    let room = style.width - line.width
    let isWhole = !code.isEmpty || !less.isEmpty || DisplayWidth.of(title + place) <= room
    text.prose(isWhole ? title + place : Self.cut(title, to: room), behind: line, width: style.width)
  }

  /// The text, or as many words of it as fit in a line.
  private static func cut(_ text: String, to room: Int) -> String {
    if DisplayWidth.of(text) <= room { return text }
    var words = text.split(separator: " ")
    while words.count > 1, DisplayWidth.of(words.joined(separator: " ")) > room - 3 { words.removeLast() }
    return words.joined(separator: " ") + "…"
  }
}
