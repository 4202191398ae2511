internal import FlowChecking
internal import Reporters

/// The formats of pages about rules and configurations.
enum PageFormat: String, CaseIterable {
  case text, json

  static let option = Parameter.option(
    "format", "FORMAT", "What is printed.", standard: "text",
    choices: Parameter.words(of: Self.self))

  /// Prints a page on standard output.
  func print(_ page: some PrintedPage, _ style: TerminalStyle) {
    StandardOutput.write { output in
      switch self {
      case .text: page.write(to: &output, style: style)
      case .json: page.writeJSON(to: &output)
      }
    }
  }
}

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
      "paths", "PATH", help, isRepeated: true, completion: .files(endings: ["yaml", "yml"]))
  }

  /// The one flow to look at.
  static func flow(_ help: String) -> Parameter {
    .argument("flow", "FLOW", help, isRequired: true, completion: .files(endings: ["yaml", "yml"]))
  }

  /// `--finding`: one of what lint finds in the flow.
  static func finding(_ help: String) -> Parameter {
    .option(
      "finding", "FINDING", help,
      details: """
        RULE@ELEMENT, such as sheet-over-sheet@screens.note, or only one of the two where that is clear, or the \
        finding’s number in ‘modalflow lint’.
        """)
  }

  static let stdinFilename = option(
    "stdin-filename", "PATH", "The path that stands for standard input in output.",
    standard: FlowCheck.standardInputName)
}
