/// How many findings are left that can be repaired in a way that somebody might decide otherwise. Those whose repair
/// was tried and does not hold are not among them.
public struct UnsafeRepairs: Hashable, Sendable {
  /// Findings with such a repair that was tried and holds.
  public var held = 0
  /// Findings whose repair was not tried, because trying it costs much in a flow of this size.
  public var untried = 0

  /// So many.
  public init(held: Int = 0, untried: Int = 0) {
    self.held = held
    self.untried = untried
  }

  /// Takes in those of another flow.
  public mutating func add(_ other: UnsafeRepairs) {
    held += other.held
    untried += other.untried
  }
}
