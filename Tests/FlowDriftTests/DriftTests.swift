import Diagnostics
import FlowModel
import SourceFacts
import TestSupport
import Testing

@testable import FlowDrift

/// A flow held against facts: what is said, and what is held back.
struct DriftTests {
  private static func journal() throws -> CodeFacts {
    let text = try Repository.text(of: "Tests/Fixtures/apps/journal-facts.json")
    return try CodeFacts(Array(text.utf8), path: "journal-facts.json")
  }

  static func lines(_ yaml: String, _ facts: CodeFacts) throws -> [String] {
    let reading = FlowReader.read(yaml)
    #expect(reading.problems.map(\.message) == [])
    let flow = try #require(reading.flow)
    return DriftComparison(flow, root: "flow.yaml", facts).findings.map {
      "\($0.severity.word)[\($0.rule)] \($0.message)"
    }
  }

  /// Three screens, two ways and a dialog; code agrees with it.
  static let agreeing = """
    modalflow: 1
    start: list
    screens:
      list:
        code: List
        in: navigation
        buttons:
          - {label: Edit, present: editor, style: formSheet}
          - {label: More, push: detail}
      editor:
        code: Editor
        guard: always
        buttons:
          - {label: Cancel, role: cancel, present: ask}
          - {label: Share, present: share, anchor: sender}
      detail: {code: Detail}
      ask: {kind: alert, title: Sure?, buttons: [{label: Discard, role: destructive}, {label: Cancel, role: cancel}]}
      share: {kind: share}
    """

  static let place = SourcePlace(path: "A.swift", line: 2, column: 3)

  static func edge(_ source: String, _ verb: EdgeFact.Verb, _ target: TargetFact) -> EdgeFact {
    EdgeFact(
      verb: verb, framework: .uikit, source: EdgeFact.Source(type: source, screens: [source], sure: .exact),
      target: target, place: place)
  }

  static let facts: CodeFacts = {
    var facts = CodeFacts()
    facts.screens = ["List", "Editor", "Detail"].map { ScreenFact(type: $0, framework: .uikit, place: place) }
    var editor = edge("List", .present, TargetFact(type: "Editor", made: place, sure: .exact))
    editor.style = EdgeFact.Style(value: "formSheet", place: place, sure: .exact)
    let ask = TargetFact(
      type: "UIAlertController", kind: "alert", title: "Sure?",
      buttons: [
        ButtonFact(label: "Discard", role: "destructive", place: place),
        ButtonFact(label: "Cancel", role: "cancel", place: place),
      ], made: place, sure: .exact)
    var share = edge(
      "Editor", .present,
      TargetFact(type: "UIActivityViewController", kind: "share", made: place, sure: .exact))
    share.isAnchored = true
    facts.edges = [
      editor, edge("List", .push, TargetFact(type: "Detail", sure: .exact)), edge("Editor", .present, ask),
      share,
    ]
    facts.guards = [
      GuardFact(type: "Editor", how: "isModalInPresentation", value: "true", place: place, sure: .exact)
    ]
    return facts
  }()

  @Test func whatAgreesIsSilent() throws {
    #expect(try Self.lines(Self.agreeing, Self.facts) == [])
  }

  @Test func aDraftAgreesWithItsFacts() throws {
    let facts = try Self.journal()
    let draft = try #require(FlowDraft(facts, name: "journal"))
    #expect(try Self.lines(draft.text, facts) == [])
  }

  /// Each way taken out of the facts in turn is said, unless its absence may be hidden.
  @Test func aWayThatCodeLostIsSaid() throws {
    for index in Self.facts.edges.indices {
      var facts = Self.facts
      let lost = facts.edges.remove(at: index)
      let lines = try Self.lines(Self.agreeing, facts)
      #expect(
        lines.count == 1 && lines[0].hasPrefix("warning[drift-edge-only-in-flow]"),
        "\(lost.identity): \(lines)")
    }
  }

  @Test(arguments: [UnseenFact.Reason.target, .objectiveC, .swift, .unreadable])
  func anAbsenceThatMayBeHiddenIsCounted(_ reason: UnseenFact.Reason) throws {
    var facts = Self.facts
    facts.edges.removeFirst()
    facts.unseen = [UnseenFact(reason, place: Self.place)]
    let flow = try #require(FlowReader.read(Self.agreeing).flow)
    let comparison = DriftComparison(flow, root: "flow.yaml", facts)
    #expect(comparison.findings.isEmpty)
    #expect(comparison.unseen.count == 1)
  }

  @Test(arguments: [
    (
      "present: editor, style: formSheet", "push: editor",
      "warning[drift-verb] ‘editor’ is pushed from ‘list’ in the flow, presented in code"
    ),
    (
      "style: formSheet", "style: popover",
      "warning[drift-style] ‘editor’ is popover in the flow, formSheet in code"
    ),
    (", anchor: sender", "", "warning[drift-anchor] ‘share’ has no anchor in the flow; code sets one"),
    (
      ", {label: Cancel, role: cancel}]", "]",
      "warning[drift-role] ‘ask’ has no Cancel in the flow; code has one"
    ),
    ("guard: always", "title: Editor", "warning[drift-guard] code guards ‘editor’ (true); the flow does not"),
    (
      "code: Detail", "code: Detial",
      "error[drift-type-not-found] ‘detail’ is tied to Detial, which no source declares"
    ),
    (
      "      - {label: More, push: detail}\n", "",
      "warning[drift-edge-only-in-code] code pushes ‘detail’ from ‘list’; the flow does not"
    ),
  ])
  func aDifferenceIsSaid(_ text: String, _ other: String, _ finding: String) throws {
    let lines = try Self.lines(Self.agreeing.replacing(text, with: other), Self.facts)
    #expect(lines.contains(finding), "\(lines)")
  }

  @Test func aDialogOfAnotherKindIsSaid() throws {
    let yaml = Self.agreeing.replacing("ask: {kind: alert", with: "ask: {kind: actionSheet")
    #expect(
      try Self.lines(yaml, Self.facts) == [
        "warning[drift-kind] ‘ask’ is actionSheet in the flow, alert in code"
      ])
    // Another title is another dialog.
    let other = yaml.replacing("title: Sure?", with: "title: Really?")
    #expect(!(try Self.lines(other, Self.facts)).contains { $0.contains("drift-kind") })
    // What makes it says more than its title.
    var facts = Self.facts
    facts.edges[2].function = "ask"
    facts.edges[2].target.title = "‹title›"
    let tied = yaml.replacing("title: Sure?", with: "code: Editor.ask")
    #expect(
      try Self.lines(tied, facts) == ["warning[drift-kind] ‘ask’ is actionSheet in the flow, alert in code"])
  }

  // MARK: Callbacks

  private static func withCallback(_ name: String) -> String {
    agreeing.replacing("guard: always", with: "guard: always\n    callbacks: {\(name): {run: note}}")
  }

  @Test func aCallbackOnOneSideIsSaid() throws {
    var facts = Self.facts
    facts.callbacks = [CallbackFact(type: "Editor", name: "did-attempt-to-dismiss", place: Self.place)]
    #expect(
      try Self.lines(Self.agreeing, facts) == [
        "info[drift-callback] code implements did-attempt-to-dismiss in ‘editor’; the flow does not"
      ])
    #expect(try Self.lines(Self.withCallback("did-attempt-to-dismiss"), facts) == [])
    #expect(
      try Self.lines(Self.withCallback("did-attempt-to-dismiss"), Self.facts) == [
        "info[drift-callback] ‘editor’ has did-attempt-to-dismiss in the flow; no code implements it"
      ])
  }

  /// The presenter may be the delegate, a type that is no screen may be anybody's.
  @Test(arguments: ["List", "DismissalDelegate"])
  func aCallbackOfADelegateIsNotMissed(_ type: String) throws {
    var facts = Self.facts
    facts.callbacks = [CallbackFact(type: type, name: "did-attempt-to-dismiss", place: Self.place)]
    let lines = try Self.lines(Self.withCallback("did-attempt-to-dismiss"), facts)
    #expect(lines.filter { $0.contains("drift-callback") } == [])
  }

  @Test func onDismissOfASheetIsCompared() throws {
    var facts = Self.facts
    facts.edges[0].framework = .swiftui
    facts.edges[0].style?.value = "sheet"
    facts.edges[0].hasDelegate = true
    let yaml = Self.agreeing.replacing(", style: formSheet", with: "")
    #expect(
      try Self.lines(yaml, facts) == [
        "info[drift-callback] code has onDismiss for ‘editor’; the flow has no on-dismiss"
      ])
  }

  @Test func whatIsOnlyInferredWeighsLess() throws {
    var facts = Self.facts
    var more = Self.edge("Detail", .present, TargetFact(type: "Editor", sure: .inferred))
    more.rules = ["by name"]
    facts.edges.append(more)
    #expect(
      try Self.lines(Self.agreeing, facts) == [
        "info[drift-edge-only-in-code] code presents ‘editor’ from ‘detail’; the flow does not"
      ])
  }

  @Test func aConditionalStyleIsNotCompared() throws {
    var facts = Self.facts
    facts.edges[0].style?.isConditional = true
    facts.edges[0].style?.value = "popover|fullScreen"
    #expect(try Self.lines(Self.agreeing, facts) == [])
  }

  @Test func theSecondPlaceIsInTheSource() throws {
    let flow = try #require(FlowReader.read(Self.agreeing.replacing("formSheet", with: "pageSheet")).flow)
    let source = SourceFile(path: "App/A.swift", text: "line 1\n  present(b)\n")
    let comparison = DriftComparison(flow, root: "flow.yaml", Self.facts, folder: "App") {
      $0 == "A.swift" ? source : nil
    }
    let finding = try #require(comparison.findings.first)
    let label = try #require(finding.related.first)
    #expect(label.place.text == "present(b)" && label.place.file.path == "App/A.swift")
    #expect(finding.code.map(\.text) == ["App/A.swift:2, read off here"])
    // Without the sources the line is known all the same.
    let bare = DriftComparison(flow, root: "flow.yaml", Self.facts).findings.first
    #expect(bare?.related.isEmpty == true && bare?.code.map(\.place) == ["A.swift:2"])
  }

  @Test func untiedScreensAreCountedOnce() throws {
    let yaml = "modalflow: 1\nstart: a\nscreens:\n  a: {buttons: [{label: B, push: b}]}\n  b:\n"
    #expect(try Self.lines(yaml, CodeFacts()) == ["info[drift-untied] 2 screens are tied to no code"])
  }

  /// With a record every way that disappears is said, also where its absence may be hidden.
  @Test func aRecordedWayThatIsGoneIsSaid() throws {
    let flow = try #require(FlowReader.read(Self.agreeing).flow)
    let before = DriftComparison(flow, root: "a/flow.yaml", Self.facts)
    #expect(before.sights.count == 4)
    let record = try DriftRecord(Array(before.sights.text.utf8), path: "record.yaml")
    #expect(record == before.sights, "what is written is read again")
    for index in Self.facts.edges.indices {
      var facts = Self.facts
      facts.edges.remove(at: index)
      facts.unseen = [UnseenFact(.objectiveC, place: Self.place)]
      let after = DriftComparison(flow, root: "a/flow.yaml", facts, record: record)
      #expect(after.findings.map(\.rule.name) == ["drift-edge-gone"])
      #expect(after.findings.first?.severity == .error)
    }
    #expect(DriftComparison(flow, root: "a/flow.yaml", Self.facts, record: record).findings.isEmpty)
  }

  @Test func aRecordIsKeptForEachFlow() throws {
    let flow = try #require(FlowReader.read(Self.agreeing).flow)
    let one = DriftComparison(flow, root: "one.yaml", Self.facts).sights
    let two = DriftComparison(flow, root: "two.yaml", Self.facts).sights
    let both = one.replacing("two.yaml", with: two)
    #expect(both.count == 8 && both.replacing("two.yaml", with: DriftRecord()) == one)
  }

  /// What only code has may be accepted; then it is counted, and its end is stale.
  @Test func whatOnlyCodeHasMayBeAccepted() throws {
    let shorter = Self.agreeing.replacing("      - {label: More, push: detail}\n", with: "")
    let flow = try #require(FlowReader.read(shorter).flow)
    let before = DriftComparison(flow, root: "flow.yaml", Self.facts)
    #expect(before.findings.map(\.rule.name) == ["drift-edge-only-in-code"])
    let record = try DriftRecord(Array(before.sights.text.utf8), path: "record.yaml")
    let after = DriftComparison(flow, root: "flow.yaml", Self.facts, record: record)
    #expect(after.findings.isEmpty && after.leftOut == 1)
    var facts = Self.facts
    facts.edges.remove(at: 1)
    let later = DriftComparison(flow, root: "flow.yaml", facts, record: record)
    #expect(later.findings.map(\.rule.name) == ["drift-record-stale"])
    let pruned = record.pruned("flow.yaml", by: later.sights)
    #expect(pruned.count == record.count - 1)
    #expect(DriftComparison(flow, root: "flow.yaml", facts, record: pruned).findings.isEmpty)
  }

  /// What only the flow has needs a person's word; then it is counted, and said to be stale once code has it.
  @Test func whatOnlyTheFlowHasMayBeExplained() throws {
    let flow = try #require(FlowReader.read(Self.agreeing).flow)
    var facts = Self.facts
    facts.edges.removeFirst()
    let before = DriftComparison(flow, root: "flow.yaml", facts)
    #expect(before.findings.map(\.rule.name) == ["drift-edge-only-in-flow"])
    func record(_ text: String) throws -> DriftRecord {
      try DriftRecord(Array(text.utf8), path: "record.yaml")
    }
    let accepted = before.sights.text
    let unexplained = DriftComparison(flow, root: "flow.yaml", facts, record: try record(accepted))
    #expect(unexplained.findings.map(\.rule.name) == ["drift-edge-only-in-flow"])
    #expect(unexplained.explained == 0)
    let text = accepted.replacing(
      "only-in-flow: true", with: "only-in-flow: true, reason: the web page presents it")
    let reasoned = try record(text)
    let explained = DriftComparison(flow, root: "flow.yaml", facts, record: reasoned)
    #expect(explained.findings.isEmpty && explained.explained == 1)
    let again = reasoned.replacing("flow.yaml", with: explained.sights)
    #expect(again == reasoned && again.text.contains("reason: the web page presents it"))
    let later = DriftComparison(flow, root: "flow.yaml", Self.facts, record: reasoned)
    #expect(later.findings.map(\.rule.name) == ["drift-record-stale"])
    #expect(later.findings.first?.message.contains("(the web page presents it)") == true)
    let pruned = reasoned.pruned("flow.yaml", by: later.sights)
    #expect(!pruned.text.contains("the web page"))
    #expect(DriftComparison(flow, root: "flow.yaml", Self.facts, record: pruned).findings.isEmpty)
    #expect(!reasoned.replacing("flow.yaml", with: later.sights).text.contains("the web page"))
  }

  /// Of several types that stand for one screen each may guard it.
  @Test func aGuardOfOneOfSeveralTypes() throws {
    let yaml = """
      modalflow: 1
      start: a
      screens:
        a: {code: A, buttons: [{label: B, present: b}]}
        b: {code: [B, C], buttons: [{label: Close, role: close, dismiss: self}]}
      """
    var facts = CodeFacts()
    for type in ["A", "B", "C"] {
      facts.screens.append(ScreenFact(type: type, framework: .uikit, place: Self.place))
    }
    facts.screens[1].buttons = [ButtonFact(label: "Close", does: ["dismiss"], place: Self.place)]
    facts.edges = [
      EdgeFact(
        verb: .present, framework: .uikit, source: .init(type: "A", screens: ["A"], sure: .exact),
        target: TargetFact(type: "B", sure: .exact), place: Self.place)
    ]
    facts.guards = [
      GuardFact(type: "C", how: "isModalInPresentation", value: "busy", place: Self.place, sure: .exact)
    ]
    #expect(try Self.lines(yaml, facts) == ["warning[drift-guard] code guards ‘b’ (busy); the flow does not"])
    #expect(
      try Self.lines(
        yaml.replacing("code: [B, C]", with: "code: [B, C], guard: always"), facts) == [])
  }

  /// What could not be seen when it was accepted, and is seen now or hidden by something else, is said; a line that only
  /// moved is not.
  @Test func anUnseenWayIsHeldAgainstItsReason() throws {
    let flow = try #require(FlowReader.read(Self.agreeing).flow)
    var hidden = Self.facts
    hidden.edges.removeFirst()
    hidden.unseen = [UnseenFact(.target, about: "x", place: Self.place)]
    let record = DriftComparison(flow, root: "flow.yaml", hidden).sights
    func found(_ facts: CodeFacts) -> [String] {
      DriftComparison(flow, root: "flow.yaml", facts, record: record).findings.map(\.rule.name)
    }
    #expect(found(hidden) == [])
    hidden.unseen[0].place.line = 77
    #expect(found(hidden) == [])
    hidden.unseen[0] = UnseenFact(.objectiveC, place: Self.place)
    #expect(found(hidden) == ["drift-record-stale"])
    #expect(found(Self.facts) == ["drift-record-stale"])
    let now = DriftComparison(flow, root: "flow.yaml", Self.facts, record: record)
    let pruned = record.pruned("flow.yaml", by: now.sights)
    #expect(pruned == now.sights)
  }

  @Test func aWayThatTheRecordLacksIsSaid() throws {
    let flow = try #require(FlowReader.read(Self.agreeing).flow)
    let shorter = Self.agreeing.replacing("      - {label: More, push: detail}\n", with: "")
    let first = try #require(FlowReader.read(shorter).flow)
    let record = DriftComparison(first, root: "flow.yaml", Self.facts).sights
    let found = DriftComparison(flow, root: "flow.yaml", Self.facts, record: record).findings
    #expect(found.map(\.rule.name).sorted() == ["drift-record-stale", "drift-unrecorded"])
    // Of another flow there is no record.
    #expect(DriftComparison(flow, root: "other.yaml", Self.facts, record: record).findings.isEmpty)
  }

  /// What disappeared from code stays in the record until a person has looked at it.
  @Test func pruningKeepsWhatIsGone() throws {
    let flow = try #require(FlowReader.read(Self.agreeing).flow)
    let record = DriftComparison(flow, root: "flow.yaml", Self.facts).sights
    var facts = Self.facts
    facts.edges.removeFirst()
    let now = DriftComparison(flow, root: "flow.yaml", facts, record: record)
    #expect(record.pruned("flow.yaml", by: now.sights) == record)
  }

  @Test func aWayThatTheFlowLostIsStale() throws {
    let flow = try #require(FlowReader.read(Self.agreeing).flow)
    let record = DriftComparison(flow, root: "flow.yaml", Self.facts).sights
    var facts = Self.facts
    facts.edges.remove(at: 1)
    let shorter = Self.agreeing.replacing("      - {label: More, push: detail}\n", with: "")
    let later = try #require(FlowReader.read(shorter).flow)
    let found = DriftComparison(later, root: "flow.yaml", facts, record: record).findings
    #expect(found.map(\.rule.name) == ["drift-record-stale"])
  }
}
