internal import Diagnostics
internal import RuleEngine

/// The settings of a configuration for all rules, in general and for certain places.
struct RuleSettings: Sendable {
  /// The settings of files and profiles, in order.
  let general: [BoundChoices]
  /// The settings of overrides, in order; they have a higher priority than the general ones.
  let scoped: [(scope: OverrideScope, choices: BoundChoices)]
  /// The settings of the command line, with the highest priority.
  let command: BoundChoices
  /// Mandatory rules: no allowance, baseline or override hides their findings.
  let mandatory: Set<RuleID>
  /// Whether rules that need an exploration are evaluated even if they are not named.
  let playsFlows: Bool
  /// The limits of the exploration.
  let limits: PlayLimits
  /// Whether nothing depends on findings, so that each rule is either evaluated or not.
  private let isAboutRulesOnly: Bool
  private let changesSeverities: Bool
  /// Whether the settings change nothing.
  private let isSilent: Bool

  init(
    general: [BoundChoices], scoped: [(scope: OverrideScope, choices: BoundChoices)], command: BoundChoices,
    mandatory: Set<RuleID>, playsFlows: Bool, limits: PlayLimits
  ) {
    self.general = general
    self.scoped = scoped
    self.command = command
    self.mandatory = mandatory
    self.playsFlows = playsFlows
    self.limits = limits
    let everything = general + scoped.map(\.choices) + [command]
    isAboutRulesOnly = everything.allSatisfy(\.isAboutRulesOnly)
    isSilent = mandatory.isEmpty && everything.allSatisfy(\.isSilent)
    changesSeverities = !everything.allSatisfy { $0.severities.isEmpty }
  }

  /// Whether a rule must be evaluated at all.
  func isAsked(_ rule: Rule) -> Bool {
    if isSilent { return !isPlayed(rule) }
    let severities = possibleSeverities(of: rule)
    let scopes: [[Int]] = [[]] + scoped.indices.map { [$0] }
    return severities.contains { severity in
      scopes.contains { isOn(rule.id, severity, isPlayed: isPlayed(rule), in: $0) }
    }
  }

  func isPlayed(_ rule: Rule) -> Bool { !playsFlows && !rule.question.keyword.isStatic }

  /// The severities that its findings may have; any one if nothing depends on them.
  func possibleSeverities(of rule: Rule) -> [Severity] {
    if isAboutRulesOnly { return [.warning] }
    if changesSeverities { return Severity.allCases }
    return rule.severities
  }

  func isOn(_ rule: RuleID, _ severity: Severity, isPlayed: Bool, in scopes: [Int]) -> Bool {
    var isOn = !isPlayed
    for choices in general { choices.change(&isOn, rule, severity, isPlayed: isPlayed) }
    for scope in scopes { scoped[scope].choices.change(&isOn, rule, severity, isPlayed: isPlayed) }
    // Exploration takes long, so a mandatory rule does not force every run to explore.
    if mandatory.contains(rule), !isPlayed { isOn = true }
    command.change(&isOn, rule, severity, isPlayed: isPlayed)
    return isOn
  }

  /// The settings in the form for the rule engine.
  func tuning(of rules: [Rule]) -> RuleTuning {
    var tuning = RuleTuning(
      factLimit: limits.facts ?? PlayLimits.standardFacts,
      byteLimit: (limits.mebibytes ?? PlayLimits.standardMiB) << 20)
    // For each rule, the set of parameter values for each override.
    var sets: [RuleID: [Int: Int]] = [:]
    let named = Set((general + scoped.map(\.choices)).flatMap { $0.parameters.keys })
    for rule in named {
      let base = general.reduce(into: [:]) { $0.merge($1.parameters[rule] ?? [:]) { $1 } }
      tuning.parameters[rule] = [base]
      for (index, entry) in scoped.enumerated() {
        guard let values = entry.choices.parameters[rule] else { continue }
        sets[rule, default: [:]][index] = tuning.parameters[rule]?.count
        tuning.parameters[rule]?.append(base.merging(values) { $1 })
      }
    }
    if scoped.isEmpty, isAboutRulesOnly { return tuning }
    let played = Set(rules.filter(isPlayed).map(\.id))
    tuning.settle = { [sets] finding, set in
      let scopes = scoped.indices.filter { scoped[$0].scope.contains(finding) }
      let wanted = sets[finding.rule].flatMap { byScope in
        scopes.last { byScope[$0] != nil }.flatMap { byScope[$0] }
      }
      guard set == wanted ?? 0 else { return .elsewhere }
      var finding = finding
      finding.severity = severity(of: finding, in: scopes)
      let isPlayed = played.contains(finding.rule)
      if isOn(finding.rule, finding.severity, isPlayed: isPlayed, in: scopes) { return .kept(finding) }
      let isOnElsewhere = isOn(finding.rule, finding.severity, isPlayed: isPlayed, in: [])
      return isOnElsewhere ? .ignored : .elsewhere
    }
    return tuning
  }

  private func severity(of finding: Finding, in scopes: [Int]) -> Severity {
    let layers = general + scopes.map { scoped[$0].choices } + [command]
    let severity = layers.reduce(finding.severity) {
      $1.severity(of: finding.rule, $0)?.severity ?? $0
    }
    return mandatory.contains(finding.rule) ? max(severity, finding.severity) : severity
  }
}
