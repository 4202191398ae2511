import Testing

@testable import StateExploration

/// The worlds in which frames may start are worked out before they are explored.
@Suite struct EntryWorldsTests {
  @Test(arguments: 0..<4)
  func `what starts with one head is one entry, in worlds that hold all in which it is called`(part: Int) {
    var called = 0
    for seed in stride(from: part, to: 400, by: 4) {
      let facts = Exploration(RandomSystem(seed: UInt64(seed))).graph.facts
      var entries: [Int32: Int] = [:]
      for entry in facts.entries where !entry.isInitial { entries[entry.head, default: 0] += 1 }
      #expect(entries.values.allSatisfy { $0 == 1 }, "seed \(seed): \(entries)")
      for caller in facts.callers {
        let worlds = facts.worlds.range(caller.relation)
        let domain = facts.entries[Int(caller.callee)].domain
        #expect(facts.worlds.isSubset(WorldSet(node: worlds), of: WorldSet(node: domain)), "seed \(seed)")
        called += 1
      }
    }
    #expect(called > 100)
  }
}
