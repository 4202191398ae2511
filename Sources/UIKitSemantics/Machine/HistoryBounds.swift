/// Bounds on the history that a run keeps: what waits behind a modal, and work in progress.
///
/// Each set of such things is a separate world, so a flow with many of them cannot be explored with all sets.
/// A run that exceeds a bound is not explored further, and the exploration reports this.
public struct HistoryBounds: Hashable, Sendable {
  /// The most presentations and pushes that may wait at the same time; nil for a default that depends on
  /// their number.
  public var waiting: Int?
  /// The most ends of `later` that may be awaited at the same time; nil for a default that depends on their
  /// number. 0 means that work started with `later` ends before anything else happens.
  public var underWay: Int?

  /// Creates bounds; each must be nil or not negative.
  public init(waiting: Int? = nil, underWay: Int? = nil) {
    self.waiting = waiting
    self.underWay = underWay
  }

  /// The smaller of both values, for each bound.
  public func tightened(to other: HistoryBounds) -> HistoryBounds {
    HistoryBounds(
      waiting: [waiting, other.waiting].compactMap(\.self).min(),
      underWay: [underWay, other.underWay].compactMap(\.self).min())
  }
}
