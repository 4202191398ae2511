internal import Diagnostics
internal import YAMLTree

/// A value and where it was said.
struct Said<Value: Sendable>: Sendable {
  var value: Value
  var origin: SettingOrigin

  init(_ value: Value, _ origin: SettingOrigin) {
    self.value = value
    self.origin = origin
  }
}

/// What one map says of rules.
struct RuleChoices: Sendable {
  var select: [Said<String>]?
  var also: [Said<String>] = []
  var ignore: [Said<String>] = []
  var severities: [(selector: Said<String>, severity: Severity)] = []
  var parameters: [ParameterSetting] = []

  /// The value of one parameter, not yet held against the rule.
  struct ParameterSetting: Sendable {
    var rule: Said<String>
    var name: Said<String>
    var value: YAMLNode
  }
}

/// The settings of one map: a file, a profile, or the options of the command line.
struct ConfigurationLayer: Sendable {
  /// The absolute path of the folder that its paths and patterns start from.
  var folder: String
  var edition: Said<String>?
  var targets: [Said<String>]?
  var exclude: [Said<String>] = []
  var rules: [Said<String>] = []
  var choices = RuleChoices()
  var mandatory: [Said<String>] = []
  var failOn: Said<Threshold>?
  var show: Said<LeastShown>?
  var baseline: Said<String>?
  var limitWork: Said<Int>?
  var limitMemory: Said<Int>?
  var overrides: [Override] = []

  /// Settings for some files and elements.
  struct Override: Sendable {
    var paths: [Said<String>]?
    var elements: [Said<String>]?
    var choices: RuleChoices
    var folder: String
    var origin: SettingOrigin
  }
}
