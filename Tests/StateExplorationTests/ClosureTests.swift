import Testing

@testable import StateExploration

/// What is explored without lengths, and the shortest runs to it, against what is explored with them.
@Suite struct ClosureTests {
  private typealias System = RandomSystem

  /// By head and by transition all worlds in which it is reached.
  private func reached(_ exploration: Exploration<System>) -> [[WorldSet]] {
    let worlds = exploration.worlds
    var heads = [WorldSet](repeating: .empty, count: exploration.headCount)
    for state in exploration.allStates {
      heads[Int(state.head.number)] = worlds.union(heads[Int(state.head.number)], state.worlds)
    }
    var transitions = [WorldSet](repeating: .empty, count: exploration.transitionCount)
    for one in exploration.reachedTransitions {
      transitions[Int(one.id.number)] = worlds.union(transitions[Int(one.id.number)], one.worlds)
    }
    return [heads, transitions]
  }

  @Test(arguments: 0..<4)
  func theSameIsReached(part: Int) {
    for seed in stride(from: part, to: 400, by: 4) {
      let counted = Exploration(System(seed: UInt64(seed)))
      let closure = Exploration(withoutLengthsOf: counted)
      #expect(closure.isComplete && !closure.countsEvents)
      #expect(reached(closure) == reached(counted), "seed \(seed)")
      #expect(closure.states.allSatisfy { $0.length == 0 })
    }
  }

  /// With all heads as goals, runs of up to so many events are all there, and no others.
  @Test(arguments: 0..<4)
  func runsComeByLength(part: Int) {
    var longer = 0
    for seed in stride(from: part, to: 160, by: 4) {
      let counted = Exploration(System(seed: UInt64(seed)))
      let closure = Exploration(withoutLengthsOf: counted)
      let all = goals(closure.allStates.map { (.state($0.head), $0.worlds) }, closure)
      let search = ShortestRuns(in: closure)
      for length in [0, 1, 2, 5, 9] {
        let found = search.exploration(upTo: length, toward: search.bound(toward: all))
        #expect(lengths(found, upTo: .max) == lengths(counted, upTo: length), "seed \(seed) \(length)")
      }
      if !search.isExhausted { longer += 1 }
      let found = search.exploration(upTo: .max, toward: search.bound(toward: all))
      #expect(lengths(found, upTo: .max) == lengths(counted, upTo: .max))
      #expect(search.isExhausted && search.stop == nil)
    }
    #expect(longer > 0)
  }

  /// Toward a single head or transition, the least lengths of that goal are found in all its worlds, with
  /// fewer facts than without a goal.
  @Test(arguments: 0..<4)
  func runsToOneGoalAreTheShortest(part: Int) throws {
    var (few, many) = (0, 0)
    for seed in stride(from: part, to: 80, by: 4) {
      let counted = Exploration(System(seed: UInt64(seed)))
      let closure = Exploration(withoutLengthsOf: counted)
      let search = ShortestRuns(in: closure)
      for state in counted.states.suffix(3) {
        let everywhere = [RunGoal.state(state.head): closure.worlds.all]
        for length in [state.length - 1, state.length, state.length + 2] {
          let found = search.exploration(upTo: length, toward: search.bound(toward: everywhere))
          #expect(
            lengths(found, upTo: .max, of: state.head) == lengths(counted, upTo: length, of: state.head),
            "seed \(seed)")
          few += found.factCount
          many += counted.factCount
        }
        // In the worlds of this length alone.
        let bound = try #require(search.bound(toward: [.state(state.head): state.worlds]))
        #expect(try #require(bound.leastLength) <= state.length)
        let found = search.exploration(upTo: state.length, toward: bound)
        let states = found.states.filter { $0.head == state.head && $0.length == state.length }
        let worlds = states.reduce(WorldSet.empty) { closure.worlds.union($0, $1.worlds) }
        #expect(closure.worlds.isSubset(state.worlds, of: worlds), "seed \(seed)")
      }
      for step in closure.reachedTransitions.suffix(3) {
        let bound = search.bound(toward: [.transition(step.id): step.worlds])
        let found = search.exploration(upTo: .max, toward: bound)
        #expect(stepLengths(found, step.id) == stepLengths(counted, step.id), "seed \(seed)")
        #expect(search.isExhausted)
      }
    }
    #expect(few < many)
  }

  private func goals(
    _ all: [(RunGoal, WorldSet)], _ exploration: Exploration<System>
  ) -> [RunGoal: WorldSet] {
    Dictionary(all, uniquingKeysWith: exploration.worlds.union)
  }

  /// By length the worlds in which the transition comes first after so many events.
  private func stepLengths(_ exploration: Exploration<System>, _ step: TransitionID) -> [Int: WorldSet] {
    var found: [Int: WorldSet] = [:]
    for one in exploration.reachedTransitions where one.id == step {
      found[one.length] = exploration.worlds.union(found[one.length] ?? .empty, one.worlds)
    }
    return found
  }

  /// By length and head the worlds in which it is reached first after so many events.
  private func lengths(
    _ exploration: Exploration<System>, upTo length: Int, of head: HeadID? = nil
  ) -> [[Int32]: WorldSet] {
    var found: [[Int32]: WorldSet] = [:]
    for state in exploration.states where state.length <= length && head ?? state.head == state.head {
      let key = [Int32(state.length), state.head.number]
      found[key] = exploration.worlds.union(found[key] ?? .empty, state.worlds)
    }
    return found
  }

  /// A limit stops it, and nothing is said to be covered.
  @Test func aLimitStopsIt() {
    let counted = Exploration(System(seed: 5))
    let closure = Exploration(withoutLengthsOf: counted, limits: ExplorationLimits(facts: 3))
    #expect(closure.cut == ExplorationCut(limit: .facts, completedLength: -1))
  }
}
