import Diagnostics
import FlowModel
import Foundation
import SourceFacts
import TestSupport
import Testing

@testable import FlowDrift

/// Drafts of the journal's facts, and of facts that nobody would write.
struct DraftTests {
  private static func journal() throws -> CodeFacts {
    let text = try Repository.text(of: "Tests/Fixtures/apps/journal-facts.json")
    return try CodeFacts(Array(text.utf8), path: "journal-facts.json")
  }

  @Test func theJournalsDraftIsThis() throws {
    let draft = try #require(FlowDraft(try Self.journal(), name: "journal"))
    let golden = Repository.root.appending(path: "Tests/Fixtures/apps/journal-draft.yaml")
    if ProcessInfo.processInfo.environment["MODALFLOW_UPDATE"] == "1" {
      try Data(draft.text.utf8).write(to: golden)
    }
    let written = (try? String(contentsOf: golden, encoding: .utf8)) ?? ""
    #expect(
      written == draft.text, "MODALFLOW_UPDATE=1 with --filter DraftTests rewrites it; read the difference")
  }

  @Test func aDraftReadsWithoutAProblem() throws {
    let draft = try #require(FlowDraft(try Self.journal(), name: "journal"))
    let reading = FlowReader.read(draft.text)
    #expect(reading.problems.map(\.message) == [])
    let flow = try #require(reading.flow)
    #expect(flow.todos.count == draft.todoCount && draft.todoCount > 0)
    #expect(flow.screens[flow.start].code.map(\.name) == ["EntriesViewController"])
    #expect(flow.app.name == "Journal")
  }

  @Test func everyWayIsThereOrListed() throws {
    let facts = try Self.journal()
    let text = try #require(FlowDraft(facts, name: "journal")).text
    for edge in facts.edges where [.present, .push, .showDetail].contains(edge.verb) {
      #expect(text.contains(edge.place.lineText), "\(edge.identity)")
    }
    for unseen in facts.unseen { #expect(text.contains(unseen.place.lineText)) }
  }

  @Test func oneFeatureIsAPartOfTheWhole() throws {
    let facts = try Self.journal()
    let draft = try #require(FlowDraft(facts, name: "journal", from: "GoalsView", depth: 1))
    let reading = FlowReader.read(draft.text)
    #expect(reading.problems.map(\.message) == [])
    let types = Set(reading.flow?.screens.flatMap { $0.code.map(\.name) } ?? [])
    #expect(types.contains("GoalsView") && types.contains("GoalEditor"))
    #expect(!types.contains("EntriesViewController"))
  }

  @Test func noFactsAreNoFlow() { #expect(FlowDraft(CodeFacts(), name: "nothing") == nil) }

  /// Names and labels of an app may be anything.
  @Test func hostileNamesReadWithoutAProblem() throws {
    let texts = [
      "yes", "", " a", "a: b", "# no", "‹x›", "\u{202E}evil", "a\nb", "{x}", "日本語", "- a", "1", "\"q\"",
      "it's", "&x",
      "*y", "Emoji 😀", "null", "View", "Back", "a\u{0}b", "\\", "%", "@", "`", "é",
    ]
    var facts = CodeFacts()
    let place = SourcePlace(path: "A\n# b.swift", line: 1, column: 1)
    for (index, text) in texts.enumerated() {
      var edge = EdgeFact(
        verb: index.isMultiple(of: 2) ? .present : .push, framework: .uikit,
        source: EdgeFact.Source(type: "Start", screens: ["Start"], sure: .exact),
        target: TargetFact(type: "T" + text, sure: .exact), place: place)
      edge.trigger = ButtonFact(label: text, place: place)
      facts.edges.append(edge)
      edge.target = TargetFact(
        kind: "alert", title: text,
        buttons: [ButtonFact(label: text, place: place), ButtonFact(label: text, place: place)],
        sure: .exact)
      edge.verb = .present
      facts.edges.append(edge)
    }
    var app = AppFact()
    app.name = "A: {b}"
    facts.app = app
    let draft = try #require(FlowDraft(facts, name: "x\ny"))
    let reading = FlowReader.read(draft.text)
    #expect(reading.problems.map(\.message) == [])
    #expect(reading.flow?.app.name == "A: {b}")
  }

  @Test(arguments: [
    ("URIMainIconViewController", "uri-main-icon"), ("StatusEditor.MainView", "main"),
    ("View", "view-screen"),
    ("scene:Main#abo-01", "main-abo-01"), ("設定", "screen"), ("Goal2View", "goal2"),
    ("BackViewController", "back-screen"),
  ])
  func idsComeFromTypes(_ type: String, _ id: String) {
    var names = DraftNames()
    #expect(names.id(ofType: type) == id)
    #expect(names.id(ofType: type) == id, "the same one each time")
    #expect(names.unused(id) != id, "nothing else gets it")
  }
}
