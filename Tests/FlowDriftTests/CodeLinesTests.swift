import Diagnostics
import FlowModel
import SourceFacts
import TestSupport
import Testing

@testable import FlowDrift

/// The lines of code that elements of a flow stand for.
struct CodeLinesTests {
  private static func journal() throws -> (flow: Flow, lines: CodeLines) {
    let text = try Repository.text(of: "Tests/Fixtures/apps/journal-facts.json")
    let facts = try CodeFacts(Array(text.utf8), path: "journal-facts.json")
    let draft = try Repository.text(of: "Tests/Fixtures/apps/journal-draft.yaml")
    let flow = try #require(FlowReader.read(draft).flow)
    return (flow, CodeLines(flow, facts, folder: "App"))
  }

  @Test(arguments: [
    // A way, and the button it stands on.
    (
      "screens.entries.buttons.settings.present.settings",
      ["App/Journal/Base.lproj/Main.storyboard:34, presented here"]
    ),
    ("screens.entries.buttons.settings", ["App/Journal/Base.lproj/Main.storyboard:34, presented here"]),
    // What is only inferred says how.
    (
      "screens.entries.buttons.goals",
      [
        "App/Journal/EntriesViewController.swift:17, pushed here (inferred: by its navigationController, initializer, container)"
      ]
    ),
    // A button that leads nowhere.
    ("screens.settings.buttons.done", ["App/Journal/Settings.storyboard:17, the button is made here"]),
    // A screen: what guards it, its type, what brings it.
    (
      "screens.goal-editor.unsaved.name",
      [
        "App/Journal/GoalScreens.swift:18, guarded here",
        "App/Journal/GoalScreens.swift:12, GoalEditor is declared here",
        "App/Journal/GoalsView.swift:18, presented here (inferred",
      ]
    ),
    // A dialog: where it is made.
    ("screens.delete-this-entry", ["App/Journal/EntryViewController.swift:5, made here"]),
    (
      "screens.entry-editor.callbacks.did-attempt-to-dismiss",
      ["App/Journal/EntryEditorViewController.swift:12, implemented here"]
    ),
    // What is not tied to code.
    ("triggers.link", []),
  ])
  func lines(_ element: String, _ expected: [String]) throws {
    let found = try Self.journal().lines.lines(for: ElementPath(element)).map(\.text)
    #expect(found.count >= expected.count, "\(found)")
    for (line, start) in zip(found, expected) { #expect(line.hasPrefix(start), "\(found)") }
    if expected.isEmpty { #expect(found == []) }
  }

  /// Where a finding is about several modifiers of one view, they are what has to change.
  @Test func theModifiersOfAScreen() throws {
    let place = { (line: Int) in SourcePlace(path: "A.swift", line: line, column: 1) }
    let edge = { (type: String, line: Int, modifier: String?) in
      var edge = EdgeFact(
        verb: modifier == nil ? .push : .present, framework: .swiftui,
        source: EdgeFact.Source(type: "List", screens: ["List"], sure: .exact),
        target: TargetFact(type: type, sure: .exact), place: place(line))
      edge.modifier = modifier
      return edge
    }
    var facts = CodeFacts()
    facts.screens = [ScreenFact(type: "List", framework: .swiftui, place: place(1))]
    facts.edges = [edge("Editor", 4, "List.edits"), edge("Help", 5, "List.helps"), edge("Page", 6, nil)]
    let draft = try #require(FlowDraft(facts, name: "app"))
    let flow = try #require(FlowReader.read(draft.text).flow)
    let lines = CodeLines(flow, facts)
    #expect(
      lines.modifiers(of: ElementPath("screens.list")).map(\.text)
        == ["A.swift:4, presented by this modifier", "A.swift:5, presented by this modifier"])
    #expect(lines.modifiers(of: ElementPath("screens.list.buttons.editor")).isEmpty)
  }

  @Test func everyElementThatIsTiedHasALine() throws {
    let (flow, lines) = try Self.journal()
    for screen in flow.screens where !screen.code.isEmpty { #expect(!lines.lines(for: screen.path).isEmpty) }
    for presentation in flow.presentations { #expect(!lines.lines(for: presentation.path).isEmpty) }
  }

  @Test func noMoreThanThree() throws {
    let (flow, lines) = try Self.journal()
    for screen in flow.screens { #expect(lines.lines(for: screen.path).count <= 3) }
  }
}
