import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FlowChecking

/// What is wrong with a configuration is said where it stands, and ends in no silent fallback.
struct ConfigurationProblemTests {
  @Test(arguments: [
    ("ignroe: [styles]\n", "1 unknown-key", "ignore"),
    ("profiles: {ci: {extends: a.yaml}}\n", "1 unknown-key", nil),
    ("overrides: [{ignore: styles}]\n", "1 missing-key", nil),
    ("ignore: [stiles]\n", "1 unknown-rule", "styles"),
    ("severity:\n  styles: warnning\n", "2 unknown-value", "warning"),
    ("severity: {styles: off}\n", "1 unknown-value", nil),
    ("fail-on: critical\n", "1 unknown-value", nil),
    ("limit-work: 0\n", "1 bad-value", nil),
    ("profiles: {ci: {limit-memory: much}}\n", "1 bad-value", nil),
    ("limit-memory: [1]\n", "1 wrong-type", nil),
    ("limit-memory: 99999999999999\n", "1 bad-value", nil),
    ("ignore:\n", "1 missing-value", nil),
    ("ignore: {styles: true}\n", "1 wrong-type", nil),
    ("- ignore\n", "1 wrong-type", nil),
    ("edition: spring\n", "1 bad-value", nil),
    ("edition: 2026-13\n", "1 bad-value", nil),
    ("edition: 2999-01\n", "1 unknown-edition", nil),
    ("edition: 2020-01\n", "1 unknown-edition", nil),
    ("ignore: styles\nignore: tasks\n", "2 duplicate-key", nil),
    ("ignore: [styles\n", "1 yaml-unclosed-bracket", nil),
    ("extends: /etc/passwd\n", "1 outside-path", nil),
    ("extends: ../outside.yaml\n", "1 outside-path", nil),
    ("extends: [missing.yaml]\n", "1 no-configuration", nil),
    ("extends: .modalflow.yaml\n", "1 cyclic-extends", nil),
    ("rules: ../../rules\n", "1 outside-path", nil),
    ("rules: linked\n", "1 outside-path", nil),
    ("mandatory: ways-out\nignore: [styles, modal-trap]\n", "2 mandatory-rule", nil),
    ("profiles: {idle: {overrides: [{paths: a, ignore: stiles}]}}\n", "1 unknown-rule", "styles"),
    ("parameters: {modal-trap: {depth: 3}}\n", "1 unknown-parameter", nil),
  ])
  func isSaidAtItsPlace(_ text: String, _ expected: String, _ replacement: String?) throws {
    let flows = try ConfiguredFlows([".modalflow.yaml": text, "a.yaml": "FLOW"])
    try FileManager.default.createSymbolicLink(
      atPath: flows.folder.path("linked"), withDestinationPath: "/tmp")
    let outcome = flows.check("a.yaml")
    let found = outcome.report.problems.map { "\($0.place?.start.line ?? 0) \($0.code)" }
    #expect(found.contains(expected), "\(found) \(outcome.report.problems.map(\.message))")
    #expect(outcome.report.problems.allSatisfy { $0.path.hasSuffix(".modalflow.yaml") })
    if let replacement { #expect(outcome.report.problems.compactMap(\.replacement) == [replacement]) }
    #expect(outcome.report.flows.isEmpty)
  }

  /// Whoever knows other linters sets up rules under ‘rules’.
  @Test func whereRulesAreSetUpIsSaid() throws {
    let flows = try ConfiguredFlows([".modalflow.yaml": "rules: {modal-trap: off}\n", "a.yaml": "FLOW"])
    let problem = try #require(flows.check("a.yaml").report.problems.first)
    #expect(problem.code == "wrong-type")
    #expect(problem.help.contains("‘severity’") && problem.help.contains("‘ignore’"))
  }

  @Test func aCircleShowsItsWay() throws {
    let flows = try ConfiguredFlows([
      ".modalflow.yaml": "extends: b.yaml\n", "b.yaml": "extends: [c.yaml]\n", "c.yaml": "extends: b.yaml\n",
      "a.yaml": "FLOW",
    ])
    let problem = try #require(flows.check("a.yaml").report.problems.first)
    #expect(problem.code == "cyclic-extends")
    #expect(problem.place?.file.path.hasSuffix("c.yaml") == true)
    #expect(problem.related.map { $0.place.file.path.split(separator: "/").last } == ["b.yaml"])
  }

  @Test func oneFileMayBeExtendedTwice() throws {
    let flows = try ConfiguredFlows([
      ".modalflow.yaml": "extends: [b.yaml, c.yaml]\n", "b.yaml": "extends: d.yaml\nalso: styles\n",
      "c.yaml": "extends: d.yaml\n", "d.yaml": "ignore: styles\n", "a.yaml": "FLOW",
    ])
    let outcome = flows.check("a.yaml")
    #expect(outcome.report.problems == [])
    #expect(outcome.report.findings.count == 3, "d.yaml comes once, before b.yaml")
  }

  /// Whoever links the configuration or the baseline to a file elsewhere must not get its lines into a public log.
  @Test(arguments: [".modalflow.yaml", ".modalflow-baseline.yaml", "extended.yaml"])
  func noLinkIsFollowed(_ name: String) throws {
    let secret = try TemporaryFolder(["secret": "password: 12345\n"])
    let flows = try ConfiguredFlows(["a.yaml": "FLOW"])
    if name == "extended.yaml" { try flows.folder.write("extends: extended.yaml\n", to: ".modalflow.yaml") }
    try FileManager.default.createSymbolicLink(
      atPath: flows.folder.path(name), withDestinationPath: secret.path("secret"))
    let outcome = flows.check("a.yaml")
    #expect(outcome.report.problems.count == 1)
    #expect(outcome.report.problems[0].message.contains("link"))
    #expect(outcome.report.problems[0].place.map { !$0.file.path.contains("secret") } ?? true)
  }

  @Test func anyBytesGiveProblemsAndNoCrash() throws {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "ignore", "extends", ":", " ", "\n", "- ", "{", "}", "[", "]", "overrides", "paths", "*", "&a", "<<",
      "severity", "error", "\u{0}", "é", "\"", "'", "#", "|", ">", "profiles", "parameters", "12", "~", "!!",
    ]
    let flows = try ConfiguredFlows(["a.yaml": "FLOW"])
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      try Data(text.utf8).write(to: URL(filePath: flows.folder.path(".modalflow.yaml")))
      let outcome = flows.check("a.yaml")
      #expect(outcome.report.problems.isEmpty != outcome.report.flows.isEmpty, "\(text.debugDescription)")
    }
  }
}
