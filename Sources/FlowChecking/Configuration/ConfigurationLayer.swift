internal import Diagnostics
internal import YAMLTree

/// A value with its origin.
struct Sourced<Value: Sendable>: Sendable {
  var value: Value
  var origin: SettingOrigin

  init(_ value: Value, _ origin: SettingOrigin) {
    self.value = value
    self.origin = origin
  }
}

/// The settings of one map for rules.
struct RuleChoices: Sendable {
  var select: [Sourced<String>]?
  var also: [Sourced<String>] = []
  var ignore: [Sourced<String>] = []
  var severities: [(selector: Sourced<String>, severity: Severity)] = []
  var parameters: [ParameterSetting] = []

  /// The value of one parameter, not yet checked with the rule.
  struct ParameterSetting: Sendable {
    var rule: Sourced<String>
    var name: Sourced<String>
    var value: YAMLNode
  }
}

/// The settings of one map: a file, a profile, or the options of the command line.
struct ConfigurationLayer: Sendable {
  /// The absolute path of the folder to which its paths and patterns are relative.
  var folder: String
  var edition: Sourced<String>?
  var targets: [Sourced<String>]?
  var exclude: [Sourced<String>] = []
  var rules: [Sourced<String>] = []
  var choices = RuleChoices()
  var mandatory: [Sourced<String>] = []
  var failOn: Sourced<Threshold>?
  var show: Sourced<LeastShown>?
  var baseline: Sourced<String>?
  var limitWork: Sourced<Int>?
  var limitMemory: Sourced<Int>?
  var overrides: [Override] = []

  /// Settings for some files and elements.
  struct Override: Sendable {
    var paths: [Sourced<String>]?
    var elements: [Sourced<String>]?
    var choices: RuleChoices
    var folder: String
    var origin: SettingOrigin
  }
}
