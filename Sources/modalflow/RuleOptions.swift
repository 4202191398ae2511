internal import ArgumentParser
internal import FlowChecking

/// Options of every command that loads rules.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rules"),
    help: ArgumentHelp("A folder of further rule files; may be given several times.", valueName: "folder"),
    completion: .directory)
  var folders: [String] = []

  /// The built-in rules and those of the folders; ends the command where one cannot be used.
  func load(select: [String] = [], ignore: [String] = []) throws -> RulesAtHand {
    RulesAtHand(folders: folders, select: select, ignore: ignore)
  }
}
