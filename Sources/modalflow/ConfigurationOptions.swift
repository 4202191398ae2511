public import ArgumentParser
public import FlowChecking

/// Options of every command that checks flows as a configuration says.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "The configuration file, instead of the nearest .modalflow.yaml above each flow.", valueName: "path"),
    completion: .file(extensions: ["yaml"]))
  var file: String?

  @Flag(help: "Use no configuration file.")
  var noConfig = false

  @Option(help: ArgumentHelp("The profile of the configuration to use.", valueName: "name"))
  var profile: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Ask only these rules: an id, a shelf or a severity; may be given several times.", valueName: "rule"),
    completion: .custom { _, _, _ in RulesAtHand().names })
  var select: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Do not ask these rules: an id, a shelf or a severity; may be given several times.", valueName: "rule"),
    completion: .custom { _, _, _ in RulesAtHand().names })
  var ignore: [String] = []

  @Option(
    help: ArgumentHelp("Ask only built-in rules of this edition and earlier ones.", valueName: "yyyy-mm"))
  var edition: String?

  // Not an option group: groups within groups are taken apart once more at every start.
  @Option(
    name: .customLong("rules"),
    help: ArgumentHelp("A folder of further rule files; may be given several times.", valueName: "folder"),
    completion: .directory)
  var folders: [String] = []

  /// What they come to.
  var request: ConfigurationRequest {
    var request = ConfigurationRequest()
    request.file = file
    request.isDisabled = noConfig
    request.profile = profile
    request.select = select
    request.ignore = ignore
    request.edition = edition
    request.rules = folders
    return request
  }

  func validate() throws {
    if file != nil, noConfig { throw ValidationError("--config and --no-config exclude each other.") }
    if let edition, !isMonth(edition) {
      throw ValidationError("--edition must be a month such as 2026-11, not ‘\(edition)’.")
    }
  }

  private func isMonth(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    return parts.map(\.count) == [4, 2] && (1...12).contains(Int(text.suffix(2)) ?? 0)
      && Int(text.prefix(4)) != nil
  }
}

extension Threshold: ExpressibleByArgument {}
extension Playing: ExpressibleByArgument {}
