import Foundation
import TestSupport
import Testing

/// `lint --fix`, `--unsafe-fixes` and `--diff`: what is written, what stays, and what is said.
struct RepairTests {
  private static let flow = """
    modalflow: 1
    app: {name: Notes, sdk: 18, ios: 16...18}
    start: notes   # the first
    screens:
      notes:
        title: Notes
        in: navigation
        buttons:
          - {label: New Note, present: note, style: pageSheet}   # the plus
          - {label: Delete, present: sure}
      note:
        title: New Note
        unsaved: [note]   # work
        allow: {modal-trap: there was one}
        buttons:
          - {label: Save, role: save, does: [save, dismiss]}
      sure:
        kind: alert
        title: Delete this?
        buttons:
          - {label: Delete, role: destructive, run: delete}

    """

  private static let repaired =
    flow
    .replacing("# work\n    allow: {modal-trap: there was one}\n", with: "# work\n    guard: unsaved\n")
    .replacing("run: delete}\n", with: "run: delete}\n      - {label: Cancel, role: cancel}\n")

  private func text(_ folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appending(path: "a.yaml"), encoding: .utf8)
  }

  @Test func safeRepairsAreWrittenAndTheRestStays() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.flow])
    let outcome = try Tool.run(["lint", "a.yaml", "--fix"], in: folder.url)
    #expect(try text(folder) == Self.repaired)
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.contains("Repaired 3 places in 1 file:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("add a Cancel button (destructive-without-cancel@screens.sure)"))
  }

  @Test func aFileThatIsNamedInTwoWaysIsRepairedOnce() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.flow])
    let path = folder.url.appending(path: "a.yaml").path
    let outcome = try Tool.run(["lint", "a.yaml", path, "--fix"], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try text(folder) == Self.repaired)
    #expect(outcome.errors.contains("Repaired 3 places in 1 file:"), "\(outcome.errors)")
  }

  /// The name of the folder one stands in is in no path then.
  @Test func aPartIsRepairedFromItsOwnFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "modalflow: 1\nparts: [parts/sure.yaml]\nstart: home\nscreens:\n"
        + "  home: {title: Home, buttons: [{label: Delete, present: sure}]}\n", to: "app.yaml")
    let alert = """
      part-of: ../app.yaml
      screens:
        sure:
          kind: alert
          title: Delete this?
          buttons:
            - {label: Delete, role: destructive, run: delete}

      """
    try folder.write(alert, to: "parts/sure.yaml")
    let outcome = try Tool.run(["lint", "sure.yaml", "--fix"], in: folder.url.appending(path: "parts"))
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    let text = try String(contentsOf: folder.url.appending(path: "parts/sure.yaml"), encoding: .utf8)
    #expect(text == alert + "      - {label: Cancel, role: cancel}\n")
  }

  @Test func aByteOrderMarkStays() throws {
    let folder = try TemporaryFolder(["a.yaml": "\u{FEFF}" + Self.flow])
    let outcome = try Tool.run(["lint", "a.yaml", "--fix"], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let bytes = try Data(contentsOf: folder.url.appending(path: "a.yaml"))
    #expect(Array(bytes) == [0xEF, 0xBB, 0xBF] + Array(Self.repaired.utf8))
  }

  /// What is found is shown although nothing could be written.
  @Test func whatCannotBeRepairedIsReportedAllTheSame() throws {
    let folder = try TemporaryFolder([:])
    let text = try #require(("\u{FEFF}" + Self.flow).data(using: .utf16LittleEndian))
    try text.write(to: folder.url.appending(path: "a.yaml"))
    let outcome = try Tool.run(["lint", "a.yaml", "--fix"], in: folder.url)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("‘a.yaml’ is left as it is: it is not UTF-8\n"), "\(outcome.errors)")
    #expect(outcome.output.contains("destructive-without-cancel"), "\(outcome.output)")
    #expect(try Data(contentsOf: folder.url.appending(path: "a.yaml")) == text)
  }

  /// ‘patch -p1’ takes one part of a path away.
  @Test func aDifferenceNamesAnAbsolutePathWithoutAnEmptyPart() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.flow])
    let path = folder.url.appending(path: "a.yaml").path
    let outcome = try Tool.run(["lint", path, "--diff"], in: folder.url)
    #expect(outcome.output.hasPrefix("--- a\(path)\n+++ b\(path)\n"), "\(outcome.output)")
  }

  @Test func aDifferenceIsShownAndNothingWritten() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.flow])
    let outcome = try Tool.run(["lint", "a.yaml", "--diff"], in: folder.url)
    #expect(try text(folder) == Self.flow)
    #expect(outcome.exitCode == 1)
    let patched = try Tool.run(shell: "modalflow lint a.yaml --diff | patch -p1", in: folder.url)
    #expect(patched.exitCode == 0, "\(patched.output)")
    #expect(try text(folder) == Self.repaired)
    let clean = try Tool.run(["lint", "a.yaml", "--diff"], in: folder.url)
    #expect(clean.exitCode == 0)
    #expect(clean.output == "")
  }

  @Test func whatSomebodyMightDecideOtherwiseIsLeftUnlessAskedFor() throws {
    let flow = Self.repaired.replacing(
      "{label: Save, role: save, does: [save, dismiss]}",
      with:
        "{label: Cancel, role: cancel, does: [save, dismiss]}\n      - {label: Save, role: save, does: [save, dismiss]}"
    )
    let folder = try TemporaryFolder(["a.yaml": flow])
    let safe = try Tool.run(["lint", "a.yaml", "--fix", "--select", "cancel-commits"], in: folder.url)
    #expect(try text(folder) == flow)
    #expect(safe.exitCode == 1)
    #expect(safe.errors.contains("1 finding left with a repair that somebody has to decide on"))
    let all = try Tool.run(
      ["lint", "a.yaml", "--fix", "--unsafe-fixes", "--select", "cancel-commits"], in: folder.url)
    #expect(
      try text(folder)
        == flow.replacing("role: cancel, does: [save, dismiss]", with: "role: cancel, does: [dismiss]"))
    #expect(all.exitCode == 0)
  }

  /// What is said of ‘--unsafe-fixes’ is what it does.
  @Test(arguments: ["081-deep-link-under-sheet", "097-share-from-popover", "1011-link-before-inbox-closes"])
  func onlyRepairsThatHoldArePromised(_ name: String) throws {
    let path = "Tests/Fixtures/flows/\(name).yaml"
    let counted = { (text: String, words: String) -> Int in
      let line = text.split(separator: "\n").first { $0.contains(words) } ?? ""
      return line.split(separator: " ").lazy.compactMap { Int($0) }.first ?? 0
    }
    let safe = try Tool.run(["lint", path, "--diff"])
    let all = try Tool.run(["lint", path, "--diff", "--unsafe-fixes"])
    let promised = counted(safe.errors, "left with a repair")
    #expect(
      counted(all.errors, "Would repair") - counted(safe.errors, "Would repair") == promised, "\(safe.errors)"
    )
    #expect(!safe.errors.contains("tries it"))
  }

  /// In JSON and SARIF as the edit that ‘--fix’ writes.
  @Test func misspeltNamesComeWithTheirRepair() throws {
    let flow = Self.repaired.replacing("present: note,", with: "presnt: note,").replacing(
      "kind: alert", with: "kind: alrt")
    let json = try Tool.run(["lint", "-", "--format", "json"], input: flow).output
    let report = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let problems = try #require(report["problems"] as? [[String: Any]])
    #expect(problems.count == 2)
    let repairs = problems.compactMap { $0["repair"] as? [String: Any] }
    #expect(
      repairs.compactMap { $0["says"] as? String } == [
        "write ‘present’ for ‘presnt’", "write ‘alert’ for ‘alrt’",
      ])
    #expect(repairs.allSatisfy { $0["safe"] as? Bool == true && ($0["changes"] as? [Any])?.count == 1 })
    let sarif = try Tool.run(["lint", "-", "--format", "sarif"], input: flow).output
    #expect(sarif.contains(#""insertedContent": {"text": "present"}"#), "\(sarif.prefix(3000))")
    #expect(sarif.contains(#""insertedContent": {"text": "alert"}"#))
  }

  @Test func misspeltNamesAreRepaired() throws {
    let folder = try TemporaryFolder([
      "a.yaml": Self.repaired.replacing("present: note,", with: "presnt: note,").replacing(
        "unsaved: [note]", with: "unsavd: [note]")
    ])
    let outcome = try Tool.run(["lint", "a.yaml", "--fix"], in: folder.url)
    #expect(try text(folder) == Self.repaired)
    #expect(outcome.exitCode == 0, "\(outcome.output)")
  }

  @Test func whatABaselineKnowsIsLeft() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.flow])
    _ = try Tool.run(["baseline", "write", "a.yaml"], in: folder.url)
    let outcome = try Tool.run(["lint", "a.yaml", "--fix"], in: folder.url)
    #expect(try text(folder) == Self.flow)
    #expect(outcome.errors.contains("Nothing was repaired"))
  }

  @Test func standardInputAndOtherEncodingsAreLeft() throws {
    #expect(try Tool.run(["lint", "-", "--fix"], input: Self.flow).exitCode == 2)
    let shown = try Tool.run(["lint", "-", "--diff"], input: Self.flow)
    #expect(shown.exitCode == 1)
    #expect(shown.output.contains("+    guard: unsaved\n"))
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.yaml")
    let wide = try #require(Self.flow.data(using: .utf16))
    try wide.write(to: file)
    let outcome = try Tool.run(["lint", "a.yaml", "--fix"], in: folder.url)
    #expect(outcome.exitCode == 2)
    #expect(try Data(contentsOf: file) == wide)
  }

  @Test func whatIsNotShownIsLeftUnlessItIsAskedFor() throws {
    let flow = """
      modalflow: 1
      app: {name: Notes, sdk: 13, ios: 12...13}
      start: notes
      screens:
        notes: {title: Notes, buttons: [{label: About, present: about}]}
        about: {title: About, buttons: [{label: Done, role: done, dismiss: self}]}

      """
    let hidden = try Tool.run(["lint", "-", "--unsafe-fixes", "--diff"], input: flow)
    #expect(hidden.exitCode == 0)
    #expect(hidden.output == "", "infos are not shown, so nothing is written for them")
    let shown = try Tool.run(["lint", "-", "--unsafe-fixes", "--diff", "--show", "info"], input: flow)
    #expect(shown.exitCode == 1)
    #expect(shown.output.contains("style: pageSheet"), "\(shown.output)")
  }

  @Test func repairsCanBeLeftOut() throws {
    let offered = try Tool.run(["lint", "-", "--format", "json"], input: Self.flow)
    let left = try Tool.run(["lint", "-", "--format", "json", "--no-repairs"], input: Self.flow)
    #expect(offered.output.contains("\"repair\""))
    #expect(!left.output.contains("\"repair\""))
    #expect(left.exitCode == offered.exitCode)
    let both = try Tool.run(["lint", "-", "--diff", "--no-repairs"], input: Self.flow)
    #expect(both.exitCode == 2)
    #expect(both.errors.contains("leaves nothing for ‘--diff’ to do"), "\(both.errors)")
  }
}
