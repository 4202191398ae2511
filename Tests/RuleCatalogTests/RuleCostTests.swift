import Diagnostics
import FlowFamilies
import FlowModel
import RuleCatalog
import RuleEngine
import Testing

/// What asking a rule costs grows with the flow, and not with its square: counted in elements of lists that its conditions went
/// through, which nothing else on the machine disturbs.
@Suite struct RuleCostTests {
  private struct Costs {
    var facts: Int
    var byRule: [RuleID: Int]
  }

  private static func costs(_ text: String) throws -> Costs {
    let reading = FlowReader.read(text)
    #expect(reading.problems.isEmpty)
    let answers = RuleSet(BuiltInRules.load().rules).ask(try #require(reading.flow), root: "flow.yaml")
    #expect(!answers.verdicts.contains { $0.verdict == .undecided })
    return Costs(
      facts: try #require(answers.coverage).facts,
      byRule: answers.work)
  }

  /// A flow four times as large may cost each rule as many times more as there are more facts, twice that where few of them
  /// concern it in the small one.
  private static func expectLinear(_ make: (_ size: Int) -> String, from size: Int, _ name: String) throws {
    let (small, large) = (try costs(make(size)), try costs(make(4 * size)))
    let growth = max(4, Double(large.facts) / Double(small.facts))
    for (rule, cost) in large.byRule.sorted(by: { $0.value > $1.value }) {
      let expected = 2 * growth * Double(small.byRule[rule] ?? 0) + 5 * Double(large.facts)
      #expect(Double(cost) <= expected, "\(rule) of \(name): \(small.byRule[rule] ?? 0), then \(cost)")
    }
  }

  @Test(arguments: ["star", "ring", "sheets", "wizards", "chain", "generated"])
  func costsGrowWithTheFlow(of name: String) throws {
    let family = try #require(FlowFamily.all.first { $0.name == name })
    try Self.expectLinear({ family.make($0, 0) }, from: 50, name)
  }

  /// Many lead to one: sheets from pages of their own, pages pushed from pages, messages that come.
  @Test(arguments: [
    "{title: T, buttons: [{label: One, present: one}]}", "{title: T, buttons: [{label: One, push: one}]}",
    "{title: T, flags: {busy: cleared}, buttons: [{label: One, does: [{set: busy}, {present: one}]}, {label: Two, enabled: not busy, run: work}]}",
  ]) func costsGrowWithWhatLeadsToOneScreen(_ page: String) throws {
    try Self.expectLinear(
      { size in
        let numbers = 1...size
        return """
          modalflow: 1
          app: {name: Pages, sdk: 18, ios: 18, devices: [iphone]}
          start: list
          screens:
            list:
              title: List
              in: navigation
              buttons:
          \(numbers.map { "      - {label: Page \($0), push: page-\($0)}" }.joined(separator: "\n"))
          \(numbers.map { "  page-\($0): \(page.replacing("T", with: "Page \($0)"))" }.joined(separator: "\n"))
            one:
              title: One
              unsaved: [draft]
              buttons:
                - {label: Cancel, role: cancel, does: dismiss}
                - {label: Save, role: save, does: [save, dismiss]}
          triggers:
            - {when: notification, label: Call, present: one}
          """
      }, from: 20, page)
  }
}
