internal import Diagnostics
internal import OperatingSystem

/// What the command line says about configuration: which file to use, and settings that win over all files.
public struct ConfigurationRequest: Sendable {
  /// The configuration file for all flows, `--config`; nil to look for one above each flow.
  public var file: String?
  /// Use no configuration file, `--no-config`.
  public var isDisabled = false
  /// The profile, `--profile`.
  public var profile: String?
  /// The only rules to ask, `--select`; empty to leave that to the files.
  public var select: [String] = []
  /// Rules not to ask, `--ignore`.
  public var ignore: [String] = []
  /// Rule files and folders besides those of the files, `--rules`.
  public var rules: [String] = []
  /// The threshold, `--fail-on`.
  public var failOn: Threshold?
  /// What is shown, `--show`.
  public var show: LeastShown?
  /// The edition, `--edition`.
  public var edition: String?
  /// The baseline, `--baseline`.
  public var baseline: String?
  /// Use no baseline, `--no-baseline`.
  public var isBaselineDisabled = false
  /// Whether flows are played through for rules that nobody named; not with `--play none`.
  public var playsFlows = true
  /// Whether files are found that git ignores, `--no-ignore`.
  public var readsIgnored = false
  /// When to stop playing a flow, `--limit-work` and `--limit-memory`.
  public var limits = PlayLimits()
  /// The texts of configuration files as an editor has them.
  var unsaved = UnsavedTexts.none

  /// Nothing said: files are looked for, and decide.
  public init() {}

  /// The options as settings; paths start from the working folder.
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
