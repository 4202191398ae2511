import Diagnostics
internal import JSON

/// The JSON forms of each kind of report entry.
enum ReportForms {
  /// The report as one object.
  static let report = JSONForm<(tool: ToolVersion, report: Report)> { one in
    one.member("version", .only(1)) { _ in 1 }
    one.member("tool", tool, "Who wrote the report.") { $0.tool }
    one.member("summary", summary) { $0.report }
    one.member(
      "comparisons", comparison.list(), "What findings were compared with; empty where all of them count."
    ) { $0.report.comparisons }
    one.member("problems", problem.list(), "What could not be understood, by path and place.") {
      $0.report.problems
    }
    one.member(
      "findings", finding.list(), "Defects of the flows that count, by path and place; their state is new."
    ) { $0.report.findings }
    one.member(
      "accepted", finding.list(),
      "Defects that are there and do not count: baselined, carried and allowed ones."
    ) { $0.report.accepted }
    one.member("flows", flow.list(), "The flows that were checked, and what every rule came to.") {
      $0.report.flows
    }
  }

  static let tool = JSONForm<ToolVersion>(isInline: { _ in true }) { one in
    one.text("name") { $0.name }
    one.text("version") { $0.version }
  }

  static let summary = JSONForm<Report>(nil, "Counts over the whole run, and the same in plain words.") {
    one in
    one.count("problems", "Inputs that could not be understood.") { $0.problems.count }
    for severity in Severity.allCases.reversed() {
      one.count("\(severity.word)s", "Findings of severity \(severity.word).") { $0.count(of: severity) }
    }
    one.count("allowed", "Findings that a flow itself allows; they do not count.") { $0.allowed.count }
    for (state, known) in [("baselined", "baseline has"), ("carried", "revision had")] {
      one.count(state, "Findings that the \(known); they do not count.") { report in
        report.known.count { $0.status.word == state }
      }
    }
    one.count("ignored", "Findings that the configuration leaves out at their path or element.") {
      $0.ignoredCount
    }
    one.count("flows", "Flows that were checked.") { $0.flows.count }
    one.count("screens") { report in report.flows.reduce(0) { $0 + $1.screens } }
    one.count("presentations", "Places that present something.") { report in
      report.flows.reduce(0) { $0 + $1.presentations }
    }
    one.count("rules", "Rules that were checked.") { $0.ruleCount }
    one.text("text", "The summary of the terminal report, one sentence per line.") {
      ReportSummary($0).lines.joined(separator: "\n")
    }
  }

  static let comparison = JSONForm<Comparison>(isInline: { _ in true }) { one in
    one.member("kind", .words(["baseline", "revision"])) { $0.kind.rawValue }
    one.text("name", "The path of the baseline, or the revision.") { $0.name }
    one.count("gone", "Findings it knows that nobody finds any more.") { $0.goneCount }
  }

  static let problem = JSONForm<Problem>("problem") { one in
    one.text("code", "A stable name, such as unknown-key.") { $0.code }
    one.member("severity", .only("error")) { _ in "error" }
    one.text("message") { $0.message }
    one.text("path") { $0.path }
    one.member(
      "place", PlaceForms.place.orNull, "null where there is no text, such as a file that cannot be opened."
    ) { $0.place }
    one.text("label") { $0.label }
    one.member("related", related) { $0.related }
    one.text("expected", "What was expected there; may be empty.") { $0.expected }
    one.text("help", "The one thing to do; may be empty.") { $0.help }
    one.member(
      "replacement", JSONForm.text.orNull, "What to write instead of the text at the place, if that is clear."
    ) { $0.replacement }
    one.optional("repair", repair) { $0.repair }
  }

  static let related = JSONForm<Label> { one in
    one.member("place", PlaceForms.place) { $0.place }
    one.text("message") { $0.text }
  }.list().named("related", "Other places that belong to it.")

  static let flow = JSONForm<CheckedFlow>("flow") { one in
    one.text("name") { $0.name }
    one.text("root", "The path of the root file.") { $0.root }
    one.texts("parts", "The paths of its fragments.") { $0.parts }
    one.count("screens") { $0.screens }
    one.count("presentations") { $0.presentations }
    one.member(
      "explored", CoverageForms.coverage.orNull,
      "How much of what can happen was explored; null where no rule needed it."
    ) { $0.coverage }
    one.member("verdicts", verdictCounts) { $0.verdicts }
    one.member("rules", ruleVerdict.list()) { $0.verdicts }
  }

  private static let verdicts: [Verdict] = [.failed, .undecided, .passed, .notApplicable]

  private static let verdictCounts = JSONForm<[RuleVerdict]>(
    nil, "How many rules came to what.", isInline: { _ in true }
  ) { one in
    for verdict in verdicts {
      one.count(verdict.rawValue) { all in all.count { $0.verdict == verdict } }
    }
  }

  private static let ruleVerdict = JSONForm<RuleVerdict>(isInline: { _ in true }) { one in
    let word = JSONForm.words(verdicts.map(\.rawValue)).named(
      "verdict", "not-applicable: nothing that the rule applies to occurs. undecided: a limit was hit.")
    one.text("rule") { $0.rule.name }
    one.member("verdict", word) { $0.verdict.rawValue }
  }
}
