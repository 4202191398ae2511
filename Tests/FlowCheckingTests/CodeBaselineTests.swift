import Diagnostics
import Foundation
import SourceFacts
import TestSupport
import Testing

@testable import FlowChecking

/// Findings about an app's sources that are known.
struct CodeBaselineTests {
  private let today = CalendarDay(year: 2026, month: 11, day: 23)
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("let a = 1\nlet b = 2\nlet c = 3\n", to: "App/A.swift")
  }

  private func report(_ found: [(rule: CodeFinding.Rule, type: String, function: String, line: Int)]) throws
    -> Report
  {
    var facts = CodeFacts()
    facts.findings = found.map { one in
      CodeFinding(
        one.rule, "it is wrong", type: one.type, function: one.function,
        place: SourcePlace(path: "A.swift", line: one.line, column: 1))
    }
    return CodeRun(facts, try AppFolder(folder.path("App")), fileCount: 1).report
  }

  private func baseline(_ path: String? = nil, on day: CalendarDay? = nil) -> CodeBaseline {
    CodeBaseline(of: folder.path("App"), path: path, today: day ?? today)
  }

  @Test func withoutABaselineEverythingCounts() throws {
    let report = try report([(.unanchored, "A", "share", 1)])
    #expect(baseline().compared(report).findings.count == 1)
  }

  @Test func whatIsAcceptedDoesNotCountWhereverItMoves() throws {
    let outcome = baseline().write(try report([(.unanchored, "A", "share", 1)]))
    #expect(outcome.problems == [] && outcome.summary.count == 1)
    let text = try String(contentsOfFile: folder.path("App/.modalflow-code.yaml"), encoding: .utf8)
    #expect(text.contains("- {flow: ., element: code.A.share, rule: code-unanchored}"), "\(text)")
    #expect(text.hasPrefix("# Findings that are known; ‘modalflow code’ reads and writes this file."))
    let moved = baseline().compared(
      try report([
        (.unanchored, "A", "share", 3), (.unanchored, "A", "ask", 2), (.idiomStyle, "A", "share", 1),
      ]))
    #expect(moved.findings.map(\.element.text) == ["code.A.ask", "code.A.share"])
    #expect(moved.known.map(\.rule.name) == ["code-unanchored"])
    #expect(moved.comparisons.map(\.goneCount) == [0])
  }

  @Test func whatIsMendedIsStaleAndPruned() throws {
    _ = baseline().write(
      try report([(.unanchored, "A", "share", 1), (.constantGuard, "B", "viewDidLoad", 2)]))
    let left = try report([(.constantGuard, "B", "viewDidLoad", 2)])
    #expect(baseline().compared(left).comparisons.map(\.goneCount) == [1])
    let stale = baseline().examine(left).stale
    #expect(stale.count == 1 && stale[0].help.contains("modalflow code APP --prune"))
    #expect(baseline().prune(left).problems == [])
    #expect(baseline().examine(left).stale == [])
    #expect(baseline().compared(left).findings == [])
  }

  @Test func reasonsAndLastDaysStay() throws {
    let report = try report([(.unanchored, "A", "share", 1)])
    try folder.write(
      "- {flow: ., element: code.A.share, rule: code-unanchored, reason: debug menu, until: 2026-12-31}\n",
      to: "App/.modalflow-code.yaml")
    _ = baseline().write(report)
    let text = try String(contentsOfFile: folder.path("App/.modalflow-code.yaml"), encoding: .utf8)
    #expect(text.contains("reason: \"debug menu\"") && text.contains("until: 2026-12-31"), "\(text)")
    #expect(baseline().compared(report).findings == [])
    let late = CalendarDay(year: 2027, month: 1, day: 1)
    #expect(baseline(on: late).compared(report).findings.count == 1)
    #expect(baseline(on: late).examine(report).stale.count == 1)
  }

  @Test func aBaselineThatIsNamedMustBeThere() throws {
    let report = try report([(.unanchored, "A", "share", 1)])
    let path = folder.path("known.yaml")
    let missing = baseline(path).compared(report)
    #expect(missing.problems.map(\.code) == ["no-baseline"])
    #expect(missing.problems.map(\.help) == ["‘modalflow code APP --accept’ makes one"])
    #expect(baseline(path).write(report).problems == [])
    #expect(baseline(path).compared(report).findings == [])
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("flow: App,"), "\(text)")
  }

  @Test(arguments: ["- {flow: .}\n", "rules: [\n", "- {flow: ., element: a, rule: b, until: soon}\n"])
  func aBaselineThatCannotBeReadIsAProblem(_ text: String) throws {
    try folder.write(text, to: "App/.modalflow-code.yaml")
    let report = try report([(.unanchored, "A", "share", 1)])
    #expect(!baseline().compared(report).problems.isEmpty)
    #expect(!baseline().write(report).problems.isEmpty)
    #expect(try String(contentsOfFile: folder.path("App/.modalflow-code.yaml"), encoding: .utf8) == text)
  }
}
