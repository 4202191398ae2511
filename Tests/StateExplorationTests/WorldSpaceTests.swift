import Testing

@testable import StateExploration

/// Sets and relations as plain sets, for comparison: 3 configurations, 4 bits, of which 1 and 3 are choices.
private struct Small {
  let space = WorldSpace(configurationCount: 3, bitCount: 4, choices: [1, 3])
  var random: SplitMix

  struct Pair: Hashable { var entry: World, now: World }

  let all: [World] = (0..<3).flatMap { configuration in
    (0..<16).map { World(configuration: configuration, bits: WorldBits($0, at: 0)) }
  }

  mutating func set() -> Set<World> {
    let share = 1 + random.below(100)
    return Set(all.filter { _ in random.below(100) < share })
  }

  mutating func relation() -> Set<Pair> {
    let share = 1 + random.below(30)
    var pairs: Set<Pair> = []
    for entry in all {
      for now in all where now.configuration == entry.configuration && random.below(100) < share {
        pairs.insert(Pair(entry: entry, now: now))
      }
    }
    return pairs
  }

  mutating func change() -> WorldChange {
    WorldChange(
      mask: WorldBits(random.below(16), at: 0), values: WorldBits(random.below(16), at: 0),
      forgetsChoices: random.below(2) == 0
    )
  }

  func after(_ world: World, _ change: WorldChange) -> [World] {
    let after = change.applied(to: world)
    return all.filter {
      $0 == after
        || change.forgetsChoices && $0.configuration == after.configuration
          && ($0.bits ^ after.bits).isSubset(of: [1, 3])
    }
  }

  func encode(_ set: Set<World>) -> WorldSet {
    set.reduce(.empty) { space.union($0, space.set(of: $1)) }
  }

  func decode(_ set: WorldSet) -> Set<World> { Set(all.filter { space.contains($0, in: set) }) }

  func encode(_ relation: Set<Pair>) -> Int32 {
    relation.reduce(RelationDiagrams.none) { node, pair in
      // From the entry to the world now: all bits are assigned.
      let change = WorldChange(mask: space.allBits, values: pair.now.bits, forgetsChoices: false)
      let effect = space.effect(guard: space.set(of: pair.entry).node, change: space.number(of: change))
      return space.relations.or(node, space.apply(effect, to: space.identityNode))
    }
  }

  func decode(_ relation: Int32) -> Set<Pair> {
    var pairs: Set<Pair> = []
    for entry in all {
      for now in all where space.relates(entry, now, by: relation) {
        pairs.insert(Pair(entry: entry, now: now))
      }
    }
    return pairs
  }
}

/// The operations on diagrams against sets that are written out.
struct WorldSpaceTests {
  @Test(arguments: 0..<40)
  func setsAreAsWrittenOut(seed: UInt64) {
    var small = Small(random: SplitMix(state: seed))
    let space = small.space
    let (first, second) = (small.set(), small.set())
    let (left, right) = (small.encode(first), small.encode(second))
    #expect(small.decode(left) == first)
    #expect(small.decode(space.intersection(left, right)) == first.intersection(second))
    #expect(small.decode(space.union(left, right)) == first.union(second))
    #expect(small.decode(space.subtracting(right, from: left)) == first.subtracting(second))
    #expect(space.isSubset(left, of: right) == first.isSubset(of: second))
    #expect(space.count(of: left) == Double(first.count))
    #expect(space.configurations(of: left) == Set(first.map { Int($0.configuration) }).sorted())
    let order = first.sorted {
      ($0.configuration, reversed($0.bits)) < ($1.configuration, reversed($1.bits))
    }
    #expect(space.any(of: left) == order.first)
    let change = small.change()
    #expect(
      small.decode(space.image(of: left, under: change)) == Set(first.flatMap { small.after($0, change) }))
    #expect(
      small.decode(space.preimage(of: left, under: change))
        == Set(small.all.filter { first.contains(change.applied(to: $0)) }))
    let forgetting = WorldChange(mask: [], values: [], forgetsChoices: true)
    #expect(space.forgettingChoices(of: left) == space.image(of: left, under: forgetting))
  }

  /// Bit 0 first, as the order of worlds has it.
  private func reversed(_ bits: WorldBits) -> Int {
    (0..<4).reduce(0) { $0 << 1 | (bits[$1] ? 1 : 0) }
  }

  @Test(arguments: 0..<30)
  func relationsAreAsWrittenOut(seed: UInt64) {
    var small = Small(random: SplitMix(state: seed))
    let space = small.space
    let (first, second, set) = (small.relation(), small.relation(), small.set())
    let (left, right, some) = (small.encode(first), small.encode(second), small.encode(set).node)
    #expect(small.decode(left) == first)
    #expect(small.decode(space.identity(some)) == Set(set.map { Small.Pair(entry: $0, now: $0) }))
    #expect(small.decode(WorldSet(node: space.range(left))) == Set(first.map(\.now)))
    #expect(small.decode(WorldSet(node: space.domain(left))) == Set(first.map(\.entry)))
    #expect(
      small.decode(WorldSet(node: space.image(of: some, by: left)))
        == Set(first.filter { set.contains($0.entry) }.map(\.now)))
    #expect(
      small.decode(WorldSet(node: space.preimage(of: some, by: left)))
        == Set(first.filter { set.contains($0.now) }.map(\.entry)))
    var composed: Set<Small.Pair> = []
    for pair in first {
      for next in second where next.entry == pair.now {
        composed.insert(Small.Pair(entry: pair.entry, now: next.now))
      }
    }
    #expect(small.decode(space.compose(left, right)) == composed)
    #expect(space.compose(left, space.identityNode) == left)
    #expect(space.compose(space.identityNode, left) == left)
    let change = small.change()
    let effect = space.effect(guard: some, change: space.number(of: change))
    var applied: Set<Small.Pair> = []
    for pair in first where set.contains(pair.now) {
      for world in small.after(pair.now, change) { applied.insert(Small.Pair(entry: pair.entry, now: world)) }
    }
    #expect(small.decode(space.apply(effect, to: left)) == applied)
    #expect(
      small.decode(WorldSet(node: space.image(of: some, byEffect: effect)))
        == Set(set.flatMap { small.after($0, change) }))
    var before: Set<Small.Pair> = []
    for entry in set {
      for pair in first where pair.entry == change.applied(to: entry) {
        before.insert(Small.Pair(entry: entry, now: pair.now))
      }
    }
    let keeping = space.relationKeepingChoices(guard: some, space.number(of: change))
    #expect(small.decode(space.compose(keeping, left)) == before)
    var varied: Set<Small.Pair> = []
    for entry in set {
      for pair in first
      where pair.entry.configuration == entry.configuration
        && (pair.entry.bits ^ entry.bits).isSubset(of: [1, 3])
      {
        varied.insert(Small.Pair(entry: entry, now: pair.now))
      }
    }
    #expect(small.decode(space.compose(space.relationForgettingChoices(some), left)) == varied)
    let other = small.relation()
    let third = small.encode(other)
    #expect(small.decode(space.relations.or(left, third)) == first.union(other))
    #expect(small.decode(space.relations.subtract(left, third)) == first.subtracting(other))
    #expect(space.relations.isSubset(left, of: third) == first.isSubset(of: other))
    #expect(space.relations.isSubset(left, of: space.relations.or(left, third)))
    #expect(
      small.decode(space.relations.ending(left, in: some)) == first.filter { set.contains($0.now) })
  }

  /// A bit that stays as it is takes no node, whatever else happens.
  @Test func whatStaysTakesNoNode() {
    let space = WorldSpace(configurationCount: 1, bitCount: 100)
    let before = space.relations.count
    let change = WorldChange(mask: [99], values: [99], forgetsChoices: false)
    let effect = space.effect(guard: space.bit(0, is: false).node, change: space.number(of: change))
    _ = space.apply(effect, to: space.identityNode)
    #expect(space.relations.count - before <= 4)
  }

  /// Whether the highest bit is one of those that a world holds in one number, or the first of the others, or far above.
  @Test(arguments: [128, 129, 1_500])
  func largeSpacesHold(bitCount: Int) {
    let space = WorldSpace(configurationCount: 1000, bitCount: bitCount, choices: [bitCount - 1])
    let all = Double(sign: .plus, exponent: bitCount, significand: 1000)
    #expect(space.count(of: space.all) == all)
    #expect(all.isFinite == (bitCount < 1000))
    let last = space.intersection(space.bit(bitCount - 1, is: true), space.configurations([999, 7]))
    #expect(space.any(of: last) == World(configuration: 7, bits: [bitCount - 1]))
    #expect(space.contains(World(configuration: 999, bits: space.allBits), in: last))
    #expect(!space.contains(World(configuration: 998, bits: space.allBits), in: last))
    #expect(space.forgettingChoices(of: last) == space.configurations { $0 == 7 || $0 == 999 })
    #expect(space.compose(space.identity(last.node), space.identityNode) == space.identity(last.node))
    #expect(WorldSpace(configurationCount: 1, bitCount: 0).any(of: .empty) == nil)
  }
}
