/// What asking one rule of one flow came to; never a silent pass.
public enum Verdict: String, Sendable {
  /// Something the rule speaks of occurs, and all of it is as it should be.
  case holds
  /// There is at least one finding.
  case violated
  /// Nothing the rule speaks of occurs in this flow.
  case notApplicable = "not-applicable"
  /// A limit was hit, or part of the flow could not be read.
  case undecided
}

/// The verdict of one rule on one flow.
public struct RuleVerdict: Hashable, Sendable {
  /// The rule.
  public var rule: RuleID
  /// What it came to.
  public var verdict: Verdict
  /// The elements it was asked about; nil where nobody noted that: rules about what can happen are asked of states, and
  /// runs that draw nothing need not know.
  public var asked: [ElementPath]?
  /// Whether it was asked of a part of what can happen only, because its conditions cost more on this flow than one rule may
  /// use. What it has found holds; if it has found nothing, it is undecided.
  public var isTooCostly = false

  /// A rule's verdict.
  public init(_ rule: RuleID, _ verdict: Verdict) {
    self.rule = rule
    self.verdict = verdict
  }
}
