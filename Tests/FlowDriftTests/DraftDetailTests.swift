import Diagnostics
import FlowModel
import SourceFacts
import Testing

@testable import FlowDrift

/// What a draft says of the app, and of buttons whose actions were not read.
struct DraftDetailTests {
  /// A button that shows a picture alone needs no text; what code makes of a picture is to be said.
  @Test(arguments: [
    ("gear", "symbol: gear", ""), ("chevron.up", "symbol: chevron.up", ""),
    ("UIImage(systemName: \"gear\")", "", "its picture is"),
  ])
  func aPictureIsSymbolEnough(_ symbol: String, _ written: String, _ open: String) throws {
    let place = SourcePlace(path: "A.swift", line: 3, column: 1)
    var edge = EdgeFact(
      verb: .present, framework: .swiftui,
      source: EdgeFact.Source(type: "A", screens: ["A"], sure: .exact),
      target: TargetFact(type: "B", sure: .exact), place: place)
    edge.trigger = ButtonFact(symbol: symbol, place: place)
    var facts = CodeFacts()
    facts.screens = [ScreenFact(type: "A", framework: .swiftui, place: place)]
    facts.edges = [edge]
    let text = try #require(FlowDraft(facts, name: "app")).text
    #expect(text.contains(written) && text.contains(open), "\(text)")
    #expect(text.contains("todo: {label:") == written.isEmpty, "\(text)")
    #expect(FlowReader.read(text).problems.isEmpty)
  }

  private static func place(_ line: Int) -> SourcePlace {
    SourcePlace(path: "A.swift", line: line, column: 1)
  }

  /// One way from `A` to `B`.
  private static func facts() -> CodeFacts {
    var facts = CodeFacts()
    facts.screens = ["A", "B"].map { ScreenFact(type: $0, framework: .uikit, place: place(1)) }
    facts.edges = [
      EdgeFact(
        verb: .present, framework: .uikit,
        source: EdgeFact.Source(type: "A", screens: ["A"], sure: .exact),
        target: TargetFact(type: "B", kind: "screen", sure: .exact), place: place(2))
    ]
    facts.app = AppFact()
    facts.app?.start = "A"
    return facts
  }

  /// An answer of SwiftUI that dismisses closes the view beneath the dialog, also a pushed one.
  @Test(arguments: [(EdgeFact.Verb.present, true), (.push, true), (nil, false)])
  func anAnswerThatDismissesIsDrafted(_ verb: EdgeFact.Verb?, _ closes: Bool) throws {
    var facts = Self.facts()
    for index in facts.screens.indices { facts.screens[index].framework = .swiftui }
    facts.edges[0].framework = .swiftui
    if let verb { facts.edges[0].verb = verb }
    let asking = verb == nil ? "A" : "B"
    let answers = [
      ButtonFact(label: "Delete", role: "destructive", does: ["dismiss"], place: Self.place(4)),
      ButtonFact(label: "Cancel", role: "cancel", place: Self.place(5)),
    ]
    facts.edges.append(
      EdgeFact(
        verb: .present, framework: .swiftui,
        source: EdgeFact.Source(type: asking, screens: [asking], sure: .exact),
        target: TargetFact(kind: "alert", title: "Delete?", buttons: answers, sure: .exact),
        place: Self.place(3)))
    let text = try #require(FlowDraft(facts, name: "app")).text
    #expect(text.contains("{label: Delete, role: destructive, does: dismiss}") == closes, "\(text)")
    #expect(text.contains("nothing that it could close was found") != closes, "\(text)")
    #expect(FlowReader.read(text).problems.isEmpty)
  }

  /// A controller that hosts a view is one of SwiftUI's, unless it presents by UIKit itself.
  @Test(arguments: [(EdgeFact.Framework.swiftui, true), (.uikit, false)])
  func aHostingControllerPresentsAsItsViewDoes(_ framework: EdgeFact.Framework, _ isView: Bool) throws {
    var facts = Self.facts()
    facts.screens[1].inherits = ["UIHostingController"]
    facts.edges.append(
      EdgeFact(
        verb: .present, framework: framework,
        source: EdgeFact.Source(type: "B", screens: ["B"], sure: .exact),
        target: TargetFact(kind: "share", sure: .exact), place: Self.place(3)))
    let text = try #require(FlowDraft(facts, name: "app")).text
    #expect(text.contains("framework: swiftui") == isView, "\(text)")
    #expect(FlowReader.read(text).problems.isEmpty)
  }

  /// Where several places guard a screen, each expression is said once.
  @Test(arguments: [
    (["true"], "guard: always"), (["true", "true"], "guard: \"true, set in 2 places\""),
    (["isDirty", "true", "isDirty"], "guard: \"isDirty, set in 2 places; true\""),
  ])
  func aGuardThatSeveralPlacesSetIsSaidOnce(_ values: [String], _ written: String) throws {
    var facts = Self.facts()
    facts.guards = values.enumerated().map { index, value in
      GuardFact(
        type: "B", how: "isModalInPresentation", value: value, place: Self.place(3 + index), sure: .exact)
    }
    let text = try #require(FlowDraft(facts, name: "app")).text
    #expect(text.contains(written), "\(text)")
    #expect(FlowReader.read(text).problems.isEmpty)
  }

  @Test(
    arguments: [
      (
        ["Portrait"], ["Portrait", "LandscapeLeft"], ["iphone", "ipad"],
        "{iphone: [portrait], ipad: [portrait, landscape]}"
      ),
      (["Portrait"], ["Portrait", "PortraitUpsideDown"], ["iphone", "ipad"], "[portrait]"),
      (["Portrait"], [], ["iphone", "ipad"], "[portrait]"),
      (["Portrait"], ["Portrait", "LandscapeLeft"], ["iphone"], "[portrait]"),
      (
        ["Portrait", "LandscapeLeft"], ["Portrait"], ["iphone", "ipad"],
        "{iphone: [portrait, landscape], ipad: [portrait]}"
      ),
      (["Portrait", "LandscapeLeft"], ["Portrait", "LandscapeRight"], ["iphone", "ipad"], nil),
      ([], [], ["iphone"], nil),
    ] as [([String], [String], [String], String?)])
  func eachDeviceTurnsAsItsListSays(all: [String], onIPad: [String], devices: [String], yaml: String?) throws
  {
    var facts = Self.facts()
    facts.app?.orientations = all
    facts.app?.orientationsOnIPad = onIPad
    facts.app?.devices = devices
    let text = try #require(FlowDraft(facts, name: "app")).text
    if let yaml {
      #expect(text.contains("orientations: \(yaml)"), "\(text)")
    } else {
      #expect(!text.contains("orientations"), "\(text)")
    }
    #expect(FlowReader.read(text).problems.map(\.message) == [])
  }

  /// What a button does that stands in code which was not read is for a person to say.
  @Test(arguments: [true, false]) func aButtonWhoseActionWasNotReadIsOpen(isUnread: Bool) throws {
    var facts = Self.facts()
    for index in facts.screens.indices where facts.screens[index].type == "B" {
      facts.screens[index].buttons = [
        ButtonFact(label: "Start", placement: "content", does: ["action onStart:"], place: Self.place(8))
      ]
    }
    if isUnread { facts.unseen = [UnseenFact(.swift, place: Self.place(1))] }
    let text = try #require(FlowDraft(facts, name: "app")).text
    #expect(
      text.contains("{label: Start, todo: {does: \"action onStart: was not followed\"}}") == isUnread,
      "\(text)")
    #expect(text.contains("one whose action was not followed may") == isUnread)
    #expect(FlowReader.read(text).problems.map(\.message) == [])
  }

  /// What takes the place of all is written as such, but not of itself, and a second run adds nothing.
  @Test func whatTheWindowIsGivenLaterIsAWay() throws {
    var facts = CodeFacts()
    facts.app = AppFact()
    facts.app?.start = "Login"
    for (line, (from, to)) in [("Login", "Home"), ("Home", "Home"), ("Home", "Login")].enumerated() {
      facts.edges.append(
        EdgeFact(
          verb: .setRoot, framework: .uikit,
          source: EdgeFact.Source(type: from, screens: [from], sure: .inferred),
          target: TargetFact(type: to, kind: "screen", sure: .exact), place: Self.place(line + 1)))
    }
    let draft = try #require(FlowDraft(facts, name: "shop"))
    #expect(draft.text.contains("{id: home, set-root: home,"))
    #expect(draft.text.split(separator: "set-root").count == 3)
    let reading = FlowReader.read(draft.text)
    #expect(reading.problems.map(\.message) == [])
    let flow = try #require(reading.flow)
    #expect(DriftComparison(flow, root: "shop.yaml", facts).findings.isEmpty)
    #expect(try #require(FlowAddition(facts, to: flow)).changes.isEmpty)
  }

  /// What was taken for a version made a draft that is no flow.
  @Test(arguments: [
    ("16.4", "16.4..."), ("17", "17..."), ("1..2", nil), ("½", nil), ("16.", nil), ("1.2.3.4", nil),
    ("15.4.1", nil),
  ])
  func whatIsNoVersionIsLeftOut(_ version: String, _ range: String?) throws {
    var facts = CodeFacts()
    var app = AppFact()
    app.deploymentTarget = version
    app.devices = ["ipad", "ipad"]
    app.start = "A"
    facts.app = app
    let text = try #require(FlowDraft(facts, name: "App")).text
    #expect(FlowReader.read(text).problems.map(\.message) == [])
    #expect(text.contains("devices: [ipad]"))
    #expect(text.contains("ios: ") == (range != nil))
    if let range { #expect(text.contains("ios: \(range),")) }
  }

  /// Two containers that hold each other, or one that holds itself, made a draft that is no flow.
  @Test(arguments: [["A"], ["B"]])
  func nothingStandsInItself(_ inner: [String]) throws {
    let place = SourcePlace(path: "A.storyboard", line: 1, column: 1)
    func tab(_ source: String, _ target: String) -> EdgeFact {
      EdgeFact(
        verb: .tab, framework: .storyboard,
        source: EdgeFact.Source(type: source, screens: [source], sure: .exact),
        target: TargetFact(type: target, sure: .exact), place: place)
    }
    var facts = CodeFacts()
    facts.edges = [tab("A", "B"), tab("A", "C")] + inner.map { tab($0, "A") }
    var app = AppFact()
    app.start = "A"
    facts.app = app
    let text = try #require(FlowDraft(facts, name: "App")).text
    #expect(FlowReader.read(text).problems.map(\.message) == [])
  }
}
