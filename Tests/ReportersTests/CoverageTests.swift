import Diagnostics
import Reporters
import Testing

/// How far a run went, in words.
struct CoverageTests {
  private static func report(_ coverages: Coverage?...) -> Report {
    Report(
      flows: coverages.enumerated().map { number, coverage in
        CheckedFlow(
          name: "Flow \(number)", root: "\(number).yaml", parts: [], screens: 1, presentations: 0,
          verdicts: [RuleVerdict(RuleID("modal-trap"), .passed)], coverage: coverage)
      }, ruleCount: 1)
  }

  @Test func eachFlowHasItsLine() {
    let lines = CoverageLines(
      Self.report(
        nil, Coverage(states: 1, facts: 2, worlds: 1), Coverage(states: 3, facts: 4, worlds: 0x1p60),
        Coverage(states: 9, facts: 8, worlds: 7, cut: Coverage.Cut(limit: .work, completedLength: 6)))
    ).lines
    #expect(
      lines == [
        "‘Flow 0’ was not explored: no rule needed it",
        "‘Flow 1’ was explored completely (1 state, 2 facts, 1 world)",
        "‘Flow 2’ was explored completely (3 states, 4 facts, about 2^60 worlds)",
        "‘Flow 3’ was not explored completely: it was stopped by the limit of work; everything that takes up to 6 steps is covered; give it more with --limit-work, or split the flow (9 states, 8 facts, 7 worlds)",
      ])
  }

  /// Whoever writes rules sees which of them costs.
  @Test func costliestRulesAreSaid() {
    func lines(_ works: [String: Int]) -> [String] {
      var report = Self.report(Coverage(states: 1, facts: 2, worlds: 1))
      report.flows[0].work = Dictionary(uniqueKeysWithValues: works.map { (RuleID($0), $1) })
      return CoverageLines(report).lines
    }
    let explored = "‘Flow 0’ was explored completely (1 state, 2 facts, 1 world)"
    #expect(lines(["modal-trap": 900_000]) == [explored])
    #expect(
      lines(["modal-trap": 9_000, "mine": 8_000_000, "other": 1_991_000]) == [
        explored,
        "‘Flow 0’: conditions of rules went through 10000000 elements of lists, most of them for ‘mine’ (80 %), ‘other’ (19 %), ‘modal-trap’ (0 %)",
      ])
  }

  @Test func shorterRunsWithWiderBoundsAreSaid() {
    var coverage = Coverage(
      states: 1, facts: 2, worlds: 1, waiting: Coverage.Bound(possible: 5, together: 0),
      underWay: Coverage.Bound(possible: 4, together: 0))
    coverage.shorter = [
      Coverage.Shorter(length: 6, waiting: nil, underWay: nil),
      Coverage.Shorter(length: 1, waiting: nil, underWay: Coverage.Bound(possible: 4, together: 1)),
      Coverage.Shorter(length: 0, waiting: nil, underWay: nil),
    ]
    #expect(
      CoverageLines(Self.report(coverage)).lines == [
        "‘Flow 0’ was explored completely, with nothing waiting of 5 presentations and pushes, with every ‘later’ ended before anything else happens; everything of up to 6 steps, without such a bound; everything of up to 1 step, with at most 1 of 4 ‘later’ under way at once (1 state, 2 facts, 1 world)"
      ])
  }

  @Test func theSummarySaysWhereAFlowWasCut() {
    let cut = Coverage.Cut(limit: .size, completedLength: nil, excess: "flags that are read: more than 120")
    let lines = text(of: Self.report(Coverage(states: 1, facts: 2, worlds: 1, cut: cut), nil))
    #expect(
      lines.replacing("\n  ", with: " ").hasSuffix(
        "\n‘Flow 0’ was not explored completely: it has too much to be distinguished (flags that are read: more than 120); split the flow\n"
      ))
    #expect(!text(of: Self.report(Coverage(states: 1, facts: 2, worlds: 1))).contains("explored"))
  }

  /// Where everything was explored, it is not said that it was not.
  @Test func theSummarySaysThatRulesWereCut() {
    let cut = Coverage.Cut(limit: .work, completedLength: nil, isOfRules: true)
    let report = Self.report(Coverage(states: 1, facts: 2, worlds: 1, cut: cut))
    #expect(
      text(of: report).replacing("\n  ", with: " ").hasSuffix(
        "\n‘Flow 0’ was explored completely, but not all of it was checked: the rules were stopped by the limit of work; give it more with --limit-work, or split the flow\n"
      ))
    #expect(
      CoverageLines(report).lines == [
        "‘Flow 0’ was explored completely, but not all of it was checked: the rules were stopped by the limit of work; give it more with --limit-work, or split the flow (1 state, 2 facts, 1 world)"
      ])
  }

  /// A rule that costs too much is named, with what to do, and not put down to something else.
  @Test func theSummaryNamesWhatCostsTooMuch() {
    var report = Self.report(Coverage(states: 1, facts: 2, worlds: 1))
    report.flows[0].verdicts = [RuleVerdict(RuleID("modal-trap"), .undecided)]
    report.flows[0].verdicts[0].isTooCostly = true
    let text = text(of: report).replacing("\n  ", with: " ")
    #expect(
      text.hasSuffix(
        "\n‘modal-trap’ was checked on a part of ‘Flow 0’ only, because its conditions cost more there than one rule may use: give it more with --limit-work, split the flow, or let it ask for less\n"
      ), "\(text)")
    #expect(text.contains("1 undecided"))
    #expect(!text.contains("Undecided, because"))
  }

  @Test(arguments: [
    (-1, "not even the launch is covered"), (0, "only the launch is covered"),
    (1, "everything that takes 1 step is covered"), (2, "everything that takes up to 2 steps is covered"),
  ])
  func aCutSaysHowFarItWent(_ length: Int, _ words: String) {
    for limit in Coverage.Cut.Limit.allCases {
      #expect(Coverage.Cut(limit: limit, completedLength: length).reason.hasSuffix(words))
    }
  }

  private func text(of report: Report) -> String {
    var text = ""
    ReportSummary(report).write(to: &text, style: TerminalStyle())
    return text
  }
}
