public import Diagnostics

/// The result of a run.
public struct CheckOutcome: Sendable {
  /// The report.
  public internal(set) var report: Report
  /// Whether there was no flow to check and no other problem.
  public let isEmpty: Bool
  /// Whether a finding reaches the threshold of its flow's configuration.
  public let fails: @Sendable (Finding) -> Bool
  /// Whether text output shows a finding, according to its flow's configuration. A finding that makes the run
  /// fail is always shown.
  public let shows: @Sendable (Finding) -> Bool
  /// The page of a finding's rule in the configuration of its flow.
  public let page: @Sendable (Finding) -> RuleDescription?
  /// The page of a rule in the configuration of the flow with this root.
  public let rule: @Sendable (RuleID, String) -> RuleDescription?
  /// The paths from which the settings were read: configurations, rules, baselines.
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

  /// Whether a finding makes the run fail.
  public var isFailing: Bool { report.findings.contains(where: fails) }
}
