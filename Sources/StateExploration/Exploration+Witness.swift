extension Exploration {
  /// A shortest run to the state in this world; nil if it has more than `limit` transitions (shortest runs can be
  /// exponentially long) or the world is not one of the state's.
  public func witness(to state: ReachedState, in world: World, limit: Int = 100_000) -> Witness<System>? {
    guard worlds.contains(world, in: state.worlds) else { return nil }
    let unfolding = Unfolding(graph)
    return unfolding.path(to: state.edge, in: world, limit: limit).map { witness($0) }
  }

  /// A shortest run whose last transition is this one, in this world before it; nil if it is longer than `limit`
  /// transitions or the world is not one of the transition's.
  public func witness(
    to transition: ReachedTransition, in world: World, limit: Int = 100_000
  ) -> Witness<System>? {
    guard limit > 0, worlds.contains(world, in: transition.worlds) else { return nil }
    let unfolding = Unfolding(graph)
    return unfolding.path(to: transition.edge, in: world, limit: limit - 1).map {
      witness($0, endingWith: transition.id.number)
    }
  }
}
