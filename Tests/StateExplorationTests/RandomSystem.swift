import StateExploration

/// A machine of tables, drawn from a seed: up to 12 heads, 4 holes, 4 values; 1 to 3 configurations, 2 to 5 bits, in every
/// other one on both sides of the 128 that a world holds in one number.
struct RandomSystem: PushdownSystem {
  typealias Head = UInt8
  typealias Hole = UInt8
  typealias Value = UInt8
  typealias Label = UInt8
  typealias Move = UInt8

  /// What a move or a landing comes to: it reads some variables of the world, and has an outcome for what it read.
  struct Cases: Hashable {
    /// Bits by number; -1 is the configuration.
    var reads: [Int]
    /// By the values read, the first the highest; four places for the configuration.
    var outcomes: [Transition<RandomSystem>?]
  }

  let worlds: WorldSpace
  /// The bits that are ever set.
  let bits: [Int]
  var starts: [(head: UInt8, worlds: [World])]
  var resting: [Bool]
  var ofHead: [[Cases]]
  /// By `hole * 4 + value`.
  var ofLanding: [[Cases]]
  /// Whether a frame that starts with the head belongs to the caller's region.
  var isShared: [Bool]
  /// What an observer knows in a frame, by `((fact * 2 + bit 0) * 4 + hole) * 16 + callee`.
  var factAbove: [UInt8]
  /// Of each head whether choices may change where it rests.
  var mayChange: [Bool]

  /// All worlds of the space with no other bits.
  var allWorlds: [World] {
    (0..<Int32(worlds.configurationCount)).flatMap { configuration in
      (0..<1 << bits.count).map { World(configuration: configuration, bits: WorldBits($0, at: bits[0])) }
    }
  }

  var initialHeads: [(head: UInt8, worlds: WorldSet)] {
    starts.map { start in (start.head, set(start.worlds)) }
  }

  func set(_ members: [World]) -> WorldSet {
    members.reduce(.empty) { worlds.union($0, worlds.set(of: $1)) }
  }

  func isResting(_ head: UInt8) -> Bool { resting[Int(head)] }

  func appendMoves(of head: UInt8, to moves: inout [UInt8]) {
    moves += ofHead[Int(head)].indices.map { UInt8($0) }
  }

  func transition(
    of move: UInt8, at head: UInt8, in world: World
  ) -> (transition: Transition<RandomSystem>?, guard: WorldSet) {
    answer(ofHead[Int(head)][Int(move)], in: world)
  }

  func landing(
    of value: UInt8, on hole: UInt8, in world: World
  ) -> (transition: Transition<RandomSystem>?, guard: WorldSet) {
    guard let cases = ofLanding[Int(hole) * 4 + Int(value)].first else { return (nil, worlds.all) }
    return answer(cases, in: world)
  }

  private func answer(
    _ cases: Cases, in world: World
  ) -> (transition: Transition<RandomSystem>?, guard: WorldSet) {
    let set = cases.reads.reduce(worlds.all) { set, variable in
      let half =
        variable < 0
        ? worlds.configurations([Int(world.configuration)]) : worlds.bit(variable, is: world[variable])
      return worlds.intersection(set, half)
    }
    return (outcome(cases, in: world), set)
  }

  func outcome(_ cases: Cases, in world: World) -> Transition<RandomSystem>? {
    let index = cases.reads.reduce(0) { index, variable in
      variable < 0 ? index * 4 + Int(world.configuration) : index * 2 + (world[variable] ? 1 : 0)
    }
    return cases.outcomes[index]
  }

  /// The worlds that may follow when the change is done.
  func worldsAfter(_ world: World, _ change: WorldChange) -> [World] {
    let after = change.applied(to: world)
    guard change.forgetsChoices else { return [after] }
    return variants(of: after)
  }

  /// The worlds that differ in choices at most.
  func variants(of world: World) -> [World] {
    var variants = [World(configuration: world.configuration, bits: world.bits - worlds.choices)]
    for bit in worlds.choices.numbers {
      variants += variants.map { World(configuration: $0.configuration, bits: $0.bits | WorldBits(bit)) }
    }
    return variants
  }
}

extension RandomSystem {
  init(seed: UInt64) {
    var random = SplitMix(state: seed)
    let heads = UInt8(2 + random.below(seed % 4 == 0 ? 11 : 5))
    let holes = UInt8(1 + random.below(4))
    let values = UInt8(1 + random.below(4))
    let crowd = 1 + random.below(3)
    let returns = 20 + random.below(40)
    let configurations = 1 + random.below(3)
    let bitCount = 2 + random.below(2) + random.below(3)
    let first = seed % 2 == 0 ? 0 : 126
    let bits = Array(first..<first + bitCount)
    self.bits = bits
    var choices = WorldBits()
    for _ in 0..<random.below(3) { choices[bits[random.below(bitCount)]] = true }
    worlds = WorldSpace(
      configurationCount: configurations, bitCount: first + bitCount, choices: choices)
    let restingShare = 50 + random.below(51)
    let resting = (0..<heads).map { _ in random.below(100) < restingShare }
    self.resting = resting
    let mayChange = (0..<heads).map { _ in random.below(2) == 0 }
    self.mayChange = mayChange
    let changing = random.below(60)
    let impossible = random.below(30)
    func transition(stays: Int, calls: Int) -> Transition<RandomSystem>? {
      if random.below(100) < impossible { return nil }
      let kind = random.below(100)
      let target = UInt8(random.below(Int(heads)))
      let outcome: Transition<RandomSystem>.Outcome =
        kind < stays
        ? .stay(target)
        : kind < stays + calls
          ? .call(target, UInt8(random.below(Int(holes)))) : .return(UInt8(random.below(Int(values))))
      var change = WorldChange.none
      if random.below(100) < changing {
        change = WorldChange(
          mask: WorldBits(bits[random.below(bitCount)]) - (random.below(5) == 0 ? [] : choices),
          values: random.below(2) == 0 ? WorldBits(below: first + bitCount) : [], forgetsChoices: false)
      }
      change.forgetsChoices = random.below(5) == 0
      switch outcome {
      case .stay(let head), .call(let head, _):
        if resting[Int(head)], mayChange[Int(head)] || random.below(3) > 0 { change.forgetsChoices = true }
      case .return: break
      }
      return Transition(label: UInt8(random.below(8)), outcome: outcome, change: change)
    }
    func cases(stays: Int, calls: Int) -> Cases {
      var reads: [Int] = []
      for _ in 0..<random.below(3) {
        let drawn = random.below(bitCount + 1) - 1
        let variable = drawn < 0 ? drawn : bits[drawn]
        if !reads.contains(variable) { reads.append(variable) }
      }
      let count = reads.reduce(1) { $0 * ($1 < 0 ? 4 : 2) }
      let few = (0..<2).map { _ in transition(stays: stays, calls: calls) }
      return Cases(reads: reads, outcomes: (0..<count).map { _ in few[random.below(2)] })
    }
    ofHead = (0..<heads).map { head in
      (0..<(random.below(8) == 0 ? 0 : 1 + random.below(crowd + 1))).map { _ in
        cases(stays: (100 - returns) * 3 / 5, calls: (100 - returns) * 2 / 5)
      } + (head == 0 ? [cases(stays: 40, calls: 60)] : [])
    }
    ofLanding = (0..<16).map { _ in random.below(8) == 0 ? [] : [cases(stays: 65, calls: 12)] }
    isShared = (0..<16).map { _ in random.below(3) > 0 }
    factAbove = (0..<512).map { _ in UInt8(random.below(3)) }
    starts = []
    let share = 20 + random.below(81)
    for head in 0..<(random.below(5) == 0 ? UInt8(2) : 1) {
      let some = allWorlds.filter { _ in random.below(100) < share }
      let isWide = mayChange[Int(head)] || random.below(2) == 0
      starts.append((head, isWide ? some.flatMap { self.variants(of: $0) } : some))
    }
  }
}

/// SplitMix64: a small generator with the same numbers everywhere.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % limit }
}
