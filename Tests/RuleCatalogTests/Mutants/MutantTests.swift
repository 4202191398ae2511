import Diagnostics
import Foundation
import RuleEngine
import TestSupport
import Testing

/// Rules are held to their tests: a small change of a rule's question must fail one of them.
struct MutantTests {
  static let record = "Tests/Fixtures/rules/surviving-mutants.txt"
  static let page = ".github/reference/mutants.md"
  /// Of a hundred, how many may survive. The aim is ten.
  private static let mostSurvivors = 15

  @Test func theTestsOfRulesNoticeSmallChangesOfTheirQuestions() async throws {
    let rules = await Self.trials()
    var reasons = SurvivorReasons(try Repository.text(of: Self.record))
    let survivors = rules.flatMap(\.survivors)
    let made = rules.reduce(0) { $0 + $1.made }
    if ProcessInfo.processInfo.environment["MODALFLOW_UPDATE"] == "1" {
      reasons.keep(survivors.map(\.name))
      try Data(reasons.text.utf8).write(to: Repository.root.appending(path: Self.record))
      let text = MutantPage(rules: rules, reasons: reasons).text
      try Data(text.utf8).write(to: Repository.root.appending(path: Self.page))
    }
    #expect(made > 1_000)
    #expect(survivors.count * 100 <= made * Self.mostSurvivors, "\(survivors.count) of \(made) survive")
    let hint = "MODALFLOW_UPDATE=1 swift test --filter MutantTests lists them in \(Self.record)"
    let known = Set(reasons.all.map(\.name))
    for survivor in survivors where !known.contains(survivor.name) {
      Issue.record("no test notices \(survivor.name); write one, or \(hint) for a reason")
    }
    let alive = Set(survivors.map(\.name))
    for entry in reasons.all {
      #expect(alive.contains(entry.name), "a test notices it by now; \(hint)")
      #expect(!entry.reason.isEmpty, "\(entry.name) survives without a reason in \(Self.record)")
    }
    #expect(try Repository.text(of: Self.page) == MutantPage(rules: rules, reasons: reasons).text, "\(hint)")
  }

  /// All rules, each on a core of its own, in the order of their ids.
  private static func trials() async -> [MutantsOfRule] {
    await withTaskGroup(of: MutantsOfRule.self) { group in
      for rule in RuleCatalogTests.rules { group.addTask { MutantsOfRule(rule) } }
      var all: [MutantsOfRule] = []
      for await one in group { all.append(one) }
      return all.sorted { $0.rule.id < $1.rule.id }
    }
  }
}

/// Why mutants survive: what is written for each, in a file of one line for the mutant and an indented one for the reason.
struct SurvivorReasons {
  private(set) var all: [(name: String, reason: String)] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  ") {
        if !all.isEmpty { all[all.count - 1].reason += line.dropFirst(2) }
      } else {
        all.append((String(line), ""))
      }
    }
  }

  /// Leaves out those that survive no more, and takes in new ones without a reason.
  mutating func keep(_ names: [String]) {
    let known = Dictionary(all.map { ($0.name, $0.reason) }) { first, _ in first }
    all = names.map { ($0, known[$0] ?? "") }
  }

  func reason(of name: String) -> String { all.first { $0.name == name }?.reason ?? "" }

  var text: String {
    var text = """
      # Small changes of rules that no test of the rule notices, each with the reason why that may be so.
      # MODALFLOW_UPDATE=1 swift test --filter MutantTests rewrites it; a new line then wants a reason below it.

      """
    for entry in all { text += "\(entry.name)\n  \(entry.reason)\n" }
    return text
  }
}
