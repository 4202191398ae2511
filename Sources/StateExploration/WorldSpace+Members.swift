extension WorldSpace {
  /// Whether the world is in the set. Linear in the bits.
  public func contains(_ world: World, in set: WorldSet) -> Bool {
    relates(world, world, by: set.node)
  }

  /// The least world of the set: by configuration, then by bits from number 0 on, clear before set. Nil if it is empty.
  /// Of sets that are asked for again it is known; else linear in the bits.
  public func any(of set: WorldSet) -> World? {
    if set.isEmpty { return nil }
    let place = Int(set.node) & (leastWorlds.count - 1)
    if leastWorlds[place].node == set.node { return leastWorlds[place].world }
    let world = least(of: set)
    leastWorlds[place] = (set.node, world)
    return world
  }

  private func least(of set: WorldSet) -> World {
    var world = World(configuration: 0, bits: 0)
    var node = set.node
    while node > DecisionDiagrams.every {
      let inner = diagrams.nodes[Int(node)]
      if inner.low != DecisionDiagrams.none {
        node = inner.low
        continue
      }
      if inner.level < configurationLevels {
        world.configuration |= 1 << (configurationLevels - 1 - inner.level)
      } else {
        world[Int(inner.level - configurationLevels) >> 1] = true
      }
      node = inner.high
    }
    return world
  }

  /// How many worlds the set has; exact up to 2^53. Linear in the diagram.
  public func count(of set: WorldSet) -> Double {
    var known: [Int32: Double] = [:]
    let levels = Int(configurationLevels) + bitCount
    /// The place of a level among those of the configuration and of now.
    func place(_ node: Int32) -> Int {
      let level = diagrams.level(node)
      if node <= DecisionDiagrams.every { return levels }
      if level < configurationLevels { return Int(level) }
      return Int(configurationLevels + (level - configurationLevels) >> 1)
    }
    func power(_ exponent: Int) -> Double { Double(sign: .plus, exponent: exponent, significand: 1) }
    func count(_ node: Int32) -> Double {
      if node <= DecisionDiagrams.every { return Double(node) }
      if let count = known[node] { return count }
      let inner = diagrams.nodes[Int(node)]
      let next = place(node) + 1
      let sum =
        count(inner.low) * power(place(inner.low) - next) + count(inner.high)
        * power(place(inner.high) - next)
      known[node] = sum
      return sum
    }
    return count(set.node) * power(place(set.node))
  }

  /// The configurations of the worlds of the set, in order.
  public func configurations(of set: WorldSet) -> [Int] {
    (0..<configurationCount).filter { !intersection(set, configurations([$0])).isEmpty }
  }

  /// Whether the relation leads from one world to the other; a set is a relation that asks the second only. Linear in
  /// the bits. The worlds are of the same configuration.
  func relates(_ entry: World, _ now: World, by relation: Int32) -> Bool {
    var node = relation
    while node > DecisionDiagrams.every {
      let inner = diagrams.nodes[Int(node)]
      let isSet: Bool
      if inner.level < configurationLevels {
        isSet = now.configuration >> (configurationLevels - 1 - inner.level) & 1 == 1
      } else {
        let place = Int(inner.level - configurationLevels)
        isSet = place & 1 == 0 ? entry[place >> 1] : now[place >> 1]
      }
      node = isSet ? inner.high : inner.low
    }
    return node == DecisionDiagrams.every && entry.configuration == now.configuration
      && now.configuration < configurationCount
  }
}
