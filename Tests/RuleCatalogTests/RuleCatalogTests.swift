import Diagnostics
import RuleCatalog
import RuleEngine
import Testing

/// What every rule of `Rules/` must obey.
struct RuleCatalogTests {
  static let catalogue = BuiltInRules.loadWithTests()

  @Test func everyRuleIsRead() {
    for problem in Self.catalogue.problems {
      Issue.record(
        "\(problem.path):\(problem.place?.start.line ?? 0): \(problem.code): \(problem.message) — \(problem.label) \(problem.expected) [\(problem.place?.text ?? "")]"
      )
    }
    #expect(Self.catalogue.rules.count >= 67)
  }
}
