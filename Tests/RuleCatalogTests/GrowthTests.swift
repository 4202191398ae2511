import Diagnostics
import FlowFamilies
import FlowModel
import RuleCatalog
import RuleEngine
import Testing
import UIKitSemantics

/// Large apps: every rule is decided without a bound on the stack. What that costs, `Tests/Benchmarks` measures.
@Suite struct GrowthTests {
  private func flow(_ screens: Int) throws -> Flow {
    let reading = FlowReader.read(FlowFamily.generated.make(screens, 0))
    #expect(reading.problems.isEmpty)
    return try #require(reading.flow)
  }

  @Test func everyRuleIsDecided() throws {
    let answers = RuleSet(BuiltInRules.load().rules).ask(try flow(20), root: "generated.yaml")
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
}
