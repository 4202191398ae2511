internal import ArgumentParser
internal import FlowChecking

/// Which rules there are, for commands that show rules: the built-in ones, those of the configuration, and more.
struct RuleFilesOptions: ParsableArguments {
  @Option(
    name: .customLong("rules"),
    help: ArgumentHelp("A folder of further rule files; may be given several times.", valueName: "folder"),
    completion: .directory)
  var folders: [String] = []

  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "The configuration file, instead of the nearest .modalflow.yaml above the working folder.",
      valueName: "path"),
    completion: .file(extensions: ["yaml"]))
  var file: String?

  @Flag(help: "Use no configuration file.")
  var noConfig = false

  /// The rules there are, asked or not.
  func load(withTests: Bool = false) -> RulesAtHand {
    var request = ConfigurationRequest()
    request.file = file
    request.isDisabled = noConfig
    request.rules = folders
    return RulesAtHand(configuration: request, withTests: withTests)
  }
}
