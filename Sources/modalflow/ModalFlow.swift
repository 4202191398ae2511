internal import Diagnostics
internal import FlowChecking
internal import OperatingSystem
internal import Reporters

/// The command line tool.
@main struct ModalFlow {
  static let version = "0.1.0"

  /// The owner and name of the repository that releases the tool; nil until they are filled in.
  static var repository: String? {
    let written = "OWNER/modalflow"
    return written.hasPrefix("OWNER/") ? nil : written
  }

  static let page = CommandPage(
    "modalflow", "Finds what breaks Apple's guidance on modality in the modal flows of an iOS app.",
    discussion: """
      Flows are described in YAML: screens, how they are presented, their buttons, what may be lost. \
      ‘modalflow words flow’ is the reference of that language, ‘modalflow rules’ lists what is checked.
      Exit codes of lint: 0 nothing found, 1 findings at or above --fail-on, 2 an input, a rule or the command line \
      could not be understood or an output not be written, 3 nothing to lint.
      """,
    groups: [
      ParameterGroup(
        "Set up",
        [
          .option(
            completionScript, "SHELL", "Print the completions of a shell; that of SHELL unless given.",
            choices: Parameter.words(of: CompletionShell.self))
        ])
    ],
    subcommands: {
      [
        LintCommand.page, InitCommand.page, ReportCommand.page, ExplainCommand.page, RulesCommand.page,
        WordsCommand.page,
        SchemaCommand.page, ConfigCommand.page, BaselineCommand.page, TestRulesCommand.page,
        GraphCommand.page, TraceCommand.page, CodeCommand.page, FactsCommand.page, DraftCommand.page,
        DriftCommand.page, GuideCommand.page, HookCommand.page, LanguageServerCommand.page, help,
      ]
    })

  private static let completionScript = "generate-completion-script"

  private static let help = CommandPage(
    "help", "Explain a command.",
    groups: {
      [
        ParameterGroup(
          "",
          [.argument("command", "COMMAND", "The command, all of it if nothing is given.", isRepeated: true)])
      ]
    }, run: { try explain($0.texts("command")) })

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    var command = CommandPath(page)
    var rest = words
    do {
      if rest.first == Completions.command { return complete(Array(rest.dropFirst())) }
      command.follow(&rest)
      try run(command, rest)
    } catch let exit as CheckExit {
      CurrentProcess.exit(exit.rawValue)
    } catch let mistake as UsageMistake {
      complain(about: mistake, command, words)
    } catch {
      preconditionFailure("commands throw nothing else: \(error)")
    }
  }

  private static func run(_ command: CommandPath, _ words: ArraySlice<String>) throws {
    guard let run = command.page.run else { return try runGroup(command, words) }
    switch try ParsedArguments.read(words, of: command) {
    case .help: printHelp(command)
    case .version: StandardOutput.write(version + "\n")
    case .run(let arguments):
      do {
        try run(arguments)
      } catch let problem as Problem {
        try modalflow.complain([problem], StyleOptions(arguments))
      } catch let problems as Problems {
        try modalflow.complain(problems.all, StyleOptions(arguments))
      }
    }
  }

  /// Runs a command that only has subcommands: prints help, the version or completions.
  private static func runGroup(_ command: CommandPath, _ words: ArraySlice<String>) throws {
    guard let first = words.first else { return printHelp(command) }
    guard first.hasPrefix("-") else { throw UsageMistake.unknownCommand(first, of: command) }
    var words = words
    if words.count == 1, first == "--\(completionScript)", let shell = CurrentProcess.environment("SHELL") {
      words.append(shell.split(separator: "/").last.map(String.init) ?? shell)
    }
    switch try ParsedArguments.read(words, of: command) {
    case .help: printHelp(command)
    case .version: StandardOutput.write(version + "\n")
    case .run(let arguments):
      guard let shell = try arguments.choice(completionScript, CompletionShell.self) else {
        return printHelp(command)
      }
      StandardOutput.write(shell.script)
    }
  }

  private static func explain(_ names: [String]) throws {
    var command = CommandPath(page)
    var rest = names[...]
    command.follow(&rest)
    if let first = rest.first { throw UsageMistake.unknownCommand(first, of: command) }
    printHelp(command)
  }

  private static func printHelp(_ command: CommandPath) {
    StandardOutput.write(HelpText(command, width: terminalWidth()).text)
  }

  private static func complete(_ words: [String]) {
    StandardOutput.write(Completions(words, in: page).lines.map { $0 + "\n" }.joined())
  }

  /// Reports a mistake in the command line and exits, unless `--help` follows it.
  private static func complain(
    about mistake: UsageMistake, _ command: CommandPath, _ words: ArraySlice<String>
  ) {
    let asksForHelp = words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    if asksForHelp { return printHelp(command) }
    let help = HelpText(command, width: terminalWidth())
    StandardError.write(TerminalReporter(style: StyleOptions.standard.style).text(of: [mistake.problem]))
    StandardError.write("Usage: \(help.usage)\n‘\(command.typed) --help’ explains it.\n")
    CurrentProcess.exit(CheckExit.badInput.rawValue)
  }
}

extension ToolVersion {
  /// The name and version of this program.
  static let thisTool = ToolVersion(version: ModalFlow.version)
}
