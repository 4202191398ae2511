internal import FlowChecking

/// The options for commands that show rules: the built-in rules, those of the configuration, and further
/// ones.
struct RuleFilesOptions {
  private var request = ConfigurationRequest()

  static let folders = Parameter.option(
    "rules", "FOLDER", "A folder of further rule files; may be given several times.", isRepeated: true,
    completion: .folders)
  static let noConfig = Parameter.flag("no-config", "Use no configuration file.")

  static let group = ParameterGroup(
    "Which rules there are",
    [
      folders,
      .option(
        "config", "PATH",
        "The configuration file, instead of the nearest .modalflow.yaml above the working folder.",
        completion: .files(endings: ["yaml"])),
      noConfig,
    ])

  init(_ arguments: ParsedArguments) {
    request.file = arguments.text("config")
    request.isDisabled = arguments.has("no-config")
    request.rules = arguments.texts("rules")
  }

  /// All rules, whether evaluated or not.
  func load(withTests: Bool = false) -> RuleSelection {
    RuleSelection(configuration: request, withTests: withTests)
  }
}
