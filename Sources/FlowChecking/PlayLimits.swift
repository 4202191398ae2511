/// When to stop playing a flow through. What is found up to then is true, with the shortest way to it; a rule that found
/// nothing is undecided, because something may lie in what was not reached.
public struct PlayLimits: Hashable, Sendable {
  /// How many states are explored at most; nil to leave that to others.
  public var states: Int?
  /// How many mebibytes the tables of what was explored may take at most, as estimated from their elements; nil to leave
  /// that to others.
  public var mebibytes: Int?

  /// Limits; each must be positive.
  public init(states: Int? = nil, mebibytes: Int? = nil) {
    self.states = states
    self.mebibytes = mebibytes
  }

  /// The states that are explored where nobody says how many.
  public static let standardStates = 20_000
  /// The mebibytes that tables may take where nobody says how many.
  public static let standardMiB = 4096
  /// The most mebibytes that can be asked for, so that the bytes can be counted.
  public static let maximumMiB = 1 << 40
}
