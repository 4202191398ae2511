/// The keys of a configuration file, as they are spelled. Only ``ConfigurationTable`` describes them.
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

/// A kind of map in a configuration file.
enum ConfigurationForm: String, CaseIterable, Sendable {
  case file, profile, override

  /// Its name in messages: “a profile has no key ‘x’”.
  var noun: String {
    switch self {
    case .file: "a configuration"
    case .profile: "a profile"
    case .override: "an override"
    }
  }
}

/// The type of a value; used by the reader, the JSON Schema and the reference.
enum ConfigurationType: Sendable {
  /// One path.
  case path
  /// One path or several.
  case paths
  /// One path pattern or several.
  case patterns
  /// One element pattern or several.
  case elements
  /// Selectors of rules: an id, a category, a severity, `all`, or several of these.
  case selectors
  /// `yyyy-mm`.
  case month
  /// A whole number from 1 to a largest one.
  case count(upTo: Int)
  /// One of several words.
  case words([String])
  /// Severities by selector.
  case severities
  /// Parameter values by rule.
  case parameters
  /// A list of maps.
  case list(ConfigurationForm)
  /// Maps by name.
  case map(ConfigurationForm)

  /// The name in the reference.
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

/// A row of the table of keys.
struct ConfigurationEntry: Sendable {
  /// The key.
  let key: ConfigurationKey
  /// The type of its value.
  let type: ConfigurationType
  /// The meaning of a missing key.
  let absent: String
  /// The description.
  let says: String
  /// The maps in which it is valid.
  let forms: [ConfigurationForm]
}
