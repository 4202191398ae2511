/// The number of a head in one exploration.
public struct HeadID: Hashable, Sendable {
  /// Numbers start at 0 without gaps, and include heads that a limit left unexplored.
  public let number: Int32

  @usableFromInline
  init(number: Int32) { self.number = number }
}

/// The number of a transition in one exploration.
public struct TransitionID: Hashable, Sendable {
  /// Numbers start at 0 without gaps.
  public let number: Int32

  @usableFromInline
  init(number: Int32) { self.number = number }
}

/// A head with the worlds in which it is first reached after `length` events. States of the same head have
/// disjoint worlds.
public struct ReachedState: Hashable, Sendable {
  /// The head.
  public let head: HeadID
  /// The worlds in which no shorter run leads to the head.
  public let worlds: WorldSet
  /// The number of events of a shortest run to the head in each of these worlds.
  public let length: Int
  /// The place in the fold at which it was first found.
  let place: FoldedPlace
}

/// A transition with the worlds before it in which it first happens after `length` events.
public struct ReachedTransition: Hashable, Sendable {
  /// The transition. Several elements for the same transition have disjoint worlds.
  public let id: TransitionID
  /// The worlds before it in which no shorter run ends with the transition.
  public let worlds: WorldSet
  /// The number of events of a shortest run that ends with the transition in each of these worlds, including
  /// its own event.
  public let length: Int
  /// The place in the fold at which it was first found.
  let place: FoldedPlace
}

/// Statistics of an exploration; the same in every run.
public struct ExplorationCounts: Hashable, Sendable {
  /// Reached heads.
  public var heads = 0
  /// Batches of facts, by kind.
  public var entries = 0, edges = 0, callers = 0, summaries = 0
  /// Derivations of facts; time grows with this number.
  public var derivations = 0
  /// Found transitions, and pairs of a hole and a value returned to it.
  public var transitions = 0, landings = 0
  /// Nodes of the diagrams of the space, including those that other users of the space created.
  public var nodes = 0

  /// Creates statistics in which everything is 0.
  public init() {}
}
