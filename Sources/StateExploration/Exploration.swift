/// Everything that a pushdown system can reach, in all worlds, with shortest witnesses. The result is exact;
/// the height of the stack is not bounded.
///
/// Heads and transitions are numbered in order of discovery, with the same numbers in every run. The length
/// of a run is its number of events. Cost: nearly linear in ``factCount``; the machine is called once for
/// each head or landing and each class of worlds that it distinguishes. Not thread-safe, like its
/// ``WorldSpace``.
public struct Exploration<System: PushdownSystem> {
  @usableFromInline let graph: Graph
  @usableFromInline let interned: InternedSystem<System>

  /// Explores the machine until nothing new is found or a limit is hit.
  @inlinable
  public init(_ system: System, limits: ExplorationLimits = .standard) {
    interned = InternedSystem(system)
    graph = Graph(interned.source(), limits: limits)
  }

  /// Explores the machine of a stopped exploration again, without counting events. All lengths are 0 and
  /// there are no witnesses; if a limit stops it, no length is covered. Where there are many worlds, this
  /// costs a small part of an exploration with lengths. ``ShortestRuns`` finds the witnesses afterwards.
  ///
  /// Transitions that the machine has computed are reused. Both explorations share their tables and must not
  /// be used on two threads at once.
  @inlinable
  public init(withoutLengthsOf stopped: Exploration, limits: ExplorationLimits = .standard) {
    interned = stopped.interned
    graph = Graph(withoutLengthsOf: stopped.graph, interned.source(), limits: limits)
  }

  init(_ interned: InternedSystem<System>, _ graph: Graph) {
    self.interned = interned
    self.graph = graph
  }

  /// Whether lengths and shortest witnesses are known.
  public var countsEvents: Bool { graph.facts.countsEvents }

  /// The machine that was explored.
  @inlinable public var system: System { interned.system }

  /// The space of its worlds.
  public var worlds: WorldSpace { graph.worlds }

  /// The limit that stopped the exploration; nil if it is complete.
  ///
  /// What was found before the stop is correct: each state and transition is reachable, and lengths up to
  /// `completedLength` are the shortest.
  public var cut: ExplorationCut? { graph.facts.cut }

  /// Whether no limit stopped the exploration.
  public var isComplete: Bool { graph.facts.cut == nil }

  /// The reachable resting heads with their worlds, ordered by the length of their shortest witnesses.
  public var states: [ReachedState] { graph.restingStates }

  /// The same as ``states``, with the heads in the middle of an event.
  public var allStates: [ReachedState] { graph.states }

  /// The reachable transitions of heads and landings with the worlds before them, ordered by the length of
  /// their shortest witnesses.
  public var reachedTransitions: [ReachedTransition] { graph.reachedTransitions }

  /// How many times path edges, callers and summaries were derived. Time and memory grow with it.
  public var factCount: Int { graph.facts.counts.derivations }

  /// Statistics of the exploration.
  public var counts: ExplorationCounts { graph.facts.counts }

  /// An estimate of the bytes of the tables and of the diagrams. The machine's own values are not counted.
  public var bytes: Int { graph.facts.bytes }
}
