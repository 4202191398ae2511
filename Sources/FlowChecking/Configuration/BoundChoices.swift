internal import Diagnostics
internal import RuleEngine

/// What one map of a configuration says about rules, its names resolved to the rules that exist.
struct BoundChoices: Sendable {
  /// A selector, with its text and where it is written.
  struct Choice: Sendable {
    var selector: Selector
    var said: Sourced<String>
  }

  var select: [Choice]?
  var also: [Choice] = []
  var ignore: [Choice] = []
  var severities: [(choice: Choice, severity: Severity)] = []
  var parameters: [RuleID: [String: ParameterValue]] = [:]

  /// Turns a rule on or off, as this map says.
  ///
  /// - Parameter isPlayed: it plays the flow through and is only asked where it is named.
  func change(_ isOn: inout Bool, _ rule: RuleID, _ severity: Severity, isPlayed: Bool) {
    if let select { isOn = Self.chosen(by: select, rule, severity, isPlayed: isPlayed) != nil }
    if Self.chosen(by: also, rule, severity, isPlayed: isPlayed) != nil { isOn = true }
    if Self.chosen(by: ignore, rule, severity) != nil { isOn = false }
  }

  /// The first that chooses a rule with a finding of this severity.
  static func chosen(
    by choices: [Choice], _ rule: RuleID, _ severity: Severity, isPlayed: Bool = false
  ) -> Choice? {
    choices.first { $0.selector.matches(rule, severity) && (!isPlayed || $0.selector.isExact) }
  }

  /// What this map says of the severity of a finding.
  func severity(of rule: RuleID, _ severity: Severity) -> (choice: Choice, severity: Severity)? {
    severities.filter { $0.choice.selector.matches(rule, severity) }
      .max { $0.choice.selector.weight < $1.choice.selector.weight }
  }

  /// Whether it says nothing about which rules are asked.
  var isSilent: Bool { select == nil && also.isEmpty && ignore.isEmpty && severities.isEmpty }

  /// Whether it says nothing that depends on a finding.
  var isAboutRulesOnly: Bool {
    severities.isEmpty && !((select ?? []) + also + ignore).contains { $0.selector.isSeverity }
  }
}
