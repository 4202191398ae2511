import Diagnostics
import Reporters
import Testing

/// What people read last, and what a clean run says.
struct ReportSummaryTests {
  @Test(arguments: [
    (SampleReport.nothing, "Nothing was checked: there is no flow\n"),
    (
      SampleReport.clean,
      """
      No findings in ‘Pommie’ (5 screens, 3 presentations)
      3 rules checked: 2 passed, 1 not applicable

      """
    ),
    (
      SampleReport.onlyProblems,
      """
      5 problems; no flow was checked
      What could not be understood in 1 file was not checked; solve the problems first

      """
    ),
    (
      SampleReport.forty,
      """
      14 errors, 13 warnings, 13 info in 2 flows (41 screens, 1 presentation)
      3 rules checked: 3 failed
      Undecided, because of a limit, an unread part of a flow or a mistake in a rule: ‘deep-stack’

      """
    ),
    (
      SampleReport(
        name: "hostile name",
        report: Report(
          flows: [
            SampleReport.flow(
              "A\u{1B}[2J\nB", "a.yaml", screens: 1, presentations: 1, [.undecided, .undecided])
          ], ruleCount: 1)),
      """
      No findings in ‘A␛[2J B’ (1 screen, 1 presentation)
      1 rule checked: 2 undecided
      Undecided, because of a limit, an unread part of a flow or a mistake in a rule: ‘deep-stack’,
        ‘missing-dismiss-button’

      """
    ),
  ])
  func saysWhatWasChecked(_ sample: SampleReport, _ expected: String) {
    var text = ""
    ReportSummary(sample.report).write(to: &text, style: TerminalStyle())
    #expect(text == expected)
  }

  /// Flows of several configurations have other rules, and not at the same positions.
  @Test func talliesRulesThatStandElsewhereInOtherFlows() {
    let flow = { (name: String, verdicts: [(String, Verdict)]) in
      CheckedFlow(
        name: name, root: "\(name).yaml", parts: [], screens: 1, presentations: 0,
        verdicts: verdicts.map { RuleVerdict(RuleID($0), $1) })
    }
    let report = Report(
      flows: [
        flow("one", [("a", .passed), ("c", .notApplicable)]),
        flow("two", [("a", .notApplicable), ("b", .failed), ("c", .passed)]),
        flow("three", [("b", .passed), ("d", .undecided)]),
      ], ruleCount: 4)
    var text = ""
    ReportSummary(report).write(to: &text, style: TerminalStyle())
    #expect(text.contains("4 rules checked: 2 passed, 1 failed, 1 undecided\n"), "\(text)")
  }

  @Test func whatIsStillToBeSaidIsAReason() {
    var flow = SampleReport.flow("draft", "a.yaml", screens: 1, presentations: 1, [.undecided])
    flow.todoCount = 2
    var text = ""
    ReportSummary(Report(flows: [flow], ruleCount: 1)).write(to: &text, style: TerminalStyle())
    #expect(text.contains("Undecided, because of what is still to be written, a limit"), "\(text)")
  }

  /// What modalflow gets wrong itself is not put down to the file.
  @Test func aMistakeOfItsOwnIsCalledThat() {
    let source = Source("a.yaml", "⟦one⟧: 1\n")
    let problem = Problem(Problem.ownMistake, "a mistake of modalflow", at: source[0])
    let flow = CheckedFlow(name: "a", root: "a.yaml", parts: [], screens: 1, presentations: 0, verdicts: [])
    var text = ""
    ReportSummary(Report(problems: [problem], flows: [flow])).write(to: &text, style: TerminalStyle())
    #expect(text.contains("modalflow contradicts itself once"), "\(text)")
    #expect(!text.contains("solve the problems first"), "\(text)")
  }
}
