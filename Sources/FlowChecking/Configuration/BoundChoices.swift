internal import Diagnostics
internal import RuleEngine

/// The settings of one map of a configuration for rules, with the names resolved to existing rules.
struct BoundChoices: Sendable {
  /// A selector with its text and its place.
  struct Choice: Sendable {
    var selector: Selector
    var said: Sourced<String>
  }

  var select: [Choice]?
  var also: [Choice] = []
  var ignore: [Choice] = []
  var severities: [(choice: Choice, severity: Severity)] = []
  var parameters: [RuleID: [String: ParameterValue]] = [:]

  /// Applies this map to whether a rule is evaluated.
  ///
  /// - Parameter isPlayed: whether the rule needs an exploration that is switched off, so that it is
  ///   evaluated only if it is named.
  func change(_ isOn: inout Bool, _ rule: RuleID, _ severity: Severity, isPlayed: Bool) {
    if let select { isOn = Self.chosen(by: select, rule, severity, isPlayed: isPlayed) != nil }
    if Self.chosen(by: also, rule, severity, isPlayed: isPlayed) != nil { isOn = true }
    if Self.chosen(by: ignore, rule, severity) != nil { isOn = false }
  }

  /// The first choice that selects the rule with a finding of this severity.
  static func chosen(
    by choices: [Choice], _ rule: RuleID, _ severity: Severity, isPlayed: Bool = false
  ) -> Choice? {
    choices.first { $0.selector.matches(rule, severity) && (!isPlayed || $0.selector.isExact) }
  }

  /// The severity that this map sets for findings of a rule.
  func severity(of rule: RuleID, _ severity: Severity) -> (choice: Choice, severity: Severity)? {
    severities.filter { $0.choice.selector.matches(rule, severity) }
      .max { $0.choice.selector.weight < $1.choice.selector.weight }
  }

  /// Whether it does not change which rules are evaluated.
  var isSilent: Bool { select == nil && also.isEmpty && ignore.isEmpty && severities.isEmpty }

  /// Whether nothing in it depends on a finding.
  var isAboutRulesOnly: Bool {
    severities.isEmpty && !((select ?? []) + also + ignore).contains { $0.selector.isSeverity }
  }
}
