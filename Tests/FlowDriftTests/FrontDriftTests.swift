import Diagnostics
import FlowModel
import SourceFacts
import TestSupport
import Testing

@testable import FlowDrift

/// What code presents on whatever is in front, in drafts and against flows.
struct FrontDriftTests {
  private static func facts(front: EdgeFact.Front?, _ sure: Confidence) -> CodeFacts {
    var facts = DriftTests.facts
    facts.app = AppFact()
    facts.app?.start = "List"
    var edge = DriftTests.edge("Service", .present, TargetFact(kind: "alert", title: "Offline", sure: .exact))
    edge.source = EdgeFact.Source(type: "Service", sure: sure, front: front)
    facts.edges.append(edge)
    return facts
  }

  private static let flow =
    DriftTests.agreeing + "\n  offline: {kind: alert, title: Offline, buttons: [{label: OK}]}\n"

  /// A trigger of the flow that says so agrees.
  @Test func aTriggerAgrees() throws {
    let yaml = Self.flow + "triggers:\n  - {when: error, present: offline, by: topmost}\n"
    let reading = FlowReader.read(yaml)
    #expect(reading.problems.map(\.message) == [])
    let comparison = DriftComparison(
      try #require(reading.flow), root: "flow.yaml", Self.facts(front: .topmost, .inferred))
    #expect(comparison.unseen.allSatisfy { !$0.contains("offline") })
    #expect(comparison.findings.allSatisfy { !$0.message.contains("offline") })
  }

  /// A screen that the flow says presents it may be the one in front, and so may any other: that is counted as not seen.
  /// Over the window's first screen it is the start that presents.
  @Test(arguments: [EdgeFact.Front.topmost, .root]) func aScreenIsNotTakenForTheOneInFront(
    _ front: EdgeFact.Front
  ) throws {
    let other = Self.flow.replacing(
      "detail: {code: Detail}", with: "detail: {code: Detail, buttons: [{label: Sync, present: offline}]}")
    #expect(try unseen(other, front) == [true])
    let start = Self.flow.replacing(
      "- {label: Edit,", with: "- {label: Sync, present: offline}\n      - {label: Edit,")
    #expect(try unseen(start, front) == (front == .root ? [] : [true]))
  }

  private func unseen(_ yaml: String, _ front: EdgeFact.Front) throws -> [Bool] {
    let flow = try #require(FlowReader.read(yaml).flow)
    let comparison = DriftComparison(flow, root: "flow.yaml", Self.facts(front: front, .inferred))
    #expect(comparison.findings.allSatisfy { !$0.message.contains("offline") })
    return comparison.unseen.filter { $0.contains("offline") }.map {
      $0.contains("over whatever is in front")
    }
  }

  /// So does a screen that the flow says presents it: it may be the one in front.
  @Test func aScreenMayBeInFront() throws {
    let yaml = Self.flow.replacing(
      "- {label: Edit,", with: "- {label: Sync, present: offline}\n      - {label: Edit,")
    let lines = try DriftTests.lines(yaml, Self.facts(front: .topmost, .inferred))
    #expect(lines.allSatisfy { !$0.contains("offline") })
    var none = Self.facts(front: .topmost, .inferred)
    none.edges.removeLast()
    let missing = try DriftTests.lines(yaml, none)
    #expect(missing.contains { $0.contains("‘offline’") })
  }

  /// A draft names it at the end, with the words of a trigger.
  @Test(arguments: [
    (
      EdgeFact.Front.topmost,
      "‘Service’ presents alert ‘Offline’ over whatever is in front: a trigger, by: topmost."
    ),
    (.root, "‘Service’ presents alert ‘Offline’ over the window's first screen: a trigger, by: root."),
  ])
  func aDraftNamesIt(_ front: EdgeFact.Front, _ sentence: String) throws {
    let text = try #require(FlowDraft(Self.facts(front: front, .inferred), name: "App")).text
    #expect(text.contains(sentence))
  }
}
