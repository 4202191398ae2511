/// When to stop playing a flow through. What is found up to then is true, with the shortest way to it; a rule that found
/// nothing is undecided, because something may lie in what was not reached.
public struct PlayLimits: Hashable, Sendable {
  /// How many facts the exploration may derive (states within a frame, calls and returns); nil to leave that to others.
  var facts: Int?
  /// How many mebibytes the tables of what was explored may take at most, as estimated from their elements; nil to leave
  /// that to others.
  var mebibytes: Int?

  /// Limits; each must be positive.
  public init(facts: Int? = nil, mebibytes: Int? = nil) {
    self.facts = facts
    self.mebibytes = mebibytes
  }

  /// The facts that may be derived where nobody says how many: hundreds of times what real apps need.
  public static let standardFacts = 5_000_000
  /// The mebibytes that tables may take where nobody says how many.
  public static let standardMiB = 1024
  /// The most mebibytes that can be asked for, so that the bytes can be counted.
  public static let maximumMiB = 1 << 40
}
