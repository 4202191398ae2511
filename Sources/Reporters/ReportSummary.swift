public import Diagnostics

/// The result of a run in sentences: what was found, and what was checked, so that the reader sees what a run
/// without findings covered. The terminal report ends with it; with the concise format it is written to
/// standard error.
public struct ReportSummary: Sendable {
  /// `2 errors, 1 warning in 3 flows (12 screens, 9 presentations)`.
  let outcome: String
  /// `67 rules checked: 41 passed, 2 failed, 24 not applicable`; empty if no flow was checked.
  let coverage: String
  /// What the findings were compared with, one sentence each.
  let comparisons: [String]
  /// What was not checked or not decided: problems in the input, undecided rules. One sentence each.
  let doubts: [String]
  /// Suggestions for further commands, one sentence each.
  let hints: [String]
  let isClean: Bool

  /// Creates the summary; reads the report once.
  public init(_ report: Report) {
    let counts = Severity.allCases.reversed().map { (severity: $0, count: report.count(of: $0)) }
    var found = report.problems.isEmpty ? [] : [counted(report.problems.count, "problem")]
    for (severity, count) in counts where count > 0 {
      found.append(severity == .info ? "\(count) info" : counted(count, severity.word))
    }
    let findings = found.isEmpty ? "No findings" : found.joined(separator: ", ")
    if report.flows.isEmpty {
      outcome = found.isEmpty ? "Nothing was checked: there is no flow" : "\(findings); no flow was checked"
    } else {
      let accepted = ReportSummary.accepted(report).map { ", \($0)" }.joined()
      outcome =
        findings + accepted + " in " + ReportSummary.scope(report.flows)
        + ReportSummary.notShown(report.notShown)
    }
    comparisons = report.flows.isEmpty ? [] : report.comparisons.map(ReportSummary.sentence)
    let tally = RuleTally(report.flows)
    coverage = report.flows.isEmpty ? "" : tally.sentence(of: report.ruleCount)
    var doubts: [String] = []
    let files = Set(report.problems.filter { $0.place != nil && !$0.isOwnMistake }.map(\.path)).count
    if files > 0 {
      doubts.append(
        "What could not be understood in \(counted(files, "file")) was not checked; solve the problems first")
    }
    let mistakes = report.problems.count(where: \.isOwnMistake)
    if mistakes > 0 {
      doubts.append(
        "modalflow contradicts itself \(mistakes == 1 ? "once" : "\(mistakes) times"): that is its mistake and not the flow’s; see ‘modalflow explain \(Problem.ownMistake)’"
      )
    }
    if report.uncheckedFiles > 0 {
      doubts.append(
        "This is a part: the run was ended before \(counted(report.uncheckedFiles, "file")) had been checked")
    }
    if !tally.undecided.isEmpty {
      let open = report.flows.contains { $0.todoCount > 0 } ? "what is still to be written, " : ""
      let known = Set(report.flows.filter { $0.hasUndecided }.map(\.whyUndecided))
      let why = known.count == 1 ? known.first ?? "" : ""
      let because =
        why.isEmpty ? "of \(open)a limit, an unread part of a flow or a mistake in a rule" : why
      doubts.append("Undecided, because \(because): \(ReportSummary.list(tally.undecided))")
    }
    for flow in report.flows {
      guard let cut = flow.coverage?.cut else { continue }
      let part = cut.limit == .interrupt ? "This is a part: " : ""
      doubts.append("\(part)‘\(flow.name)’ was \(cut.sentence)")
    }
    for flow in report.flows {
      let costly = flow.verdicts.filter(\.isTooCostly).map(\.rule.name)
      if costly.isEmpty { continue }
      let (were, them, its) = costly.count == 1 ? ("was", "it", "its") : ("were", "them", "their")
      doubts.append(
        "\(ReportSummary.list(costly)) \(were) checked on a part of ‘\(flow.name)’ only, because \(its) conditions cost more there than one rule may use: give \(them) more with --limit-work, split the flow, or let \(them) ask for less"
      )
    }
    for flow in report.flows where flow.todoCount > 0 {
      let things = flow.todoCount == 1 ? "1 thing is" : "\(flow.todoCount) things are"
      doubts.append(
        "\(things) still to be written in ‘\(flow.name)’ (‘todo’); findings about those screens are held back"
      )
    }
    var hints = report.idleSettings.map { idle in
      let start = idle.place.start
      return
        "‘\(idle.value)’ has no effect here: ‘\(idle.key)’ at \(idle.place.file.path):\(start.line):\(start.column) meets nothing in these flows"
    }
    if report.untriedRepairs > 0 {
      hints.append(
        "\(counted(report.untriedRepairs, "more finding")) may have a repair, not tried here to save time; ‘--diff’ tries"
      )
    }
    self.hints = hints
    self.doubts = doubts
    isClean = found.isEmpty && doubts.isEmpty && !report.flows.isEmpty
  }

  /// All sentences, one per line; names of flows are written as in the files.
  var lines: [String] { ([outcome] + comparisons + [coverage] + doubts + hints).filter { !$0.isEmpty } }

  /// Writes the sentences for people, safe for terminals, with a line break after each.
  public func write(to output: inout some TextOutputStream, style: TerminalStyle) {
    var page = TerminalPage(style)
    write(to: &page)
    page.drain(into: &output)
  }

  func write(to page: inout TerminalPage) {
    let ink: Ink = isClean ? .success : .title
    page.prose(outcome, ink, behind: page.line, indent: 2)
    for comparison in comparisons { page.prose(comparison, behind: page.line, indent: 2) }
    if !coverage.isEmpty { page.prose(coverage, behind: page.line, indent: 2) }
    for doubt in doubts { page.prose(doubt, .warning, behind: page.line, indent: 2) }
    for hint in hints { page.prose(hint, .quiet, behind: page.line, indent: 2) }
  }

  /// The numbers of findings that do not count: `2 allowed`, `3 in the baseline`.
  private static func accepted(_ report: Report) -> [String] {
    let carried = report.known.count { $0.status.word == "carried" }
    let counts = [
      (report.allowed.count, "allowed"), (report.known.count - carried, "in the baseline"),
      (carried, "there before"), (report.ignoredCount, "ignored"),
    ]
    return counts.compactMap { count, words in count > 0 ? "\(count) \(words)" : nil }
  }

  /// How many of these findings are not shown, and how to see them.
  private static func notShown(_ findings: [Finding]) -> String {
    guard let least = findings.map(\.severity).min() else { return "" }
    let (are, them) = findings.count == 1 ? ("is", "it") : ("are", "them")
    return "; \(findings.count) \(are) not shown, ‘--show \(least.word)’ shows \(them)"
  }

  private static func sentence(_ comparison: Comparison) -> String {
    let gone = comparison.goneCount
    switch comparison.kind {
    case .baseline:
      guard gone > 0 else { return "Compared with the baseline ‘\(comparison.name)’" }
      let entries = gone == 1 ? "1 entry is" : "\(gone) entries are"
      return "Compared with the baseline ‘\(comparison.name)’, of which \(entries) "
        + "no longer found; ‘\(comparison.prunes)’ takes them out"
    case .revision:
      let mended =
        gone == 0 ? "" : ", which had \(counted(gone, "finding")) that \(gone == 1 ? "is" : "are") gone"
      return "Compared with ‘\(comparison.name)’\(mended)"
    }
  }

  private static func list(_ names: [String], limit: Int = 6) -> String {
    let quoted = names.prefix(limit).map { "‘\($0)’" }.joined(separator: ", ")
    return names.count > limit ? "\(quoted) and \(names.count - limit) more" : quoted
  }

  private static func scope(_ flows: [CheckedFlow]) -> String {
    if flows.count == 1, let files = flows[0].sourceFiles {
      return "‘\(flows[0].name)’ (\(counted(files, "file")))"
    }
    let screens = counted(flows.reduce(0) { $0 + $1.screens }, "screen")
    let presentations = counted(flows.reduce(0) { $0 + $1.presentations }, "presentation")
    let name = flows.count == 1 ? "‘\(flows[0].name)’" : counted(flows.count, "flow")
    return "\(name) (\(screens), \(presentations))"
  }
}

extension CheckedFlow {
  /// Whether a rule is undecided for a reason other than its cost.
  fileprivate var hasUndecided: Bool { verdicts.contains { $0.verdict == .undecided && !$0.isTooCostly } }
}

/// The verdicts of the rules over all flows: a rule that is violated in one flow counts as violated.
private struct RuleTally {
  private var verdicts: [(rule: RuleID, verdict: Verdict)] = []
  /// The names of rules that are undecided in some flow; rules that cost too much are listed in another
  /// sentence.
  let undecided: [String]

  init(_ flows: [CheckedFlow]) {
    var undecided: Set<RuleID> = []
    // Flows of one configuration have the same rules in the same order, so this table is rarely needed.
    var positions: [RuleID: Int] = [:]
    verdicts = flows.first?.verdicts.map { ($0.rule, $0.verdict) } ?? []
    for flow in flows {
      for (number, verdict) in flow.verdicts.enumerated() {
        if verdict.verdict == .undecided, !verdict.isTooCostly { undecided.insert(verdict.rule) }
        var position: Int? = number
        if number >= verdicts.count || verdicts[number].rule != verdict.rule {
          if positions.count < verdicts.count {
            for known in verdicts.indices { positions[verdicts[known].rule] = known }
          }
          position = positions[verdict.rule]
        }
        guard let position else {
          verdicts.append((verdict.rule, verdict.verdict))
          continue
        }
        if RuleTally.weight(verdict.verdict) >= RuleTally.weight(verdicts[position].verdict) {
          verdicts[position].verdict = verdict.verdict
        }
      }
    }
    self.undecided = undecided.sorted().map(\.name)
  }

  private static func weight(_ verdict: Verdict) -> Int {
    switch verdict {
    case .notApplicable: 0
    case .passed: 1
    case .undecided: 2
    case .failed: 3
    }
  }

  func sentence(of ruleCount: Int) -> String {
    let parts: [(Verdict, String)] = [
      (.passed, "passed"), (.failed, "failed"), (.undecided, "undecided"),
      (.notApplicable, "not applicable"),
    ]
    let counts = parts.compactMap { verdict, words in
      let count = verdicts.count { $0.verdict == verdict }
      return count > 0 ? "\(count) \(words)" : nil
    }
    let checked = "\(counted(ruleCount, "rule")) checked"
    return counts.isEmpty ? checked : checked + ": " + counts.joined(separator: ", ")
  }
}
