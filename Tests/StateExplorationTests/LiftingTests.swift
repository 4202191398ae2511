import Testing

@testable import StateExploration

/// A random machine with its worlds written into heads and values: one configuration, no bits, one world.
private struct Expanded: PushdownSystem {
  enum Head: Hashable {
    case head(UInt8, World)
    /// A landing with choices still to be made.
    case landed(hole: UInt8, value: UInt8, World)
  }
  struct Value: Hashable {
    var value: UInt8
    var world: World
  }
  struct Label: Hashable {
    var label: UInt8
    var world: World
  }
  /// A move with what the choices are after it; for a landing the move is 0.
  struct Move: Hashable {
    var move: UInt8
    var after: WorldBits
  }

  let system: RandomSystem
  let worlds = WorldSpace(configurationCount: 1, bitCount: 0)

  var initialHeads: [(head: Head, worlds: WorldSet)] {
    system.starts.flatMap { start in start.worlds.map { (.head(start.head, $0), worlds.all) } }
  }

  func isResting(_ head: Head) -> Bool {
    if case .head(let head, _) = head { return system.isResting(head) }
    return false
  }

  func appendMoves(of head: Head, to moves: inout [Move]) {
    let choices = system.variants(of: World(configuration: 0, bits: [])).map(\.bits)
    switch head {
    case .head(let head, _):
      for move in system.ofHead[Int(head)].indices {
        moves += choices.map { Move(move: UInt8(move), after: $0) }
      }
    case .landed: moves += choices.map { Move(move: 0, after: $0) }
    }
  }

  func transition(
    of move: Move, at head: Head, in world: World
  ) -> (transition: Transition<Expanded>?, guard: WorldSet) {
    switch head {
    case .head(let head, let world):
      let transition = system.transition(of: move.move, at: head, in: world).transition
      return (expanded(transition, world, move.after), worlds.all)
    case .landed(let hole, let value, let world):
      let transition = system.landing(of: value, on: hole, in: world).transition
      return (expanded(transition, world, move.after), worlds.all)
    }
  }

  func landing(
    of value: Value, on hole: UInt8, in world: World
  ) -> (transition: Transition<Expanded>?, guard: WorldSet) {
    let head = Head.landed(hole: hole, value: value.value, value.world)
    return (Transition(label: Label(label: 9, world: value.world), outcome: .stay(head)), worlds.all)
  }

  private func expanded(
    _ transition: Transition<RandomSystem>?, _ world: World, _ choices: WorldBits
  ) -> Transition<Expanded>? {
    guard let transition else { return nil }
    var after = transition.change.applied(to: world)
    if transition.change.forgetsChoices {
      after.bits = after.bits - system.worlds.choices | choices
    } else if !choices.isEmpty {
      return nil
    }
    let label = Label(label: transition.label, world: world)
    switch transition.outcome {
    case .stay(let head): return Transition(label: label, outcome: .stay(.head(head, after)))
    case .call(let head, let hole): return Transition(label: label, outcome: .call(.head(head, after), hole))
    case .return(let value):
      return Transition(label: label, outcome: .return(Value(value: value, world: after)))
    }
  }
}

/// A pair of worlds in a path edge.
private struct Fact: Hashable {
  var start: Start
  var head: UInt8
  var now: World
}

/// With what a frame starts.
private struct Start: Hashable {
  var head: UInt8
  var world: World
}

/// A machine explored over sets of worlds and the same with its worlds written into the heads come to the same facts, as
/// many events after the start of the frame. The sets hold starts that no frame has, too.
@Test(arguments: 0..<8)
func liftedAndExpandedAgree(part: Int) {
  let count = max(setting("EXPLORATION_MACHINES", 0), 240)
  for seed in stride(from: part, to: count, by: 8) {
    let system = RandomSystem(seed: UInt64(seed))
    let lifted = Exploration(system)
    let expanded = Exploration(Expanded(system: system))
    var right: [Fact: Int] = [:]
    var starts: Set<Start> = []
    for edge in expanded.graph.facts.edges where Target.kind(edge.target) == Target.headKind {
      let entry = expanded.graph.facts.entries[Int(edge.entry)]
      guard case .head(let first, let world) = expanded.interned.heads[entry.head],
        case .head(let head, let now) = expanded.interned.heads[Target.number(edge.target)]
      else { continue }
      let start = Start(head: first, world: world)
      starts.insert(start)
      right[Fact(start: start, head: head, now: now)] = edge.time - entry.time
    }
    var left: [Fact: Int] = [:]
    for edge in lifted.graph.facts.edges where Target.kind(edge.target) == Target.headKind {
      let entry = lifted.graph.facts.entries[Int(edge.entry)]
      for world in system.allWorlds {
        let start = Start(head: lifted.interned.heads[entry.head], world: world)
        guard starts.contains(start) else { continue }
        for now in system.allWorlds where system.worlds.relates(world, now, by: edge.relation) {
          let fact = Fact(start: start, head: lifted.interned.heads[Target.number(edge.target)], now: now)
          let isNew = left.updateValue(edge.time - entry.time, forKey: fact) == nil
          #expect(isNew, "seed \(seed): derived twice")
        }
      }
    }
    #expect(left == right, "seed \(seed): \(left.count) facts lifted, \(right.count) expanded")
    if left != right { return }
  }
}
