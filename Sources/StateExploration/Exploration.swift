/// All that a pushdown system can reach, exactly, whatever the height of its stack, with shortest witnesses.
///
/// Heads and transitions are numbered in order of discovery; the numbers are the same in every run. Lengths count
/// events. Cost: near linear in the derived facts (`factCount`); asks the machine once per head and per landing.
public struct Exploration<System: PushdownSystem> {
  /// The machine that was explored.
  public let system: System
  /// Where it stopped, if a limit was hit; nil if everything reachable was reached.
  ///
  /// What was found before is right in any case: each head and transition is reachable, and lengths up to
  /// `completedLength` are the shortest.
  public let cut: ExplorationCut?
  /// The reachable heads, resting or not, those with shorter witnesses first.
  public let heads: [HeadID]
  /// The reachable transitions of heads and of landings, those with shorter witnesses first.
  public let transitions: [TransitionID]

  let interned: InternedSystem<System>
  let facts: Saturation
  /// Length of the shortest run that ends with the transition; -1 if it was not reached.
  let transitionLengths: [Int]
  /// For each transition its head, or `-1 - landing`.
  let sources: [Int32]

  /// Explores the machine until nothing new is found or a limit is hit.
  public init(_ system: System, limits: ExplorationLimits = .standard) {
    self.system = system
    interned = InternedSystem(system)
    let facts = Saturation(interned, limits: limits)
    self.facts = facts
    cut = facts.cut
    heads = facts.edges.indices.compactMap { edge in
      let head = facts.edges[edge].head
      return facts.firstEdge[Int(head)] == Int32(edge) ? HeadID(number: head) : nil
    }
    let reached = ReachedTransitions(facts)
    transitions = reached.order.map(TransitionID.init)
    transitionLengths = reached.lengths
    sources = reached.sources
  }

  /// Whether everything reachable was reached.
  public var isComplete: Bool { cut == nil }

  /// Path edges, callers and summaries that were derived: what time and memory grow with.
  public var factCount: Int { facts.edges.count + facts.callers.count + facts.summaries.count }

  /// Bytes of the tables, estimated from their elements; the machine's own values are not counted.
  public var bytes: Int { facts.bytes }
}

/// The number of a head in one exploration.
public struct HeadID: Hashable, Sendable {
  /// Dense from 0; heads that a limit cut off have numbers too.
  public let number: Int32
}

/// The number of a transition in one exploration.
public struct TransitionID: Hashable, Sendable {
  /// Dense from 0.
  public let number: Int32
}

/// A transition as it stands in an exploration.
public struct ExploredTransition<System: PushdownSystem> {
  /// Where a transition starts.
  public enum Source {
    /// At a head: an event, or what follows by itself if the head does not rest.
    case head(HeadID, System.Head)
    /// Where a value lands on a hole: the same event goes on in the exposed frame.
    case landing(System.Hole, System.Value)
  }

  /// Its number.
  public let id: TransitionID
  /// Where it starts.
  public let source: Source
  /// What it means and does.
  public let transition: Transition<System>
  /// Whether it is an event of its own (counts 1) or goes on with one.
  public let isEvent: Bool
}
