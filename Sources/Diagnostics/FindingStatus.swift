/// Whether a finding counts, and if not, why. Only findings that are `new` affect the exit code.
public enum FindingStatus: Hashable, Sendable {
  /// It is not accepted: it counts.
  case new
  /// It is in the baseline: known but not yet fixed.
  case baselined(Acceptance)
  /// It already existed at the revision with which this run was compared.
  case carried(revision: String)
  /// The flow accepts it with `allow`.
  case allowed(Acceptance)

  /// The word in output: `new`, `baselined`, `carried`, `allowed`.
  public var word: String {
    switch self {
    case .new: "new"
    case .baselined: "baselined"
    case .carried: "carried"
    case .allowed: "allowed"
    }
  }

  /// Who accepted it and why, if it is accepted.
  public var acceptance: Acceptance? {
    switch self {
    case .baselined(let acceptance), .allowed(let acceptance): acceptance
    case .new, .carried: nil
    }
  }
}

/// The data of an accepted finding.
public struct Acceptance: Hashable, Sendable {
  /// The reason; empty if the baseline gives none.
  public var reason: String
  /// The person or team responsible; empty if none is named.
  public var owner: String
  /// The last day on which it is valid, `yyyy-mm-dd`; empty for no end.
  public var until: String
  /// Where it is written: the rule's name in an `allow`, the entry of a baseline.
  public var place: Place?

  /// Creates an acceptance; values that are not written are empty.
  public init(reason: String = "", owner: String = "", until: String = "", place: Place? = nil) {
    self.reason = reason
    self.owner = owner
    self.until = until
    self.place = place
  }
}
