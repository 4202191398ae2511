/// Every key of a configuration file, by its spelling. What each one means is said by ``ConfigurationTable`` alone.
enum ConfigurationKey: String, CaseIterable, Sendable {
  case extends, edition, targets, exclude, rules
  case select, also, ignore, mandatory, severity, parameters
  case failOn = "fail-on"
  case show
  case limitWork = "limit-work"
  case limitMemory = "limit-memory"
  case baseline, overrides, profiles
  case paths, elements
}

/// A map of a configuration file.
enum ConfigurationForm: String, CaseIterable, Sendable {
  case file, profile, override

  /// What a person calls it: “a profile has no key ‘x’”.
  var noun: String {
    switch self {
    case .file: "a configuration"
    case .profile: "a profile"
    case .override: "an override"
    }
  }
}

/// What may stand behind a key: drives the reader, the JSON Schema and the reference.
enum ConfigurationType: Sendable {
  /// One path.
  case path
  /// A path or several.
  case paths
  /// A pattern over paths or several.
  case patterns
  /// A pattern over elements or several.
  case elements
  /// What chooses rules: an id, a category, a severity, `all`, or several of them.
  case selectors
  /// `yyyy-mm`.
  case month
  /// A whole number from 1 to a largest one.
  case count(upTo: Int)
  /// One of some words.
  case words([String])
  /// Severities by what chooses rules.
  case severities
  /// Values of parameters by rule.
  case parameters
  /// A list of maps.
  case list(ConfigurationForm)
  /// Maps by name.
  case map(ConfigurationForm)

  /// As the reference calls it.
  var reference: String {
    switch self {
    case .path: "path"
    case .paths: "path, or list of paths"
    case .patterns: "pattern, or list of patterns"
    case .elements: "element, or list of elements"
    case .selectors: "selector, or list of selectors"
    case .month: "yyyy-mm"
    case .count: "whole number from 1 on"
    case .words(let words): words.map { "`\($0)`" }.joined(separator: " ")
    case .severities: "map selector → severity"
    case .parameters: "map rule → map parameter → value"
    case .list(let form): "list of \(form.rawValue)s"
    case .map(let form): "map name → \(form.rawValue)"
    }
  }
}

/// One row of the table of keys.
struct ConfigurationEntry: Sendable {
  /// Its spelling.
  let key: ConfigurationKey
  /// What may stand behind it.
  let type: ConfigurationType
  /// What its absence means.
  let absent: String
  /// What it says.
  let says: String
  /// The maps that have it.
  let forms: [ConfigurationForm]
}
