/// All that a pushdown system can reach, exactly, whatever the height of its stack, with shortest witnesses.
///
/// Heads and transitions are numbered in order of discovery; the numbers are the same in every run. Lengths count
/// events. Cost: near linear in the derived facts (`factCount`); asks the machine once per head and per landing.
public struct Exploration<System: PushdownSystem> {
  @usableFromInline let graph: Graph
  @usableFromInline let interned: InternedSystem<System>

  /// Explores the machine until nothing new is found or a limit is hit.
  @inlinable
  public init(_ system: System, limits: ExplorationLimits = .standard) {
    interned = InternedSystem(system)
    graph = Graph(interned.source(), limits: limits)
  }

  /// The machine that was explored.
  @inlinable public var system: System { interned.system }

  /// Where it stopped, if a limit was hit; nil if everything reachable was reached.
  ///
  /// What was found before is right in any case: each head and transition is reachable, and lengths up to
  /// `completedLength` are the shortest.
  public var cut: ExplorationCut? { graph.cut }

  /// Whether everything reachable was reached.
  public var isComplete: Bool { graph.cut == nil }

  /// The reachable heads, resting or not, those with shorter witnesses first.
  public var heads: [HeadID] { graph.heads }

  /// The reachable transitions of heads and of landings, those with shorter witnesses first.
  public var transitions: [TransitionID] { graph.transitions }

  /// Path edges, callers and summaries that were derived: what time and memory grow with.
  public var factCount: Int {
    graph.facts.edges.count + graph.facts.callers.count + graph.facts.summaries.count
  }

  /// Bytes of the tables, estimated from their elements; the machine's own values are not counted.
  public var bytes: Int { graph.facts.bytes }
}

/// The number of a head in one exploration.
public struct HeadID: Hashable, Sendable {
  /// Dense from 0; heads that a limit cut off have numbers too.
  public let number: Int32

  @usableFromInline
  init(number: Int32) { self.number = number }
}

/// The number of a transition in one exploration.
public struct TransitionID: Hashable, Sendable {
  /// Dense from 0.
  public let number: Int32

  @usableFromInline
  init(number: Int32) { self.number = number }
}
