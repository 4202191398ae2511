public import Diagnostics
internal import StateExploration

/// What a configuration says of rules that are asked of one flow.
public struct RuleTuning: Sendable {
  /// Decides about one finding, made with the set of values of this number. Called before broader findings are folded
  /// under narrower ones.
  public typealias Settle = @Sendable (_ finding: Finding, _ set: Int) -> Settled

  /// What was decided about a finding.
  public enum Settled: Sendable {
    /// It stays, changed or not.
    case kept(Finding)
    /// It is left out where it stands.
    case ignored
    /// Another set of values counts where it stands.
    case elsewhere
  }

  /// Values in the place of the rules' own. A rule that has several sets is asked once with each.
  public var parameters: [RuleID: [[String: ParameterValue]]]
  /// What decides about findings; nil where all of them stay as they are.
  public var settle: Settle?
  /// How many facts the exploration may derive at most; nil for as many as the explorer allows itself.
  public var factLimit: Int?
  /// How many bytes the tables of what is explored may take at most; nil for as many as the explorer allows itself.
  public var byteLimit: Int?
  /// A finding whose witness is told however long it is; nil for none in particular.
  public var wanted: WantedTrace?
  /// Whether each world is explored by itself; for tests, which compare both.
  var apart = false

  /// What a configuration says; nothing unless given.
  public init(
    parameters: [RuleID: [[String: ParameterValue]]] = [:], settle: Settle? = nil, factLimit: Int? = nil,
    byteLimit: Int? = nil
  ) {
    self.parameters = parameters
    self.settle = settle
    self.factLimit = factLimit
    self.byteLimit = byteLimit
  }

  /// How much may be explored.
  var limits: ExplorationLimits {
    var limits = ExplorationLimits.standard
    if let factLimit {
      limits.facts = factLimit
      limits.heads = .max
    }
    if let byteLimit { limits.bytes = byteLimit }
    return limits
  }

  /// The sets of values a rule is asked with, at least one.
  func sets(of rule: RuleID) -> [[String: ParameterValue]] {
    if parameters.isEmpty { return Self.standard }
    guard let sets = parameters[rule], !sets.isEmpty else { return Self.standard }
    return sets
  }

  /// One set, without a value in the place of a rule's own.
  private static let standard: [[String: ParameterValue]] = [[:]]
}

extension RuleOutcome {
  /// Takes in the outcome of the same rule asked with another set of values, and what is decided about its findings.
  mutating func add(_ other: RuleOutcome, settled settle: ((Finding) -> RuleTuning.Settled)?) {
    if let noted = other.asked { asked = (asked ?? []) + noted }
    var verdict = other.verdict
    if let settle {
      let before = findings.count
      for finding in other.findings {
        switch settle(finding) {
        case .kept(let finding): findings.append(finding)
        case .ignored: ignoredCount += 1
        case .elsewhere: break
        }
      }
      // Where it is asked, all is as it should be.
      if findings.count == before, verdict == .violated { verdict = .holds }
    } else {
      findings += other.findings
    }
    problems += other.problems
    if verdict.weight > self.verdict.weight { self.verdict = verdict }
  }
}

extension Verdict {
  /// Of two verdicts of one rule the one with more weight counts.
  fileprivate var weight: Int {
    switch self {
    case .notApplicable: 0
    case .holds: 1
    case .undecided: 2
    case .violated: 3
    }
  }
}
