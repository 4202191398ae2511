import Diagnostics
import FlowModel
import Foundation
import RuleCatalog
import RuleEngine
import TestSupport
import Testing

/// What one rule advises is not what another warns of: the flows that rules show as right and wrong, under all rules.
struct AdviceTests {
  static let rules = RuleCatalogTests.rules.filter { $0.category != "description" }
  static let all = RuleSet(RuleCatalogTests.rules)
  static let judged = "Tests/Fixtures/rules/judged.txt"

  /// What other rules find in one test of a rule.
  struct Example: Sendable {
    let rule: RuleID
    let test: String
    /// The rule itself is content with it.
    let isAdvised: Bool
    let foreign: [Finding]
  }

  static let examples: [Example] = rules.flatMap { rule in
    rule.tests.filter { !$0.isEdge }.map { test in
      let text = test.flowText.contains("modalflow:") ? test.flowText : "modalflow: 1\n" + test.flowText
      let reading = FlowReader.read(text, path: "\(rule.id).yaml")
      guard let flow = reading.flow, reading.problems.isEmpty else {
        Issue.record("\(rule.id) “\(test.name)” cannot be read: \(reading.problems.map(\.message))")
        return Example(rule: rule.id, test: test.name, isAdvised: false, foreign: [])
      }
      let answers = all.ask(flow, root: "\(rule.id).yaml")
      return Example(
        rule: rule.id, test: test.name, isAdvised: test.expected.isEmpty,
        foreign: answers.findings.filter { $0.rule != rule.id })
    }
  }

  /// Whoever does what a rule asks for gets at most advice from the others.
  @Test(arguments: rules)
  func someExampleOfWhatItAdvisesIsFineWithAllOthers(_ rule: Rule) {
    let examples = Self.examples.filter { $0.rule == rule.id && $0.isAdvised }
    let fine = examples.contains { $0.foreign.allSatisfy { $0.severity == .info } }
    let found = examples.map { example in
      "“\(example.test)”: \(example.foreign.filter { $0.severity > .info }.map(\.message))"
    }
    #expect(fine, "\(rule.id): \(found)")
  }

  /// All that rules find in the flows of other rules. Each line was read and judged when it came: true, or as much as the
  /// flow, made to show something else, leaves open. A new line wants to be read before it is accepted.
  @Test func whatRulesFindInTheFlowsOfOthersIsJudged() throws {
    var text = """
      # What each rule finds in the flows of other rules' tests: the rule they belong to, the test, what is found and where.
      # MODALFLOW_UPDATE=1 swift test --filter AdviceTests rewrites it; read each new line first: is it so?

      """
    for example in Self.examples where !example.foreign.isEmpty {
      text += "\(example.rule) “\(example.test)”\n"
      for finding in example.foreign {
        text += "  \(finding.severity.word) \(finding.rule) @ \(finding.element)\n"
      }
    }
    let url = Repository.root.appending(path: Self.judged)
    if ProcessInfo.processInfo.environment["MODALFLOW_UPDATE"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let lines = text.split(separator: "\n")
    let known = Set(try Repository.text(of: Self.judged).split(separator: "\n"))
    #expect(lines.filter { !known.contains($0) } == [], "not judged yet; read them, then rewrite the file")
    #expect(
      try Repository.text(of: Self.judged) == text,
      "MODALFLOW_UPDATE=1 swift test --filter AdviceTests rewrites \(Self.judged)")
  }
}
