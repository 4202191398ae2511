internal import ArgumentParser
internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// Options of every command that loads rules.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rules"),
    help: ArgumentHelp("A folder of further rule files; may be given several times.", valueName: "folder"),
    completion: .directory)
  var folders: [String] = []
}

/// Writes problems to standard error and ends the command with exit code 2.
func complain(_ problems: [Problem], _ style: StyleOptions) throws {
  StandardError.write(TerminalReporter(style: style.style).text(of: problems))
  try CheckExit.badInput.leave()
}
