extension WorldSpace {
  /// The levels of these bits, as the argument of ``DecisionDiagrams/forget(_:of:)``.
  func forgotten(_ bits: WorldBits) -> ForgottenLevels {
    let known = forgottenNumbers[bits]
    let number = known ?? Int32(forgottenNumbers.count)
    if known == nil { forgottenNumbers[bits] = number }
    let last = bits.highest.map(level(ofBit:)) ?? -1
    return ForgottenLevels(bits: bits, first: configurationLevels, last: last, number: number)
  }

  /// The worlds that have the configuration of `world` and agree with it in the `fixed` bits.
  func cube(_ world: World, fixed: WorldBits) -> Int32 {
    var node = DecisionDiagrams.every
    for bit in fixed.numbers.reversed() where bit < bitCount {
      node = diagrams.node(level(ofBit: bit), on: world[bit], node)
    }
    for level in (0..<configurationLevels).reversed() {
      let isSet = world.configuration >> (configurationLevels - 1 - level) & 1 == 1
      node = diagrams.node(level, on: isSet, node)
    }
    return node
  }
}

extension DecisionDiagrams {
  /// The subset of `rest` in which the variable has the value; `rest` may only depend on greater levels.
  func node(_ level: Int32, on value: Bool, _ rest: Int32) -> Int32 {
    value ? node(level, Self.none, rest) : node(level, rest, Self.none)
  }

  /// All worlds in which the variable has the value.
  func literal(_ level: Int32, _ value: Bool) -> Int32 { node(level, on: value, Self.every) }

  /// The set of configurations for which the predicate is true. A configuration takes `levels` levels, its
  /// highest bit first.
  func configurations(levels: Int32, _ isIncluded: (Int) -> Bool) -> Int32 {
    func part(_ level: Int32, _ prefix: Int) -> Int32 {
      if level == levels { return isIncluded(prefix) ? Self.every : Self.none }
      return node(level, part(level + 1, prefix * 2), part(level + 1, prefix * 2 + 1))
    }
    return part(0, 0)
  }
}
