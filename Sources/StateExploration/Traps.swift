/// A resting head with the worlds in which the goal cannot be reached any more, over the stack of a shortest
/// run to it.
public struct TrappedState: Hashable, Sendable {
  /// The head.
  public let head: HeadID
  /// The worlds in which no shorter run leads to this trap.
  public let worlds: WorldSet
  /// The number of events of a shortest run to it.
  public let length: Int
  /// The place in the fold at which it was first found.
  let place: FoldedPlace
}

/// A question about the future of a state: can one of these transitions still happen? It is stated in numbers
/// of an exploration.
///
/// During a wait, choices keep their values: a way out must exist with the values that can stay. So
/// ``WorldChange/forgetsChoices`` is ignored; only `mayChange` permits a change of choices.
public struct Possibility: Hashable {
  /// For each transition, whether it is a goal.
  public var goals: [Bool]
  /// For each transition, the worlds before it in which a run to the goal may use it; this includes the goal
  /// itself.
  public var accepted: [WorldSet]
  /// For each head, whether a frame that starts with it belongs to the region of its caller: a goal in one
  /// counts for the other. If it is true for all heads, a goal in any frame counts. If it is false for all,
  /// only the frame itself counts, and what frames above it did before they returned.
  public var shared: [Bool]
  /// For each head, the worlds in which choices may change while the system waits there; used for resting
  /// heads only. The result is exact if every transition to such a head forgets the choices, as the end of an
  /// event does.
  public var mayChange: [WorldSet]

  /// Creates a question. The first two arrays have an element for each transition, the last two for each
  /// head.
  public init(goals: [Bool], accepted: [WorldSet], shared: [Bool], mayChange: [WorldSet]) {
    self.goals = goals
    self.accepted = accepted
    self.shared = shared
    self.mayChange = mayChange
  }
}

/// The reachable states from which the goal of a possibility cannot be reached any more (states without *EF
/// goal*).
///
/// The result is exact even where it depends on the stack beneath. If the exploration was stopped by a limit,
/// the listed states are traps, but others may be missing.
public struct Traps<System: PushdownSystem> {
  /// The trapped resting heads with their worlds, ordered by the length of their shortest witnesses.
  public let states: [TrappedState]
  let exploration: Exploration<System>
  let search: TrapSearch

  /// A shortest run to the trap in this world. Nil if the run has more than `limit` transitions, or if the
  /// state does not include the world.
  public func witness(to state: TrappedState, in world: World, limit: Int = 100_000) -> Witness<System>? {
    guard let fold = search.fold, exploration.worlds.contains(world, in: state.worlds) else { return nil }
    return exploration.witness(at: state.place, of: fold, in: world, transition: nil, limit: limit)
  }
}

extension Exploration {
  /// The reachable resting heads from which the goal cannot be reached any more, in worlds of interest.
  ///
  /// Cost: a backward search, linear in the transitions and in the batches of worlds with a way to the goal;
  /// and, if some head has no known way to the goal within its frame, a fold over the call graph.
  ///
  /// - Parameters:
  ///   - memory: earlier backward searches in this exploration. Equal possibilities share one search.
  ///   - shortest: an exploration of the shortest runs. Only traps that it reaches are found. Nil for this
  ///     exploration itself.
  ///   - goesOn: called from time to time; if it returns false, the search stops and may miss traps.
  ///   - worlds: the worlds of interest of a head. Called once for each head that has no known way to the
  ///     goal in some world.
  public func traps(
    _ possibility: Possibility, remembering memory: SearchedFutures = SearchedFutures(),
    reachedIn shortest: Exploration? = nil, goesOn: @escaping () -> Bool = { true },
    when worlds: (HeadID) -> WorldSet
  ) -> Traps<System> {
    let reached = shortest ?? self
    let search = TrapSearch(
      graph, memory.futures(graph, possibility, goesOn: goesOn), possibility, reachedIn: reached.graph,
      goesOn: goesOn
    ) {
      worlds(HeadID(number: $0)).node
    }
    return Traps(states: search.states, exploration: reached, search: search)
  }
}

/// The backward searches in one exploration, by possibility: many rules ask about the same ways out, in
/// different states. Not thread-safe.
public final class SearchedFutures {
  private var known: [(possibility: Possibility, futures: Futures)] = []

  /// Creates an empty collection.
  public init() {}

  func futures(_ graph: Graph, _ possibility: Possibility, goesOn: @escaping () -> Bool) -> Futures {
    // A stopped search is incomplete. The next caller may permit more work.
    known.removeAll { $0.futures.wasStopped }
    if let known = known.first(where: { $0.possibility == possibility }) {
      known.futures.goesOn = goesOn
      return known.futures
    }
    let futures = Futures(graph, possibility, goesOn: goesOn)
    known.append((possibility, futures))
    return futures
  }
}
