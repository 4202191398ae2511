import Diagnostics
import FlowModel
import Foundation
import RuleCatalog
import RuleEngine
import Testing
import UIKitSemantics

/// Large apps: every rule is decided without a bound on the stack.
@Suite struct GrowthTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// The largest app of the table; nothing is measured where it is not set.
  private static let largest = environment["MODALFLOW_GROWTH"].flatMap { Int($0) }

  private func flow(_ screens: Int) throws -> Flow {
    var app = GeneratedApp(screens: screens)
    let reading = FlowReader.read(app.text())
    #expect(reading.problems.isEmpty)
    return try #require(reading.flow)
  }

  private func answers(_ flow: Flow) -> (answers: Answers, seconds: Double) {
    let rules = RuleSet(BuiltInRules.load().rules)
    let start = ContinuousClock.now
    let answers = rules.ask(flow, root: "generated.yaml")
    let time = ContinuousClock.now - start
    return (answers, Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18)
  }

  @Test func everyRuleIsDecided() throws {
    let (answers, _) = answers(try flow(20))
    #expect(answers.problems.isEmpty)
    #expect(!answers.verdicts.contains { $0.verdict == .undecided })
    #expect(answers.findings.contains { $0.rule.name == "unconfirmed-loss-on-button" })
    #expect(answers.findings.contains { $0.rule.name == "modal-stack-too-deep" })
  }

  /// More screens than states have bits: nothing they know may be counted over the whole app.
  @Test func everyRuleIsDecidedOfAnyNumber() throws {
    let machine = PresentationMachine(try flow(4_000))
    #expect(machine.excess.isEmpty)
  }

  /// `MODALFLOW_GROWTH=8000 swift test -c release -Xswiftc -enable-testing --filter GrowthTests` prints the table.
  @Test(.enabled(if: GrowthTests.largest != nil, "skipped: MODALFLOW_GROWTH says up to how many screens"))
  func growth() throws {
    print("screens  states  steps  seconds  per screen  findings  undecided  peak MB")
    var screens = 125
    while screens <= Self.largest ?? 0 {
      let flow = try flow(screens)
      let (answers, seconds) = answers(flow)
      let undecided = answers.verdicts.count { $0.verdict == .undecided }
      #expect(undecided == 0)
      let peak = Self.peakMegabytes
      let (states, steps) = explored(flow)
      let columns = ["\(screens)", "\(states)", "\(steps)", "\(seconds)", "\(seconds / Double(screens))"]
      print((columns + ["\(answers.findings.count)", "\(undecided)", "\(peak)"]).joined(separator: "  "))
      screens *= 2
    }
  }

  /// How much there is to look at, with facts as they most likely are.
  private func explored(_ flow: Flow) -> (states: Int, steps: Int) {
    var counting = MachineCounts()
    counting.again = false
    let exploration = FlowExploration(PresentationMachine(flow, counting: counting))
    return (exploration.states().states.count, exploration.steps().steps.count)
  }

  /// The most memory that this process has had; what is measured grows from row to row.
  private static var peakMegabytes: Int {
    var usage = rusage()
    #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
    #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss / 1_048_576
    #endif
  }
}
