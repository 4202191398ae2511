internal import Diagnostics
internal import RuleEngine

/// All settings of a configuration for one rule at one place, in order of increasing priority, and the
/// result.
struct RuleHistory {
  private(set) var rows: [ConfigurationPage.Row] = []
  private(set) var outcome = ""
  private let rule: Rule
  private var isOn: Bool
  private var severity: Severity

  init(_ rule: Rule, _ context: FlowContext, file: String, element: String?) {
    let settings = context.rules.settings
    self.rule = rule
    isOn = !settings.isPlayed(rule)
    let severities = rule.severities
    severity = severities.max() ?? .warning
    let own = severity
    let isPlayed = settings.isPlayed(rule)
    for choices in settings.general { follow(choices, "", isPlayed: isPlayed) }
    for (index, (scope, choices)) in settings.scoped.enumerated() {
      guard scope.containsFile(file) else { continue }
      if let element, !scope.containsElement(element) { continue }
      let only = element == nil && scope.isForElements ? " (only at its elements)" : ""
      follow(choices, "overrides[\(index + 1)].", note: only, isPlayed: isPlayed)
    }
    if settings.mandatory.contains(rule.id), !isPlayed {
      isOn = true
      severity = max(severity, own)
      rows.append(
        ConfigurationPage.Row(
          key: "mandatory", value: rule.id.name,
          origin: context.configuration.mandatory.first?.origin ?? .standard,
          effect: "on"))
    }
    follow(settings.command, "", isPlayed: isPlayed)
    let isLater = isOn && context.rules.rules[rule.id] == nil && element == nil && settings.isAsked(rule)
    if isLater, let edition = context.configuration.edition {
      rows.append(
        ConfigurationPage.Row(key: "edition", value: edition.value, origin: edition.origin, effect: "off"))
      isOn = false
    }
    let words = severities.count > 1 && severity == own ? rule.severityWords : severity.word
    outcome =
      isOn
      ? "It is checked; findings are of severity \(words)"
      : isPlayed && rows.isEmpty
        ? "It is not checked: it plays the flow through and needs ‘--play’" : "It is not checked"
  }

  private mutating func follow(
    _ choices: BoundChoices, _ prefix: String, note: String = "", isPlayed: Bool
  ) {
    if let select = choices.select {
      let chosen = BoundChoices.chosen(by: select, rule.id, severity, isPlayed: isPlayed)
      isOn = chosen != nil
      if let said = (chosen ?? select.first)?.said { add("select", said, isOn ? "on" : "off", prefix, note) }
    }
    if let chosen = BoundChoices.chosen(by: choices.also, rule.id, severity, isPlayed: isPlayed) {
      isOn = true
      add("also", chosen.said, "on", prefix, note)
    }
    if let (choice, severity) = choices.severity(of: rule.id, severity) {
      self.severity = severity
      add("severity", choice.said, severity.word, prefix, note)
    }
    if let chosen = BoundChoices.chosen(by: choices.ignore, rule.id, severity) {
      isOn = false
      add("ignore", chosen.said, "off", prefix, note)
    }
  }

  private mutating func add(
    _ key: String, _ said: Sourced<String>, _ effect: String, _ prefix: String, _ note: String
  ) {
    rows.append(
      ConfigurationPage.Row(key: prefix + key, value: said.value, origin: said.origin, effect: effect + note))
  }
}
