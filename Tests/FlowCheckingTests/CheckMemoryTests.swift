import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FlowChecking

struct CheckMemoryTests {
  private let flow = """
    modalflow: 1
    start: home
    screens:
      home:
        title: Home
        buttons: [{label: About, present: about, style: fullScreen}]
      about: {title: About}

    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      ".git/HEAD": "", "a.yaml": flow, "b.yaml": flow, ".modalflow.yaml": "edition: 2026-12\n",
    ])
  }

  private func run(_ folder: TemporaryFolder, _ memory: CheckMemory?) -> CheckOutcome {
    FlowCheck(paths: [folder.url.path], repairing: .all, memory: memory).run()
  }

  private func names(_ outcome: CheckOutcome) -> [String] {
    outcome.report.findings.map { "\($0.flow.suffix(6)) \($0.name) \($0.repair?.says ?? "-")" }
  }

  @Test func onlyWhatChangedIsCheckedAgain() throws {
    let folder = try folder()
    let memory = CheckMemory()
    let first = run(folder, memory)
    #expect(memory.reusedCount == 0)
    #expect(names(first) == names(run(folder, nil)))
    #expect(names(run(folder, memory)) == names(first), "with the same repairs")
    #expect(memory.reusedCount == 2)
    try folder.write(flow.replacing("style: fullScreen", with: "style: pageSheet"), to: "b.yaml")
    let after = run(folder, memory)
    #expect(memory.reusedCount == 3, "the other flow was not checked again")
    #expect(names(after) == names(run(folder, nil)))
    #expect(names(after) != names(first))
  }

  @Test func settingsThatChangedCountOnceTheyAreForgotten() throws {
    let folder = try folder()
    let memory = CheckMemory()
    let first = run(folder, memory)
    let rule = try #require(first.report.findings.first?.rule.name)
    try folder.write("ignore: [\(rule)]\n", to: ".modalflow.yaml")
    memory.forgetSettings()
    let after = run(folder, memory)
    #expect(!after.report.findings.contains { $0.rule.name == rule })
    #expect(names(after) == names(run(folder, nil)))
  }

  @Test func whatIsWatchedTellsSettingsFromFlows() throws {
    let folder = try folder()
    let outcome = run(folder, nil)
    let look = { WatchedFiles([folder.url.path], outcome.report, settings: outcome.settingsPaths) }
    #expect(outcome.settingsPaths.contains { $0.hasSuffix("/.modalflow-baseline.yaml") }, "it may come")
    let before = look()
    #expect(look() == before)
    // As editors save: a new file in the place of the old one, which changes the folder too.
    try folder.write(flow + "# more\n", to: "a.yaml.new")
    let file = folder.url.appending(path: "a.yaml")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.moveItem(at: folder.url.appending(path: "a.yaml.new"), to: file)
    let edited = look()
    #expect(edited != before && !edited.hasOtherSettings(than: before))
    try folder.write("edition: 2026-11\n", to: ".modalflow.yaml")
    #expect(look().hasOtherSettings(than: edited))
    let configured = look()
    try folder.write("version: 1\n", to: ".modalflow-baseline.yaml")
    #expect(look().hasOtherSettings(than: configured))
  }
}
