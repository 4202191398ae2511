internal import Diagnostics
internal import RuleEngine

/// What one map says of rules, held against the rules there are.
struct BoundChoices: Sendable {
  var select: [Selector]?
  var also: [Selector] = []
  var ignore: [Selector] = []
  var severities: [(selector: Selector, severity: Severity)] = []
  var parameters: [RuleID: [String: ParameterValue]] = [:]

  /// Switches a rule on or off.
  ///
  /// - Parameter isPlayed: it plays the flow through and is only asked where it is named.
  func change(_ isOn: inout Bool, _ rule: RuleID, _ severity: Severity, isPlayed: Bool) {
    let chosen = { (selectors: [Selector]) in
      selectors.contains { $0.matches(rule, severity) && (!isPlayed || $0.isExact) }
    }
    if let select { isOn = chosen(select) }
    if chosen(also) { isOn = true }
    if ignore.contains(where: { $0.matches(rule, severity) }) { isOn = false }
  }

  /// The severity that this map gives a finding.
  func severity(of rule: RuleID, _ severity: Severity) -> Severity {
    severities.filter { $0.selector.matches(rule, severity) }
      .max { $0.selector.weight < $1.selector.weight }?.severity ?? severity
  }

  /// Whether it says nothing that depends on a finding.
  var isAboutRulesOnly: Bool {
    severities.isEmpty && !((select ?? []) + also + ignore).contains(where: \.isSeverity)
  }
}
