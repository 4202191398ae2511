import Diagnostics
import FlowModel
import SourceFacts
import TestSupport
import Testing

@testable import FlowDrift

/// Dialogs that say little of themselves: the edge of one does not stand in for another that is gone.
struct LikeDialogTests {
  private static func place(_ line: Int) -> SourcePlace {
    SourcePlace(path: "A.swift", line: line, column: 1)
  }

  private static func dialog(
    _ line: Int, _ kind: String, _ title: String?, _ label: String, number: Int = 1,
    _ framework: EdgeFact.Framework = .swiftui
  ) -> EdgeFact {
    var target = TargetFact(
      kind: kind, title: title, buttons: [ButtonFact(label: label, place: place(line))],
      sure: .exact)
    target.number = number
    var edge = EdgeFact(
      verb: .present, framework: framework,
      source: EdgeFact.Source(type: "Editor", screens: ["Editor"], sure: .exact), target: target,
      place: place(line))
    edge.function = "in\(line)"
    return edge
  }

  private static let facts: CodeFacts = {
    var facts = CodeFacts()
    facts.screens = [ScreenFact(type: "Editor", framework: .swiftui, place: place(1))]
    facts.edges = [
      dialog(2, "actionSheet", nil, "Camera", .uikit),
      dialog(3, "actionSheet", "Remove it?", "Remove"),
      dialog(4, "alert", "‹name›", "Delete"),
      dialog(5, "alert", "‹name›", "OK", number: 2),
      dialog(6, "alert", nil, "Settings", .uikit),
    ]
    return facts
  }()

  private static func flow(_ text: String) throws -> Flow {
    try #require(FlowReader.read(text).flow)
  }

  /// One that the flow does not have is added, though the flow has another of its kind there; all of them once.
  @Test(arguments: 0..<5) func oneThatIsMissingIsAdded(_ index: Int) throws {
    var before = Self.facts
    let missing = before.edges.remove(at: index)
    let flow = try Self.flow(try #require(FlowDraft(before, name: "app")).text)
    let addition = try #require(FlowAddition(Self.facts, to: flow))
    #expect(addition.counts.ways == 1, "\(missing.identity): \(addition.text)")
    let text = String(decoding: addition.changes.applied(to: flow.sources[0]), as: UTF8.self)
    let whole = try Self.flow(text)
    #expect(try #require(FlowAddition(Self.facts, to: whole)).changes.isEmpty)
  }

  @Test func eachHasAnEdgeOfItsOwn() throws {
    let flow = try Self.flow(try #require(FlowDraft(Self.facts, name: "app")).text)
    let now = DriftComparison(flow, root: "flow.yaml", Self.facts)
    #expect(now.findings.isEmpty)
    let seen = now.sights.sights.values.compactMap {
      if case .seen(let identity) = $0 { identity } else { nil }
    }
    #expect(seen.count == 5 && Set(seen).count == 5, "\(seen)")
  }

  @Test(arguments: 0..<5) func whatIsTakenOutIsSaid(_ index: Int) throws {
    let flow = try Self.flow(try #require(FlowDraft(Self.facts, name: "app")).text)
    let record = DriftComparison(flow, root: "flow.yaml", Self.facts).sights
    var facts = Self.facts
    let lost = facts.edges.remove(at: index)
    let found = DriftComparison(flow, root: "flow.yaml", facts, record: record).findings
    #expect(
      found.map(\.rule) == [DriftRule.gone.id] && found[0].message.contains("(\(lost.identity))"),
      "\(found.map(\.message))")
  }

  /// Without a record it is not known which of them is gone.
  @Test(arguments: 0..<5) func withoutARecordItIsCounted(_ index: Int) throws {
    let flow = try Self.flow(try #require(FlowDraft(Self.facts, name: "app")).text)
    var facts = Self.facts
    facts.edges.remove(at: index)
    let now = DriftComparison(flow, root: "flow.yaml", facts)
    #expect(now.findings.count + now.unseen.count == 1, "\(now.findings.map(\.message)) \(now.unseen)")
    #expect(now.agreed.exact + now.agreed.inferred == 4)
  }

  /// What the flow lacks may be what it has under another name: that is counted.
  @Test(arguments: [0, 3]) func whatAFlowLacksIsCounted(_ index: Int) throws {
    var less = Self.facts
    let lost = less.edges.remove(at: index)
    let flow = try Self.flow(try #require(FlowDraft(less, name: "app")).text)
    let now = DriftComparison(flow, root: "flow.yaml", Self.facts)
    #expect(now.findings.isEmpty && now.doubtful == [lost])
    #expect(
      now.notUnderstood == [
        "A.swift:\(index + 2)  ‘\(lost.identity)’ may be a dialog that the flow has, or not."
      ])
    #expect(DriftComparison(flow, root: "flow.yaml", less).doubtful.isEmpty)
  }

  /// Another name for what may be the same dialog is said, and fails nothing but the check of the record.
  @Test func anotherTitleIsSaid() throws {
    var facts = Self.facts
    facts.edges = [Self.dialog(4, "alert", "‹name›", "Delete")]
    let flow = try Self.flow(try #require(FlowDraft(facts, name: "app")).text)
    let record = DriftComparison(flow, root: "flow.yaml", facts).sights
    facts.edges = [Self.dialog(4, "alert", "‹other›", "Delete")]
    let found = DriftComparison(flow, root: "flow.yaml", facts, record: record).findings
    #expect(
      found.map { "\($0.severity.word)[\($0.rule)] \($0.message)" } == [
        "info[drift-record-stale] ‘editor-alert’ was ‘Editor present alert ‹name›’ in code when it was accepted; "
          + "‘Editor present alert ‹other›’ is there now"
      ])
  }

  /// Two dialogs of a flow may be one in code, as long as they were so when they were accepted.
  @Test func twoThatWereOneStayOne() throws {
    let flow = try Self.flow(
      """
      modalflow: 1
      app: {framework: swiftui}
      start: editor
      screens:
        editor: {code: Editor, in: navigation, buttons: [{label: A, present: a}, {label: B, present: b}]}
        a: {kind: alert, buttons: [{label: Delete}]}
        b: {kind: alert, buttons: [{label: OK}]}
      """)
    var facts = Self.facts
    facts.edges = [Self.dialog(4, "alert", "‹name›", "Delete")]
    let record = DriftComparison(flow, root: "flow.yaml", facts).sights
    #expect(DriftComparison(flow, root: "flow.yaml", facts, record: record).findings.isEmpty)
    facts.edges = [Self.dialog(4, "alert", "‹other›", "Delete")]
    let found = DriftComparison(flow, root: "flow.yaml", facts, record: record).findings
    #expect(found.allSatisfy { $0.rule == DriftRule.stale.id }, "\(found.map(\.message))")
  }
}
