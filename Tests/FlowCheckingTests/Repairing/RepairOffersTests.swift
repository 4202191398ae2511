import Diagnostics
import FlowModel
import RuleCatalog
import RuleEngine
import Testing

@testable import FlowChecking

/// Which findings repairs are offered for.
struct RepairOffersTests {
  /// In a flow so large that the first proposals of all are tried together.
  @Test func findingWithoutProposalIsPassedOver() throws {
    let rules = BuiltInRules.loadWithTests().rules
    let rule = try #require(rules.first(where: { $0.id.name == "cancelled-counts-as-done" }))
    let test = try #require(rule.tests.first(where: { $0.flowText.contains("did-finish: pop-to-root") }))
    let flow = FlowReader.read(test.flowText, path: "flow.yaml")
    var request = ConfigurationRequest()
    request.isDisabled = true
    let context = ConfigurationStore(request).context(forFolder: "/")
    let today = CalendarDay(year: 2027, month: 2, day: 1)
    let reading = CheckedReading(flow, context: context, today: today)
    let trial = try #require(RepairTrial(reading, today: today))
    let others = reading.findings.filter { $0.proposals.isEmpty && $0.severity > .info }
    let bare = try #require(others.first)
    let proposed = reading.findings.filter { !$0.proposals.isEmpty }
    let budget = RepairBudget(reading, flowCount: 1)
    try #require(!budget.covers(proposed.reduce(0) { $0 + $1.proposals.count }))
    let expected = trial.offers(for: proposed, flowCount: 1)
    let offers = trial.offers(for: [bare] + proposed, flowCount: 1)
    #expect(offers.repairs == expected.repairs && offers.untried == expected.untried)
  }
}
