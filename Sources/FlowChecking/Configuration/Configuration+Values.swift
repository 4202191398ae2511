internal import Diagnostics
internal import YAMLTree

extension Configuration {
  /// The files from which it was read, extended files first.
  var files: [String] { sources.map(\.path) }

  /// The effective values of a key.
  func values(of key: ConfigurationKey) -> [ConfigurationPage.Row] {
    let all = layers + [command]
    // Values before the last ‘select’ have no effect.
    let start = all.lastIndex { $0.choices.select != nil } ?? 0
    switch key {
    case .edition: return rows(key, edition.map { [$0] } ?? [])
    case .targets: return rows(key, targets?.patterns ?? [])
    case .exclude: return rows(key, exclude.map(\.pattern))
    case .rules: return rows(key, rules.map(\.path))
    case .mandatory: return rows(key, mandatory)
    case .baseline: return rows(key, baseline.map { [$0.path] } ?? [])
    case .failOn: return rows(key, failOn.map { [Sourced($0.value.rawValue, $0.origin)] } ?? [])
    case .show: return rows(key, show.map { [Sourced($0.value.rawValue, $0.origin)] } ?? [])
    case .limitWork: return rows(key, limitWork.map { [Sourced("\($0.value)", $0.origin)] } ?? [])
    case .limitMemory: return rows(key, limitMemory.map { [Sourced("\($0.value)", $0.origin)] } ?? [])
    case .select, .also, .ignore:
      return all[start...].flatMap { Self.rows(key, of: $0.choices, prefix: "") }
    case .severity, .parameters: return all.flatMap { Self.rows(key, of: $0.choices, prefix: "") }
    case .overrides:
      return layers.flatMap(\.overrides).enumerated().flatMap { index, override in
        Self.rows(of: override, prefix: "overrides[\(index + 1)].")
      }
    case .extends, .profiles, .paths, .elements: return []
    }
  }

  private func rows(_ key: ConfigurationKey, _ values: [Sourced<String>]) -> [ConfigurationPage.Row] {
    Self.rows(key, values, prefix: "")
  }

  private static func rows(
    _ key: ConfigurationKey, _ values: [Sourced<String>], prefix: String
  ) -> [ConfigurationPage.Row] {
    values.map { ConfigurationPage.Row(key: prefix + key.rawValue, value: $0.value, origin: $0.origin) }
  }

  private static func rows(
    of override: ConfigurationLayer.Override, prefix: String
  ) -> [ConfigurationPage.Row] {
    rows(.paths, override.paths ?? [], prefix: prefix)
      + rows(.elements, override.elements ?? [], prefix: prefix)
      + [.select, .also, .ignore, .severity, .parameters].flatMap {
        rows($0, of: override.choices, prefix: prefix)
      }
  }

  private static func rows(
    _ key: ConfigurationKey, of choices: RuleChoices, prefix: String
  ) -> [ConfigurationPage.Row] {
    switch key {
    case .select: rows(key, choices.select ?? [], prefix: prefix)
    case .also: rows(key, choices.also, prefix: prefix)
    case .ignore: rows(key, choices.ignore, prefix: prefix)
    case .severity:
      choices.severities.map { selector, severity in
        ConfigurationPage.Row(
          key: prefix + key.rawValue, value: "\(selector.value): \(severity.word)", origin: selector.origin)
      }
    case .parameters:
      choices.parameters.map { setting in
        ConfigurationPage.Row(
          key: prefix + key.rawValue,
          value: "\(setting.rule.value): {\(setting.name.value): \(setting.value.place.text)}",
          origin: SettingOrigin(place: setting.value.place, profile: setting.name.origin.profile))
      }
    default: []
    }
  }
}

extension ConfigurationEntry {
  /// The default of a key, if it is a value that can be shown.
  var standard: String? {
    switch key {
    case .edition, .targets, .failOn, .show, .select: absent.filter { $0 != "`" }
    default: nil
    }
  }
}
