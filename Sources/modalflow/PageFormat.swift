/// The formats of pages about rules and configurations.
enum PageFormat: String, CaseIterable {
  case text, json

  static let option = Parameter.option(
    "format", "FORMAT", "What is printed.", standard: "text",
    choices: { allCases.map { .init(word: $0.rawValue, meaning: "") } })
}

extension Parameter {
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
    "stdin-filename", "PATH", "The path that stands for standard input in output.", standard: "<stdin>")
}
