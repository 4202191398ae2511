/// What came of one allowance of a flow, known once all rules but those about allowances were asked.
public struct AllowanceOutcome: Sendable, Hashable {
  /// Its last day has passed.
  public var isExpired: Bool
  /// The rule was asked and could be decided.
  public var wasAsked: Bool
  /// There is a finding that it speaks of, accepted or, where it has expired, not.
  public var isUsed: Bool
  /// The rule cannot be allowed.
  public var isForbidden: Bool

  /// An outcome.
  public init(
    isExpired: Bool = false, wasAsked: Bool = false, isUsed: Bool = false, isForbidden: Bool = false
  ) {
    self.isExpired = isExpired
    self.wasAsked = wasAsked
    self.isUsed = isUsed
    self.isForbidden = isForbidden
  }
}
