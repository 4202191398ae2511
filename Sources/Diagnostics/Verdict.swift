/// The result of one rule on one flow. A rule that applies to nothing, or could not be decided, has not
/// passed.
public enum Verdict: String, Sendable {
  /// The rule applies to something in the flow, and nothing was found.
  case passed
  /// There is at least one finding.
  case failed
  /// The rule applies to nothing in this flow.
  case notApplicable = "not-applicable"
  /// A limit was reached, or a part of the flow could not be read.
  case undecided
}

/// The verdict of one rule on one flow.
public struct RuleVerdict: Hashable, Sendable {
  /// The rule.
  public var rule: RuleID
  /// Its outcome.
  public var verdict: Verdict
  /// The elements on which it was checked; nil if that was not recorded: rules about behaviour are checked on
  /// states, and only drawings need the elements.
  public var asked: [ElementPath]?
  /// Whether it was checked only on a part of the behaviour, because its conditions cost more on this flow than
  /// one rule may use. Its findings are valid; without a finding it is undecided.
  public var isTooCostly = false

  /// Creates a verdict.
  public init(_ rule: RuleID, _ verdict: Verdict) {
    self.rule = rule
    self.verdict = verdict
  }
}
