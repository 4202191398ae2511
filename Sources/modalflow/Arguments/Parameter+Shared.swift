internal import FlowChecking

/// Parameters of several commands.
extension Parameter {
  /// `--fail-on`.
  static func failOn(standard: String) -> Parameter {
    .option(
      "fail-on", "SEVERITY", "The least severity that makes the exit code 1.", standard: standard,
      choices: words(of: Threshold.self))
  }

  /// The flows to check.
  static func flows(_ help: String = "Files, folders, patterns, or - for standard input.") -> Parameter {
    .argument(
      "paths", "PATH", help, isRepeated: true, completion: .files(endings: yaml))
  }

  /// The one flow to look at.
  static func flow(_ help: String) -> Parameter {
    .argument("flow", "FLOW", help, isRequired: true, completion: .files(endings: yaml))
  }

  /// The filename extensions of flows.
  static let yaml = ["yaml", "yml"]

  /// The folder of the app's sources.
  static let app = argument(
    "app", "APP", "The folder of the app's sources.", isRequired: true, completion: .folders)

  /// `--facts`.
  static let facts = option(
    "facts", "FILE", "Facts that ‘modalflow facts’ wrote, instead of reading the sources.",
    completion: .files(endings: ["json"]))

  /// `--output`, for commands that write a single text.
  static func output(endings: [String]) -> Parameter {
    .option(
      "output", short: "o", "FILE", "Write to a file instead of standard output.",
      completion: .files(endings: endings))
  }

  /// `--finding`: one of the findings of lint in the flow.
  static func finding(_ help: String) -> Parameter {
    .option(
      "finding", "FINDING", help,
      details: """
        RULE@ELEMENT, such as sheet-over-sheet@screens.note, or only one of the two where that is clear, or the \
        finding’s number in ‘modalflow lint’.
        """)
  }

  /// Whether files are read that git ignores.
  static let noIgnore = flag(
    "no-ignore", "Also read files of folders and patterns that git ignores.",
    details:
      "Unless given, what .gitignore and .git/info/exclude leave out is not looked for; a file that is named is always read."
  )

  static let stdinFilename = option(
    "stdin-filename", "PATH", "The path that stands for standard input in output.",
    standard: FlowCheck.standardInputName)
}
