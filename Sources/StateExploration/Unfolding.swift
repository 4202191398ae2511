/// Turns derivations into the runs that they describe, in one world at each point.
struct Unfolding {
  private let graph: Graph
  private let worlds: WorldSpace

  init(_ graph: Graph) {
    self.graph = graph
    worlds = graph.worlds
  }

  /// A run that begins at the start of an initial entry.
  struct Path {
    var entry: Int32
    var transitions: [Int32]
    /// The world before each transition, and last the world at the end.
    var worlds: [World]
  }

  /// How a frame started: by a call, or by a tail call of a frame that was another one before. `worlds` are
  /// the worlds in which that earlier frame started.
  struct Opening {
    var by: Derivation
    var worlds: Int32
  }

  /// A part of the run that is still to be found: within a frame that started with the world `entry`, a run
  /// to the path edge, then the transition, which leads to `world`. If the transition is -1, the run ends at
  /// the edge in `world`.
  private struct Pending {
    var edge: Int32
    var transition: Int32
    var entry: World
    var world: World
  }

  /// A shortest run to the path edge in the world, from a world of `start`; nil if it has more than `limit`
  /// transitions. `opener` returns how each frame beneath started, nil for the first.
  ///
  /// It works backwards from the end with an explicit stack. The lowest element of the stack leads to the
  /// start of the run. Above it are calls that returned, whose parts end at the start of their own frames.
  /// Linear in the length of the run.
  func path(
    to edge: Int32, in world: World, from start: Int32, limit: Int, opener: (Int32, World) -> Opening?
  ) -> Path? {
    let relation = graph.facts.edges[Int(edge)].relation
    guard let entryWorld = worldBefore(world, by: relation, in: start) else { return nil }
    var transitions: [Int32] = []
    var before: [World] = [world]
    var pending = [Pending(edge: edge, transition: -1, entry: entryWorld, world: world)]
    while var last = pending.popLast() {
      if last.transition >= 0 {
        if transitions.count >= limit { return nil }
        last.world = worldBefore(last)
        transitions.append(last.transition)
        before.append(last.world)
      }
      let edge = graph.facts.edges[Int(last.edge)]
      let derivation = derivation(edge.derivation, from: last.entry, to: last.world)
      if Target.kind(edge.target) == Target.landingKind {
        pending += landing(derivation, last)
      } else if derivation.first >= 0 {
        pending.append(
          Pending(
            edge: derivation.first, transition: derivation.second, entry: last.entry, world: last.world))
      } else if pending.isEmpty {
        guard let opening = opener(edge.entry, last.entry) else {
          return Path(entry: edge.entry, transitions: transitions.reversed(), worlds: before.reversed())
        }
        guard let opened = self.opening(opening, last.entry) else { return nil }
        pending += opened
      }
    }
    return nil
  }

  /// The part that leads to the start of a frame in the world, or to its tail call.
  private func opening(_ opening: Opening, _ start: World) -> [Pending]? {
    if let tail = opening.by.tail {
      let summary = graph.facts.summaries[Int(tail)]
      guard let world = worldBefore(start, by: summary.relation, in: opening.worlds) else { return nil }
      let last = derivation(summary.derivation, from: world, to: start)
      return [Pending(edge: last.first, transition: last.second, entry: world, world: start)]
    }
    let caller = graph.facts.callers[Int(opening.by.second)]
    guard let world = worldBefore(start, by: caller.relation, in: opening.worlds) else { return nil }
    let call = derivation(caller.derivation, from: world, to: start)
    return [Pending(edge: call.first, transition: call.second, entry: world, world: start)]
  }

  /// The parts before a landing: the call, and what the called frame did until it was popped.
  private func landing(_ derivation: Derivation, _ last: Pending) -> [Pending] {
    let caller = graph.facts.callers[Int(derivation.first)]
    let summary = graph.facts.summaries[Int(derivation.second)]
    let starts = worldsAfter(last.entry, by: caller.relation)
    guard let world = worldBefore(last.world, by: summary.relation, in: starts) else {
      preconditionFailure("a landing without a world between")
    }
    let back = self.derivation(summary.derivation, from: world, to: last.world)
    return calling(caller.derivation, from: last.entry, to: world) + [
      Pending(edge: back.first, transition: back.second, entry: world, world: last.world)
    ]
  }

  /// The parts before a call: the call itself, and after a tail call what the frame did before it.
  private func calling(_ first: Int32, from entry: World, to now: World) -> [Pending] {
    let call = derivation(first, from: entry, to: now)
    guard let tail = call.tail else {
      return [Pending(edge: call.first, transition: call.second, entry: entry, world: now)]
    }
    let caller = graph.facts.callers[Int(call.first)]
    let summary = graph.facts.summaries[Int(tail)]
    let starts = worldsAfter(entry, by: caller.relation)
    guard let world = worldBefore(now, by: summary.relation, in: starts) else {
      preconditionFailure("a frame that goes on as another one without a world between")
    }
    let last = derivation(summary.derivation, from: world, to: now)
    return calling(caller.derivation, from: entry, to: world) + [
      Pending(edge: last.first, transition: last.second, entry: world, world: now)
    ]
  }

  /// The first derivation of a batch that has this pair of worlds.
  private func derivation(_ first: Int32, from entry: World, to now: World) -> Derivation {
    var number = first
    while number >= 0 {
      let derivation = graph.facts.derivations[Int(number)]
      if worlds.relates(entry, now, by: derivation.relation) { return derivation }
      number = derivation.next
    }
    preconditionFailure("a batch has a pair of worlds without a derivation")
  }

  /// The image of one world.
  private func worldsAfter(_ entry: World, by relation: Int32) -> Int32 {
    worlds.image(of: worlds.set(of: entry).node, by: relation)
  }

  /// A world of the set from which the relation leads to `now`.
  private func worldBefore(_ now: World, by relation: Int32, in set: Int32) -> World? {
    let before = worlds.preimage(of: worlds.set(of: now).node, by: relation)
    return worlds.any(of: WorldSet(node: worlds.diagrams.and(before, set)))
  }

  /// A possible world before the transition. If one has the same choices as the world after it, that one is
  /// returned.
  private func worldBefore(_ last: Pending) -> World {
    let transition = graph.facts.table.transitions[Int(last.transition)]
    let change = worlds.change(transition.change)
    if change.mask.isEmpty, !change.forgetsChoices || worlds.choices.isEmpty { return last.world }
    let diagrams = worlds.diagrams
    let relation = graph.facts.edges[Int(last.edge)].relation
    let possible = diagrams.and(worldsAfter(last.entry, by: relation), transition.guard)
    for forgotten in [[], change.forgetsChoices ? worlds.choices : []] {
      let fixed = worlds.cube(last.world, fixed: worlds.allBits - (change.mask | forgotten))
      let before = WorldSet(node: diagrams.and(possible, fixed))
      if let world = worlds.any(of: before) { return world }
    }
    preconditionFailure("a derivation without a world before it")
  }
}
