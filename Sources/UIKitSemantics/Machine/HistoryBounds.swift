/// How much of what happened earlier a run keeps for later: what waits behind a modal, and what is under way.
///
/// Each set of such things is a world of its own, so that a flow with many of them cannot be explored with all sets.
/// Where a run goes beyond a bound it is not followed further, and the exploration says so.
public struct HistoryBounds: Hashable, Sendable {
  /// Presentations and pushes that may wait at once; nil for as many as their number allows.
  public var waiting: Int?
  /// Ends of `later` that may be awaited at once; nil for as many as their number allows. 0: what is begun `later` ends
  /// before anything else happens.
  public var underWay: Int?

  /// Bounds; each nil or not negative.
  public init(waiting: Int? = nil, underWay: Int? = nil) {
    self.waiting = waiting
    self.underWay = underWay
  }

  /// The tighter of both, for each bound.
  public func tightened(to other: HistoryBounds) -> HistoryBounds {
    HistoryBounds(
      waiting: [waiting, other.waiting].compactMap(\.self).min(),
      underWay: [underWay, other.underWay].compactMap(\.self).min())
  }
}
