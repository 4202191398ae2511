import Diagnostics
import JSON
import TestSupport
import Testing

@testable import LanguageServer

struct LiveActionsTests {
  private func actions(_ desk: Desk) async throws -> [JSONValue] {
    let position = desk.here["position"] ?? .null
    let diagnostics = desk.client.messages.last { $0["method"] == "textDocument/publishDiagnostics" }?[
      "params"]?[
        "diagnostics"]
    return try await desk.ask(
      "codeAction",
      with: [
        "range": ["start": position, "end": position], "context": ["diagnostics": diagnostics ?? []],
      ]
    ).elements
  }

  /// The text after an action that changes one open document.
  private func text(_ desk: Desk, after action: JSONValue) throws -> String {
    let edits = try #require(action["edit"]?["documentChanges"]?.elements.first?["edits"]?.elements)
    var document = OpenDocument(uri: desk.uri, version: 1, text: desk.text)
    // From the end, so that no edit moves another one.
    let order = edits.reversed().map { edit -> JSONValue in
      ["range": edit["range"] ?? .null, "text": edit["newText"] ?? .null]
    }
    try document.apply(order, version: 2, .utf16)
    return String(decoding: document.file.bytes, as: UTF8.self)
  }

  @Test func aRepairThatHoldsAndAnAllowanceAreOffered() async throws {
    let flow = Parted.cancelSaves.replacing("{label: Cancel", with: "{label: Can‸cel")
    let desk = try await Desk(["a.yaml": flow])
    _ = try await desk.client.diagnostics(desk.uri) { !$0.isEmpty }
    let found = try await actions(desk)
    let allowance = try #require(
      found.first { $0["title"]?.text?.hasPrefix("Allow ‘cancel-commits’") == true })
    let allowed = try text(desk, after: allowance)
    #expect(allowed.contains("allow: {cancel-commits: say here why this is meant}"))
    #expect(allowance["diagnostics"]?.elements.first?["code"] == "cancel-commits")
    await desk.client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .text(desk.uri), "version": 2], "contentChanges": [["text": .text(allowed)]],
      ])
    _ = try await desk.client.diagnostics(desk.uri) { found in
      !found.contains { $0["code"] == "cancel-commits" }
    }
  }

  @Test func aRepairIsOfferedAndMendsTheFinding() async throws {
    let flow = try Repository.text(of: "SampleFlows/pommie/timer-settings.yaml")
    let desk = try await Desk(["a.yaml": flow.replacing("unsaved: [profile]", with: "unsaved: [pro‸file]")])
    _ = try await desk.client.diagnostics(desk.uri) { !$0.isEmpty }
    let repair = try #require(
      try await actions(desk).first { $0["title"]?.text?.hasPrefix("Guard the screen") == true })
    #expect(repair["kind"] == "quickfix" && repair["isPreferred"] == true)
    #expect(try text(desk, after: repair).contains("    guard: unsaved\n"))
  }

  @Test func aMisspeltNameIsWrittenAsItWasMeant() async throws {
    let desk = try await Desk([
      "a.yaml": Parted.cancelSaves.replacing("present: editor", with: "present: edi‸tr")
    ])
    _ = try await desk.client.diagnostics(desk.uri) { !$0.isEmpty }
    let fix = try #require(try await actions(desk).first { $0["title"] == "Write ‘editor’" })
    #expect(try text(desk, after: fix) == Parted.cancelSaves)
  }

  @Test func aRequestThatIsCancelledSaysSo() async throws {
    let desk = try await Desk(["a.yaml": Parted.cancelSaves])
    _ = await desk.client.send([
      "jsonrpc": "2.0", "id": "x", "method": "textDocument/codeAction",
      "params": [
        "textDocument": ["uri": .text(desk.uri)],
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 20, "character": 0]],
        "context": ["diagnostics": []],
      ],
    ])
    await desk.client.notify("$/cancelRequest", ["id": "x"])
    let answer = try await desk.client.wait("an answer") { $0["id"] == "x" }
    #expect(answer["error"]?["code"] == -32800)
  }

  @Test func symbolsAreScreensWithWhatStandsInThem() async throws {
    let desk = try await Desk([
      "notes.yaml": Parted.root, "editor.yaml": Parted.editor, "settings.yaml": Parted.settings,
    ])
    let symbols = try await desk.ask("documentSymbol").elements
    #expect(symbols.compactMap { $0["name"]?.text } == ["signed-in", "reload", "notes"])
    #expect(symbols.last?["children"]?.elements.compactMap { $0["name"]?.text } == ["New", "Settings"])
    #expect(symbols.last?["range"]?.span == "7:2-12:98")
    await desk.client.open(desk.uri("editor.yaml"), Parted.editor)
    let parts = try await desk.client.request(
      "textDocument/documentSymbol", ["textDocument": ["uri": .text(desk.uri("editor.yaml"))]])
    #expect(
      parts.elements.map { $0["children"]?.elements.compactMap { $0["name"]?.text } ?? [] } == [
        ["draft", "did-attempt-to-dismiss", "Cancel", "Save"], ["Discard Changes", "Keep Editing"],
      ])
  }
}
