import Diagnostics
import FlowModel
import Foundation
import RuleEngine
import TestSupport
import Testing

@testable import FlowChecking

/// A check that takes up what an earlier one explored says what a check without it says.
struct ExplorationMemoryTests {
  private static let context: FlowContext = {
    var request = ConfigurationRequest()
    request.isDisabled = true
    return ConfigurationStore(request).context(forFolder: "/")
  }()

  private func check(_ reading: FlowReading, _ memory: ExplorationMemory?) -> CheckedReading {
    CheckedReading(
      reading, context: Self.context, today: CalendarDay(year: 2027, month: 2, day: 1), explorations: memory)
  }

  private static let flow = """
    modalflow: 1
    app: {name: Notes, sdk: 18, ios: 16...18}
    start: notes
    screens:
      notes: {title: Notes, buttons: [{label: New Note, present: note, style: pageSheet}]}
      note:
        title: New Note
        unsaved: [note]
        buttons: [{label: Save, role: save, does: [save, dismiss]}]

    """

  @Test func whereOnlyWordsChangeNothingIsExploredAgain() {
    let memory = ExplorationMemory()
    _ = check(FlowReader.read(Self.flow, path: "a.yaml"), memory)
    let text = Self.flow.replacing("label: Save", with: "label: Keep").replacing("Notes", with: "Memos")
    let reading = FlowReader.read(text, path: "a.yaml")
    let before = memory.reusedCount
    let found = check(reading, memory)
    #expect(memory.reusedCount > before)
    #expect(found.findings == check(reading, nil).findings)
    #expect(found.findings.contains { $0.trace?.steps.isEmpty == false })
  }

  @Test func whereMoreChangesItIs() {
    let memory = ExplorationMemory()
    _ = check(FlowReader.read(Self.flow, path: "a.yaml"), memory)
    let guarded = Self.flow.replacing("unsaved: [note]", with: "unsaved: [note]\n    guard: unsaved")
    let reading = FlowReader.read(guarded, path: "a.yaml")
    let before = memory.reusedCount
    let found = check(reading, memory)
    #expect(memory.reusedCount == before)
    #expect(found.findings == check(reading, nil).findings)
  }

  @Test func aSmallMemoryForgetsAndNothingElseChanges() {
    let memory = ExplorationMemory(bytes: 1)
    let reading = FlowReader.read(Self.flow, path: "a.yaml")
    let first = check(reading, memory)
    #expect(check(reading, memory).findings == first.findings)
    #expect(memory.reusedCount == 0)
  }

  private static func flows(in folder: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: Repository.root.appending(path: folder), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
  }

  /// With all traces, severities and what is said of doubtful facts.
  @Test(arguments: ["SampleFlows/pairs", "SampleFlows/pommie", "Tests/Fixtures/well-behaved"])
  func theSameIsSaidOfAFlowThatIsCheckedTwice(_ folder: String) throws {
    for file in try Self.flows(in: folder) {
      let text = try String(contentsOf: file, encoding: .utf8)
      let reading = FlowReader.read(text, path: file.lastPathComponent)
      let memory = ExplorationMemory()
      let first = check(reading, memory)
      let second = check(reading, memory)
      #expect(first.findings == second.findings, "\(file.lastPathComponent)")
      #expect(first.flow?.verdicts == second.flow?.verdicts, "\(file.lastPathComponent)")
    }
  }
}
