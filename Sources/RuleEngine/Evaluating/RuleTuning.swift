public import Diagnostics
internal import StateExploration

/// The settings of a configuration for the rules of one flow.
public struct RuleTuning: Sendable {
  /// Decides about one finding. The number is the index of the set of parameter values with which it was
  /// found. Called before broader findings are folded into narrower ones.
  public typealias Settle = @Sendable (_ finding: Finding, _ set: Int) -> Settled

  /// The decision about a finding.
  public enum Settled: Sendable {
    /// The finding stays, changed or not.
    case kept(Finding)
    /// The finding is left out at this place.
    case ignored
    /// Another set of parameter values applies at this place.
    case elsewhere
  }

  /// Parameter values that replace the rules' defaults. A rule with several sets is evaluated once with each
  /// of them.
  public var parameters: [RuleID: [[String: ParameterValue]]]
  /// Decides about findings; nil to keep all of them.
  public var settle: Settle?
  /// The largest number of facts that the exploration may derive; nil for its own default.
  public var factLimit: Int?
  /// The largest size of the exploration's tables in bytes; nil for its own default.
  public var byteLimit: Int?
  /// Called from time to time with the progress. If it returns false, the evaluation stops, and findings so
  /// far are reported.
  public var goesOn: (@Sendable (Stage) -> Bool)?

  /// The progress for one flow.
  public struct Stage: Hashable, Sendable {
    /// The count of derived facts.
    public var facts: Int
    /// The count of different states found so far. A state counts once for all worlds.
    public var states: Int
    /// Whether the exploration has ended and rules are evaluated now.
    public var isAnswering: Bool

    /// Creates a progress value.
    public init(facts: Int, states: Int, isAnswering: Bool) {
      self.facts = facts
      self.states = states
      self.isAnswering = isAnswering
    }
  }

  /// The finding whose witness is written in full, however long it is; nil for none.
  public var wanted: WantedTrace?
  /// Explorations of earlier checks. They are used again if the flow has the same behaviour, and those of
  /// this check are added.
  public var memory: ExplorationMemory?
  /// Whether findings come with their traces in words; without them it takes less time.
  public var tellsTraces = true
  /// Whether each world is explored separately. For tests, which compare both ways.
  var apart = false

  /// Creates settings; without arguments, everything has its default.
  public init(
    parameters: [RuleID: [[String: ParameterValue]]] = [:], settle: Settle? = nil, factLimit: Int? = nil,
    byteLimit: Int? = nil
  ) {
    self.parameters = parameters
    self.settle = settle
    self.factLimit = factLimit
    self.byteLimit = byteLimit
  }

  /// The limits of the exploration.
  var limits: ExplorationLimits {
    var limits = ExplorationLimits.standard
    if let factLimit {
      limits.facts = factLimit
      limits.heads = .max
    }
    if let byteLimit { limits.bytes = byteLimit }
    if let goesOn {
      limits.goesOn = { stage in
        goesOn(Stage(facts: stage.facts, states: stage.heads, isAnswering: stage.isAnswering))
      }
    }
    return limits
  }

  /// The sets of parameter values with which a rule is evaluated, at least one.
  func sets(of rule: RuleID) -> [[String: ParameterValue]] {
    if parameters.isEmpty { return Self.standard }
    guard let sets = parameters[rule], !sets.isEmpty else { return Self.standard }
    return sets
  }

  /// One set in which all parameters have their defaults.
  private static let standard: [[String: ParameterValue]] = [[:]]
}

extension RuleOutcome {
  /// Adds the outcome of the same rule with another set of values, after the decision about each of its
  /// findings.
  mutating func add(_ other: RuleOutcome, settled settle: ((Finding) -> RuleTuning.Settled)?) {
    work += other.work
    isTooCostly = isTooCostly || other.isTooCostly
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
      // At the places where these values apply, nothing was found.
      if findings.count == before, verdict == .failed { verdict = .passed }
    } else {
      findings += other.findings
    }
    problems += other.problems
    if verdict.weight > self.verdict.weight { self.verdict = verdict }
  }
}

extension Verdict {
  /// The combined verdict of a rule that was evaluated twice: the more serious of the two.
  fileprivate var weight: Int {
    switch self {
    case .notApplicable: 0
    case .passed: 1
    case .undecided: 2
    case .failed: 3
    }
  }
}
