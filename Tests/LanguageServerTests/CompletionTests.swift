import JSON
import Testing

@testable import LanguageServer

struct LiveCompletionTests {
  private func labels(_ text: String, and others: KeyValuePairs<String, String> = [:]) async throws
    -> [String]
  {
    let desk = try await Desk(["a.yaml": text])
    for (name, text) in others { await desk.client.open(desk.uri(name), text) }
    return try await desk.ask("completion")["items"]?.elements.compactMap { $0["label"]?.text } ?? []
  }

  private let top = "modalflow: 1\nstart: home\nflags: {valid: cleared}\nscreens:\n  home:\n    title: Home\n"
  private let rest = "  note:\n    title: Note\n    unsaved: [text]\n    unwinds: [back-home]\n"

  @Test func keysOfAScreenThatAreNotThereYet() async throws {
    let found = try await labels(top + "    ‸\n" + rest)
    #expect(found.contains("buttons") && found.contains("guard") && found.contains("style"))
    #expect(!found.contains("title") && !found.contains("present"))
  }

  @Test func keysAtTheTopAndWhileTheyAreTyped() async throws {
    let found = try await labels(top + rest + "tri‸\n")
    #expect(found.contains("triggers") && found.contains("app") && !found.contains("screens"))
  }

  @Test func keysOfAButtonInBraces() async throws {
    let found = try await labels(top + "    buttons:\n      - {label: New, pre‸}\n" + rest)
    #expect(found.contains("present") && found.contains("role") && !found.contains("label"))
  }

  @Test func keysInBracesThatAreStillOpen() async throws {
    let found = try await labels(top + "    buttons:\n      - {label: New, pre‸\n")
    #expect(found.contains("present"))
  }

  @Test func screensBehindPresentInBracesThatAreStillOpen() async throws {
    let found = try await labels(top + rest + "  last:\n    buttons:\n      - {label: New, present: ‸")
    #expect(found.contains("note") || found.isEmpty == false)
  }

  @Test func screensBehindPresent() async throws {
    let found = try await labels(top + "    buttons:\n      - {label: New, present: ‸}\n" + rest)
    #expect(found == ["home", "note"])
  }

  @Test func wordsOfStyle() async throws {
    let found = try await labels(
      top + "    buttons:\n      - {label: New, present: note, style: p‸}\n" + rest)
    #expect(found.contains("pageSheet") && found.contains("popover") && !found.contains("note"))
  }

  @Test func conditionsFlagsAndNot() async throws {
    let found = try await labels(top + "    guard: ‸\n" + rest)
    #expect(found.contains("valid") && found.contains("unsaved") && found.contains("not"))
    #expect(try await labels(top + "    guard: not ‸\n" + rest).contains("valid"))
    #expect(try await labels(top + "    guard: unsaved ‸\n" + rest) == ["note.text"])
    #expect(try await labels(top + "    guard: [valid, ‸]\n" + rest).contains("compact"))
  }

  @Test func effectsAsWordsAndInBraces() async throws {
    let desk = try await Desk(["a.yaml": top + "    buttons:\n      - {label: Go, does: [‸]}\n" + rest])
    let items = try await desk.ask("completion")["items"]?.elements ?? []
    let dismiss = try #require(items.first { $0["label"] == "dismiss" })
    #expect(dismiss["textEdit"]?["newText"] == "dismiss")
    let present = try #require(items.first { $0["label"] == "present" })
    #expect(
      present["textEdit"]?["newText"]?.text?.hasPrefix("{present: $0}") == true || present["kind"] == 10)
  }

  @Test func flagsBehindSetAndRulesInAllow() async throws {
    let buttons = { (rest: String) in self.top + "    buttons:\n      - {label: Go, \(rest)}\n" + self.rest }
    #expect(try await labels(buttons("set: ‸")) == ["valid"])
    let rules = try await labels(buttons("allow: {can‸}"))
    #expect(rules.contains("cancel-commits") && rules.count > 100)
    #expect(try await labels(buttons("unwind: ‸")) == ["back-home"])
    #expect(try await labels(buttons("role: ‸")).contains("destructive"))
  }

  @Test func whatIsReplacedIsTheWordAroundTheCursor() async throws {
    let desk = try await Desk(["a.yaml": top + "    buttons:\n      - {label: “😀”, present: no‸te}\n" + rest])
    let item = try #require(
      try await desk.ask("completion")["items"]?.elements.first { $0["label"] == "note" })
    #expect(item["textEdit"]?["range"]?.span == "7:31-7:35")
    #expect(item["documentation"] == nil && item["detail"]?.text == "screen “Note”")
  }

  @Test func keysExplainThemselvesAndBringTheirColon() async throws {
    let desk = try await Desk(["a.yaml": top + "    gua‸\n" + rest])
    let item = try #require(
      try await desk.ask("completion")["items"]?.elements.first { $0["label"] == "guard" })
    #expect(item["textEdit"]?["newText"] == "guard: ")
    #expect(item["documentation"]?["value"]?.text?.contains("isModalInPresentation") == true)
    let before = try await Desk(["a.yaml": top + "    gua‸: unsaved\n" + rest])
    let key = try #require(
      try await before.ask("completion")["items"]?.elements.first { $0["label"] == "guard" })
    #expect(key["textEdit"]?["newText"] == "guard")
  }

  @Test func textIsNotCompleted() async throws {
    #expect(try await labels("modalflow: 1\nstart: home\nscreens:\n  home:\n    title: Ho‸\n") == [])
  }

  @Test func configurations() async throws {
    #expect(try await configuration("edition: 2026-11\n‸\n").contains("fail-on"))
    #expect(try await configuration("fail-on: ‸\n").contains("warning"))
    #expect(try await configuration("ignore: [can‸]\n").contains("cancel-commits"))
    #expect(try await configuration("overrides:\n  - pa‸\n").contains("paths"))
    #expect(try await configuration("profiles:\n  ci:\n    ‸\n").contains("select"))
  }

  private func configuration(_ text: String) async throws -> [String] {
    let desk = try await Desk([".modalflow.yaml": text])
    return try await desk.ask("completion")["items"]?.elements.compactMap { $0["label"]?.text } ?? []
  }
}
