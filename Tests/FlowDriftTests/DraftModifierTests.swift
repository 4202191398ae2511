import Diagnostics
import FlowModel
import SourceFacts
import TestSupport
import Testing

@testable import FlowDrift

/// What a draft says of the modifiers of SwiftUI that present, and of what is built under a condition alone.
struct DraftModifierTests {
  private static let place = SourcePlace(path: "A.swift", line: 1, column: 1)

  private static func edge(_ modifier: String?, to target: String, builtIf: String? = nil) -> EdgeFact {
    var edge = EdgeFact(
      verb: .present, framework: .swiftui,
      source: EdgeFact.Source(type: "Home", screens: ["Home"], sure: .exact),
      target: TargetFact(type: target, sure: .exact), place: place)
    edge.style = EdgeFact.Style(value: "sheet", sure: .exact)
    edge.modifier = modifier
    edge.builtIf = builtIf
    return edge
  }

  private static func flow(_ edges: [EdgeFact], home: EdgeFact.Framework = .swiftui) throws -> Flow {
    var facts = CodeFacts()
    for type in ["Home", "Row", "B", "C", "D"] {
      var screen = ScreenFact(
        type: type, framework: type == "Home" ? home : .swiftui, place: place)
      screen.inherits = ["View"]
      facts.screens.append(screen)
    }
    facts.edges = edges
    let draft = try #require(FlowDraft(facts, name: "a", from: "Home"))
    let reading = FlowReader.read(draft.text)
    #expect(reading.problems.map(\.message) == [])
    return try #require(reading.flow)
  }

  /// Modifier and anchor of each presentation, in the order of the edges.
  private static func told(_ flow: Flow) -> [String] {
    flow.presentations.map {
      "\(flow.screens[$0.target].id) \($0.options.modifier) \($0.options.anchor == .view ? "view" : "sender")"
    }
    .sorted()
  }

  @Test func oneModifierOfSeveralScreensIsOne() throws {
    let flow = try Self.flow([
      Self.edge("Home.activeSheet", to: "B"), Self.edge("Home.activeSheet", to: "C"),
      Self.edge("Home.d", to: "D"),
    ])
    #expect(Self.told(flow) == ["b active-sheet view", "c active-sheet view", "d d view"])
  }

  /// The key had no value then.
  @Test func aModifierWithoutALetterOfASCIIHasAName() throws {
    let flow = try Self.flow([
      Self.edge("Home.シート", to: "B"), Self.edge("Home.シート", to: "C"), Self.edge("Home.表", to: "D"),
      Self.edge("Home.表", to: "Row"),
    ])
    #expect(
      Self.told(flow) == [
        "b modifier-30b7-30fc-30c8 view", "c modifier-30b7-30fc-30c8 view", "d modifier-8868 view",
        "row modifier-8868 view",
      ])
  }

  @Test func twoModifiersOfOneNameAreTwo() throws {
    let flow = try Self.flow([
      Self.edge("Home.sheet", to: "B"), Self.edge("Home.sheet", to: "C"), Self.edge("Row.sheet", to: "D"),
      Self.edge("Row.sheet", to: "Home"),
    ])
    #expect(
      Self.told(flow) == [
        "b home-sheet view", "c home-sheet view", "d row-sheet sender", "home row-sheet sender",
      ])
  }

  @Test func aModifierOnAPartStandsThere() throws {
    let flow = try Self.flow([Self.edge("Home.b", to: "B"), Self.edge("Row.c", to: "C")])
    #expect(Self.told(flow) == ["b b view", "c c sender"])
  }

  @Test func theOnlySheetSaysNothing() throws {
    let flow = try Self.flow([Self.edge("Row.c", to: "C")])
    #expect(Self.told(flow) == ["c c view"])
  }

  @Test func aScreenOfUIKitHasNoModifier() throws {
    let edges = [Self.edge("Row.x", to: "B"), Self.edge("Row.x", to: "C")]
    let flow = try Self.flow(edges, home: .uikit)
    #expect(flow.presentations.map(\.options.modifier).allSatisfy { $0 != "x" })
  }

  @Test func aConditionOfTheBuildIsOpen() throws {
    let flow = try Self.flow([Self.edge("Home.b", to: "B", builtIf: "DEBUG"), Self.edge("Home.c", to: "C")])
    let open = flow.todos.filter { $0.key == "if" }
    #expect(open.map(\.reason) == ["only built under ‘#if DEBUG’"])
  }

  @Test func whatComesAfterTheDismissalIsOpen() throws {
    var edge = Self.edge(nil, to: "B")
    edge.rules = [EdgeFact.afterDismissal]
    let flow = try Self.flow([edge, Self.edge(nil, to: "C")])
    #expect(flow.todos.filter { $0.key == "if" }.count == 1)
  }

  @Test func factsOfAModifierAreReadAsTheyWereWritten() throws {
    var facts = CodeFacts()
    facts.edges = [Self.edge("Home.b", to: "B", builtIf: "DEBUG")]
    let read = try CodeFacts(Array(facts.text.utf8), path: "facts.json")
    #expect(read.edges == facts.edges)
  }

  @Test(arguments: [("Кэш очищен", "Кэш очищен"), ("‹title›", ""), ("Sure?", "Sure?")])
  func aTitleIsWrittenInAnyScript(title: String, expected: String) throws {
    var edge = Self.edge(nil, to: "B")
    edge.target = TargetFact(
      kind: "alert", title: title, buttons: [ButtonFact(label: "OK", place: Self.place)], sure: .exact)
    let flow = try Self.flow([edge])
    #expect(flow.screens.first { $0.kind == .alert }?.title == expected)
  }

  private static func alert(_ line: Int, view: Int?) -> EdgeFact {
    var edge = edge(nil, to: "B")
    edge.target = TargetFact(kind: "alert", title: "Title \(line)", sure: .exact)
    edge.style = nil
    edge.place = SourcePlace(path: "A.swift", line: line, column: 1)
    edge.view = view.map { SourcePlace(path: "A.swift", line: $0, column: 1) }
    return edge
  }

  /// Alerts on views beside one another all work, those on one view do not.
  @Test(arguments: [([2, 3], "sender"), ([2, 2], "view"), ([nil, nil], "view")])
  func alertsStandOnTheirViews(_ views: [Int?], _ anchor: String) throws {
    let flow = try Self.flow([Self.alert(5, view: views[0]), Self.alert(6, view: views[1])])
    #expect(
      Self.told(flow).map { $0.split(separator: " ").last ?? "" } == [Substring(anchor), Substring(anchor)])
  }

  @Test func whatUIKitPresentsIsNoModifier() throws {
    var camera = Self.edge(nil, to: "B")
    camera.framework = .uikit
    camera.target = TargetFact(type: "UIImagePickerController", kind: "camera", sure: .exact)
    camera.style = nil
    let flow = try Self.flow([Self.edge("Home.sheet", to: "C"), camera])
    #expect(
      Self.told(flow).map { String($0.split(separator: " ").last ?? "") }.sorted() == ["sender", "view"])
  }
}
