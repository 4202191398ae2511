/// How many of the remaining findings have a repair that needs a human decision. Findings whose repair failed
/// its trial are not counted.
public struct UnsafeRepairs: Hashable, Sendable {
  /// Findings with such a repair that passed its trial.
  public var held = 0
  /// Findings whose repair was not tried, because that would take long in a flow of this size.
  public var untried = 0

  /// Creates the counts.
  public init(held: Int = 0, untried: Int = 0) {
    self.held = held
    self.untried = untried
  }

  /// Adds those of another flow.
  public mutating func add(_ other: UnsafeRepairs) {
    held += other.held
    untried += other.untried
  }
}
