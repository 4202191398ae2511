/// A resting head with worlds in which a goal can no longer come over the stack that a shortest such run leaves.
public struct TrappedState: Hashable, Sendable {
  /// The head.
  public let head: HeadID
  /// The worlds in which no shorter run leads to such a configuration.
  public let worlds: WorldSet
  /// Events of a shortest run to it.
  public let length: Int
  /// Where it was first found.
  let place: FoldedPlace
}

/// A question about the future: can such a transition still come? Said by the numbers of the exploration.
///
/// While one waits, conditions that vary are what they are: a way out must exist with the choices that can stay. So
/// ``WorldChange/forgetsChoices`` is not looked at; only `mayChange` says where a change of choices may help.
public struct Possibility: Hashable {
  /// For each transition whether it is what is hoped for.
  public var goals: [Bool]
  /// For each transition the worlds before it in which it may be used on the way, the last included.
  public var accepted: [WorldSet]
  /// For each head, by its number, whether a frame that starts with it may reach the goal for its caller, and the reverse.
  /// True for all: a goal in any frame is one. False for all: only what the frame itself does, and what calls above it did
  /// before they returned.
  public var shared: [Bool]
  /// For each head, by its number, the worlds in which conditions that vary may change while one waits there; looked at for
  /// resting heads only. Exact where all that leads to such a head forgets the choices, as the end of an event does.
  public var mayChange: [WorldSet]

  /// A question. The first two have an element for each transition, the last two for each head.
  public init(goals: [Bool], accepted: [WorldSet], shared: [Bool], mayChange: [WorldSet]) {
    self.goals = goals
    self.accepted = accepted
    self.shared = shared
    self.mayChange = mayChange
  }
}

/// The reachable states from which the goal of a possibility can no longer come.
///
/// Exact also where the answer depends on the stack beneath. The states listed are traps even if the exploration was
/// cut; only if it is complete are they all.
public struct Traps<System: PushdownSystem> {
  /// The trapped resting heads with their worlds, those with shorter witnesses first.
  public let states: [TrappedState]
  let exploration: Exploration<System>
  let search: TrapSearch

  /// A shortest run into the trap in this world; nil if it has more than `limit` transitions or the world is not one of
  /// the state's.
  public func witness(to state: TrappedState, in world: World, limit: Int = 100_000) -> Witness<System>? {
    guard let fold = search.fold, exploration.worlds.contains(world, in: state.worlds) else { return nil }
    return exploration.witness(at: state.place, of: fold, in: world, transition: nil, limit: limit)
  }
}

extension Exploration {
  /// The reachable resting heads from which the goal can no longer come, in worlds of interest.
  ///
  /// `worlds` is asked once for each head that is closed in some world: the worlds in which it matters. Cost: a backward
  /// search, linear in the transitions and the batches of what is open, and if some head looks closed, a fold over the call
  /// graph.
  ///
  /// - Parameters:
  ///   - memory: what was searched of this exploration before; the backward search is done once for equal possibilities.
  ///   - shortest: runs of this exploration by length; only traps to which one of them leads are found. Its own runs if nil.
  ///   - goesOn: asked from time to time; where it answers false, the search stops, and not all traps are found.
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

/// The backward searches for possibilities in one exploration: many rules ask about the same ways out, each of other states.
/// Not for two threads at once.
public final class SearchedFutures {
  private var known: [(possibility: Possibility, futures: Futures)] = []

  /// Nothing was searched.
  public init() {}

  func futures(_ graph: Graph, _ possibility: Possibility, goesOn: @escaping () -> Bool) -> Futures {
    // A search that was stopped knows nothing; whoever asked then may not be who asks now.
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
