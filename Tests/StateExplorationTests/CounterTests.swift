import StateExploration
import Testing

/// Screens that present each other in a circle, each with a way back; the stack grows without bound. Bit 0 has to be set
/// before the first presentation, bit 1 is a choice that the way back needs.
private struct Circle: PushdownSystem {
  enum Label: Hashable { case present, dismiss, shown, unlock }
  let worlds = WorldSpace(configurationCount: 2, bitCount: 2, choices: [1])
  var size: Int
  var initialHeads: [(head: Int, worlds: WorldSet)] { [(0, worlds.bit(0, is: false))] }
  func isResting(_ head: Int) -> Bool { true }
  func appendMoves(of head: Int, to moves: inout [Label]) { moves += [.present, .dismiss, .unlock] }

  func transition(
    of move: Label, at head: Int, in world: World
  ) -> (transition: Transition<Circle>?, guard: WorldSet) {
    let over = WorldChange(mask: [], values: [], forgetsChoices: true)
    switch move {
    case .present:
      let next = Transition<Circle>(label: .present, outcome: .call((head + 1) % size, head), change: over)
      return (world[0] ? next : nil, worlds.bit(0, is: world[0]))
    case .dismiss:
      return (world[1] ? Transition(label: .dismiss, outcome: .return(0)) : nil, worlds.bit(1, is: world[1]))
    case .unlock, .shown:
      let set = WorldChange(mask: [0], values: [0], forgetsChoices: true)
      // Each configuration is told apart, though it makes no difference.
      return (
        Transition(label: .unlock, outcome: .stay(head), change: set),
        worlds.configurations([Int(world.configuration)])
      )
    }
  }

  func landing(
    of value: Int, on hole: Int, in world: World
  ) -> (transition: Transition<Circle>?, guard: WorldSet) {
    let over = WorldChange(mask: [], values: [], forgetsChoices: true)
    return (Transition(label: .shown, outcome: .stay(hole), change: over), worlds.all)
  }
}

/// A clock of nested frames: each level runs the level beneath it twice, the lowest ticks. One tick is one event.
private struct Clock: PushdownSystem {
  struct Head: Hashable { var level: Int, runs: Int }
  enum Label: Hashable { case tick, run, done }
  let worlds = WorldSpace(configurationCount: 1, bitCount: 0)
  var levels: Int
  var initialHeads: [(head: Head, worlds: WorldSet)] { [(Head(level: levels, runs: 0), worlds.all)] }
  func isResting(_ head: Head) -> Bool { head.level == 0 }
  func appendMoves(of head: Head, to moves: inout [Label]) { moves.append(head.level == 0 ? .tick : .run) }

  func transition(
    of move: Label, at head: Head, in world: World
  ) -> (transition: Transition<Clock>?, guard: WorldSet) {
    if head.level == 0 { return (Transition(label: .tick, outcome: .return(0)), worlds.all) }
    if head.runs < 2 {
      return (
        Transition(label: .run, outcome: .call(Head(level: head.level - 1, runs: 0), head)), worlds.all
      )
    }
    return (head.level < levels ? Transition(label: .done, outcome: .return(0)) : nil, worlds.all)
  }

  func landing(
    of value: Int, on hole: Head, in world: World
  ) -> (transition: Transition<Clock>?, guard: WorldSet) {
    (Transition(label: .done, outcome: .stay(Head(level: hole.level, runs: hole.runs + 1))), worlds.all)
  }
}

/// Machines whose heads, worlds, lengths and cuts can be counted by hand.
struct CounterTests {
  @Test(arguments: [1, 2, 5])
  func aCircleIsUnlockedFirst(size: Int) throws {
    let exploration = Exploration(Circle(size: size))
    let worlds = exploration.worlds
    #expect(exploration.isComplete)
    // The first screen locked, unlocked after one event; the others unlocked only.
    #expect(exploration.states.map(\.length) == [0] + (0..<size).map { $0 + 1 })
    #expect(exploration.states.map { worlds.count(of: $0.worlds) } == [4] + (0..<size).map { _ in 4.0 })
    #expect(exploration.transitionCount == 4 * size)
    let last = try #require(exploration.states.last)
    let witness = try #require(exploration.witness(to: last, in: World(configuration: 1, bits: [0, 1])))
    #expect(witness.flaw(on: exploration.system) == nil)
    #expect(witness.events.count == size)
    #expect(witness.events.last?.after?.holes ?? [] == Array(0..<size - 1))
    #expect(exploration.witness(to: last, in: World(configuration: 1, bits: [])) == nil)
    let dismiss = exploration.reachedTransitions.filter { exploration.label(of: $0.id) == .dismiss }
    #expect(dismiss.allSatisfy { worlds.isSubset($0.worlds, of: worlds.bit(1, is: true)) })
    #expect(dismiss.first?.length == 1)
  }

  @Test(arguments: [1, 10, 40])
  func aClockIsExactBeyondAnyWalk(levels: Int) throws {
    let exploration = Exploration(Clock(levels: levels))
    // Three heads on each level above the lowest, one there.
    #expect(exploration.allStates.count == 3 * levels + 1)
    let end = try #require(
      exploration.allStates.first { exploration[$0.head] == .init(level: levels, runs: 2) })
    #expect(end.length == 1 << levels)
    let witness = exploration.witness(to: end, in: World(configuration: 0, bits: []), limit: 10_000)
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
    #expect(few.counts.heads == 10)
    // The last head is reached after ten events, and nothing else of that length is left to be known.
    #expect(few.cut == ExplorationCut(limit: .heads, completedLength: 10))
    let nodes = Exploration(Circle(size: 3), limits: ExplorationLimits(bytes: 100))
    #expect(nodes.cut == ExplorationCut(limit: .bytes, completedLength: -1))
  }

  @Test func anExplorationEndsWhereSomebodyAsksForIt() {
    var limits = ExplorationLimits.standard
    limits.goesOn = { $0.facts < 1_000 }
    let exploration = Exploration(Clock(levels: 400), limits: limits)
    #expect(exploration.cut?.limit == .interrupt)
    #expect(exploration.factCount >= 1_000)
    #expect(exploration.factCount < Exploration(Clock(levels: 400)).factCount)
  }

  @Test func aCutExplorationClaimsNoTrapThatIsNone() {
    for seed in 0..<300 {
      let system = RandomSystem(seed: UInt64(seed))
      let all = Exploration(system)
      let trapped = traps(all)
      for facts in [2, 5, 10, 20, 40] where facts < all.factCount {
        let cut = Exploration(system, limits: ExplorationLimits(facts: facts))
        #expect(cut.cut?.limit == .facts)
        for (head, worlds) in traps(cut) {
          #expect(all.worlds.isSubset(worlds, of: trapped[head] ?? .empty), "seed \(seed), \(facts) facts")
        }
      }
    }
  }

  /// The trapped worlds of each head, where all frames help each other to an event labelled 0.
  private func traps(_ exploration: Exploration<RandomSystem>) -> [UInt8: WorldSet] {
    let transitions = (0..<exploration.transitionCount).map { exploration[number: $0] }
    let system = exploration.system
    let possibility = Possibility(
      goals: transitions.map { $0.label == 0 }, accepted: transitions.map { _ in system.worlds.all },
      shared: [Bool](repeating: true, count: exploration.headCount),
      mayChange: [WorldSet](repeating: .empty, count: exploration.headCount))
    let traps = exploration.traps(possibility) { _ in system.worlds.all }
    return traps.states.reduce(into: [:]) { sets, state in
      sets[exploration[state.head]] = system.worlds.union(
        sets[exploration[state.head]] ?? .empty, state.worlds)
    }
  }

  @Test func aForgedWitnessIsFound() throws {
    let exploration = Exploration(Circle(size: 3))
    let last = try #require(exploration.states.last)
    let world = try #require(exploration.worlds.any(of: last.worlds))
    let witness = try #require(exploration.witness(to: last, in: world))
    #expect(witness.flaw(on: exploration.system) == nil)
    #expect(witness.flaw(on: Circle(size: 2)) == .noSuchTransition(2))
  }

  @Test func theSameMachineIsExploredAlikeTwice() {
    for seed in 0..<100 {
      let (first, second) = (
        Exploration(RandomSystem(seed: UInt64(seed))), Exploration(RandomSystem(seed: UInt64(seed)))
      )
      #expect(first.counts == second.counts && first.bytes == second.bytes)
      #expect(first.states == second.states && first.reachedTransitions == second.reachedTransitions)
    }
  }
}
