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

/// A head with worlds in which it is first reached after so many events. Several of one head have disjoint worlds.
public struct ReachedState: Hashable, Sendable {
  /// The head.
  public let head: HeadID
  /// The worlds in which no shorter run leads to the head.
  public let worlds: WorldSet
  /// Events of a shortest run to the head in each of these worlds.
  public let length: Int
  /// Where it was first found.
  let place: FoldedPlace
}

/// A transition with worlds before it in which it first happens after so many events.
public struct ReachedTransition: Hashable, Sendable {
  /// The transition. Several of one transition have disjoint worlds.
  public let id: TransitionID
  /// The worlds before it in which no shorter run ends with the transition.
  public let worlds: WorldSet
  /// Events of a shortest run that ends with the transition in each of these worlds, its own included.
  public let length: Int
  /// Where it was first found.
  let place: FoldedPlace
}

/// How much an exploration derived; the same in every run.
public struct ExplorationCounts: Hashable, Sendable {
  /// Heads that were reached.
  public var heads = 0
  /// Batches of facts of each kind.
  public var entries = 0, edges = 0, callers = 0, summaries = 0
  /// The ways in which they were derived: what time grows with.
  public var derivations = 0
  /// Transitions that were found, and pairs of hole and value that met.
  public var transitions = 0, landings = 0
  /// Nodes of the diagrams of the space, those that others made there included.
  public var nodes = 0

  /// Nothing.
  public init() {}
}
