public import Diagnostics

/// What a run came to.
public struct CheckOutcome: Sendable {
  /// Everything there is to say.
  public internal(set) var report: Report
  /// There was no flow to check, and nothing else was wrong.
  public let isEmpty: Bool
  /// Whether a finding reaches the threshold of its flow's configuration.
  public let fails: @Sendable (Finding) -> Bool
  /// Whether texts for people show a finding, by its flow's configuration; what fails the run is always shown.
  public let shows: @Sendable (Finding) -> Bool
  /// The page of a finding's rule, as its flow's configuration has it.
  public let page: @Sendable (Finding) -> RuleDescription?
  /// The page of a rule, as the configuration of the flow with this root has it.
  public let rule: @Sendable (RuleID, String) -> RuleDescription?
  /// The paths of what the settings were read from: configurations, rules, baselines.
  public let settingsPaths: [String]

  init(report: Report, isEmpty: Bool, _ contexts: ConfigurationStore) {
    self.report = report
    self.isEmpty = isEmpty
    settingsPaths = contexts.paths
    fails = { contexts.context(forFile: $0.flow).threshold.isReached(by: $0.severity) }
    shows = {
      let context = contexts.context(forFile: $0.flow)
      return context.leastShown.isReached(by: $0.severity) || context.threshold.isReached(by: $0.severity)
    }
    rule = { contexts.context(forFile: $1).rules.description(of: $0.name) }
    page = { contexts.context(forFile: $0.flow).rules.description(of: $0.rule.name) }
  }

  /// A finding that counts makes the run fail.
  public var isFailing: Bool { report.findings.contains(where: fails) }
}
