import Diagnostics
import FlowModel
import Foundation
import RuleCatalog
import RuleEngine
import TestSupport
import Testing

@testable import FlowChecking

/// The repairs that rules declare, each tried on every test of its rule that fires, under all rules.
struct CatalogRepairTests {
  static let record = "Tests/Fixtures/rules/repairs.txt"
  static let rules = BuiltInRules.loadWithTests().rules.filter { rule in
    rule.source.text(in: Span(0, rule.source.bytes.count)).contains("\nrepair:\n")
  }

  /// What came of one finding.
  private struct Tried {
    let rule: RuleID
    let test: String
    let element: ElementPath
    let proposed: Int
    let kept: Repair?
    /// Reading, exploring and asking everything anew comes to the same for each proposal.
    let agrees: Bool
  }

  private static func tried(_ rule: Rule) throws -> [Tried] {
    var request = ConfigurationRequest()
    request.isDisabled = true
    let context = ConfigurationStore(request).context(forFolder: "/")
    let today = CalendarDay(year: 2027, month: 2, day: 1)
    return try rule.tests.filter { !$0.expected.isEmpty && !$0.isEdge }.flatMap { test -> [Tried] in
      let text = test.flowText.contains("modalflow:") ? test.flowText : "modalflow: 1\n" + test.flowText
      let reading = CheckedReading(
        FlowReader.read(text, path: "\(rule.id).yaml"), context: context, today: today,
        explorations: ExplorationMemory())
      let trial = try #require(RepairTrial(reading, today: today))
      var anew = trial
      anew.doesAllAnew = true
      return reading.findings.filter { $0.rule == rule.id && !$0.proposals.isEmpty }.map { finding in
        let held = finding.proposals.map { trial.hold($0, of: finding)?.repair }
        let heldAnew = finding.proposals.map { anew.hold($0, of: finding)?.repair }
        return Tried(
          rule: rule.id, test: test.name, element: finding.element, proposed: finding.proposals.count,
          kept: held.compactMap(\.self).first, agrees: held == heldAnew)
      }
    }
  }

  /// Each line says what is offered, or that nothing is. A line that changes wants to be looked at: is it still right?
  @Test func whatIsOfferedForTheTestsOfRulesIsRecorded() throws {
    let tried = try Self.rules.flatMap(Self.tried)
    let kept = tried.filter { $0.kept != nil }
    let repaired = Set(kept.map(\.rule))
    var text = """
      # What is offered for each finding of a rule in its own tests, ‘safe’ or ‘unsafe’; ‘withdrawn’ where no repair held.
      # MODALFLOW_UPDATE=1 swift test --filter CatalogRepairTests rewrites it; look at each line that changes.
      # \(Self.rules.count) rules declare repairs; \(repaired.count) of them have one that holds here.
      # \(tried.count) findings: \(kept.count) repaired, \(tried.count - kept.count) withdrawn.

      """
    var last = ""
    for one in tried {
      let head = "\(one.rule) “\(one.test)”\n"
      if head != last { text += head }
      last = head
      let offer = one.kept.map { "\($0.isSafe ? "safe" : "unsafe"): \($0.says)" } ?? "withdrawn"
      text += "  \(one.element): \(offer)\n"
    }
    if ProcessInfo.processInfo.environment["MODALFLOW_UPDATE"] == "1" {
      try Data(text.utf8).write(to: Repository.root.appending(path: Self.record))
    }
    #expect(
      try Repository.text(of: Self.record) == text,
      "MODALFLOW_UPDATE=1 swift test --filter CatalogRepairTests rewrites \(Self.record)")
    #expect(repaired.count >= 60)
    #expect(tried.filter { !$0.agrees }.map { "\($0.rule): \($0.test)" } == [])
  }
}
