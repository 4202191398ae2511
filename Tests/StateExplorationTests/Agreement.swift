import StateExploration

/// Compares an exploration with the oracle; each check answers nil, or what is different.
struct Agreement {
  let exploration: Exploration<RandomSystem>
  let oracle: Oracle
  private let bound: Int
  private let scopes: [OracleScope]
  private let witnessCount: Int

  /// Thorough: the traps of all scopes and every witness; else of one scope, and the witnesses of the last two.
  init(_ system: RandomSystem, bound: Int, scope: Int? = nil) {
    scopes = scope.map { [OracleScope.allCases[$0 % 3]] } ?? OracleScope.allCases
    witnessCount = scope == nil ? .max : 2
    self.bound = bound
    exploration = Exploration(system)
    oracle = Oracle(system, bound: bound)
  }

  /// Whether the oracle saw every run.
  var isFinite: Bool { oracle.completedLength == .max }

  func difference() -> String? {
    reachability() ?? witnesses() ?? observation() ?? scopes.lazy.compactMap(traps).first
  }

  private func reachability() -> String? {
    var heads: [Int: Int] = [:]
    var transitions: [Int: Int] = [:]
    for configuration in oracle.order {
      guard let length = oracle.lengths[configuration] else { continue }
      if !Oracle.isLanding(configuration) {
        heads[Int(Oracle.head(configuration)), default: .max].lower(to: length)
      }
      for step in oracle.steps(configuration) ?? [] {
        transitions[step.key, default: .max].lower(to: length + step.weight)
      }
    }
    var foundHeads: [Int: Int] = [:]
    var foundTransitions: [Int: Int] = [:]
    for head in exploration.heads {
      foundHeads[Int(exploration[head])] = exploration.length(to: head)
      for (index, transition) in exploration.transitions(of: head).enumerated() {
        foundTransitions[Int(exploration[head]) * 16 + index] = exploration.length(to: transition)
      }
    }
    var landed: [Int: Int32] = [:]
    for transition in exploration.transitions.sorted(by: { $0.number < $1.number }) {
      guard case .landing(let hole, let value) = exploration[transition].source else { continue }
      let landing = Int(hole) * 4 + Int(value)
      let first = landed[landing] ?? transition.number
      landed[landing] = first
      foundTransitions[4096 + landing * 16 + Int(transition.number - first)] =
        exploration.length(to: transition)
    }
    return different("heads", heads, foundHeads) ?? different("transitions", transitions, foundTransitions)
  }

  /// Up to the length that the oracle completed both must know the same, with the same lengths.
  private func different(_ what: String, _ oracle: [Int: Int], _ explored: [Int: Int]) -> String? {
    let last = self.oracle.completedLength
    let left = oracle.filter { $0.value <= last }
    let right = explored.filter { $0.value <= last }
    if left == right, oracle.allSatisfy({ explored[$0.key] ?? .max <= $0.value }) { return nil }
    return "\(what): oracle \(left.sorted { $0.key < $1.key }), explored \(right.sorted { $0.key < $1.key })"
  }

  private func witnesses() -> String? {
    for head in exploration.heads.suffix(witnessCount) {
      guard let witness = exploration.witness(to: head, limit: 5_000) else { continue }
      if let flaw = witness.flaw(on: exploration.system) { return "witness of \(exploration[head]): \(flaw)" }
      if witness.length != exploration.length(to: head) { return "witness length of \(exploration[head])" }
    }
    for transition in exploration.transitions.suffix(witnessCount) {
      guard let witness = exploration.witness(to: transition, limit: 5_000) else { continue }
      if let flaw = witness.flaw(on: exploration.system) { return "witness of \(transition): \(flaw)" }
      if witness.length != exploration.length(to: transition) || witness.ids.last != transition {
        return "witness length of \(transition)"
      }
    }
    return nil
  }

  private var observer: Observer<RandomSystem, UInt8> {
    let system = exploration.system
    return Observer(
      initial: { _ in 0 },
      above: { system.factAbove[(Int($0) * 4 + Int($1)) * 16 + Int($2)] })
  }

  /// Calls over which the observer answers the same whatever it knew.
  private var kinds: CallKinds {
    let system = exploration.system
    return exploration.callWords { _, hole, callee in
      (0..<4).reduce(0) { word, fact in
        word << 2 | UInt64(system.factAbove[(fact * 4 + Int(hole)) * 16 + Int(callee)])
      }
    }.kinds(by: .max)
  }

  private func observation() -> String? {
    let observation = Observation(exploration, observer, kinds: kinds)
    var seen: [Int: Int] = [:]
    for configuration in oracle.order where !Oracle.isLanding(configuration) {
      let head = Int(Oracle.head(configuration))
      guard let length = oracle.lengths[configuration], exploration.system.resting[head] else { continue }
      seen[head * 4 + Int(Oracle.fact(configuration)), default: .max].lower(to: length)
    }
    var found: [Int: Int] = [:]
    for state in observation.states {
      found[Int(exploration[state.head]) * 4 + Int(state.fact)] = state.length
      guard state.length > 0, found.count <= witnessCount else { continue }
      guard let witness = observation.witness(to: state, limit: 5_000) else { continue }
      if witness.flaw(on: exploration.system) != nil || witness.length != state.length {
        return "witness of observed \(exploration[state.head]), \(state.fact)"
      }
    }
    return different("observed", seen, found) ?? observedTransitions(observation)
  }

  private func observedTransitions(_ observation: Observation<RandomSystem, UInt8>) -> String? {
    var seen: [Int: Int] = [:]
    for configuration in oracle.order {
      guard let length = oracle.lengths[configuration] else { continue }
      for step in oracle.steps(configuration) ?? [] {
        let key = step.key * 4 + Int(Oracle.fact(configuration))
        seen[key, default: .max].lower(to: length + step.weight)
      }
    }
    var keys: [TransitionID: Int] = [:]
    var sources: [Int: Int32] = [:]
    for transition in exploration.transitions.sorted(by: { $0.number < $1.number }) {
      let source =
        switch exploration[transition].source {
        case .head(_, let head): Int(head)
        case .landing(let hole, let value): 256 + Int(hole) * 4 + Int(value)
        }
      let first = sources[source] ?? transition.number
      sources[source] = first
      keys[transition] = source * 16 + Int(transition.number - first)
    }
    var found: [Int: Int] = [:]
    for transition in observation.transitions() {
      found[(keys[transition.id] ?? -1) * 4 + Int(transition.fact)] = transition.length
      guard found.count <= witnessCount else { continue }
      guard let witness = observation.witness(to: transition, limit: 5_000) else { continue }
      if witness.flaw(on: exploration.system) != nil || witness.length != transition.length
        || witness.ids.last != transition.id
      {
        return "witness of observed \(transition.id)"
      }
    }
    return different("observed transitions", seen, found)
  }

  /// Traps with facts, so that head and stack are compared as finely as the fact tells stacks apart.
  private func traps(_ scope: OracleScope) -> String? {
    let system = exploration.system
    let goal: (UInt8) -> Bool = { $0 == 0 }
    let through: (UInt8) -> Bool = { $0 != 1 && $0 != 2 }
    let explored: Possibility<RandomSystem>.Scope =
      switch scope {
      case .stack: .stack
      case .frame: .frame
      case .region: .region { system.isShared[Int($0) * 16 + Int($1)] }
      }
    let traps = Observation(exploration, observer).traps(
      Possibility(
        scope: explored, through: { through($0.transition.label) }, goal: { goal($0.transition.label) }))
    var found: [Int: Int] = [:]
    for state in traps.states {
      found[Int(exploration[state.head]) * 4 + Int(state.fact)] = state.length
      guard found.count <= witnessCount else { continue }
      guard let witness = traps.witness(to: state, limit: 5_000) else { continue }
      if witness.flaw(on: exploration.system) != nil || witness.length != state.length {
        return "witness of trapped \(exploration[state.head])"
      }
    }
    /// The least length of a configuration that is trapped, and of one that is not known to be open.
    var certain: [Int: Int] = [:]
    var possible: [Int: Int] = [:]
    let sample = oracle.order.prefix(isFinite ? .max : bound / 4)
    for configuration in sample where !Oracle.isLanding(configuration) {
      let head = Int(Oracle.head(configuration))
      guard let length = oracle.lengths[configuration], system.resting[head] else { continue }
      let key = head * 4 + Int(Oracle.fact(configuration))
      switch oracle.future(of: configuration, bound: bound * 2, goal: goal, through: through, scope: scope) {
      case .open: break
      case .trapped:
        certain[key, default: .max].lower(to: length)
        possible[key, default: .max].lower(to: length)
      case .unknown: possible[key, default: .max].lower(to: length)
      }
    }
    let covered = sample.last.flatMap { oracle.lengths[$0] }.map { isFinite ? Int.max : $0 - 1 } ?? -1
    for (key, length) in certain where found[key] ?? .max > length {
      return "\(scope): trap \(key) after \(length) not found, but \(found)"
    }
    for (key, length) in found where length <= covered && possible[key] ?? .max > length {
      return "\(scope): no trap \(key) after \(length), possible \(possible)"
    }
    return nil
  }
}

extension Int {
  mutating func lower(to other: Int) { self = Swift.min(self, other) }
}

/// Removes transitions as long as the check still fails.
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
  }
  return system
}

extension RandomSystem: CustomStringConvertible {
  var description: String {
    var lines = ["initial \(initialHeads)"]
    for head in ofHead.indices where !ofHead[head].isEmpty {
      let mark = resting[head] ? "" : " (running)"
      lines.append(
        "head \(head)\(mark): " + ofHead[head].map { "\($0.label) \($0.outcome)" }.joined(separator: "; "))
    }
    for row in ofLanding.indices where !ofLanding[row].isEmpty {
      lines.append(
        "hole \(row / 4) value \(row % 4): "
          + ofLanding[row].map { "\($0.label) \($0.outcome)" }.joined(separator: "; "))
    }
    return lines.joined(separator: "\n")
  }
}
