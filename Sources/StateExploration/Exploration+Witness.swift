extension Exploration {
  /// A shortest run to the state in this world. Nil if the run has more than `limit` transitions (shortest
  /// runs can be exponentially long), or if the state does not include the world.
  public func witness(to state: ReachedState, in world: World, limit: Int = 100_000) -> Witness<System>? {
    guard worlds.contains(world, in: state.worlds) else { return nil }
    return witness(at: state.place, of: graph.frames, in: world, transition: nil, limit: limit)
  }

  /// A shortest run that ends with the transition, in this world before it. Nil if the run has more than
  /// `limit` transitions, or if the transition does not include the world.
  public func witness(
    to transition: ReachedTransition, in world: World, limit: Int = 100_000
  ) -> Witness<System>? {
    guard limit > 0, worlds.contains(world, in: transition.worlds) else { return nil }
    return witness(
      at: transition.place, of: graph.frames, in: world, transition: transition.id.number, limit: limit)
  }

  /// The witness for a path; `last` is a transition to append to it.
  func witness(_ path: Unfolding.Path, endingWith last: Int32? = nil) -> Witness<System> {
    var transitions = path.transitions
    var passed = path.worlds
    if let last, let world = passed.last {
      transitions.append(last)
      passed.append(interned.change(graph.step(last).change).applied(to: world))
    }
    let ids = transitions.map { TransitionID(number: $0) }
    let explored = ids.map { self[$0] }
    return Witness(
      start: interned.heads[graph.facts.entries[Int(path.entry)].head],
      transitions: explored.map(\.transition),
      ids: ids, worlds: passed, moves: explored.map(\.move), isEvent: explored.map(\.isEvent))
  }
}
