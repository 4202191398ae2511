import JSON
import TestSupport
import Testing

@testable import LanguageServer

struct LiveDiagnosticsTests {
  private func codes(_ diagnostics: [JSONValue]) -> [String] { diagnostics.compactMap { $0["code"]?.text } }

  @Test func findingsComeWithPlaceLinkAndWay() async throws {
    let desk = try await Desk(["a.yaml": Parted.cancelSaves])
    let found = try await desk.client.diagnostics(desk.uri) { codes($0).contains("cancel-commits") }
    let finding = try #require(found.first { $0["code"] == "cancel-commits" })
    #expect(finding["range"]?.span == "13:16-13:22")
    #expect(finding["severity"] == 1 && finding["source"] == "modalflow")
    #expect(finding["codeDescription"]?["href"]?.text?.hasPrefix("https://") == true)
    #expect(finding["data"]?["finding"]?.text == "cancel-commits@screens.editor.buttons.cancel")
    #expect(finding["message"]?.text?.contains("saves the work\n") == true)
  }

  @Test func theWayToTheTroubleIsRelatedInformation() async throws {
    let flow = try Repository.text(of: "SampleFlows/pommie/timer-settings.yaml")
    let desk = try await Desk(["a.yaml": flow])
    let found = try await desk.client.diagnostics(desk.uri) {
      codes($0).contains("unconfirmed-loss-on-gesture")
    }
    let finding = try #require(found.first { $0["code"] == "unconfirmed-loss-on-gesture" })
    let related = try #require(finding["relatedInformation"]?.elements)
    #expect(related.contains { $0["message"] == "step 1: tap “Settings” → timer ▸ settings" })
    #expect(related.allSatisfy { $0["location"]?["uri"]?.text == desk.uri })
  }

  @Test func theTextInMemoryCountsNotTheOneOnDisk() async throws {
    let desk = try await Desk(["a.yaml": Parted.cancelSaves])
    _ = try await desk.client.diagnostics(desk.uri) { codes($0).contains("cancel-commits") }
    // ‘save, ’ of Cancel goes.
    let line = desk.text.split(separator: "\n", omittingEmptySubsequences: false)[13]
    let start = line.utf16.distance(from: line.startIndex, to: line.firstRange(of: "save, ")!.lowerBound)
    await desk.client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .text(desk.uri), "version": 2],
        "contentChanges": [
          [
            "range": [
              "start": ["line": 13, "character": .int(start)],
              "end": ["line": 13, "character": .int(start + 6)],
            ], "text": "",
          ]
        ],
      ])
    let after = try await desk.client.diagnostics(desk.uri) { !codes($0).contains("cancel-commits") }
    #expect(!codes(after).contains("cancel-commits"))
    let last = desk.client.messages.last { $0["method"] == "textDocument/publishDiagnostics" }
    #expect(last?["params"]?["version"] == 2)
  }

  @Test func mistakesAreSaidWithTheNearestName() async throws {
    let desk = try await Desk([
      "a.yaml": Parted.cancelSaves.replacing("present: editor", with: "present: editr")
    ])
    let found = try await desk.client.diagnostics(desk.uri) { codes($0).contains("unknown-name") }
    let problem = try #require(found.first { $0["code"] == "unknown-name" })
    #expect(problem["message"]?.text?.contains("did you mean ‘editor’?") == true)
  }

  @Test func partsAreReadFromMemoryAndDiskAndEachGetsItsOwn() async throws {
    let broken = Parted.settings.replacing("does: dismiss}", with: "does: dismis}")
    let desk = try await Desk([
      "notes.yaml": Parted.root, "editor.yaml": Parted.editor, "settings.yaml": broken,
    ])
    let found = try await desk.client.diagnostics(desk.uri("settings.yaml")) { !$0.isEmpty }
    #expect(codes(found).contains("unknown-value"))
    await desk.client.open(desk.uri("settings.yaml"), Parted.settings)
    _ = try await desk.client.diagnostics(desk.uri("settings.yaml")) { !codes($0).contains("unknown-value") }
    // Closed without saving: the disk counts again.
    await desk.client.notify(
      "textDocument/didClose", ["textDocument": ["uri": .text(desk.uri("settings.yaml"))]])
    _ = try await desk.client.diagnostics(desk.uri("settings.yaml")) { codes($0).contains("unknown-value") }
  }

  @Test func aFragmentAloneBringsItsRoot() async throws {
    let desk = try await Desk([
      "editor.yaml": Parted.editor.replacing("anchor: cancel,", with: "anchor: cancle,"),
      "notes.yaml": Parted.root, "settings.yaml": Parted.settings,
    ])
    let found = try await desk.client.diagnostics(desk.uri) { codes($0).contains("unknown-name") }
    #expect(codes(found).count { $0 == "unknown-name" } == 1)
  }

  @Test func configurationsCountAlsoWhileTheyAreTyped() async throws {
    let desk = try await Desk([
      "a.yaml": Parted.cancelSaves, ".modalflow.yaml": "ignore: [cancel-commits]\n",
    ])
    _ = try await desk.client.diagnostics(desk.uri) { !codes($0).contains("cancel-commits") }
    let settings = desk.uri(".modalflow.yaml")
    await desk.client.open(settings, "ignore: []\nselct: all\n")
    let found = try await desk.client.diagnostics(settings) { !$0.isEmpty }
    #expect(codes(found) == ["unknown-key"])
    #expect(found.first?["range"]?.span == "1:0-1:5")
    await desk.client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .text(settings), "version": 2],
        "contentChanges": [["text": "select: [cancel-commits]\n"]],
      ])
    _ = try await desk.client.diagnostics(settings) { $0.isEmpty }
    _ = try await desk.client.diagnostics(desk.uri) { codes($0) == ["cancel-commits"] }
  }

  @Test func otherYAMLIsLeftAlone() async throws {
    let desk = try await Desk(["workflow.yaml": "on: push\njobs: {}\n"])
    await desk.client.open(desk.uri("flow.yaml"), Parted.cancelSaves)
    _ = try await desk.client.diagnostics(desk.uri("flow.yaml")) { !$0.isEmpty }
    #expect(!desk.client.messages.contains { $0["params"]?["uri"]?.text == desk.uri })
  }

  @Test func unusedAllowancesAreFadedAndAcceptedFindingsNotSaid() async throws {
    let flow = Parted.cancelSaves.replacing(
      "role: cancel,", with: "role: cancel, allow: {cancel-commits: meant, alert-as-sheet: no}, ")
    let desk = try await Desk(["a.yaml": flow.replacing("alert-as-sheet", with: "untitled-modal")])
    let found = try await desk.client.diagnostics(desk.uri) { codes($0).contains("unused-allowance") }
    #expect(!codes(found).contains("cancel-commits"))
    #expect(found.first { $0["code"] == "unused-allowance" }?["tags"] == [1])
  }

  @Test func onlyTheLastOfManyChangesIsChecked() async throws {
    let desk = try await Desk(["a.yaml": Parted.cancelSaves], options: ["debounce": 30])
    for version in 2..<40 {
      await desk.client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .text(desk.uri), "version": .int(version)],
          "contentChanges": [["text": .text(desk.text + "# \(version)\n")]],
        ])
    }
    _ = try await desk.client.diagnostics(desk.uri) { codes($0).contains("cancel-commits") }
    let said = desk.client.messages.count { $0["method"] == "textDocument/publishDiagnostics" }
    #expect(said <= 2, "\(said) times")
  }

  @Test func aFileThatIsClosedSaysNothingAnyMore() async throws {
    let desk = try await Desk(["a.yaml": Parted.cancelSaves])
    _ = try await desk.client.diagnostics(desk.uri) { !$0.isEmpty }
    await desk.client.notify("textDocument/didClose", ["textDocument": ["uri": .text(desk.uri)]])
    _ = try await desk.client.diagnostics(desk.uri) { $0.isEmpty }
  }

  @Test func brokenTextNeverEndsTheSession() async throws {
    let desk = try await Desk(["a.yaml": Parted.cancelSaves])
    var random = SeededGenerator(seed: 3)
    let bytes = Array(Parted.cancelSaves.utf8)
    for version in 2..<60 {
      var broken = bytes
      for _ in 0..<4 {
        let index = Int.random(in: 0..<broken.count, using: &random)
        broken[index] = Array("{}[]:-&*#'\" \n\t%".utf8).randomElement(using: &random) ?? 0
      }
      let text = String(
        decoding: broken.prefix(Int.random(in: 0...broken.count, using: &random)), as: UTF8.self)
      await desk.client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .text(desk.uri), "version": .int(version)],
          "contentChanges": [["text": .text(text)]],
        ])
      let position: JSONValue = [
        "textDocument": ["uri": .text(desk.uri)],
        "position": ["line": .int(version % 14), "character": .int(version % 30)],
      ]
      for method in ["completion", "hover", "definition", "references", "documentSymbol", "prepareRename"] {
        let answer = try await desk.client.response("textDocument/\(method)", position)
        #expect(answer["error"] == nil, "\(method): \(answer)")
      }
    }
  }
}
