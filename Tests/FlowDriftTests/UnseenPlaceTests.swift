import Diagnostics
import FlowModel
import SourceFacts
import TestSupport
import Testing

@testable import FlowDrift

/// What nobody sees in code is counted, whatever the flow says.
struct UnseenPlaceTests {
  private static func place(_ line: Int) -> SourcePlace {
    SourcePlace(path: "A.m", line: line, column: 1)
  }

  @Test func placesAndHalfUnderstoodWaysAreListed() throws {
    var facts = DriftTests.facts
    facts.edges.append(DriftTests.edge("List", .present, TargetFact(sure: .unknown)))
    facts.unseen = [
      UnseenFact(.objectiveC, about: "pushViewController:", place: Self.place(3)),
      // That of a way that is told already.
      UnseenFact(.target, place: DriftTests.place),
    ]
    let flow = try #require(FlowReader.read(DriftTests.agreeing).flow)
    let comparison = DriftComparison(flow, root: "flow.yaml", facts)
    #expect(comparison.understoodInPart.count == 1)
    #expect(comparison.dark.map(\.reason) == [.objectiveC])
    #expect(
      comparison.notUnderstood == [
        "A.m:3  Objective-C is not read: pushViewController:.",
        "A.swift:2  ‘List’ presents something; it is not known what.",
      ])
  }

  /// Two buttons of one screen that present the same in one style are held against the flow as one is.
  @Test func aStyleThatSeveralPlacesSetIsCompared() throws {
    var facts = DriftTests.facts
    facts.edges.append(facts.edges[0])
    facts.edges[facts.edges.count - 1].place = Self.place(9)
    let flow = DriftTests.agreeing.replacing("style: formSheet", with: "style: popover")
    let said = "warning[drift-style] ‘editor’ is popover in the flow, formSheet in code"
    #expect(try DriftTests.lines(flow, facts) == [said])
    facts.edges[facts.edges.count - 1].style = nil
    #expect(try DriftTests.lines(flow, facts) == [])
  }
}
