internal import Diagnostics
internal import OperatingSystem

/// The options of the command line for the configuration: which file to use, and settings with a higher
/// priority than all files.
public struct ConfigurationRequest: Sendable {
  /// The configuration file for all flows, `--config`; nil to search one for each flow.
  public var file: String?
  /// Whether to use no configuration file, `--no-config`.
  public var isDisabled = false
  /// The profile, `--profile`.
  public var profile: String?
  /// The only rules to evaluate, `--select`; empty to use the files.
  public var select: [String] = []
  /// Rules not to evaluate, `--ignore`.
  public var ignore: [String] = []
  /// Rule files and folders in addition to those of the files, `--rules`.
  public var rules: [String] = []
  /// The threshold, `--fail-on`.
  public var failOn: Threshold?
  /// The least severity to show, `--show`.
  public var show: LeastShown?
  /// The edition, `--edition`.
  public var edition: String?
  /// The baseline, `--baseline`.
  public var baseline: String?
  /// Whether to use no baseline, `--no-baseline`.
  public var isBaselineDisabled = false
  /// Whether flows are explored for rules that are not named; false with `--play none`.
  public var playsFlows = true
  /// Whether files are found that git ignores, `--no-ignore`.
  public var readsIgnored = false
  /// When to stop playing a flow, `--limit-work` and `--limit-memory`.
  public var limits = PlayLimits()
  /// The unsaved texts of configuration files in an editor.
  var unsaved = UnsavedTexts.none

  /// Creates a request without options: files are searched and decide.
  public init() {}

  /// The options as a layer of settings; paths are relative to the working folder.
  var layer: ConfigurationLayer {
    var layer = ConfigurationLayer(folder: FileSystem.workingFolder)
    let said = { (values: [String], option: String) in
      values.map { Sourced($0, SettingOrigin(option: option)) }
    }
    if !select.isEmpty { layer.choices.select = said(select, "--select") }
    layer.choices.ignore = said(ignore, "--ignore")
    layer.rules = said(rules, "--rules")
    layer.failOn = failOn.map { Sourced($0, SettingOrigin(option: "--fail-on")) }
    layer.show = show.map { Sourced($0, SettingOrigin(option: "--show")) }
    layer.edition = edition.map { Sourced($0, SettingOrigin(option: "--edition")) }
    layer.baseline = baseline.map { Sourced($0, SettingOrigin(option: "--baseline")) }
    layer.limitWork = limits.facts.map { Sourced($0, SettingOrigin(option: "--limit-work")) }
    layer.limitMemory = limits.mebibytes.map { Sourced($0, SettingOrigin(option: "--limit-memory")) }
    return layer
  }
}
