/// A change together with its relation.
struct Change {
  var change: WorldChange
  /// From the worlds before the change to the worlds after it.
  var relation: Int32
}

/// A guard together with a change.
struct Effect {
  var `guard`: Int32
  var change: Int32
  /// From the worlds of the guard to the worlds after the change.
  var relation: Int32
}

extension WorldSpace {
  func level(ofBit bit: Int) -> Int32 { configurationLevels + Int32(bit) }

  /// The identity relation on the set.
  func identity(_ set: Int32) -> Int32 { relations.identity(set) }

  /// The range of the relation.
  func range(_ relation: Int32) -> Int32 { relations.image(of: DecisionDiagrams.every, by: relation) }

  /// The domain of the relation.
  func domain(_ relation: Int32) -> Int32 { relations.preimage(of: DecisionDiagrams.every, by: relation) }

  /// The image of the set.
  func image(of set: Int32, by relation: Int32) -> Int32 { relations.image(of: set, by: relation) }

  /// The preimage of the set.
  func preimage(of set: Int32, by relation: Int32) -> Int32 { relations.preimage(of: set, by: relation) }

  /// The composition: first `first`, then `second`. The world “now” of `first` is the world at the entry of
  /// `second`.
  func compose(_ first: Int32, _ second: Int32) -> Int32 { relations.compose(first, second) }

  // MARK: Changes and effects

  /// The number of a change; equal changes have the same number.
  @usableFromInline
  func number(of change: WorldChange) -> Int32 {
    if let known = changeNumbers[change] { return known }
    let number = Int32(changes.count)
    changes.append(Change(change: change, relation: relation(of: change)))
    changeNumbers[change] = number
    return number
  }

  /// The relation from the worlds before a change to the worlds after it.
  private func relation(of change: WorldChange) -> Int32 {
    let forgotten = change.forgetsChoices ? choices & allBits : []
    let written = change.mask & allBits | forgotten
    var relation = RelationDiagrams.identity
    for bit in written.numbers.reversed() {
      let mayBe = { value in
        forgotten[bit] || change.values[bit] == value
      }
      let clear = mayBe(false) ? relation : RelationDiagrams.none
      let set = mayBe(true) ? relation : RelationDiagrams.none
      relation = relations.node(
        RelationDiagrams.Node(
          level: level(ofBit: bit), staysClear: clear, becomesSet: set, becomesClear: clear, staysSet: set))
    }
    return relation
  }

  /// The change with this number.
  @usableFromInline
  func change(_ number: Int32) -> WorldChange { changes[Int(number)].change }

  /// The number of a guard with a change; equal pairs have the same number.
  func effect(guard: Int32, change: Int32) -> Int32 {
    let hash = mix(`guard`, change)
    let known = effectIndex.find(hash) { effects[$0].guard == `guard` && effects[$0].change == change }
    if known >= 0 { return known }
    let number = Int32(effects.count)
    let relation = relations.compose(relations.identity(`guard`), changes[Int(change)].relation)
    effects.append(Effect(guard: `guard`, change: change, relation: relation))
    effectIndex.insert(number, hash) { [effects] in mix(effects[$0].guard, effects[$0].change) }
    return number
  }

  /// The bits that the effect assigns.
  func mask(ofEffect effect: Int32) -> WorldBits { changes[Int(effects[Int(effect)].change)].change.mask }

  /// The composition of the relation with the effect.
  @inline(__always)
  func apply(_ effect: Int32, to relation: Int32) -> Int32 {
    relations.compose(relation, effects[Int(effect)].relation)
  }

  /// The image of the set by the effect.
  func image(of set: Int32, byEffect effect: Int32) -> Int32 {
    relations.image(of: set, by: effects[Int(effect)].relation)
  }

  /// The relation from the worlds of the guard to the worlds after the change, with choices kept as they are.
  func relationKeepingChoices(guard: Int32, _ number: Int32) -> Int32 {
    var change = change(number)
    change.forgetsChoices = false
    return effects[Int(effect(guard: `guard`, change: self.number(of: change)))].relation
  }

  /// The relation from each world of the set to all worlds that differ from it in choices only.
  func relationForgettingChoices(_ set: Int32) -> Int32 {
    let change = WorldChange(mask: [], values: [], forgetsChoices: true)
    return effects[Int(effect(guard: set, change: number(of: change)))].relation
  }
}
