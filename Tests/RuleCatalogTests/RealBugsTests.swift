import Diagnostics
import FlowModel
import Foundation
import RuleCatalog
import RuleEngine
import TestSupport
import Testing

/// Bugs that people reported: found as they were reported, not found once they are repaired, and listed for readers.
struct RealBugsTests {
  static let rules = RuleSet(BuiltInRules.load().rules)
  static let page = ".github/reference/real-bugs.md"

  @Test(arguments: RealBug.all)
  func isFoundAsReported(_ bug: RealBug) throws {
    let findings = try Self.findings(in: bug.broken)
    for find in bug.finds {
      let there = findings.filter { $0.rule.name == find.rule && "\($0.element)" == find.element }
      #expect(there.map(Self.actions) == [find.trace], "\(find.rule) at \(find.element) in \(bug.flow)")
    }
  }

  @Test(arguments: RealBug.all)
  func isNotFoundOnceRepaired(_ bug: RealBug) throws {
    let findings = try Self.findings(in: bug.repaired)
    for rule in bug.finds.map({ RuleID($0.rule) }) {
      #expect(
        !findings.contains { $0.rule == rule || $0.folded.contains(rule) },
        "\(bug.flow)-fixed still has \(rule)")
    }
  }

  /// The name of the report stands in both flows, so that who opens one knows what it retells. The number may be that
  /// of the issue that a pull request mends.
  @Test(arguments: RealBug.all)
  func saysWhatItRetells(_ bug: RealBug) throws {
    let repository = try #require(bug.report.split(separator: "#").first)
    let named = repository == "lionheart/openradar-mirror" ? "# Open Radar " : "# \(repository) #"
    for path in [bug.broken, bug.repaired] {
      #expect(try Repository.text(of: path).hasPrefix(named), "\(path) does not say what it retells")
    }
  }

  @Test func everyFlowWithATwinIsListed() {
    let twins = Repository.files(under: "Tests/Fixtures/flows", endingIn: "-fixed.yaml")
    #expect(twins == RealBug.all.map(\.repaired).sorted())
  }

  @Test func thePageListsThem() throws {
    let text = try RealBugsPage.text { try Self.findings(in: $0.broken) }
    let url = Repository.root.appending(path: Self.page)
    if ProcessInfo.processInfo.environment["MODALFLOW_UPDATE"] == "1" {
      try Data(text.utf8).write(to: url)
    }
    #expect(
      try Repository.text(of: Self.page) == text,
      "\(Self.page) is not what the flows show; MODALFLOW_UPDATE=1 swift test --filter RealBugsTests rewrites it"
    )
  }

  static func actions(_ finding: Finding) -> [String] { finding.trace?.steps.map(\.action) ?? [] }

  static func findings(in path: String) throws -> [Finding] {
    let reading = FlowReader.read(try Repository.text(of: path), path: path)
    #expect(reading.problems == [])
    return rules.ask(try #require(reading.flow), root: path).findings
  }
}
