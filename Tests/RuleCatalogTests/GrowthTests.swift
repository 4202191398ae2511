import Diagnostics
import FlowModel
import Foundation
import RuleCatalog
import RuleEngine
import Testing

/// Large apps: every rule is decided without a bound on the stack.
@Suite struct GrowthTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// The largest app of the table; nothing is measured where it is not set.
  private static let largest = environment["MODALFLOW_GROWTH"].flatMap { Int($0) }

  private func answers(_ screens: Int) throws -> (answers: Answers, seconds: Double) {
    var app = GeneratedApp(screens: screens)
    let reading = FlowReader.read(app.text())
    #expect(reading.problems.isEmpty)
    let flow = try #require(reading.flow)
    let rules = RuleSet(BuiltInRules.load().rules)
    let start = ContinuousClock.now
    let answers = rules.ask(flow, root: "generated.yaml")
    let time = ContinuousClock.now - start
    return (answers, Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18)
  }

  @Test func everyRuleIsDecided() throws {
    let (answers, _) = try answers(20)
    #expect(answers.problems.isEmpty)
    #expect(!answers.verdicts.contains { $0.verdict == .undecided })
    #expect(answers.findings.contains { $0.rule.name == "unconfirmed-loss-on-button" })
    #expect(answers.findings.contains { $0.rule.name == "modal-stack-too-deep" })
  }

  /// `MODALFLOW_GROWTH=8000 swift test -c release -Xswiftc -enable-testing --filter GrowthTests` prints the table.
  @Test(.enabled(if: GrowthTests.largest != nil, "skipped: MODALFLOW_GROWTH says up to how many screens"))
  func growth() throws {
    print("screens  seconds  per screen  findings  undecided")
    var screens = 125
    while screens <= Self.largest ?? 0 {
      let (answers, seconds) = try answers(screens)
      let undecided = answers.verdicts.count { $0.verdict == .undecided }
      // More points than states tell apart, from some size on; said in the table.
      if screens <= 1_000 { #expect(undecided == 0) }
      let columns = ["\(screens)", "\(seconds)", "\(seconds / Double(screens))"]
      print((columns + ["\(answers.findings.count)", "\(undecided)"]).joined(separator: "  "))
      screens *= 2
    }
  }
}
