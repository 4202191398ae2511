/// All that a pushdown system can reach in all worlds, exactly, whatever the height of its stack, with shortest
/// witnesses.
///
/// Heads and transitions are numbered in order of discovery; the numbers are the same in every run. Lengths count
/// events. Cost: near linear in the derived batches of facts (``factCount``); asks the machine once per head or landing
/// and class of worlds. Not for two threads at once, as the space of its worlds.
public struct Exploration<System: PushdownSystem> {
  @usableFromInline let graph: Graph
  @usableFromInline let interned: InternedSystem<System>

  /// Explores the machine until nothing new is found or a limit is hit.
  @inlinable
  public init(_ system: System, limits: ExplorationLimits = .standard) {
    interned = InternedSystem(system)
    graph = Graph(interned.source(), limits: limits)
  }

  /// Explores the machine of an exploration that was stopped, without counting events. There is less to tell apart then, which
  /// costs a small part where there are many worlds: all lengths are 0, there are no witnesses, and what a limit stopped
  /// covers no length. ``ShortestRuns`` looks for the witnesses afterwards.
  ///
  /// Transitions that the machine has computed are not computed again. Both explorations share their tables, so they must
  /// not be used on two threads at once.
  @inlinable
  public init(withoutLengthsOf stopped: Exploration, limits: ExplorationLimits = .standard) {
    interned = stopped.interned
    graph = Graph(withoutLengthsOf: stopped.graph, interned.source(), limits: limits)
  }

  init(_ interned: InternedSystem<System>, _ graph: Graph) {
    self.interned = interned
    self.graph = graph
  }

  /// Whether states come with shortest witnesses.
  public var countsEvents: Bool { graph.facts.countsEvents }

  /// The machine that was explored.
  @inlinable public var system: System { interned.system }

  /// The space of its worlds.
  public var worlds: WorldSpace { graph.worlds }

  /// Where it stopped, if a limit was hit; nil if everything reachable was reached.
  ///
  /// What was found before is right in any case: each state and transition is reachable, and lengths up to
  /// `completedLength` are the shortest.
  public var cut: ExplorationCut? { graph.facts.cut }

  /// Whether everything reachable was reached.
  public var isComplete: Bool { graph.facts.cut == nil }

  /// The reachable resting heads with their worlds, those with shorter witnesses first.
  public var states: [ReachedState] { graph.restingStates }

  /// The same with the heads in the middle of an event.
  public var allStates: [ReachedState] { graph.states }

  /// The reachable transitions of heads and of landings with the worlds before them, those with shorter witnesses first.
  public var reachedTransitions: [ReachedTransition] { graph.reachedTransitions }

  /// How many path edges, callers and summaries were derived; time and memory grow with it.
  public var factCount: Int { graph.facts.counts.derivations }

  /// How much was derived.
  public var counts: ExplorationCounts { graph.facts.counts }

  /// Bytes of the tables and of the nodes of the space, estimated from their elements; the machine's own values are not
  /// counted.
  public var bytes: Int { graph.facts.bytes }
}
