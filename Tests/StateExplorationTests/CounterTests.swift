import StateExploration
import Testing

/// Screens that present each other in a circle, each with a way back; the stack grows without bound.
private struct Circle: PushdownSystem {
  enum Label: Hashable { case present, dismiss, shown }
  var size: Int
  var initialHeads: [Int] { [0] }
  func isResting(_ head: Int) -> Bool { true }
  func appendTransitions(of head: Int, to transitions: inout [Transition<Circle>]) {
    transitions.append(Transition(label: .present, outcome: .call((head + 1) % size, head)))
    transitions.append(Transition(label: .dismiss, outcome: .return(0)))
  }
  func appendLandings(of value: Int, on hole: Int, to transitions: inout [Transition<Circle>]) {
    transitions.append(Transition(label: .shown, outcome: .stay(hole)))
  }
}

/// A clock of nested frames: each level runs the level beneath it twice, the lowest ticks. One tick is one event.
private struct Clock: PushdownSystem {
  struct Head: Hashable { var level: Int, runs: Int }
  enum Label: Hashable { case tick, run, done }
  var levels: Int
  var initialHeads: [Head] { [Head(level: levels, runs: 0)] }
  func isResting(_ head: Head) -> Bool { head.level == 0 }
  func appendTransitions(of head: Head, to transitions: inout [Transition<Clock>]) {
    if head.level == 0 {
      transitions.append(Transition(label: .tick, outcome: .return(0)))
    } else if head.runs < 2 {
      transitions.append(Transition(label: .run, outcome: .call(Head(level: head.level - 1, runs: 0), head)))
    } else if head.level < levels {
      transitions.append(Transition(label: .done, outcome: .return(0)))
    }
  }
  func appendLandings(of value: Int, on hole: Head, to transitions: inout [Transition<Clock>]) {
    transitions.append(
      Transition(label: .done, outcome: .stay(Head(level: hole.level, runs: hole.runs + 1))))
  }
}

/// The smallest app in which the head alone cannot tell: A and B push X, X goes back only; B can be closed, A cannot.
private struct Layers: PushdownSystem {
  enum Screen: Hashable { case home, a, b, x }
  enum Value: Hashable { case popped, closed }
  enum Label: Hashable { case present, push, back, close, shown }
  var initialHeads: [Screen] { [.home] }
  func isResting(_ head: Screen) -> Bool { true }
  func appendTransitions(of head: Screen, to transitions: inout [Transition<Layers>]) {
    switch head {
    case .home:
      transitions.append(Transition(label: .present, outcome: .call(.b, .home)))
      transitions.append(Transition(label: .present, outcome: .call(.a, .home)))
    case .a, .b:
      transitions.append(Transition(label: .push, outcome: .call(.x, head)))
      if head == .b { transitions.append(Transition(label: .close, outcome: .return(.closed))) }
    case .x: transitions.append(Transition(label: .back, outcome: .return(.popped)))
    }
  }
  func appendLandings(of value: Value, on hole: Screen, to transitions: inout [Transition<Layers>]) {
    transitions.append(Transition(label: .shown, outcome: .stay(hole)))
  }
  var layerCloses: Possibility<Layers> {
    Possibility(scope: .region { _, callee in callee == .x }, goal: { $0.transition.label == .close })
  }
}

/// Machines whose heads, lengths and traps can be counted by hand.
struct CounterTests {
  @Test(arguments: [1, 2, 5])
  func aCircleHasOneHeadPerScreen(size: Int) throws {
    let exploration = Exploration(Circle(size: size))
    #expect(exploration.isComplete)
    #expect(exploration.heads.map { exploration.length(to: $0) } == Array(0..<size))
    #expect(exploration.transitions.count == 3 * size)
    let last = try #require(exploration.firstHead { $0 == size - 1 })
    let witness = try #require(exploration.witness(to: last))
    #expect(witness.flaw(on: exploration.system) == nil)
    #expect(witness.events.count == size - 1)
    #expect(witness.events.last?.after?.holes ?? [] == Array(0..<size - 1))
  }

  @Test(arguments: [1, 10, 40])
  func aClockIsExactBeyondAnyWalk(levels: Int) throws {
    let exploration = Exploration(Clock(levels: levels))
    // Three heads on each level above the lowest, one there.
    #expect(exploration.heads.count == 3 * levels + 1)
    let end = try #require(exploration.id(of: .init(level: levels, runs: 2)))
    #expect(exploration.length(to: end) == 1 << levels)
    let witness = exploration.witness(to: end, limit: 10_000)
    #expect((witness == nil) == (levels > 10))
    if let witness { #expect(witness.flaw(on: exploration.system) == nil && witness.length == 1 << levels) }
  }

  @Test func aLimitSaysHowFarItIsCertain() {
    let exploration = Exploration(Clock(levels: 20), limits: ExplorationLimits(length: 1000))
    #expect(exploration.cut == ExplorationCut(limit: .length, completedLength: 1023))
    // All up to the first event left out. 2^9 ticks end level 9, 2^10 would end level 10.
    #expect(exploration.id(of: .init(level: 9, runs: 2)) != nil)
    #expect(exploration.id(of: .init(level: 10, runs: 2)) == nil)
    let few = Exploration(Circle(size: 100), limits: ExplorationLimits(heads: 10))
    #expect(few.heads.count == 10)
    #expect(few.cut == ExplorationCut(limit: .heads, completedLength: 9))
  }

  @Test func aTrapDependsOnTheStackBeneath() throws {
    let exploration = Exploration(Layers())
    let traps = exploration.traps(exploration.system.layerCloses) { exploration[$0] != .home }
    #expect(traps.states.map { exploration[$0.head] } == [.a, .x])
    // The first way to X leads over B, from where it can be closed; the trap is X over A.
    let x = try #require(traps.states.last)
    let witness = try #require(traps.witness(to: x))
    #expect(witness.flaw(on: exploration.system) == nil)
    #expect(witness.events.last?.after == Configuration(holes: [.home, .a], head: .x))
    let first = try #require(exploration.firstHead { $0 == .x })
    #expect(exploration.witness(to: first)?.events.last?.after?.holes == [.home, .b])
  }

  @Test func aCutExplorationClaimsNoTrapThatIsNone() {
    let all = Exploration(Layers())
    let trapped = Set(all.traps(all.system.layerCloses).states.map { all[$0.head] })
    for facts in 1..<12 {
      let cut = Exploration(Layers(), limits: ExplorationLimits(facts: facts))
      #expect(trapped.isSuperset(of: cut.traps(cut.system.layerCloses).states.map { cut[$0.head] }))
    }
  }

  @Test func aForgedWitnessIsFound() throws {
    let exploration = Exploration(Circle(size: 3))
    let last = try #require(exploration.heads.last)
    let witness = try #require(exploration.witness(to: last))
    #expect(witness.flaw(on: exploration.system) == nil)
    #expect(witness.flaw(on: Circle(size: 2)) == .noSuchTransition(1))
  }
}
