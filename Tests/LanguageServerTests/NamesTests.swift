import JSON
import TestSupport
import Testing

@testable import LanguageServer

struct LiveNamesTests {
  /// The three files, with a mark in one of them, which is the first.
  private func desk(_ name: String, _ old: String, _ new: String) async throws -> Desk {
    let texts = ["notes.yaml": Parted.root, "editor.yaml": Parted.editor, "settings.yaml": Parted.settings]
    let marked = try #require(texts[name]).replacing(old, with: new, maxReplacements: 1)
    try #require(marked.contains("‸"))
    switch name {
    case "editor.yaml":
      return try await Desk([name: marked, "notes.yaml": Parted.root, "settings.yaml": Parted.settings])
    case "settings.yaml":
      return try await Desk([name: marked, "notes.yaml": Parted.root, "editor.yaml": Parted.editor])
    default:
      return try await Desk([name: marked, "editor.yaml": Parted.editor, "settings.yaml": Parted.settings])
    }
  }

  @Test(arguments: [
    ("notes.yaml", "present: note,", "present: no‸te,", ["editor.yaml 2:2-2:6"]),
    ("editor.yaml", "unsaved draft", "unsaved dr‸aft", ["editor.yaml 5:14-5:19"]),
    ("editor.yaml", "save: draft", "save: draft‸", ["editor.yaml 5:14-5:19"]),
    ("settings.yaml", "note.draft", "note.‸draft", ["editor.yaml 5:14-5:19"]),
    ("settings.yaml", "note.draft", "no‸te.draft", ["editor.yaml 2:2-2:6"]),
    ("settings.yaml", "not signed-in", "not sig‸ned-in", ["notes.yaml 4:8-4:17"]),
    ("settings.yaml", "set: advanced", "set: ‸advanced", ["settings.yaml 6:12-6:20"]),
    ("editor.yaml", "run: reload", "run: rel‸oad", ["notes.yaml 5:8-5:14"]),
    ("editor.yaml", "anchor: cancel", "anchor: can‸cel", ["editor.yaml 10:16-10:22"]),
    ("notes.yaml", "editor.yaml", "edi‸tor.yaml", ["editor.yaml 0:0-0:0"]),
    ("settings.yaml", "part-of: notes", "part-of: not‸es", ["notes.yaml 0:0-0:0"]),
    ("notes.yaml", "title: Notes", "title: No‸tes", []),
  ])
  func definitions(_ file: String, _ old: String, _ new: String, _ expected: [String]) async throws {
    let desk = try await desk(file, old, new)
    #expect(try await desk.ask("definition").places == expected)
  }

  /// The reader puts another character in its place, which takes more bytes.
  @Test func aCharacterThatYAMLRefusesShiftsNoName() async throws {
    let flow = "modalflow: 1\nstart: a\nscreens:\n  a: {buttons: [{label: B, present: ‸b}]}\n  b: {}\n"
    let desk = try await Desk(["a.yaml": "# \u{1} \u{1} \u{1}\n" + flow])
    #expect(try await desk.ask("definition").places == ["a.yaml 5:2-5:3"])
    #expect(try await desk.ask("hover")["range"]?.span == "4:36-4:37")
  }

  @Test func referencesOfAWorkInAllFiles() async throws {
    let desk = try await desk("notes.yaml", "works: {reload", "works: {rel‸oad")
    let all = try await desk.ask("references", with: ["context": ["includeDeclaration": true]]).places
    #expect(
      all == [
        "editor.yaml 11:60-11:66", "notes.yaml 5:8-5:14", "notes.yaml 12:90-12:96", "settings.yaml 9:83-9:89",
      ])
    let uses = try await desk.ask("references", with: ["context": ["includeDeclaration": false]]).places
    #expect(uses == all.filter { $0 != "notes.yaml 5:8-5:14" })
  }

  @Test func highlightsAreThoseOfTheFile() async throws {
    let desk = try await desk("editor.yaml", "unsaved: [draft", "unsaved: [dra‸ft")
    let found = try await desk.ask("documentHighlight").elements
    #expect(found.compactMap { $0["range"]?.span } == ["5:14-5:19", "6:19-6:24", "11:47-11:52"])
  }

  @Test func renamingAScreenChangesAllFiles() async throws {
    let desk = try await desk("notes.yaml", "present: note,", "present: no‸te,")
    let prepared = try await desk.ask("prepareRename")
    #expect(prepared["placeholder"] == "note" && prepared["range"]?.span == "11:30-11:34")
    let edit = try await desk.ask("rename", with: ["newName": "page"])
    let changes = try #require(edit["documentChanges"]?.elements)
    let places = changes.flatMap { change in
      (change["edits"]?.elements ?? []).map {
        "\(change["textDocument"]?["uri"]?.text?.split(separator: "/").last ?? "") \($0["range"]?.span ?? "")"
      }
    }
    #expect(places == ["editor.yaml 2:2-2:6", "notes.yaml 11:30-11:34", "settings.yaml 5:12-5:16"])
    #expect(changes.flatMap { $0["edits"]?.elements ?? [] }.allSatisfy { $0["newText"] == "page" })
    let versions = changes.map { $0["textDocument"]?["version"] }
    #expect(versions == [nil, 1, nil], "only what is open has a version")
  }

  @Test(arguments: [
    ("unsaved: [draft", "unsaved: [dra‸ft", "text", 4), ("save: draft", "save: dr‸aft", "text", 4),
  ])
  func renamingUnsavedWork(_ old: String, _ new: String, _ name: String, _ count: Int) async throws {
    let desk = try await desk("editor.yaml", old, new)
    let edit = try await desk.ask("rename", with: ["newName": .text(name)])
    #expect(edit["documentChanges"]?.elements.flatMap { $0["edits"]?.elements ?? [] }.count == count)
  }

  @Test func renamingAFlagOfAScreenAndOneOfTheApp() async throws {
    let own = try await desk("settings.yaml", "flags: {advanced", "flags: {adv‸anced")
    let edit = try await own.ask("rename", with: ["newName": "expert"])
    #expect(edit["documentChanges"]?.elements.flatMap { $0["edits"]?.elements ?? [] }.count == 3)
    let app = try await desk("notes.yaml", "flags: {signed-in", "flags: {signed‸-in")
    #expect(
      try await app.failure("rename", with: ["newName": "advanced"]) != nil,
      "it would mean the screen’s own flag in the settings")
  }

  @Test(arguments: [
    ("settings", "there is a screen ‘settings’ already"), ("Note", "a name has lowercase letters"),
    ("self", "‘self’ is a word"), ("", "a name has lowercase letters"),
  ])
  func namesThatCannotBe(_ name: String, _ why: String) async throws {
    let desk = try await desk("notes.yaml", "present: note,", "present: no‸te,")
    let failure = try await desk.failure("rename", with: ["newName": .text(name)])
    #expect(failure?.hasPrefix(why) == true, "\(failure ?? "none")")
  }

  @Test func nothingIsRenamedInAFileWithCharactersThatYAMLDoesNotPermit() async throws {
    let text = "modalflow: 1\nstart: ho‸me\nscreens: {home: {title: \"A\u{0}B\"}}\n"
    let desk = try await Desk(["a.yaml": text])
    let failure = try await desk.failure("rename", with: ["newName": "main"])
    #expect(failure?.hasPrefix("nothing is renamed in a file that is no text: the character") == true)
  }

  @Test func whatHasNoNameOfItsOwnIsNotRenamed() async throws {
    let title = try await desk("notes.yaml", "title: Notes", "title: No‸tes")
    #expect(try await title.ask("prepareRename") == .null)
    let button = try await desk("editor.yaml", "anchor: cancel", "anchor: can‸cel")
    #expect(try await button.ask("prepareRename") == .null)
    #expect(try await button.failure("rename", with: ["newName": "x"]) != nil)
  }

  @Test func quotedNamesKeepTheirQuotes() async throws {
    let desk = try await Desk([
      "a.yaml": """
      modalflow: 1
      start: "ho‸me"
      screens:
        'home':
          title: Home

      """
    ])
    let edit = try await desk.ask("rename", with: ["newName": "main"])
    let spans = edit["documentChanges"]?.elements.flatMap { $0["edits"]?.elements ?? [] }.compactMap {
      $0["range"]?.span
    }
    #expect(spans == ["1:8-1:12", "3:3-3:7"])
  }
}
