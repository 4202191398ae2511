/// The result of an observer: every reachable pair of head and fact, with its worlds and shortest witnesses.
///
/// Cost: callers × facts per entry, then path edges × facts per entry, each in batches of worlds.
public struct Observation<System: PushdownSystem, Fact: Hashable> {
  /// The exploration.
  public let exploration: Exploration<System>
  @usableFromInline let numbers: FactNumbers<Fact, System.Hole>
  @usableFromInline let folded: FoldedStates

  /// Computes the facts of the observer over an exploration. `goesOn` is called from time to time; if it
  /// returns false, the computation stops, and only a part of the reachable pairs is found.
  @inlinable
  public init(
    _ exploration: Exploration<System>, _ observer: Observer<System, Fact>, goesOn: () -> Bool = { true }
  ) {
    let numbers = FactNumbers<Fact, System.Hole>()
    self.exploration = exploration
    self.numbers = numbers
    folded = FoldedStates(exploration.graph, numbers.source(exploration, observer), goesOn: goesOn)
  }

  /// All reachable pairs of resting head and fact with their worlds, ordered by the length of their shortest
  /// witnesses.
  public var states: [ObservedState] { folded.states }

  /// The fact with this number.
  @inlinable
  public func fact(_ number: Int32) -> Fact { numbers.facts[number] }

  /// The followed frame with this number.
  @inlinable
  public func followed(_ number: Int32) -> System.Hole { numbers.followed[number] }

  /// All reachable pairs of transition and fact, and triples with a followed frame, with their worlds;
  /// ordered by the length of their shortest witnesses.
  ///
  /// Computed on each call. Cost: path edges × facts per entry × transitions, in batches of worlds.
  @inlinable
  public func transitions() -> [ObservedTransition] {
    transitions(where: { _ in true }, following: { _ in true })
  }

  /// The reachable pairs of transition and fact where `matters` is true for the transition, and the triples
  /// with a followed frame where `following` is true; ordered by the length of their shortest witnesses. Each
  /// closure is called once for each transition.
  @inlinable
  public func transitions(
    where matters: (TransitionID) -> Bool, following: (TransitionID) -> Bool
  ) -> [ObservedTransition] {
    let all = (0..<exploration.transitionCount).map { TransitionID(number: Int32($0)) }
    return folded.transitions(exploration.graph, where: all.map(matters), following: all.map(following))
  }

  /// A shortest run to the state in this world. Nil if the run has more than `limit` transitions, or if the
  /// state does not include the world.
  public func witness(
    to state: ObservedState, in world: World, limit: Int = 100_000
  ) -> Witness<System>? {
    guard exploration.worlds.contains(world, in: state.worlds) else { return nil }
    return exploration.witness(at: state.place, of: folded.fold, in: world, transition: nil, limit: limit)
  }

  /// A shortest run that ends with the transition, in this world before it. Nil if the run has more than
  /// `limit` transitions, or if the transition does not include the world.
  public func witness(
    to transition: ObservedTransition, in world: World, limit: Int = 100_000
  ) -> Witness<System>? {
    guard exploration.worlds.contains(world, in: transition.worlds) else { return nil }
    return exploration.witness(
      at: transition.place, of: folded.fold, in: world, transition: transition.id.number, limit: limit,
      reading: { folded.worlds(of: $0, following: transition.followed) })
  }
}
