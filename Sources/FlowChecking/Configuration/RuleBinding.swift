internal import Diagnostics
internal import RuleEngine
internal import YAMLTree

/// Resolves the settings of a configuration to existing rules, and reports settings that do not fit.
struct RuleBinding {
  let rules: RuleSet
  private(set) var problems: [Problem] = []

  init(_ rules: RuleSet) { self.rules = rules }

  /// The settings. What does not fit is left out and becomes a problem.
  mutating func settings(_ configuration: Configuration) -> RuleSettings {
    let mandatory = mandatory(configuration)
    let general = configuration.layers.map { bind($0.choices, mandatory: mandatory) }
    let scoped = configuration.layers.flatMap(\.overrides).map {
      (scope: OverrideScope($0), choices: bind($0.choices, mandatory: mandatory))
    }
    for layer in configuration.idle {
      for choices in [layer.choices] + layer.overrides.map(\.choices) {
        _ = bind(choices, mandatory: mandatory)
      }
    }
    return RuleSettings(
      general: general, scoped: scoped, command: bind(configuration.command.choices, mandatory: []),
      mandatory: mandatory, playsFlows: configuration.playsFlows,
      limits: PlayLimits(
        facts: configuration.limitWork?.value, mebibytes: configuration.limitMemory?.value))
  }

  private mutating func mandatory(_ configuration: Configuration) -> Set<RuleID> {
    let selectors = bind(configuration.mandatory)
    guard !selectors.isEmpty else { return [] }
    return Set(
      rules.rules.filter { rule in
        rule.severities.contains { severity in
          BoundChoices.chosen(by: selectors, rule.id, severity) != nil
        }
      }.map(\.id))
  }

  private mutating func bind(_ choices: RuleChoices, mandatory: Set<RuleID>) -> BoundChoices {
    var bound = BoundChoices()
    bound.select = choices.select.map { bind($0) }
    bound.also = bind(choices.also)
    bound.ignore = bind(choices.ignore)
    for ignored in choices.ignore where mandatory.contains(RuleID(ignored.value)) {
      problems.append(
        Problem(
          "mandatory-rule", "‘\(ignored.value)’ is mandatory and cannot be ignored",
          at: ignored.origin.place, help: "take it out here, or out of ‘mandatory’"))
    }
    for (selector, severity) in choices.severities {
      if let resolved = bind(selector) { bound.severities.append((resolved, severity)) }
    }
    for setting in choices.parameters {
      guard let (rule, value) = bind(setting) else { continue }
      bound.parameters[rule, default: [:]][setting.name.value] = value
    }
    return bound
  }

  private mutating func bind(_ selectors: [Sourced<String>]) -> [BoundChoices.Choice] {
    selectors.compactMap { bind($0) }
  }

  private mutating func bind(_ selector: Sourced<String>) -> BoundChoices.Choice? {
    if let resolved = Selector(selector.value, among: rules) {
      return BoundChoices.Choice(selector: resolved, said: selector)
    }
    if problems.count < Problem.mostTold {
      problems.append(rules.unknown(selector.value, at: selector.origin.place, among: Selector.words))
    }
    return nil
  }

  /// The value of a parameter, with the type that the rule declares.
  private mutating func bind(_ setting: RuleChoices.ParameterSetting) -> (RuleID, ParameterValue)? {
    if problems.count >= Problem.mostTold { return nil }
    guard let rule = rules[RuleID(setting.rule.value)] else {
      problems.append(rules.unknown(setting.rule.value, at: setting.rule.origin.place))
      return nil
    }
    guard let parameter = rule.parameters.first(where: { $0.name == setting.name.value }) else {
      let names = rule.parameters.map(\.name)
      let near = nearestName(to: setting.name.value, among: names)
      problems.append(
        Problem(
          "unknown-parameter", "‘\(rule.id)’ has no parameter ‘\(setting.name.value)’",
          at: setting.name.origin.place, label: near.map { "did you mean ‘\($0)’?" } ?? "",
          expected: names.isEmpty ? "" : listOfNames(names),
          help: names.isEmpty ? "it has no parameter at all" : "‘modalflow explain \(rule.id)’ shows them",
          replacement: near))
      return nil
    }
    guard let value = ParameterValue(setting.value, ofType: parameter.standard.typeName) else {
      problems.append(
        Problem(
          "wrong-type", "the value of ‘\(parameter.name)’ does not fit", at: setting.value.place,
          expected: parameter.standard.typeName, help: "it means: \(parameter.says)"))
      return nil
    }
    return (rule.id, value)
  }
}

extension RuleSet {
  /// The problem that a rule does not exist, with the nearest name.
  func unknown(_ name: String, at place: Place?, among others: [String] = []) -> Problem {
    let categories = others.isEmpty ? [] : Array(Set(rules.map(\.category))).sorted()
    let near = nearestName(to: name, among: rules.map(\.id.name) + categories + others)
    return Problem(
      "unknown-rule", "there is no rule ‘\(name)’", at: place,
      help: near.map { "did you mean ‘\($0)’?" } ?? "‘modalflow rules’ lists them", replacement: near)
  }
}
