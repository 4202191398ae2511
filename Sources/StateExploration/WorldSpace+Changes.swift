extension WorldSpace {
  func number(of quantifier: Quantifier) -> Int32 {
    if let known = quantifierNumbers[quantifier] { return known }
    let number = Int32(quantifiers.count)
    var filled = quantifier
    filled.last = -1
    for bit in 0..<bitCount {
      if quantifier.entry >> UInt128(bit) & 1 == 1 { filled.last = nowLevel(Int32(bit)) - 1 }
      if quantifier.now >> UInt128(bit) & 1 == 1 { filled.last = nowLevel(Int32(bit)) }
    }
    quantifiers.append(filled)
    quantifierNumbers[quantifier] = number
    return number
  }

  /// The number of a change; equal changes have the same.
  @usableFromInline
  func number(of change: WorldChange) -> Int32 {
    if let known = changeNumbers[change] { return known }
    let forgotten = change.forgetsChoices ? choices & allBits : 0
    let mask = change.mask & allBits
    let world = World(configuration: 0, bits: change.values)
    let number = Int32(changes.count)
    changes.append(
      Change(
        change: change,
        changed: self.number(of: Quantifier(entry: 0, now: mask | forgotten, last: 0)),
        assigned: literals(world, fixed: mask & ~forgotten, copy: 1),
        masked: self.number(of: Quantifier(entry: 0, now: mask, last: 0)),
        literals: literals(world, fixed: mask, copy: 1),
        maskedEntry: self.number(of: Quantifier(entry: mask, now: 0, last: 0)),
        literalsEntry: literals(world, fixed: mask, copy: 0)))
    changeNumbers[change] = number
    return number
  }

  /// The change of a number.
  @usableFromInline
  func change(_ number: Int32) -> WorldChange { changes[Int(number)].change }

  /// The number of a guard with a change; equal ones have the same.
  func effect(guard: Int32, change: Int32) -> Int32 {
    let hash = mix(`guard`, change)
    let known = effectIndex.find(hash) { effects[$0].guard == `guard` && effects[$0].change == change }
    if known >= 0 { return known }
    let number = Int32(effects.count)
    effects.append(Effect(guard: `guard`, change: change))
    effectIndex.insert(number, hash) { [effects] in mix(effects[$0].guard, effects[$0].change) }
    return number
  }

  /// The worlds of the configuration whose fixed bits are as here; copy 0 is the entry, 1 is now.
  func cube(_ world: World, fixed: UInt128, copy: Int32) -> Int32 {
    var node = literals(world, fixed: fixed, copy: copy)
    for level in (0..<configurationLevels).reversed() {
      let isSet = world.configuration >> (configurationLevels - 1 - level) & 1 == 1
      node =
        isSet
        ? diagrams.node(level, DecisionDiagrams.none, node)
        : diagrams.node(level, node, DecisionDiagrams.none)
    }
    return node
  }

  /// The fixed bits as they are in the world, in any configuration.
  private func literals(_ world: World, fixed: UInt128, copy: Int32) -> Int32 {
    var node = DecisionDiagrams.every
    for bit in (0..<bitCount).reversed() where fixed >> UInt128(bit) & 1 == 1 {
      let level = configurationLevels + 2 * Int32(bit) + copy
      node =
        world[bit]
        ? diagrams.node(level, DecisionDiagrams.none, node)
        : diagrams.node(level, node, DecisionDiagrams.none)
    }
    return node
  }
}

extension DecisionDiagrams {
  /// The variable of the level, or its negation.
  func literal(_ level: Int32, _ value: Bool) -> Int32 {
    value ? node(level, Self.none, Self.every) : node(level, Self.every, Self.none)
  }

  /// The configurations for which the predicate holds, over so many levels, the highest bit first.
  func configurations(levels: Int32, _ isIncluded: (Int) -> Bool) -> Int32 {
    func part(_ level: Int32, _ prefix: Int) -> Int32 {
      if level == levels { return isIncluded(prefix) ? Self.every : Self.none }
      return node(level, part(level + 1, prefix * 2), part(level + 1, prefix * 2 + 1))
    }
    return part(0, 0)
  }
}
