import StateExploration

/// What depends on the stack beneath: observed facts and traps.
extension Agreement {
  /// What an observer knows: a number below 3, which the world of the call may decide.
  struct Known<Thing: Hashable>: Hashable {
    var thing: Thing
    var fact: UInt8
    /// What it follows, if it follows something.
    var followed: UInt8?
  }

  private var observer: Observer<RandomSystem, UInt8> {
    let system = system
    return Observer(
      initial: { _, _ in (0, system.worlds.all) },
      above: { fact, hole, callee, world in
        let index = Int(hole) * 16 + Int(callee) / 2 * 2
        let answers = (0..<2).map { system.factAbove[(Int(fact) * 2 + $0) * 64 + index] }
        let answer = answers[world[0] ? 1 : 0]
        // Wide guards where the bit does not matter, at times.
        if answers[0] == answers[1], callee % 4 < 2 { return (answer, system.worlds.all) }
        return (answer, system.worlds.bit(0, is: world[0]))
      },
      kind: { Int32($0) / 2 },
      following: .init(
        begins: { FollowedHoles.named($0) },
        goesOn: { _, callee in system.isShared[Int(callee)] }))
  }

  func observation() -> String? {
    let observation = Observation(exploration, observer)
    var seen: [In<Known<Int>>: Int] = [:]
    for placed in oracle.order where !placed.isLanding && system.resting[placed.top] {
      guard let length = oracle.lengths[placed] else { continue }
      let known = Known(thing: placed.top, fact: placed.fact)
      seen[In(thing: known, world: placed.world), default: .max].lower(to: length)
    }
    var found: [In<Known<Int>>: Int] = [:]
    for state in observation.states {
      let fact = observation.fact(state.fact)
      let known = Known(thing: Int(exploration[state.head]), fact: fact)
      for world in worlds(of: state.worlds) {
        if found.updateValue(state.length, forKey: In(thing: known, world: world)) != nil {
          return "twice observed: \(known)"
        }
        guard found.count <= witnessCount else { continue }
        let witness = observation.witness(to: state, in: world, limit: 5_000)
        if let flaw = flaw(witness, state.length, world) ?? otherFact(witness, fact) {
          return "witness of observed \(known) in \(world): \(flaw)"
        }
      }
    }
    return different("observed", seen, found) ?? observedTransitions(observation)
  }

  private func observedTransitions(_ observation: Observation<RandomSystem, UInt8>) -> String? {
    var seen: [In<Known<Oracle.Key>>: Int] = [:]
    for placed in oracle.order {
      guard let length = oracle.lengths[placed] else { continue }
      for step in oracle.steps(placed) ?? [] {
        for followed in [nil] + FollowedHoles(beneath: placed).names {
          let known = Known(thing: step.key, fact: placed.fact, followed: followed)
          seen[In(thing: known, world: placed.world), default: .max].lower(to: length + step.weight)
        }
      }
    }
    var found: [In<Known<Oracle.Key>>: Int] = [:]
    for transition in observation.transitions() {
      let known = Known(
        thing: key(transition.id), fact: observation.fact(transition.fact),
        followed: transition.followed.map { observation.followed($0) })
      for world in worlds(of: transition.worlds) {
        if found.updateValue(transition.length, forKey: In(thing: known, world: world)) != nil {
          return "twice observed: \(known)"
        }
        guard found.count <= witnessCount else { continue }
        let witness = observation.witness(to: transition, in: world, limit: 5_000)
        if let flaw = flaw(witness, transition.length, world, last: transition.id) {
          return "witness of observed \(known) in \(world): \(flaw)"
        }
      }
    }
    return different("observed transitions", seen, found)
  }

  /// Whether the stack at the end of the witness is not one of which the observer knows the fact.
  private func otherFact(_ witness: Witness<RandomSystem>?, _ fact: UInt8) -> String? {
    guard let witness else { return nil }
    var facts: [UInt8] = [0]
    var goes = false
    for (index, transition) in witness.transitions.enumerated() {
      if goes { facts.removeLast() }
      goes = false
      switch transition.outcome {
      case .stay: break
      case .call(let head, let hole):
        let above = observer.above(facts.last ?? 0, hole, head, witness.worlds[index + 1])
        facts.append(above.fact)
      case .return: goes = true
      }
    }
    return facts.last == fact ? nil : "the stack has fact \(facts.last ?? 9)"
  }

  func traps(_ scope: OracleScope) -> String? {
    let system = system
    let goal: (UInt8) -> Bool = { $0 == 0 }
    // Some events never, some in worlds with the last bit clear.
    let through: (UInt8, World) -> Bool = {
      $0 != 1 && $0 != 2 && ($0 != 3 || !$1[system.worlds.bitCount - 1])
    }
    let transitions = (0..<exploration.transitionCount).map { exploration[number: $0] }
    let possibility = Possibility(
      goals: transitions.map { goal($0.label) },
      accepted: transitions.map { transition in
        !transition.isEvent
          ? system.worlds.all : system.set(system.allWorlds.filter { through(transition.label, $0) })
      },
      shared: (0..<exploration.headCount).map { number in
        scope == .region ? system.isShared[Int(exploration.head(number: number))] : scope == .stack
      },
      mayChange: (0..<exploration.headCount).map { number in
        system.mayChange[Int(exploration.head(number: number))] ? system.worlds.all : .empty
      })
    let memory = SearchedFutures()
    let isAsked: (HeadID) -> Bool = { self.exploration[$0] % 3 == 0 }
    let some = (whole ?? exploration).traps(possibility, remembering: memory, reachedIn: exploration) {
      isAsked($0) ? system.worlds.all : .empty
    }
    let traps = (whole ?? exploration).traps(possibility, remembering: memory, reachedIn: exploration) { _ in
      system.worlds.all
    }
    let asked = traps.states.filter { isAsked($0.head) }
    let areEqual = some.states.elementsEqual(asked) {
      $0.head == $1.head && $0.length == $1.length && $0.worlds == $1.worlds
    }
    if !areEqual { return "\(scope): asked of some \(some.states), of all \(asked)" }
    // What was searched for other heads before changes nothing, in whatever order they are asked about.
    let oneByOne = SearchedFutures()
    for number in (0..<exploration.headCount).reversed() {
      let head = exploration.head(number: number)
      let alone = (whole ?? exploration).traps(possibility, remembering: oneByOne, reachedIn: exploration) {
        exploration[$0] == head ? system.worlds.all : .empty
      }
      let expected = traps.states.filter { exploration[$0.head] == head }
      if alone.states.map(\.worlds) != expected.map(\.worlds) {
        return "\(scope): asked of \(head) alone \(alone.states), of all \(expected)"
      }
    }
    var found: [In<Int>: Int] = [:]
    for state in traps.states {
      for world in worlds(of: state.worlds) {
        let key = In(thing: Int(exploration[state.head]), world: world)
        if found.updateValue(state.length, forKey: key) != nil { return "twice trapped: \(key)" }
        guard found.count <= witnessCount else { continue }
        let witness = traps.witness(to: state, in: world, limit: 5_000)
        if let flaw = flaw(witness, state.length, world) { return "witness of trapped \(key): \(flaw)" }
      }
    }
    /// The least length of a configuration that is trapped, and of one that is not known to be open.
    var certain: [In<Int>: Int] = [:]
    var possible: [In<Int>: Int] = [:]
    let sample = oracle.order.prefix(isFinite ? .max : bound / 4)
    for placed in sample where !placed.isLanding && system.resting[placed.top] {
      guard let length = oracle.lengths[placed] else { continue }
      let key = In(thing: placed.top, world: placed.world)
      switch oracle.future(of: placed, bound: bound * 2, goal: goal, through: through, scope: scope) {
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

/// The holes that the observer follows: those beneath in the region of the frame on top, but for the first of all holes. Two
/// holes are told the same.
struct FollowedHoles {
  /// What may be followed, each once.
  private(set) var names: [UInt8?] = []

  init(beneath placed: Placed) {
    var stack = placed.stack >> 10
    var isShared = placed.isShared
    var known: Set<UInt8> = []
    while isShared, stack > 1 {
      if let name = Self.named(UInt8(stack >> 3 & 3)) { known.insert(name) }
      isShared = stack >> 2 & 1 == 1
      stack >>= 5
    }
    names = known.sorted()
  }

  static func named(_ hole: UInt8) -> UInt8? { hole == 0 ? nil : hole | 1 }
}
