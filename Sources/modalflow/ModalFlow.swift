internal import ArgumentParser

/// The command line: words in, exit code out.
@main struct ModalFlow: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "modalflow",
    abstract: "Finds what breaks Apple's guidance on modality in the modal flows of an iOS app.",
    discussion: """
      Flows are described in YAML: screens, how they are presented, their buttons, what may be lost. \
      ‘modalflow words flow’ is the reference of that language, ‘modalflow rules’ lists what is checked.

      Exit codes of lint: 0 nothing found, 1 findings at or above --fail-on, 2 an input, a rule or the command line \
      could not be understood or an output not be written, 3 nothing to lint.
      """,
    version: version,
    subcommands: [
      LintCommand.self, ReportCommand.self, ExplainCommand.self, RulesCommand.self, WordsCommand.self,
      SchemaCommand.self,
      ConfigCommand.self, BaselineCommand.self, TestRulesCommand.self, GraphCommand.self, TraceCommand.self,
      HookCommand.self,
    ])

  static func main() {
    do {
      var command = try lintCommand() ?? parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      // Not through ArgumentParser, which would first work out the help of all commands.
      leave(code.rawValue)
    } catch {
      let code = exitCode(for: error)
      // A mistake on the command line is bad input like any other, not sysexits' 64.
      guard code == .validationFailure else { exit(withError: error) }
      StandardError.write(fullMessage(for: error) + "\n")
      Self.exit(withError: ExitCode(CheckExit.badInput.rawValue))
    }
  }

  /// The command of a plain `modalflow lint …`, read without looking at all other commands and at requests for
  /// completions, which takes longer than a small flow. Whatever is not that, mistakes included, is left to the whole.
  private static func lintCommand() -> (any ParsableCommand)? {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first == LintCommand.configuration.commandName else { return nil }
    return try? LintCommand.parseAsRoot(Array(arguments.dropFirst())) as? LintCommand
  }
}
