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

  /// The columns of a split view stand in their order; of one column what it shows first.
  @Test func aSplitViewHasItsColumns() throws {
    var facts = CodeFacts()
    facts.app = AppFact()
    facts.app?.start = "Home"
    for (line, (name, column)) in [
      ("Page", EdgeFact.Column.secondary), ("List", .primary), ("Help", .secondary),
    ].enumerated() {
      var edge = EdgeFact(
        verb: .column, framework: .uikit,
        source: EdgeFact.Source(type: "Home", screens: ["Home"], sure: .exact),
        target: TargetFact(type: name, kind: "screen", sure: .exact), place: Self.place(line + 1))
      edge.rules = [column.rule]
      facts.edges.append(edge)
    }
    let draft = try #require(FlowDraft(facts, name: "app"))
    #expect(draft.text.contains("kind: split\n    columns: [list, page]"))
    #expect(FlowReader.read(draft.text).problems.map(\.message) == [])
  }

  @Test(arguments: [("UIColorPickerViewController", "close"), ("QLPreviewController", "done"), ("Mine", nil)])
  func aControllerOfTheSystemHasItsButton(type: String, role: String?) throws {
    var facts = CodeFacts()
    facts.screens = [ScreenFact(type: "Home", framework: .uikit, place: Self.place(1))]
    facts.edges = [
      EdgeFact(
        verb: .present, framework: .uikit,
        source: EdgeFact.Source(type: "Home", screens: ["Home"], sure: .exact),
        target: TargetFact(type: type, kind: "screen", sure: .exact), place: Self.place(2))
    ]
    let text = try #require(FlowDraft(facts, name: "app")).text
    #expect(text.contains("no button that closes it was found") == (role == nil))
    if let role { #expect(text.contains("buttons: [{role: \(role), dismiss: self}]")) }
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

  private static func place(_ line: Int) -> SourcePlace {
    SourcePlace(path: "A.swift", line: line, column: 1)
  }

  /// An app that begins with `start`, and one way from `A` to `B`.
  private static func facts(start: String?, roots: [AppFact.Root]) -> CodeFacts {
    var facts = CodeFacts()
    facts.screens = ["A", "B", "Splash"].map { ScreenFact(type: $0, framework: .uikit, place: place(1)) }
    facts.edges = [
      EdgeFact(
        verb: .present, framework: .uikit,
        source: EdgeFact.Source(type: "A", screens: ["A"], sure: .exact),
        target: TargetFact(type: "B", kind: "screen", sure: .exact), place: place(2))
    ]
    var app = AppFact()
    app.start = start
    app.roots = roots
    facts.app = app
    return facts
  }

  @Test(
    arguments: [
      ("A", [AppFact.Root(type: "A", place: place(7))], nil),
      (
        "Splash", [AppFact.Root(type: "Splash", place: place(7)), AppFact.Root(type: nil, place: place(9))],
        "nothing was found that leads on from there; windows get their first screen at A.swift:7, A.swift:9"
      ),
      (
        "A", [AppFact.Root(type: nil, place: place(9)), AppFact.Root(type: "A", place: place(7))],
        "what the window is given first could not be followed; windows get their first screen at A.swift:9, A.swift:7"
      ),
      (
        nil, [AppFact.Root(type: nil, place: place(9))],
        "it is not known what the app begins with; of all screens that nothing leads to, most is reached from this; windows get their first screen at A.swift:9"
      ),
    ] as [(String?, [AppFact.Root], String?)])
  func aStartThatIsOpenIsSaid(_ start: String?, _ roots: [AppFact.Root], _ reason: String?) throws {
    let draft = try #require(FlowDraft(Self.facts(start: start, roots: roots), name: "app"))
    let reading = FlowReader.read(draft.text)
    #expect(reading.problems.map(\.message) == [])
    let flow = try #require(reading.flow)
    #expect(flow.todos.filter { $0.key == "start" }.map(\.reason) == [reason].compactMap { $0 })
    #expect(flow.todos.count == draft.todoCount)
  }

  /// Where hardly anything is reached from the start, it may be another one; less than half is only said.
  @Test(arguments: [(30, 1), (12, 1), (4, 0), (1, 0)])
  func howMuchIsReachedIsSaid(_ others: Int, _ todos: Int) throws {
    var facts = Self.facts(start: "A", roots: [AppFact.Root(type: "A", place: Self.place(7))])
    facts.edges += (0..<others).map { number in
      EdgeFact(
        verb: .present, framework: .uikit,
        source: EdgeFact.Source(type: "Other\(number)", screens: ["Other\(number)"], sure: .exact),
        target: TargetFact(type: "Next\(number)", kind: "screen", sure: .exact),
        place: Self.place(50 + number))
    }
    let text = try #require(FlowDraft(facts, name: "app")).text
    let flow = try #require(FlowReader.read(text).flow)
    #expect(flow.todos.count { $0.key == "start" } == todos)
    let all = 2 + others * 2
    #expect(text.contains("only 2 of \(all) screens are reached from there; windows") == (todos == 1))
    #expect(text.contains("start: a   # from there 2 of \(all) screens are reached\n") == (others == 4))
  }

  /// What no button is said to run becomes one, or stands beside the screen, or at the end.
  @Test func everyLineThatClosesIsThere() throws {
    var facts = Self.facts(start: "A", roots: [])
    let close = ButtonFact(key: "close", place: Self.place(20))
    facts.closings = [
      ClosingFact(
        type: "B", screens: ["B"], does: "dismiss", function: "didFinish", sure: .inferred,
        place: Self.place(30)),
      ClosingFact(type: "C", does: "pop-to-root", sure: .unknown, place: Self.place(40)),
    ]
    func text() throws -> String { try #require(FlowDraft(facts, name: "app")).text }
    #expect(
      try text().contains(
        "does: \"no button that closes it was found; code closes it, or what is over it, at A.swift:30 (didFinish)\""
      ))
    #expect(
      try text().contains(
        "#   A.swift:40  ‘C’ goes back to the first screen; it is not known from which screen."))
    facts.closings.append(
      ClosingFact(
        type: "B", screens: ["B"], does: "dismiss", trigger: close, function: "close", sure: .inferred,
        place: Self.place(21)))
    #expect(try text().contains("- {id: close, does: dismiss, todo: {label: "))
    #expect(try text().contains("    # code closes it, or what is over it, at A.swift:30 (didFinish)\n"))
    #expect(FlowReader.read(try text()).problems.map(\.message) == [])
  }

  /// Whoever pushes the first screen of a part is not in it, so that what it pushes itself needs a stack.
  @Test func theFirstScreenOfAPartThatPushesIsInNavigation() throws {
    let place = SourcePlace(path: "A.swift", line: 1, column: 1)
    var facts = CodeFacts()
    for type in ["Home", "List", "Detail"] {
      facts.screens.append(ScreenFact(type: type, framework: .swiftui, place: place))
    }
    for (from, to) in [("Home", "List"), ("List", "Detail")] {
      let source = EdgeFact.Source(type: from, screens: [from], sure: .exact)
      let target = TargetFact(type: to, sure: .exact)
      facts.edges.append(
        EdgeFact(verb: .push, framework: .swiftui, source: source, target: target, place: place))
    }
    func flow(_ first: String) throws -> Flow {
      let draft = try #require(FlowDraft(facts, name: "a", from: first))
      return try #require(FlowReader.read(draft.text).flow)
    }
    #expect(try flow("List").screens.map(\.inNavigation) == [true, false])
    #expect(try flow("Home").screens.map(\.inNavigation) == [true, false, false])
  }

  /// What is counted and listed is of the part that is drafted.
  @Test func oneFeatureSpeaksOfItselfAlone() throws {
    var facts = try Self.journal()
    let place = try #require(facts.screens.first { $0.type == "GoalsView" }).place
    facts.unseen.append(UnseenFact(.noCaller, about: "ask", place: place))
    facts.unseen.append(
      UnseenFact(.objectiveC, about: "x:", place: SourcePlace(path: "Far.m", line: 1, column: 1)))
    let draft = try #require(FlowDraft(facts, name: "journal", from: "GoalsView", depth: 1))
    let first = draft.text.split(separator: "\n")[0]
    #expect(first.hasPrefix("# Drafted from journal, GoalsView and what it leads to: "))
    let whole = try #require(FlowDraft(facts, name: "journal")).text
    #expect(!draft.text.contains("Far.m") && whole.contains("Far.m:1  Objective-C is not read: x:."))
    #expect(
      draft.text.contains(
        "\(place.lineText)  Something is shown here, and no call of ‘ask’ was found that leads here."))
    // Each line of the list is a sentence.
    let list = try #require(whole.split(separator: "# Not understood: complete by hand.\n").last)
    for line in list.split(separator: "\n") { #expect(line.hasSuffix("."), "\(line)") }
  }

  @Test func aPartIsSaidToBeOne() {
    func screen(_ type: String, _ parts: [String]) -> ScreenFact {
      var fact = ScreenFact(
        type: type, framework: .swiftui, place: SourcePlace(path: "A.swift", line: 1, column: 1))
      fact.contains = parts
      return fact
    }
    var facts = CodeFacts()
    facts.screens = [screen("Root", ["List", "Row"]), screen("List", ["Row"]), screen("Row", [])]
    var app = AppFact()
    app.start = "Root"
    facts.app = app
    #expect(facts.screens(containing: "Row") == ["Root"])
    #expect(facts.screens(containing: "Root") == [] && facts.screens(containing: "Other") == [])
    facts.edges = [
      EdgeFact(
        verb: .push, framework: .swiftui, source: .init(type: "Root", screens: ["Root"], sure: .exact),
        target: TargetFact(type: "Row", sure: .exact),
        place: SourcePlace(path: "A.swift", line: 1, column: 1))
    ]
    #expect(facts.screens(containing: "Row") == [])
  }

  /// A controller of the system that a view of the app wraps closes itself no more than any other: what its delegate does is
  /// written, or is left to say.
  @Test(arguments: ["MailView.Coordinator", "MailView", "Other"])
  func aWrappedControllerIsClosedByItsDelegate(_ delegate: String) throws {
    let place = SourcePlace(path: "A.swift", line: 1, column: 1)
    let mail = TargetFact(type: "MailView", kind: "mail", sure: .exact)
    var facts = CodeFacts()
    facts.edges = [
      EdgeFact(
        verb: .present, framework: .swiftui, source: .init(type: "A", screens: ["A"], sure: .exact),
        target: mail, place: place)
    ]
    facts.screens = [ScreenFact(type: "A", framework: .swiftui, place: place)]
    facts.callbacks = [
      CallbackFact(type: delegate, name: "did-finish", controller: "mail", does: ["dismiss"], place: place)
    ]
    let text = try #require(FlowDraft(facts, name: "x")).text
    let isTold = delegate != "Other"
    #expect(text.contains("callbacks: {did-finish: {dismiss: presented}}") == isTold)
    #expect(text.contains("todo: {callbacks:") == !isTold)
    let reading = FlowReader.read(text)
    #expect(reading.problems.map(\.message) == [])
    let flow = try #require(reading.flow)
    #expect(DriftComparison(flow, root: "flow.yaml", facts).findings.isEmpty)
  }

  /// A dialog whose kind code chooses is for a person to say; what closes a picker is read off its delegate.
  @Test func whatCodeChoosesIsOpen() throws {
    let place = SourcePlace(path: "A.swift", line: 1, column: 1)
    func edge(_ target: TargetFact) -> EdgeFact {
      EdgeFact(
        verb: .present, framework: .uikit, source: .init(type: "A", screens: ["A"], sure: .exact),
        target: target, place: place)
    }
    var facts = CodeFacts()
    facts.edges = [
      edge(
        TargetFact(
          kind: TargetFact.eitherDialog, title: "Sure?",
          buttons: [ButtonFact(label: "Leave", does: ["pop"], place: place)], sure: .inferred)),
      edge(TargetFact(kind: "camera", made: place, sure: .exact)),
      edge(TargetFact(kind: "mail", sure: .exact)),
    ]
    facts.screens = [ScreenFact(type: "A", framework: .uikit, place: place)]
    facts.callbacks = ["did-finish", "did-cancel"].map {
      CallbackFact(
        type: "Picker", name: $0, controller: "camera|photoLibrary", does: ["dismiss"], place: place)
    }
    let text = try #require(FlowDraft(facts, name: "x")).text
    #expect(text.contains("kind: \"code chooses: actionSheet or alert\""))
    #expect(text.contains("{did-cancel: {dismiss: presented}, did-finish: {dismiss: presented}}"))
    #expect(text.contains("kind: mail, todo: {callbacks:"))
    let reading = FlowReader.read(text)
    #expect(reading.problems.map(\.message) == [])
    let flow = try #require(reading.flow)
    #expect(DriftComparison(flow, root: "flow.yaml", facts).findings.map(\.rule.name) == [])
  }

  @Test func whatABarButtonHangsOnIsOpen() throws {
    let place = SourcePlace(path: "A.swift", line: 1, column: 1)
    var screen = ScreenFact(type: "B", framework: .swiftui, place: place)
    screen.buttons = [
      ButtonFact(
        label: "Save", role: "save", placement: "trailing", does: ["later dismiss"], condition: "isNew",
        place: place)
    ]
    var facts = CodeFacts()
    facts.screens = [ScreenFact(type: "A", framework: .swiftui, place: place), screen]
    facts.edges = [
      EdgeFact(
        verb: .present, framework: .swiftui, source: .init(type: "A", screens: ["A"], sure: .exact),
        target: TargetFact(type: "B", sure: .exact), place: place)
    ]
    let text = try #require(FlowDraft(facts, name: "x")).text
    #expect(
      text.contains("does: {later: dismiss}, todo: {shown: \"only there under ‘isNew’\"}"))
    for (condition, shown) in [
      ("#available(iOS 26, *)", "shown: ios 26..."),
      ("not (#available(iOS 16.4, *))", "shown: not ios 16.4..."),
    ] {
      facts.screens[1].buttons[0].condition = condition
      let text = try #require(FlowDraft(facts, name: "x")).text
      #expect(text.contains(shown))
      #expect(FlowReader.read(text).problems.map(\.message) == [])
    }
    #expect(FlowReader.read(text).problems.map(\.message) == [])
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
    ("View", "view-screen"), ("Editor.View", "editor"), ("Editor.Title.Screen", "editor-title"),
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
