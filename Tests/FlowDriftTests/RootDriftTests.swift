import FlowModel
import SourceFacts
import Testing

@testable import FlowDrift

/// Ways that take the place of all that the window shows, in flow and code.
struct RootDriftTests {
  private static func flow(_ way: String) -> String {
    """
    modalflow: 1
    start: login
    screens:
      login: {code: Login, buttons: [{label: Enter, \(way)}]}
      tabs: {code: Tabs}
    """
  }

  private static func facts(_ verb: EdgeFact.Verb?) -> CodeFacts {
    var facts = CodeFacts()
    facts.screens = ["Login", "Tabs"].map {
      ScreenFact(type: $0, framework: .uikit, place: DriftTests.place)
    }
    if let verb {
      facts.edges = [DriftTests.edge("Login", verb, TargetFact(type: "Tabs", sure: .exact))]
    }
    return facts
  }

  private static func lines(_ way: String, _ verb: EdgeFact.Verb?) throws -> [String] {
    try DriftTests.lines(flow(way), facts(verb))
  }

  @Test func whatBothHaveAgrees() throws {
    #expect(try Self.lines("set-root: tabs", .setRoot) == [])
  }

  @Test func whatOnlyCodeHasIsSaid() throws {
    #expect(
      try Self.lines("does: save", .setRoot) == [
        "warning[drift-edge-only-in-code] code sets the root to ‘tabs’ from ‘login’; the flow does not"
      ])
  }

  @Test func whatOnlyTheFlowHasIsSaid() throws {
    #expect(
      try Self.lines("set-root: tabs", nil) == [
        "warning[drift-edge-only-in-flow] ‘login’ sets the root to ‘tabs’ in the flow; no code does"
      ])
  }

  @Test(arguments: [
    ("present: tabs", EdgeFact.Verb.setRoot, "presented", "set as the root"),
    ("set-root: tabs", .push, "set as the root", "pushed"),
    ("push: tabs", .setRoot, "pushed", "set as the root"),
    ("set-root: tabs", .present, "set as the root", "presented"),
  ])
  func anotherVerbIsSaid(_ way: String, _ verb: EdgeFact.Verb, _ here: String, _ there: String) throws {
    #expect(
      try Self.lines(way, verb).filter { $0.contains("drift-verb") } == [
        "warning[drift-verb] ‘tabs’ is \(here) from ‘login’ in the flow, \(there) in code"
      ])
  }
}
