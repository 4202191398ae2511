import Diagnostics
import Foundation
import OperatingSystem
import TestSupport
import Testing

@testable import FlowChecking

struct BaselineTests {
  private let today = CalendarDay(year: 2026, month: 11, day: 21)

  private func upkeep(_ flows: ConfiguredFlows, _ path: String = ".", on day: CalendarDay? = nil)
    -> BaselineUpkeep
  {
    BaselineUpkeep(
      paths: [flows.folder.path(path)], configuration: ConfigurationRequest(), today: day ?? today)
  }

  private func text(_ flows: ConfiguredFlows) throws -> String {
    try String(contentsOfFile: flows.folder.path(BaselineFile.standardName), encoding: .utf8)
  }

  private func lines(_ flows: ConfiguredFlows) throws -> [String] {
    try text(flows).split(separator: "\n").dropFirst().map(String.init)
  }

  /// A mistyped name must not pass.
  @Test func aBaselineThatIsNotThereIsSaid() throws {
    let flows = try ConfiguredFlows(["a.yaml": "FLOW"])
    for outcome in [upkeep(flows).examine(), upkeep(flows).prune()] {
      #expect(outcome.problems == [])
      #expect(outcome.summary.count == 1)
      #expect(outcome.summary[0].hasPrefix("There is no baseline ‘"), "\(outcome.summary)")
    }
    #expect(!FileManager.default.fileExists(atPath: flows.folder.path(BaselineFile.standardName)))
    var request = ConfigurationRequest()
    request.baseline = flows.folder.path("known.yaml")
    let named = BaselineUpkeep(paths: [flows.folder.path(".")], configuration: request, today: today)
    for outcome in [named.examine(), named.prune()] {
      #expect(outcome.problems.map(\.code) == ["no-baseline"])
      #expect(outcome.summary == [])
    }
  }

  /// Nothing in an entry depends on how a file is laid out or where it lies.
  @Test func staysTrueWhenLinesMoveScreensChangeOrderAndFilesAreRenamed() throws {
    let flows = try ConfiguredFlows(["flows/a.yaml": "FLOW", "flows/b.yaml": "FLOW"])
    let written = upkeep(flows).write()
    #expect(written.problems == [])
    #expect(try lines(flows).count == 6)
    #expect(flows.check(".").report.findings == [])
    let screens = ConfiguredFlows.flow.components(separatedBy: "\n")
    let about = try #require(screens.firstIndex { $0.hasPrefix("  about:") })
    var moved = screens
    moved.insert(moved.remove(at: about), at: 3)
    moved.insert(contentsOf: ["# a comment", "", "app: {name: Other}"], at: 0)
    try flows.folder.write(moved.joined(separator: "\n"), to: "flows/a.yaml")
    #expect(flows.check(".").report.findings.map(\.element.text) == [])
    try FileManager.default.moveItem(
      atPath: flows.folder.path("flows/a.yaml"), toPath: flows.folder.path("flows/renamed.yaml"))
    let renamed = flows.check(".")
    #expect(renamed.report.findings == [])
    #expect(renamed.report.known.count == 6)
    #expect(!renamed.isFailing)
    #expect(upkeep(flows).examine().stale.count == 3, "moved entries should be followed")
    #expect(upkeep(flows).prune().problems == [])
    #expect(try lines(flows).count { $0.contains("flows/renamed.yaml") } == 3)
    #expect(upkeep(flows).examine().stale == [])
  }

  /// Two renamed flows with the same finding: which is which would be a guess.
  @Test func doesNotGuessBetweenTwoRenamedFlows() throws {
    let flows = try ConfiguredFlows(["a.yaml": "FLOW", "b.yaml": "FLOW"])
    _ = upkeep(flows).write()
    for (old, new) in [("a", "c"), ("b", "d")] {
      try FileManager.default.moveItem(
        atPath: flows.folder.path("\(old).yaml"), toPath: flows.folder.path("\(new).yaml"))
    }
    #expect(flows.check(".").report.findings.count == 6)
  }

  @Test func aNewFindingOfTheSameRuleCounts() throws {
    let flows = try ConfiguredFlows(["a.yaml": "FLOW"])
    _ = upkeep(flows).write()
    let more = ConfiguredFlows.flow.replacing(
      "about: {title: About}",
      with:
        "about: {title: About, buttons: [{label: Help, present: help, style: fullScreen}]}\n  help: {title: Help}"
    )
    try flows.folder.write(more, to: "a.yaml")
    let outcome = flows.check("a.yaml")
    #expect(ConfiguredFlows.findings(outcome) == ["fullscreen-without-close @ screens.help error"])
    #expect(outcome.isFailing)
    #expect(outcome.report.known.allSatisfy { $0.status.word == "baselined" })
  }

  @Test func entriesThatNobodyNeedsAreFoundAndTakenOut() throws {
    let flows = try ConfiguredFlows(["a.yaml": "FLOW", "b.yaml": "FLOW"])
    _ = upkeep(flows).write()
    try flows.folder.write(
      ConfiguredFlows.flow.replacing(
        "{title: About}", with: "{title: About, buttons: [{label: Done, role: done, dismiss: self}]}"),
      to: "a.yaml")
    let stale = upkeep(flows).examine().stale
    #expect(
      stale.map(\.message) == ["‘fullscreen-without-close’ at ‘screens.about’ of ‘a.yaml’ is no longer found"]
    )
    #expect(stale.first?.place?.start.line == 2)
    #expect(
      flows.check(".").report.comparisons == [
        Comparison(
          kind: .baseline, name: Path.relative(flows.folder.path(BaselineFile.standardName)), goneCount: 1)
      ])
    // Whoever looks at another flow cannot tell.
    #expect(upkeep(flows, "b.yaml").examine().stale == [])
    try flows.folder.write("modalflow: 1\nstart: home\nscreens: {home: {title: [}}", to: "b.yaml")
    #expect(!upkeep(flows).prune().problems.isEmpty)
    #expect(try lines(flows).count == 6, "nothing is written where a flow cannot be read")
    try flows.folder.write(ConfiguredFlows.flow, to: "b.yaml")
    _ = upkeep(flows).prune()
    #expect(try lines(flows).count == 5)
  }

  @Test func reasonsOwnersAndLastDaysStay() throws {
    let flows = try ConfiguredFlows(["a.yaml": "FLOW"])
    let entry =
      "- {flow: a.yaml, element: screens.about, rule: fullscreen-without-close, reason: \"it, too: goes\", owner: Ann, until: 2026-12-24}"
    try flows.folder.write("# by hand\n\(entry)\n", to: BaselineFile.standardName)
    _ = upkeep(flows).write()
    #expect(try lines(flows).count == 3)
    #expect(try lines(flows).contains(entry))
    let known = try #require(
      flows.check(".").report.known.first { $0.rule.name == "fullscreen-without-close" })
    #expect(known.status.acceptance?.owner == "Ann")
    #expect(known.status.acceptance?.place?.start.line == 2)
    let later = CalendarDay(year: 2026, month: 12, day: 25)
    #expect(flows.check(".", today: later).report.findings.map(\.rule.name) == ["fullscreen-without-close"])
    #expect(upkeep(flows, on: later).examine().stale.count == 1)
    #expect(upkeep(flows, on: CalendarDay(year: 2026, month: 12, day: 24)).examine().stale == [])
  }

  @Test func mandatoryRulesAreNotTakenIn() throws {
    let flows = try ConfiguredFlows(["a.yaml": "FLOW", ".modalflow.yaml": "mandatory: ways-out\n"])
    let outcome = upkeep(flows).write()
    #expect(outcome.summary.first?.contains("1 of mandatory rules not taken in") == true)
    #expect(ConfiguredFlows.findings(flows.check(".")) == ["fullscreen-without-close @ screens.about error"])
  }

  /// Git's union merge leaves lines of both branches, some of them twice.
  @Test func mergesLineByLine() throws {
    let flows = try ConfiguredFlows(["a.yaml": "FLOW"])
    _ = upkeep(flows).write()
    let both = try text(flows) + lines(flows).reversed().joined(separator: "\n") + "\n"
    try flows.folder.write(both, to: BaselineFile.standardName)
    #expect(flows.check(".").report.findings == [])
    #expect(flows.check(".").report.problems == [])
    _ = upkeep(flows).prune()
    #expect(try lines(flows).count == 3)
  }

  @Test func anyNameIsReadAsItWasWritten() {
    let names = [
      "a b", "a: b", "é#2", "{x}", "\"", "\\", "\u{85}", "-", "#", "'", "a,b", "☃\u{2028}", "null", "1",
    ]
    let entries = names.map { name in
      BaselineFile.Entry(
        key: FindingKey(rule: RuleID("r"), flow: name, element: ElementPath(name)),
        acceptance: Acceptance(reason: name), until: nil)
    }
    let folder = try? TemporaryFolder(["b.yaml": BaselineFile.text(of: entries)])
    let read = BaselineFile(at: folder?.path("b.yaml") ?? "")
    #expect(read.problems == [])
    #expect(Set(read.entries.map(\.key.flow)) == Set(names))
    #expect(Set(read.entries.map(\.acceptance.reason)) == Set(names))
  }

  @Test(arguments: [
    ("- {flow: a.yaml, elment: screens.about, rule: r}\n", "unknown-key"), ("flow: a.yaml\n", "wrong-type"),
    ("- a\n", "wrong-type"), ("- {flow: a.yaml}\n", "missing-key"),
    ("- {flow: a, element: b, rule: c, until: soon}\n", "bad-value"), ("<<<<<<< HEAD\n", "wrong-type"),
    ("- {flow: a\n", "yaml-unclosed-bracket"),
  ])
  func whatIsWrongWithItIsSaid(_ text: String, _ code: String) throws {
    let flows = try ConfiguredFlows(["a.yaml": "FLOW", BaselineFile.standardName: text])
    let outcome = flows.check(".")
    #expect(outcome.report.problems.map(\.code).contains(code), "\(outcome.report.problems)")
    #expect(outcome.report.flows.isEmpty, "nothing is checked against half a baseline")
    #expect(!upkeep(flows).write().problems.isEmpty)
    #expect(try self.text(flows) == text, "what cannot be read is not written over")
  }

  @Test func anyBytesGiveProblemsAndNoCrash() throws {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "- ", "{", "}", "flow: a.yaml", ", ", "element: screens.about", "rule: r", "until: 2026-01-01", "\n",
      "[",
      "\"", "\u{0}", "é", "&a", "*a", "#", ": ", "? ", "|\n", "%",
    ]
    let folder = try TemporaryFolder()
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 0..<25, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      try folder.write(text, to: "b.yaml")
      let read = BaselineFile(at: folder.path("b.yaml"))
      // Written again, it says the same and has nothing wrong with it.
      try folder.write(BaselineFile.text(of: read.entries), to: "c.yaml")
      let again = BaselineFile(at: folder.path("c.yaml"))
      #expect(Set(again.entries.map(\.key)) == Set(read.entries.map(\.key)), "\(text.debugDescription)")
      #expect(again.problems.filter { $0.code != "bad-value" } == [], "\(text.debugDescription)")
    }
  }

  @Test func oneThatIsNamedMustBeThere() throws {
    let flows = try ConfiguredFlows(["a.yaml": "FLOW", ".modalflow.yaml": "baseline: known.yaml\n"])
    #expect(flows.check(".").report.problems.map(\.code) == ["no-baseline"])
    _ = upkeep(flows).write()
    #expect(flows.check(".").report.findings == [])
    #expect(FileManager.default.fileExists(atPath: flows.folder.path("known.yaml")))
  }

  @Test func entriesOfRulesThatDoNotExistAreStale() throws {
    let entry = "- {flow: a.yaml, element: screens.about, rule: fullscreen-without-clothes}\n"
    let flows = try ConfiguredFlows(["a.yaml": "FLOW", BaselineFile.standardName: entry])
    #expect(upkeep(flows).examine().stale.map(\.message) == ["there is no rule ‘fullscreen-without-clothes’"])
    #expect(flows.check(".").report.comparisons.map(\.goneCount) == [1])
  }

  /// ‘split-view-as-sheet’ folds ‘implicit-style-drift’: who adopted the tool while only the broader rule was asked
  /// sees nothing new when the narrower one is asked too.
  @Test func theSameDefectUnderANarrowerRuleIsKnown() throws {
    let flow = """
      modalflow: 1
      app: {sdk: 13, ios: 12...13}
      start: home
      screens:
        home: {title: Home, buttons: [{label: Mail, present: mail}]}
        mail: {kind: split, columns: [list, detail]}
        list: {title: List, buttons: [{label: Close, role: close, dismiss: self}]}
        detail: {title: Detail}

      """
    let flows = try ConfiguredFlows(["a.yaml": flow, ".modalflow.yaml": "ignore: split-view-as-sheet\n"])
    _ = upkeep(flows).write()
    #expect(try lines(flows).contains { $0.contains("rule: implicit-style-drift") })
    try flows.folder.write("ignore: []\n", to: ".modalflow.yaml")
    let outcome = flows.check(".")
    #expect(outcome.report.findings == [])
    #expect(outcome.report.known.contains { $0.rule.name == "split-view-as-sheet" })
    #expect(upkeep(flows).examine().stale == [])
  }
}
