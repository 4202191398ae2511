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

  /// Runs of up to so many events are all there, and no others.
  @Test(arguments: 0..<4)
  func runsComeByLength(part: Int) {
    var longer = 0
    for seed in stride(from: part, to: 160, by: 4) {
      let counted = Exploration(System(seed: UInt64(seed)))
      let search = ShortestRuns(in: Exploration(withoutLengthsOf: counted))
      for length in [0, 1, 2, 5, 9] {
        let found = search.exploration(upTo: length)
        #expect(lengths(found, upTo: .max) == lengths(counted, upTo: length), "seed \(seed) \(length)")
      }
      if !search.isExhausted { longer += 1 }
      #expect(lengths(search.exploration(upTo: .max), upTo: .max) == lengths(counted, upTo: .max))
      #expect(search.isExhausted && search.stop == nil)
    }
    #expect(longer > 0)
  }

  /// By length and head the worlds in which it is reached first after so many events.
  private func lengths(_ exploration: Exploration<System>, upTo length: Int) -> [[Int32]: WorldSet] {
    var found: [[Int32]: WorldSet] = [:]
    for state in exploration.states where state.length <= length {
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
