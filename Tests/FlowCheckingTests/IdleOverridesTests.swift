import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import FlowChecking

/// Overrides that are for nothing are told where all that they could be for was looked at.
struct IdleOverridesTests {
  private static let flow = """
    modalflow: 1
    app: {name: A, sdk: 18, ios: 17...18}
    start: home
    screens:
      home: {title: Home, buttons: [{label: Edit, present: editor}]}
      editor: {title: Editor, unsaved: [text], buttons: [{label: Done, role: done, does: [save, dismiss]}]}

    """

  private func idle(_ overrides: String, _ paths: [String] = ["."]) throws -> [String] {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".modalflow.yaml": "overrides:\n\(overrides)", "Flows/a.yaml": Self.flow,
      "Flows/b.yaml": Self.flow,
    ])
    let report = FlowCheck(paths: paths.map { $0 == "." ? folder.url.path : folder.path($0) }).run().report
    #expect(report.problems.isEmpty)
    return report.idleSettings.map { "\($0.key) \($0.value) \($0.place.start.line):\($0.place.start.column)" }
  }

  @Test func pathsThatMeetNoFileAreTold() throws {
    #expect(
      try idle("  - {paths: [Flows/a.yaml, Flows/gone.yaml, Old], ignore: [all]}\n") == [
        "overrides.paths Flows/gone.yaml 2:28", "overrides.paths Old 2:45",
      ])
  }

  @Test func elementsThatMeetNothingAreTold() throws {
    let overrides = """
        - {elements: [screens.editor, screens.*.buttons.done, "**.unsaved.text"], ignore: [all]}
        - {elements: [screens.edit], ignore: [all]}

      """
    #expect(try idle(overrides) == ["overrides.elements screens.edit 3:17"])
  }

  /// Nobody looked at what the others are for.
  @Test func aRunOfOneFileTellsNothing() throws {
    #expect(try idle("  - {paths: [Flows/b.yaml, Old], ignore: [all]}\n", ["Flows/a.yaml"]) == [])
    #expect(try idle("  - {paths: [Flows/b.yaml, Old], ignore: [all]}\n", ["Flows"]) == [])
  }
}
