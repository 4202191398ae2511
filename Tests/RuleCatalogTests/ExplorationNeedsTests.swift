import Diagnostics
import Foundation
import RuleCatalog
import TestSupport
import Testing
import UIKitSemantics

@testable import RuleEngine

/// What the built-in rules make the exploration distinguish. Each distinction multiplies the states of large flows, for all
/// rules together, so a rule that adds one is noticed here.
@Suite struct ExplorationNeedsTests {
  private static let record = "Tests/Fixtures/rules/exploration-needs.txt"

  /// A rule that reads what is in front after any step makes an exploration of its own necessary, which takes three to
  /// seven times as long as that for all other rules. Most such rules can be worded with what is known while the step
  /// goes on: `step.requested` instead of `after.presentation`, `pushers` of a screen instead of what its Back uncovers.
  @Test func `no rule asks what is in front after every step`() {
    let all = BuiltInRules.load().rules.filter { $0.plan.needs.exposed.contains(.others) }
    #expect(all.map(\.id) == [])
  }

  /// A second tap during a transition makes another exploration necessary, which takes as long as that for all other rules. A
  /// rule that does not mean it has `!step.again` as an operand of its own, outside of any `||`.
  @Test func `only rules about a second tap look at it`() {
    let all = BuiltInRules.load().rules.filter(\.plan.needs.isAgain)
    #expect(all.map(\.id.name).sorted() == ["duplicate-presentation", "expectation-not-met"])
  }

  /// Two explorations for all rules: with a second tap during a transition and without.
  @Test func `the rules with needs are those that were measured`() throws {
    var lines: [String] = []
    for rule in BuiltInRules.load().rules.sorted(by: { $0.id < $1.id }) {
      let needs = rule.plan.needs
      var words: [String] = []
      if needs.isAgain { words.append("second tap") }
      if needs.exposed.contains(.beneath) { words.append("in front after steps beneath") }
      if needs.exposed.contains(.hittingChild) {
        words.append("in front after a dismissal of what is presented")
      }
      for (part, word) in [
        (BeneathParts.level, "pushes beneath"), (.layers, "layers beneath"), (.sheet, "sheet beneath"),
        (.popover, "popover beneath"), (.contentPopover, "popover with content beneath"),
        (.unsaved, "unsaved work beneath"),
      ] where needs.beneath.contains(part) {
        words.append(word)
      }
      if !words.isEmpty { lines.append("\(rule.id): \(words.joined(separator: ", "))") }
    }
    let head = """
      # What each rule makes the exploration distinguish, which costs all rules time in large flows. Measure a line that is new:
      # `modalflow lint --select RULE` on a large flow, with the rule and without.
      # MODALFLOW_UPDATE=1 swift test --filter ExplorationNeedsTests rewrites this list.

      """
    let text = head + lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["MODALFLOW_UPDATE"] == "1" {
      try Data(text.utf8).write(to: Repository.root.appending(path: Self.record))
    }
    #expect(try Repository.text(of: Self.record) == text)
  }
}
