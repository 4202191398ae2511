import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SourceFacts

/// Facts as text and back.
struct WritingTests {
  private static let place = SourcePlace(path: "A/B: c.swift", line: 3, column: 7)

  /// One fact of every kind, with every member.
  static let all: CodeFacts = {
    var facts = CodeFacts()
    var app = AppFact()
    app.name = "Journal"
    app.deploymentTarget = "16.4"
    app.devices = ["iphone"]
    app.orientations = ["Portrait"]
    app.orientationsOnIPad = ["LandscapeLeft"]
    app.requiresFullScreen = true
    app.start = "Start"
    app.place = place
    facts.app = app
    let button = ButtonFact(
      label: "“Löschen”\n\u{202E}\u{1F600}", key: "remove", symbol: "trash", role: "destructive",
      placement: "trailing", does: ["dismiss"], place: place, sure: .inferred, isRepeated: true)
    var screen = ScreenFact(type: "A.B", framework: .swiftui, place: place)
    screen.title = "yes"
    screen.inNavigation = true
    screen.scene = "Main#a"
    screen.style = EdgeFact.Style(value: "popover", place: place, sure: .inferred, isConditional: true)
    screen.inherits = ["View"]
    screen.contains = ["C"]
    screen.buttons = [button]
    facts.screens = [screen]
    var edge = EdgeFact(
      verb: .present, framework: .uikit,
      source: EdgeFact.Source(type: "A.B", screens: ["A.B", "D"], sure: .inferred),
      target: TargetFact(
        type: "UIAlertController", kind: "alert", wrap: ["UINavigationController"], title: "null",
        scene: "Main#b", buttons: [button], made: place, sure: .exact), place: place)
    edge.style = screen.style
    edge.isAnchored = true
    edge.hasDelegate = true
    edge.hasCompletion = true
    edge.isByIdiom = true
    edge.trigger = button
    edge.function = "ask"
    edge.via = [place]
    edge.rules = ["initializer"]
    facts.edges = [edge]
    facts.guards = [
      GuardFact(
        type: "A.B", on: "navigation", how: "isModalInPresentation", value: "a \\ b", place: place,
        sure: .unknown)
    ]
    facts.callbacks = [CallbackFact(type: "A.B", name: "did-dismiss", constant: "true", place: place)]
    facts.nominated = [
      NominatedFact(type: "A.B", why: "fields", fields: ["a"], isGuarded: true, place: place)
    ]
    facts.unseen = [UnseenFact(.presenter, about: "x", place: place)]
    return facts
  }()

  @Test func whatIsWrittenIsReadAgain() throws {
    let read = try CodeFacts(Array(Self.all.text.utf8), path: "facts.json")
    #expect(read == Self.all)
  }

  @Test func oneLineForEachFact() {
    let lines = Self.all.text.split(separator: "\n")
    #expect(lines.count == 2 + 8)
    #expect(
      !Self.all.text.unicodeScalars.contains("\u{202E}"), "text of an app must not turn a terminal around")
  }

  @Test func noFactsAreJSONToo() throws {
    #expect(try JSONSerialization.jsonObject(with: Data(CodeFacts().text.utf8)) is [String: Any])
    #expect(try CodeFacts(Array(CodeFacts().text.utf8), path: "") == CodeFacts())
  }

  @Test func theOrderOfFindingDoesNotMatter() {
    var one = Self.all
    var other = EdgeFact(
      verb: .push, framework: .swiftui, source: EdgeFact.Source(type: "Z", sure: .exact),
      target: TargetFact(type: "Y", sure: .exact), place: Self.place)
    one.edges.append(other)
    other.place.line = 1
    one.edges.append(other)
    one.edges.append(other)
    var two = one
    two.edges.reverse()
    #expect(one.text == two.text)
    #expect(one.text.split(separator: "\n").filter { $0.contains("\"push\"") }.count == 2, "each once")
  }

  @Test(
    .enabled(if: SchemaCheck.canCheckJSON, "it needs python3 with the package jsonschema"),
    arguments: [all.text, CodeFacts().text])
  func theSchemaHolds(_ text: String) throws {
    let folder = try TemporaryFolder(["facts.json": text, "schema.json": CodeFacts.jsonSchema])
    let complaints = try SchemaCheck.complaints(
      [folder.url.appending(path: "facts.json")], schema: folder.url.appending(path: "schema.json"))
    #expect(complaints == "")
  }

  @Test(arguments: [
    ("", "no-facts"), ("{}", "no-facts"), ("{\"modalflow-facts\":2,\"facts\":[]}", "unknown-facts"),
    ("{\"modalflow-facts\":1,\"facts\":[{\"kind\":\"edge\"}]}", "unknown-fact"),
    ("{\"modalflow-facts\":1,\"facts\":[{\"kind\":\"riddle\"}]}", "unknown-fact"),
    ("{\"modalflow-facts\":1,\"facts\":[", "no-json"),
  ])
  func whatIsNoFactIsAProblem(_ text: String, _ code: String) {
    let problem = #expect(throws: Problem.self) { try CodeFacts(Array(text.utf8), path: "f.json") }
    #expect(problem?.code == code)
  }

  @Test func anEdgeIsTheSameWhereverItStands() {
    var edge = Self.all.edges[0]
    let identity = edge.identity
    edge.place.line = 99
    edge.rules = []
    #expect(edge.identity == identity)
    edge.target.title = nil
    #expect(edge.identity.target == "alert in ask")
  }

  /// What is read is written into flows, and places are counted with: what no reader of sources writes is no fact.
  @Test(arguments: [
    #"{"kind":"app","devices":["iphone","watch"]}"#, #"{"kind":"app","at":"A.swift"}"#,
    #"{"kind":"app","roots":[{"type":"A"}]}"#,
    #"{"kind":"screen","type":"A","framework":"uikit","at":"A.swift:0:1"}"#,
    #"{"kind":"screen","type":"A","framework":"uikit","at":"A.swift:1:-3"}"#,
    #"{"kind":"screen","type":"A","framework":"uikit","at":"A.swift:1:9223372036854775807"}"#,
    #"{"kind":"screen","type":"A","framework":"uikit","style":{"value":"a"},"at":"A.swift:1:1"}"#,
    #"{"kind":"callback","type":"A","name":"x}, y: {z","at":"A.swift:1:1"}"#,
    #"{"kind":"closing","does":"present: a","sure":"exact","at":"A.swift:1:1"}"#,
    #"{"kind":"closing","does":"pop","trigger":{"role":"exit","at":"A.swift:1:1"},"sure":"exact","at":"A.swift:1:1"}"#,
    #"{"kind":"guard","on":"tab","how":"isModalInPresentation","value":"true","sure":"exact","at":"A.swift:1:1"}"#,
    #"{"kind":"guard","on":"screen","how":"never","value":"true","sure":"exact","at":"A.swift:1:1"}"#,
    edge(#""trigger":{"label":"B","placement":"top","at":"A.swift:1:1"},"#),
    edge(#""trigger":{"label":"B","role":"cancel, does: x","at":"A.swift:1:1"},"#),
    edge(#""trigger":{"label":"B"},"#), edge(#""view":"here","#), edge(#""via":["A.swift:1:1","B.swift"],"#),
    edge("", target: #","buttons":[{"label":"B"}]"#), edge("", target: #","made":"A.swift""#),
    edge("", kind: "unwind"), edge("", verb: "unwind"),
  ])
  func whatNobodyWritesIsNoFact(_ fact: String) {
    #expect(throws: Problem.self) { try Self.read(fact) }
  }

  @Test(arguments: ["screen", "alert", "alert|actionSheet", "camera|photoLibrary"])
  func theSameWithoutItIsAFact(kind: String) throws {
    #expect(try Self.read(Self.edge("", kind: kind)).edges.count == 1)
  }

  private static func edge(
    _ member: String, target: String = "", kind: String = "screen", verb: String = "present"
  )
    -> String
  {
    #"{"kind":"edge","verb":"\#(verb)","framework":"uikit","from":{"type":"A","sure":"exact"},"#
      + #""to":{"kind":"\#(kind)","type":"B","sure":"exact"\#(target)},\#(member)"at":"A.swift:1:1"}"#
  }

  private static func read(_ fact: String) throws(Problem) -> CodeFacts {
    try CodeFacts(Array("{\"modalflow-facts\":1,\"facts\":[\(fact)]}".utf8), path: "facts.json")
  }
}
