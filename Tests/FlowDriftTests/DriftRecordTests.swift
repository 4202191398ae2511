import Diagnostics
import FlowModel
import SourceFacts
import Testing

@testable import FlowDrift

/// Records of drift as they are read.
struct DriftRecordTests {
  @Test(arguments: [
    "", "modalflow-drift: 2", "modalflow-drift: 1\nways: [{flow: a}]", "ways: [",
    "modalflow-drift: 1\nways: 3",
    "modalflow-drift: 1\nways: []\nway: []",
    "modalflow-drift: 1\nways: [{flow: a, way: b, seen: c, unseen: d}]",
  ])
  func whatIsNoRecordIsAProblem(_ text: String) {
    #expect(throws: Problem.self) { try DriftRecord(Array(text.utf8), path: "r.yaml") }
  }

  /// A reason that is misspelt must not be lost.
  @Test func aMisspeltKeyOfARecordIsAProblem() throws {
    let text = "modalflow-drift: 1\nways: [{flow: a, way: b, only-in-flow: true, reasn: c}]"
    let problem = try #require(throws: Problem.self) { try DriftRecord(Array(text.utf8), path: "r.yaml") }
    #expect(problem.code == "unknown-key" && problem.replacement == "reason")
  }

  private static let place = SourcePlace(path: "A.swift", line: 1, column: 1)

  private static func edge(_ verb: EdgeFact.Verb, _ target: TargetFact) -> EdgeFact {
    EdgeFact(
      verb: verb, framework: .uikit, source: EdgeFact.Source(type: "A", screens: ["A"], sure: .exact),
      target: target, place: place)
  }

  private static func facts(_ edges: [EdgeFact]) -> CodeFacts {
    var facts = CodeFacts()
    facts.screens = ["A", "B"].map { ScreenFact(type: $0, framework: .uikit, place: place) }
    facts.edges = edges
    return facts
  }

  private static func rules(_ comparison: DriftComparison) -> [DriftRule] {
    [.gone, .stale, .unrecorded].filter { rule in comparison.findings.contains { $0.rule == rule.id } }
  }

  /// A way that code no longer takes had to be accepted twice.
  @Test(arguments: [false, true])
  func whatIsAcceptedOnceIsAccepted(isHidden: Bool) throws {
    let flow = try #require(
      FlowReader.read(
        "modalflow: 1\nstart: a\nscreens: {a: {code: A, buttons: [{label: B, present: b}]}, b: {code: B}}\n"
      ).flow)
    let before = Self.facts([Self.edge(.present, TargetFact(type: "B", sure: .exact))])
    let record = DriftComparison(flow, root: "flow.yaml", before).sights
    var after = Self.facts([])
    if isHidden { after.unseen = [UnseenFact(.unreadable, place: Self.place)] }
    let gone = DriftComparison(flow, root: "flow.yaml", after, record: record)
    #expect(Self.rules(gone) == [.gone])
    #expect(record.pruned("flow.yaml", by: gone.sights) == record, "nobody has looked at it")
    let accepted = record.replacing("flow.yaml", with: gone.sights)
    let again = DriftComparison(flow, root: "flow.yaml", after, record: accepted)
    #expect(Self.rules(again) == [])
    #expect(again.findings.map(\.rule) == (isHidden ? [] : [DriftRule.onlyInFlow.id]))
    #expect(accepted.replacing("flow.yaml", with: again.sights) == accepted)
  }

  /// A title on two lines was written as one, so that nothing in code was what had been accepted.
  @Test func whatCodeSaysIsRecordedAsItIs() throws {
    let alert = TargetFact(kind: "alert", title: "Delete\n\u{200B}all?\u{7}", sure: .exact)
    let facts = Self.facts([Self.edge(.present, alert)])
    let draft = try #require(FlowDraft(facts, name: "App")).text
    let flow = try #require(FlowReader.read(draft).flow)
    let sights = DriftComparison(flow, root: "flow.yaml", facts).sights
    let record = try DriftRecord(Array(sights.text.utf8), path: "r.yaml")
    #expect(record == sights)
    #expect(DriftComparison(flow, root: "flow.yaml", facts, record: record).findings.isEmpty)
  }

  /// One of several lines that lead a way was taken out of the code in silence.
  @Test(arguments: [["A", "Part"], ["A", "A"]])
  func aLineThatIsGoneIsSaidWhereAnotherLeads(_ types: [String]) throws {
    let flow = try #require(
      FlowReader.read(
        "modalflow: 1\nstart: a\nscreens: {a: {code: A, buttons: [{label: B, push: b}]}, b: {code: B}}\n"
      ).flow)
    let edges = types.enumerated().map { index, type in
      EdgeFact(
        verb: .push, framework: .uikit, source: EdgeFact.Source(type: type, screens: ["A"], sure: .exact),
        target: TargetFact(type: "B", sure: .exact),
        place: SourcePlace(path: "A.swift", line: index + 1, column: 1))
    }
    let before = Self.facts(edges)
    let sights = DriftComparison(flow, root: "flow.yaml", before).sights
    #expect(sights.count == 1)
    let record = try DriftRecord(Array(sights.text.utf8), path: "r.yaml")
    #expect(record == sights)
    #expect(DriftComparison(flow, root: "flow.yaml", before, record: record).findings.isEmpty)
    for left in edges {
      let now = DriftComparison(flow, root: "flow.yaml", Self.facts([left]), record: record)
      #expect(now.findings.map(\.rule) == [DriftRule.stale.id])
      #expect(now.findings.map(\.severity) == [.warning])
      #expect(record.pruned("flow.yaml", by: now.sights) == record, "nobody has looked at it")
      let again = record.replacing("flow.yaml", with: now.sights)
      #expect(DriftComparison(flow, root: "flow.yaml", Self.facts([left]), record: again).findings.isEmpty)
    }
    let gone = DriftComparison(flow, root: "flow.yaml", Self.facts([]), record: record)
    #expect(gone.findings.contains { $0.rule == DriftRule.gone.id })
  }

  /// A call that could only be counted was taken out of the code in silence.
  @Test func aPlaceThatCannotBeSeenIntoIsSaidWhenItIsGone() throws {
    let flow = try #require(
      FlowReader.read("modalflow: 1\nstart: a\nscreens: {a: {code: A}}\n").flow)
    var before = Self.facts([])
    before.unseen = [UnseenFact(.target, about: "route", place: Self.place)]
    let record = DriftComparison(flow, root: "flow.yaml", before).sights
    #expect(record.count == 0)
    let read = try DriftRecord(Array(record.text.utf8), path: "r.yaml")
    let now = DriftComparison(flow, root: "flow.yaml", Self.facts([]), record: read)
    #expect(now.findings.map(\.rule) == [DriftRule.stale.id] && now.findings.map(\.severity) == [.info])
  }
}
