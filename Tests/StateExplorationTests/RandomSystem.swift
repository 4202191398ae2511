import StateExploration

/// A machine of tables, drawn from a seed: up to 12 heads, 4 holes, 4 values.
struct RandomSystem: PushdownSystem {
  typealias Head = UInt8
  typealias Hole = UInt8
  typealias Value = UInt8
  typealias Label = UInt8

  var initialHeads: [UInt8]
  var resting: [Bool]
  var ofHead: [[Transition<RandomSystem>]]
  /// By `hole * 4 + value`.
  var ofLanding: [[Transition<RandomSystem>]]
  /// Whether a call belongs to the caller's region, by `hole * 16 + callee`.
  var isShared: [Bool]
  /// What an observer knows in a frame, by `(fact * 4 + hole) * 16 + callee`.
  var factAbove: [UInt8]

  func isResting(_ head: UInt8) -> Bool { resting[Int(head)] }

  func appendTransitions(of head: UInt8, to transitions: inout [Transition<RandomSystem>]) {
    transitions += ofHead[Int(head)]
  }

  func appendLandings(of value: UInt8, on hole: UInt8, to transitions: inout [Transition<RandomSystem>]) {
    transitions += ofLanding[Int(hole) * 4 + Int(value)]
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
    func transition(stays: Int, calls: Int) -> Transition<RandomSystem> {
      let kind = random.below(100)
      let target = UInt8(random.below(Int(heads)))
      let outcome: Transition<RandomSystem>.Outcome =
        kind < stays
        ? .stay(target)
        : kind < stays + calls
          ? .call(target, UInt8(random.below(Int(holes)))) : .return(UInt8(random.below(Int(values))))
      return Transition(label: UInt8(random.below(8)), outcome: outcome)
    }
    let restingShare = 50 + random.below(51)
    resting = (0..<heads).map { _ in random.below(100) < restingShare }
    ofHead = (0..<heads).map { head in
      (0..<(random.below(8) == 0 ? 0 : 1 + random.below(crowd + 1))).map { _ in
        transition(stays: (100 - returns) * 3 / 5, calls: (100 - returns) * 2 / 5)
      } + (head == 0 ? [transition(stays: 40, calls: 60)] : [])
    }
    ofLanding = (0..<16).map { _ in
      (0..<(random.below(8) == 0 ? 0 : 1 + random.below(6) / 5)).map { _ in transition(stays: 65, calls: 12) }
    }
    initialHeads = random.below(5) == 0 ? [0, 1] : [0]
    isShared = (0..<64).map { _ in random.below(3) > 0 }
    factAbove = (0..<256).map { _ in UInt8(random.below(3)) }
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
