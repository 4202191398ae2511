import StateExploration

/// Compares an exploration with the oracle; each check answers nil, or what is different.
struct Agreement {
  let exploration: Exploration<RandomSystem>
  /// All that is reached, without lengths, where those were looked for afterwards.
  let whole: Exploration<RandomSystem>?
  let oracle: Oracle
  let bound: Int
  let scopes: [OracleScope]
  let witnessCount: Int

  /// Thorough: the traps of all scopes and every witness; else of one scope, and few witnesses.
  ///
  /// - Parameter afterwards: whether lengths are looked for once all is known without them.
  init(_ system: RandomSystem, bound: Int, scope: Int? = nil, lengths afterwards: Bool = false) {
    scopes = scope.map { [OracleScope.allCases[$0 % 3]] } ?? OracleScope.allCases
    witnessCount = scope == nil ? .max : 2
    self.bound = bound
    let counted = Exploration(system, limits: afterwards ? ExplorationLimits(facts: 20) : .standard)
    if afterwards {
      let whole = Exploration(withoutLengthsOf: counted)
      let states = whole.allStates.map { (RunGoal.state($0.head), $0.worlds) }
      let steps = whole.reachedTransitions.map { (RunGoal.transition($0.id), $0.worlds) }
      let goals = Dictionary(states + steps, uniquingKeysWith: whole.worlds.union)
      let runs = ShortestRuns(in: whole)
      exploration = runs.exploration(upTo: .max, toward: runs.bound(toward: goals))
      self.whole = whole
    } else {
      exploration = counted
      whole = nil
    }
    oracle = Oracle(system, bound: bound)
  }

  var system: RandomSystem { exploration.system }

  /// Whether the oracle saw every run.
  var isFinite: Bool { oracle.completedLength == .max }

  func difference() -> String? {
    reachability() ?? witnesses() ?? observation() ?? scopes.lazy.compactMap(traps).first
  }

  /// The worlds of the set, one by one.
  func worlds(of set: WorldSet) -> [World] {
    system.allWorlds.filter { exploration.worlds.contains($0, in: set) }
  }

  /// A thing in a world.
  struct In<Thing: Hashable>: Hashable {
    var thing: Thing
    var world: World
  }

  func key(_ id: TransitionID) -> Oracle.Key {
    let transition = exploration[id]
    switch transition.source {
    case .head(_, let head):
      return Oracle.Key(
        owner: Int(head), move: Int(transition.move ?? .max), transition: transition.transition)
    case .landing(let hole, let value):
      return Oracle.Key(owner: 64 + Int(hole) * 4 + Int(value), move: 0, transition: transition.transition)
    }
  }

  private func reachability() -> String? {
    var heads: [In<Int>: Int] = [:]
    var transitions: [In<Oracle.Key>: Int] = [:]
    for placed in oracle.order {
      guard let length = oracle.lengths[placed] else { continue }
      if !placed.isLanding {
        heads[In(thing: placed.top, world: placed.world), default: .max].lower(to: length)
      }
      for step in oracle.steps(placed) ?? [] {
        transitions[In(thing: step.key, world: placed.world), default: .max].lower(to: length + step.weight)
      }
    }
    var foundHeads: [In<Int>: Int] = [:]
    for state in exploration.allStates {
      for world in worlds(of: state.worlds) {
        let head = In(thing: Int(exploration[state.head]), world: world)
        if foundHeads.updateValue(state.length, forKey: head) != nil { return "twice reached: \(head)" }
      }
    }
    var foundTransitions: [In<Oracle.Key>: Int] = [:]
    for transition in exploration.reachedTransitions {
      for world in worlds(of: transition.worlds) {
        let key = In(thing: key(transition.id), world: world)
        if foundTransitions.updateValue(transition.length, forKey: key) != nil { return "twice: \(key)" }
      }
    }
    return different("heads", heads, foundHeads) ?? different("transitions", transitions, foundTransitions)
  }

  /// Up to the length that the oracle completed both must know the same, with the same lengths.
  func different<Thing: Hashable>(
    _ what: String, _ oracle: [Thing: Int], _ explored: [Thing: Int]
  ) -> String? {
    let last = self.oracle.completedLength
    let left = oracle.filter { $0.value <= last }
    let right = explored.filter { $0.value <= last }
    if left == right, oracle.allSatisfy({ explored[$0.key] ?? .max <= $0.value }) { return nil }
    let missing = left.filter { right[$0.key] != $0.value }
    let extra = right.filter { left[$0.key] != $0.value }
    return "\(what): only walked \(missing), only explored \(extra)"
  }

  /// What is wrong with a witness that should take `length` events and end in the world.
  func flaw(_ witness: Witness<RandomSystem>?, _ length: Int, _ world: World, last: TransitionID? = nil)
    -> String?
  {
    guard let witness else { return exploration.factCount < 200 ? "no witness" : nil }
    if let flaw = witness.flaw(on: system) { return "\(flaw)" }
    if witness.length != length { return "length \(witness.length), not \(length)" }
    let end = witness.worlds[witness.worlds.count - (last == nil ? 1 : 2)]
    if end != world { return "ends in \(end), not \(world)" }
    if let last, witness.ids.last != last { return "ends with another transition" }
    return nil
  }

  private func witnesses() -> String? {
    for state in exploration.allStates.suffix(witnessCount) {
      for world in worlds(of: state.worlds).prefix(witnessCount) {
        let witness = exploration.witness(to: state, in: world, limit: 5_000)
        if let flaw = flaw(witness, state.length, world) {
          return "witness of \(exploration[state.head]) in \(world): \(flaw)"
        }
      }
    }
    for transition in exploration.reachedTransitions.suffix(witnessCount) {
      for world in worlds(of: transition.worlds).prefix(witnessCount) {
        let witness = exploration.witness(to: transition, in: world, limit: 5_000)
        if let flaw = flaw(witness, transition.length, world, last: transition.id) {
          return "witness of \(key(transition.id)) in \(world): \(flaw)"
        }
      }
    }
    return nil
  }
}

extension Int {
  mutating func lower(to other: Int) { self = Swift.min(self, other) }
}

/// Removes moves as long as the check still fails.
func minimised(_ system: RandomSystem, fails: (RandomSystem) -> Bool) -> RandomSystem {
  var system = system
  var shrunk = true
  while shrunk {
    shrunk = false
    for tables in [\RandomSystem.ofHead, \RandomSystem.ofLanding] {
      for row in system[keyPath: tables].indices {
        for index in system[keyPath: tables][row].indices.reversed() {
          var smaller = system
          smaller[keyPath: tables][row].remove(at: index)
          if fails(smaller) {
            system = smaller
            shrunk = true
          }
        }
      }
    }
    for start in system.starts.indices {
      for index in system.starts[start].worlds.indices.reversed() {
        var smaller = system
        smaller.starts[start].worlds.remove(at: index)
        if fails(smaller) {
          system = smaller
          shrunk = true
        }
      }
    }
  }
  return system
}

extension RandomSystem: CustomStringConvertible {
  var description: String {
    func text(_ cases: Cases) -> String {
      "reads \(cases.reads): "
        + cases.outcomes.map { outcome in
          outcome.map { "\($0.label) \($0.outcome) \($0.change)" } ?? "-"
        }.joined(separator: " / ")
    }
    var lines = ["initial \(starts), choices \(worlds.choices), bits \(worlds.bitCount)"]
    for head in ofHead.indices where !ofHead[head].isEmpty {
      let mark = resting[head] ? mayChange[head] ? " (changing)" : "" : " (running)"
      lines.append("head \(head)\(mark): " + ofHead[head].map(text).joined(separator: "; "))
    }
    for row in ofLanding.indices where !ofLanding[row].isEmpty {
      lines.append("hole \(row / 4) value \(row % 4): " + ofLanding[row].map(text).joined(separator: "; "))
    }
    return lines.joined(separator: "\n")
  }
}
