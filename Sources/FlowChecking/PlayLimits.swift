/// The limits of the exploration of a flow. Findings up to a limit are correct, with shortest traces. A rule
/// without a finding is undecided, because the unexplored part may contain one.
public struct PlayLimits: Hashable, Sendable {
  /// The most facts that the exploration may derive (path edges, calls and returns); nil for the default.
  var facts: Int?
  /// The greatest size of the tables of the exploration in mebibytes, estimated from their elements; nil for
  /// the default.
  var mebibytes: Int?

  /// Creates limits; each must be positive.
  public init(facts: Int? = nil, mebibytes: Int? = nil) {
    self.facts = facts
    self.mebibytes = mebibytes
  }

  /// The default number of facts: hundreds of times what real apps need.
  public static let standardFacts = 5_000_000
  /// The default size of the tables in mebibytes.
  public static let standardMiB = 1024
  /// The greatest permitted size in mebibytes, so that the number of bytes does not overflow.
  public static let maximumMiB = 1 << 40
}
