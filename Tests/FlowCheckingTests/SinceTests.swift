import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FlowChecking

/// A git repository with one commit, in a folder that goes away.
struct CommittedFlows {
  let folder: TemporaryFolder

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder(files.mapValues { $0 == "FLOW" ? ConfiguredFlows.flow : $0 })
    try git("init", "-q", "-b", "main", ".")
    try commit()
  }

  @discardableResult func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=a", "-c", "user.email=a@example.com"] + arguments
    process.currentDirectoryURL = folder.url
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: bytes, as: UTF8.self)
    try #require(process.terminationStatus == 0, "git \(arguments): \(text)")
    return text
  }

  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "one")
  }

  func check(_ path: String = ".", since revision: String = "HEAD") -> CheckOutcome {
    FlowCheck(
      paths: [folder.path(path)], since: revision, today: CalendarDay(year: 2026, month: 11, day: 21)
    ).run()
  }
}

struct SinceTests {
  /// The flow with one more screen that cannot be closed.
  private static let worse = ConfiguredFlows.flow.replacing(
    "about: {title: About}",
    with:
      "about: {title: About, buttons: [{label: Help, present: help, style: fullScreen}]}\n  help: {title: Help}"
  )

  @Test func whatWasThereIsCountedAndWhatIsNewFails() throws {
    let flows = try CommittedFlows(["a.yaml": "FLOW"])
    let same = flows.check()
    #expect(same.report.findings == [])
    #expect(same.report.known.map(\.status) == Array(repeating: .carried(revision: "HEAD"), count: 3))
    #expect(!same.isFailing)
    try flows.folder.write(Self.worse, to: "a.yaml")
    let worse = flows.check()
    #expect(ConfiguredFlows.findings(worse) == ["fullscreen-without-close @ screens.help error"])
    #expect(worse.isFailing)
    #expect(worse.report.comparisons == [Comparison(kind: .revision, name: "HEAD", goneCount: 0)])
  }

  @Test func movedLinesAndScreensAreNotNew() throws {
    let flows = try CommittedFlows(["a.yaml": "FLOW"])
    var lines = ConfiguredFlows.flow.components(separatedBy: "\n")
    let about = try #require(lines.firstIndex { $0.hasPrefix("  about:") })
    lines.insert(lines.remove(at: about), at: 3)
    try flows.folder.write("# moved\n\n" + lines.joined(separator: "\n"), to: "a.yaml")
    #expect(flows.check().report.findings == [])
  }

  /// Renamed for git, renamed behind its back, and edited on the way.
  @Test(arguments: [true, false])
  func renamedFilesAreFollowed(_ isKnownToGit: Bool) throws {
    let flows = try CommittedFlows([
      "flows/a.yaml": "FLOW", "flows/other.yaml": "modalflow: 1\nstart: a\nscreens: {a: {title: A}}\n",
    ])
    try FileManager.default.createDirectory(
      atPath: flows.folder.path("new"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: flows.folder.path("flows/a.yaml"), toPath: flows.folder.path("new/b.yaml"))
    try flows.folder.write(Self.worse, to: "new/b.yaml")
    if isKnownToGit { try flows.git("add", "-A") }
    for path in isKnownToGit ? [".", "new/b.yaml"] : ["."] {
      let outcome = flows.check(path)
      #expect(ConfiguredFlows.findings(outcome) == ["fullscreen-without-close @ screens.help error"])
      #expect(outcome.report.known.count == 3)
    }
  }

  @Test func fragmentsOfThenAreRead() throws {
    let root =
      "modalflow: 1\nstart: home\nparts: [parts/about.yaml]\nscreens:\n  home: {title: Home, buttons: [{label: About, present: about, style: fullScreen}]}\n"
    let part = "part-of: ../app.yaml\nscreens:\n  about: {title: About}\n"
    let flows = try CommittedFlows(["app.yaml": root, "parts/about.yaml": part])
    try flows.folder.write(part + "  more: {title: More}\n", to: "parts/about.yaml")
    let outcome = flows.check("parts/about.yaml")
    #expect(outcome.report.problems == [])
    #expect(outcome.report.known.map(\.rule.name) == ["fullscreen-without-close"])
    // Nothing leads to the screen that is new; all else is known.
    #expect(outcome.report.findings.map(\.rule.name) == ["unreached-screen"])
  }

  @Test func takingAnAllowanceAwayMakesItNew() throws {
    let allowed = ConfiguredFlows.flow.replacing(
      "{title: About}", with: "{title: About, allow: {fullscreen-without-close: a tap closes it}}")
    let flows = try CommittedFlows(["a.yaml": allowed])
    #expect(flows.check().report.findings == [])
    try flows.folder.write(ConfiguredFlows.flow, to: "a.yaml")
    #expect(ConfiguredFlows.findings(flows.check()) == ["fullscreen-without-close @ screens.about error"])
  }

  @Test func whatIsMendedIsCounted() throws {
    let flows = try CommittedFlows(["a.yaml": "FLOW"])
    try flows.folder.write(
      ConfiguredFlows.flow.replacing(
        "{title: About}", with: "{title: About, buttons: [{label: Done, role: done, dismiss: self}]}"),
      to: "a.yaml")
    #expect(flows.check().report.comparisons == [Comparison(kind: .revision, name: "HEAD", goneCount: 1)])
  }

  /// With dots it is what the branch did, not what happened on main meanwhile.
  @Test func theForkIsWhereTheBranchLeft() throws {
    let flows = try CommittedFlows(["a.yaml": "FLOW"])
    try flows.git("checkout", "-q", "-b", "work")
    try flows.git("checkout", "-q", "main")
    let mended = ConfiguredFlows.flow.replacing(
      "{title: About}", with: "{title: About, buttons: [{label: Done, role: done, dismiss: self}]}")
    try flows.folder.write(mended, to: "a.yaml")
    try flows.commit()
    try flows.git("checkout", "-q", "work")
    #expect(flows.check(since: "main").report.findings.count == 1)
    #expect(flows.check(since: "main...").report.findings == [])
  }

  @Test func baselinedFindingsAreNotCountedTwice() throws {
    let entry = "- {flow: a.yaml, element: screens.about, rule: fullscreen-without-close}\n"
    let flows = try CommittedFlows(["a.yaml": "FLOW", BaselineFile.standardName: entry])
    let known = flows.check().report.known.map(\.status.word)
    #expect(known.sorted() == ["baselined", "carried", "carried"])
    #expect(flows.check().report.comparisons.map(\.goneCount) == [0, 0])
  }

  @Test(arguments: ["nonsense", "", "--output=stolen", "-", "HEAD:a.yaml", "main\nHEAD", "...", "HEAD~5"])
  func unknownRevisionsAreSaid(_ revision: String) throws {
    let flows = try CommittedFlows(["a.yaml": "FLOW"])
    let outcome = flows.check(since: revision)
    #expect(outcome.report.problems.map(\.code) == ["unknown-revision"])
    #expect(outcome.report.flows.isEmpty, "nothing is reported as new or as known")
    #expect(!FileManager.default.fileExists(atPath: flows.folder.path("stolen")))
  }

  @Test func aShallowCloneIsSaid() throws {
    let flows = try CommittedFlows(["a.yaml": "FLOW"])
    try flows.folder.write(Self.worse, to: "a.yaml")
    try flows.commit()
    let clone = try TemporaryFolder()
    try flows.git("clone", "-q", "--depth", "1", "file://" + flows.folder.url.path, clone.path("clone"))
    let outcome = FlowCheck(paths: [clone.path("clone")], since: "HEAD~1").run()
    #expect(outcome.report.problems.first?.help.contains("--unshallow") == true)
  }

  /// The repository is the flows', wherever the configuration lies.
  @Test func aConfigurationFromElsewhereChangesNothing() throws {
    let flows = try CommittedFlows(["a.yaml": "FLOW"])
    let elsewhere = try TemporaryFolder(["strict.yaml": "ignore: styles\n"])
    var request = ConfigurationRequest()
    request.file = elsewhere.path("strict.yaml")
    let outcome = FlowCheck(paths: [flows.folder.url.path], configuration: request, since: "HEAD").run()
    #expect(outcome.report.problems == [])
    #expect(outcome.report.known.map(\.rule.name) == ["fullscreen-without-close"])
  }

  @Test func outsideOfARepositoryIsSaid() throws {
    let folder = try TemporaryFolder(["a.yaml": ConfiguredFlows.flow])
    let outcome = FlowCheck(paths: [folder.url.path], since: "HEAD").run()
    #expect(outcome.report.problems.map(\.code) == ["no-repository"])
  }

  /// Names with spaces, quotes, tabs and line breaks, and what was no flow then.
  @Test func anyNameAndAnyContentsOfThen() throws {
    let name = "a \"b\"\t☃\n.yaml"
    let flows = try CommittedFlows([
      name: ConfiguredFlows.flow, "broken.yaml": "modalflow: 1\nscreens: [\n", "x.yaml": "\u{0}",
    ])
    try flows.folder.write(ConfiguredFlows.flow, to: "broken.yaml")
    let outcome = flows.check()
    #expect(outcome.report.known.count == 3)
    #expect(outcome.report.known.allSatisfy { $0.flow.contains("☃") })
    #expect(outcome.report.findings.count == 3, "what could not be read then had no findings")
  }
}
