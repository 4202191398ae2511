internal import Diagnostics
internal import OperatingSystem
internal import SourceFacts

/// `modalflow facts APP`
struct FactsCommand {
  static let page = CommandPage(
    "facts", "Read from an app's sources its screens and the ways between them.",
    discussion: """
      Reads storyboards, xibs, texts and project files, and Swift if the tool was built with the trait SwiftSources. \
      Writes JSON with one line for each fact, always in the same order. Each fact has its certainty; places where \
      something may be hidden from the reader are facts too. ‘modalflow schema facts’ describes them.
      Exit codes: 0 all sources were read, 2 the folder or a file in it could not be read or Swift was not.
      """,
    groups: {
      [
        ParameterGroup(
          "What is read",
          [
            .app,
            .output(endings: ["json"]),
          ]), StyleOptions.group,
      ]
    }, run: { try FactsCommand($0).run() })

  private let app: String
  private let output: String?
  private let style: StyleOptions

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    app = arguments.text("app") ?? "."
    output = arguments.text("output")
    style = try StyleOptions(arguments)
  }

  func run() throws {
    CurrentProcess.ignoreBrokenPipes()
    if let output, let problem = OutputFile.check(output) { throw problem }
    let reading = try CodeReading(app)
    try write(reading.facts.text, to: output)
    if !reading.unread.isEmpty { try complain(reading.unread, style) }
  }
}
