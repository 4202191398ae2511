import StateExploration
import Testing

/// Screens that present each other in a circle, each with a way back.
private struct Circle: PushdownSystem {
  struct Hole: Hashable { var screen: Int }
  enum Label: Hashable { case present, dismiss, shown }
  var size: Int
  var initialHeads: [Int] { [0] }
  func isResting(_ head: Int) -> Bool { true }
  func appendTransitions(of head: Int, to transitions: inout [Transition<Circle>]) {
    transitions.append(
      Transition(label: .present, outcome: .call((head + 1) % size, Hole(screen: head))))
    transitions.append(Transition(label: .dismiss, outcome: .return(0)))
  }
  func appendLandings(of value: Int, on hole: Hole, to transitions: inout [Transition<Circle>]) {
    transitions.append(Transition(label: .shown, outcome: .stay(hole.screen)))
  }
}

@Test func aCircleOfPresentationsHasOneHeadPerScreen() throws {
  let exploration = Exploration(Circle(size: 5))
  #expect(exploration.isComplete)
  #expect(exploration.heads.map { exploration.length(to: $0) } == [0, 1, 2, 3, 4])
  let last = try #require(exploration.firstHead { $0 == 4 })
  let witness = try #require(exploration.witness(to: last))
  #expect(witness.flaw(on: exploration.system) == nil)
  #expect(witness.events.last?.after?.holes.map(\.screen) == [0, 1, 2, 3])
}
