/// Copies of bits that are forgotten together.
struct Quantifier: Hashable {
  /// Bits at the entry.
  var entry: UInt128
  /// Bits of now.
  var now: UInt128
  /// The last level that is forgotten; filled in by the space.
  var last: Int32
}

/// A change, prepared for the operations.
struct Change {
  var change: WorldChange
  /// What it forgets of now, and what it then says.
  var changed: Int32
  var assigned: Int32
  /// The assigned bits alone, choices kept, of now and at the entry.
  var masked: Int32
  var literals: Int32
  var maskedEntry: Int32
  var literalsEntry: Int32
}

/// A guard with a change.
struct Effect {
  var `guard`: Int32
  var change: Int32
}

extension WorldSpace {
  /// Numbers of the operations in the memory of answers.
  private enum Operation {
    static let exists: Int32 = 16
    static let compose: Int32 = 17
    static let apply: Int32 = 18
    static let setBefore: Int32 = 19
    static let relationBefore: Int32 = 20
  }

  /// The numbers of the quantifiers that a space has from its start: all bits at the entry, all bits of now.
  private static let entryForgotten: Int32 = 0
  private static let nowForgotten: Int32 = 1

  /// Numbers those; done once, first of all.
  func prepareQuantifiers() {
    _ = number(of: Quantifier(entry: allBits, now: 0, last: 0))
    // Where there are no bits, both are the same quantifier; each has its number nevertheless.
    if bitCount == 0 { quantifiers.append(quantifiers[0]) }
    _ = number(of: Quantifier(entry: 0, now: allBits, last: 0))
  }

  var allBits: UInt128 { bitCount == 128 ? .max : (1 << UInt128(bitCount)) - 1 }
  func nowLevel(_ bit: Int32) -> Int32 { configurationLevels + 2 * bit + 1 }

  /// Each world of the set with itself.
  func identity(_ set: Int32) -> Int32 { diagrams.and(set, identityNode) }

  /// The worlds that the relation leads to.
  func range(_ relation: Int32) -> Int32 {
    exists(relation, Self.entryForgotten)
  }

  /// The worlds that the relation leads from, as a set.
  func domain(_ relation: Int32) -> Int32 {
    let entry = exists(relation, Self.nowForgotten)
    return diagrams.shift(entry, by: 1, from: configurationLevels)
  }

  /// The set, said of the entry.
  func atEntry(_ set: Int32) -> Int32 { diagrams.shift(set, by: -1, from: configurationLevels) }

  /// The worlds that the relation leads to from those of the set.
  func image(of set: Int32, by relation: Int32) -> Int32 { range(diagrams.and(relation, atEntry(set))) }

  /// The worlds from which the relation leads into the set.
  func preimage(of set: Int32, by relation: Int32) -> Int32 { domain(diagrams.and(relation, set)) }

  /// What the relation comes to by a transition with the guard and the change.
  @inline(__always)
  func apply(_ effect: Int32, to relation: Int32) -> Int32 {
    let known = diagrams.recall(Operation.apply, relation, effect)
    return known >= 0 ? known : applyAnew(effect, to: relation)
  }

  @inline(never)
  private func applyAnew(_ effect: Int32, to relation: Int32) -> Int32 {
    let change = changes[Int(effects[Int(effect)].change)]
    let guarded = diagrams.and(relation, effects[Int(effect)].guard)
    let answer = diagrams.and(exists(guarded, change.changed), change.assigned)
    diagrams.remember(Operation.apply, relation, effect, answer)
    return answer
  }

  /// The bits that the effect assigns.
  func mask(ofEffect effect: Int32) -> UInt128 { changes[Int(effects[Int(effect)].change)].change.mask }

  /// The worlds that the change leads into the set, choices as they are.
  func setBefore(_ change: Int32, _ set: Int32) -> Int32 {
    let known = diagrams.recall(Operation.setBefore, set, change)
    if known >= 0 { return known }
    let change_ = changes[Int(change)]
    let answer = exists(diagrams.and(set, change_.literals), change_.masked)
    diagrams.remember(Operation.setBefore, set, change, answer)
    return answer
  }

  /// The relation from before the change, choices as they are.
  func relationBefore(_ change: Int32, _ relation: Int32) -> Int32 {
    let known = diagrams.recall(Operation.relationBefore, relation, change)
    if known >= 0 { return known }
    let change_ = changes[Int(change)]
    let answer = exists(diagrams.and(relation, change_.literalsEntry), change_.maskedEntry)
    diagrams.remember(Operation.relationBefore, relation, change, answer)
    return answer
  }

  /// Forgets the copies that the quantifier names.
  func exists(_ node: Int32, _ quantifier: Int32) -> Int32 {
    let inner = diagrams.nodes[Int(node)]
    let forgotten = quantifiers[Int(quantifier)]
    if inner.level > forgotten.last { return node }
    let known = diagrams.recall(Operation.exists, node, quantifier)
    if known >= 0 { return known }
    let low = exists(inner.low, quantifier)
    let high = exists(inner.high, quantifier)
    var isForgotten = false
    if inner.level >= configurationLevels {
      let place = inner.level - configurationLevels
      isForgotten = (place & 1 == 0 ? forgotten.entry : forgotten.now) >> UInt128(place >> 1) & 1 == 1
    }
    let answer = isForgotten ? diagrams.or(low, high) : diagrams.node(inner.level, low, high)
    diagrams.remember(Operation.exists, node, quantifier, answer)
    return answer
  }

  /// First the one relation, then the other. What is now in the first is at the entry of the second.
  func compose(_ first: Int32, _ second: Int32) -> Int32 {
    if first == DecisionDiagrams.none || second == DecisionDiagrams.none { return DecisionDiagrams.none }
    if first == DecisionDiagrams.every, second == DecisionDiagrams.every { return DecisionDiagrams.every }
    let known = diagrams.recall(Operation.compose, first, second)
    if known >= 0 { return known }
    let level = min(diagrams.level(first), diagrams.level(second))
    let answer: Int32
    if level < configurationLevels {
      let left = diagrams.branches(first, at: level)
      let right = diagrams.branches(second, at: level)
      answer = diagrams.node(level, compose(left.low, right.low), compose(left.high, right.high))
    } else {
      let entry = level - (level - configurationLevels) & 1
      let now = entry + 1
      let left = diagrams.branches(first, at: entry)
      let right = diagrams.branches(second, at: entry)
      let fromClear = diagrams.branches(right.low, at: now)
      let fromSet = diagrams.branches(right.high, at: now)
      func half(_ part: Int32) -> Int32 {
        let middle = diagrams.branches(part, at: now)
        let low = composeSum(middle, (fromClear.low, fromSet.low))
        return diagrams.node(now, low, composeSum(middle, (fromClear.high, fromSet.high)))
      }
      let low = half(left.low)
      answer = left.low == left.high ? low : diagrams.node(entry, low, half(left.high))
    }
    diagrams.remember(Operation.compose, first, second, answer)
    return answer
  }

  /// The two ways through a bit between: clear or set.
  private func composeSum(_ first: (low: Int32, high: Int32), _ second: (low: Int32, high: Int32)) -> Int32 {
    if first.low == first.high { return compose(first.low, diagrams.or(second.low, second.high)) }
    if second.low == second.high { return compose(diagrams.or(first.low, first.high), second.low) }
    return diagrams.or(compose(first.low, second.low), compose(first.high, second.high))
  }
}
