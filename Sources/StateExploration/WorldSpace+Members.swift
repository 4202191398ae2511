extension WorldSpace {
  /// Whether the world is in the set. Cost: linear in the number of bits.
  public func contains(_ world: World, in set: WorldSet) -> Bool {
    var node = set.node
    while node > DecisionDiagrams.every {
      let inner = diagrams[node]
      node = value(of: world, at: inner.level) ? inner.high : inner.low
    }
    return node == DecisionDiagrams.every && world.configuration < configurationCount
  }

  /// The least world of the set, ordered by configuration, then by bits from bit 0 on, clear before set; nil
  /// if the set is empty. Cost: linear in the number of bits, or one lookup if the result is cached.
  public func any(of set: WorldSet) -> World? {
    if set.isEmpty { return nil }
    let place = Int(set.node) & (leastWorlds.count - 1)
    if leastWorlds[place].node == set.node { return leastWorlds[place].world }
    let world = least(of: set)
    leastWorlds[place] = (set.node, world)
    return world
  }

  private func least(of set: WorldSet) -> World {
    var world = World(configuration: 0, bits: [])
    var node = set.node
    while node > DecisionDiagrams.every {
      let inner = diagrams[node]
      if inner.low != DecisionDiagrams.none {
        node = inner.low
        continue
      }
      if inner.level < configurationLevels {
        world.configuration |= 1 << (configurationLevels - 1 - inner.level)
      } else {
        world[Int(inner.level - configurationLevels)] = true
      }
      node = inner.high
    }
    return world
  }

  /// The number of worlds of the set: exact up to 2^53, infinite beyond 2^1023. Cost: linear in the size of
  /// the diagram.
  public func count(of set: WorldSet) -> Double {
    var known: [Int32: Double] = [:]
    let levels = Int(configurationLevels) + bitCount
    func place(_ node: Int32) -> Int {
      node <= DecisionDiagrams.every ? levels : Int(diagrams.level(node))
    }
    func times(_ count: Double, _ levels: Int) -> Double {
      count == 0 ? 0 : Double(sign: .plus, exponent: levels, significand: count)
    }
    func count(_ node: Int32) -> Double {
      if node <= DecisionDiagrams.every { return Double(node) }
      if let count = known[node] { return count }
      let inner = diagrams[node]
      let next = place(node) + 1
      let sum =
        times(count(inner.low), place(inner.low) - next) + times(count(inner.high), place(inner.high) - next)
      known[node] = sum
      return sum
    }
    return times(count(set.node), place(set.node))
  }

  /// The configurations that occur in the set, in ascending order.
  public func configurations(of set: WorldSet) -> [Int] {
    (0..<configurationCount).filter { !intersection(set, configurations([$0])).isEmpty }
  }

  /// The value of the variable of the level in the world.
  private func value(of world: World, at level: Int32) -> Bool {
    level < configurationLevels
      ? world.configuration >> (configurationLevels - 1 - level) & 1 == 1
      : world[Int(level - configurationLevels)]
  }

  /// Whether the relation contains the pair of worlds; false if their configurations differ. Cost: linear in
  /// the number of bits.
  func relates(_ entry: World, _ now: World, by relation: Int32) -> Bool {
    guard entry.configuration == now.configuration, now.configuration < configurationCount else {
      return false
    }
    var node = relation
    var differing = (entry.bits ^ now.bits) & allBits
    while node > RelationDiagrams.identity {
      let inner = relations[node]
      let values = (value(of: entry, at: inner.level), value(of: now, at: inner.level))
      switch values {
      case (false, false): node = inner.staysClear
      case (false, true): node = inner.becomesSet
      case (true, false): node = inner.becomesClear
      case (true, true): node = inner.staysSet
      }
      if inner.level >= configurationLevels {
        differing[Int(inner.level - configurationLevels)] = false
      }
    }
    // A bit that no node tests must be the same in both worlds.
    return node == RelationDiagrams.identity && differing.isEmpty
  }
}
