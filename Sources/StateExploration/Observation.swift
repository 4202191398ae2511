/// What an observer sees: every reachable pair of head and fact, with its worlds and shortest witnesses.
///
/// Cost: callers × facts per entry, then path edges × facts per entry, each in batches of worlds.
public struct Observation<System: PushdownSystem, Fact: Hashable> {
  /// The exploration that was observed.
  public let exploration: Exploration<System>
  @usableFromInline let numbers: FactNumbers<Fact, System.Hole>
  @usableFromInline let folded: FoldedStates

  /// Folds the observer over an exploration. Where `goesOn`, asked from time to time, answers false, it stops there: what is
  /// seen then is reachable, but not all that is.
  @inlinable
  public init(
    _ exploration: Exploration<System>, _ observer: Observer<System, Fact>, goesOn: () -> Bool = { true }
  ) {
    let numbers = FactNumbers<Fact, System.Hole>()
    self.exploration = exploration
    self.numbers = numbers
    folded = FoldedStates(exploration.graph, numbers.source(exploration, observer), goesOn: goesOn)
  }

  /// All reachable pairs of resting head and fact with their worlds, those with shorter witnesses first.
  public var states: [ObservedState] { folded.states }

  /// The fact of a number.
  @inlinable
  public func fact(_ number: Int32) -> Fact { numbers.facts[number] }

  /// The frame that is followed, by its number.
  @inlinable
  public func followed(_ number: Int32) -> System.Hole { numbers.followed[number] }

  /// All reachable pairs of transition and fact with their worlds, and with what is followed, those with shorter witnesses first.
  ///
  /// Computed anew on each call. Cost: path edges × facts per entry × transitions, in batches of worlds.
  @inlinable
  public func transitions() -> [ObservedTransition] {
    transitions(where: { _ in true }, following: { _ in true })
  }

  /// The reachable pairs of a transition that matters with a fact, and those of one that matters to what is followed with each
  /// frame that is followed there; those with shorter witnesses first. Each transition is asked about once.
  @inlinable
  public func transitions(
    where matters: (TransitionID) -> Bool, following: (TransitionID) -> Bool
  ) -> [ObservedTransition] {
    let all = (0..<exploration.transitionCount).map { TransitionID(number: Int32($0)) }
    return folded.transitions(exploration.graph, where: all.map(matters), following: all.map(following))
  }

  /// A shortest run to the state in this world; nil if it has more than `limit` transitions or the world is not one of
  /// the state's.
  public func witness(
    to state: ObservedState, in world: World, limit: Int = 100_000
  ) -> Witness<System>? {
    guard exploration.worlds.contains(world, in: state.worlds) else { return nil }
    return exploration.witness(at: state.place, of: folded.fold, in: world, transition: nil, limit: limit)
  }

  /// A shortest run that ends with the transition, in this world before it; nil if it has more than `limit` transitions or
  /// the world is not one of the transition's.
  public func witness(
    to transition: ObservedTransition, in world: World, limit: Int = 100_000
  ) -> Witness<System>? {
    guard exploration.worlds.contains(world, in: transition.worlds) else { return nil }
    return exploration.witness(
      at: transition.place, of: folded.fold, in: world, transition: transition.id.number, limit: limit,
      reading: { folded.worlds(of: $0, following: transition.followed) })
  }
}
