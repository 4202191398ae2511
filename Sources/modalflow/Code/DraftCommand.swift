internal import Diagnostics
internal import FlowDrift
internal import SourceFacts

/// `modalflow draft APP`
struct DraftCommand {
  static let page = CommandPage(
    "draft", "Write a first flow from an app's sources.",
    discussion: """
      Every way in the draft has its file and line as a comment. What code does not say stands behind ‘todo’: a person \
      writes that key and takes it out of ‘todo’; until then lint holds back what it finds there and counts what is \
      open. What could not be understood is listed at the end.
      Exit codes: 0 the draft was written, 2 the folder could not be read, holds no screen, or Swift in it was not read.
      """,
    groups: {
      [
        ParameterGroup(
          "What is drafted",
          [
            .argument(
              "app", "APP", "The folder of the app's sources.", isRequired: true, completion: .folders),
            .option("from", "TYPE", "Begin with this type instead of the app's first screen."),
            .option("depth", "N", "With --from: how many steps from there are drafted.", standard: "all"),
            .option(
              "output", short: "o", "FILE", "Write to a file instead of standard output.",
              completion: .files(endings: ["yaml", "yml"])),
          ]), StyleOptions.group,
      ]
    }, run: { try DraftCommand($0).run() })

  private let app: String
  private let from: String?
  private let depth: Int?
  private let output: String?
  private let style: StyleOptions

  init(_ words: Words) throws(UsageMistake) {
    app = words.text("app") ?? "."
    from = words.text("from")
    depth = try words.number("depth", in: 0...1000)
    output = words.text("output")
    style = try StyleOptions(words)
  }

  func run() throws {
    ignoreBrokenPipes()
    do throws(Problem) {
      if let output, let problem = OutputFile.check(output) { throw problem }
      let reading = try CodeReading(app)
      try write(text(of: reading.facts), to: output)
      guard let notice = reading.notice else { return }
      StandardError.write(notice)
    } catch {
      return try complain([error], style)
    }
    try CheckExit.badInput.leave()
  }

  private func text(of facts: CodeFacts) throws(Problem) -> String {
    if let from, !facts.screens.contains(where: { $0.type == from }) {
      let nearest = nearestName(to: from, among: facts.screens.map(\.type))
      throw Problem(
        "unknown-type", "no screen of the app is ‘\(from)’", at: nil, path: app,
        help: nearest.map { "did you mean \($0)?" } ?? "", replacement: nearest)
    }
    let name = app.split(separator: "/").last.map(String.init) ?? "App"
    guard let draft = FlowDraft(facts, name: name == "." ? "App" : name, from: from, depth: depth) else {
      throw Problem(
        "no-screens", "nothing in ‘\(app)’ presents a screen", at: nil, path: app,
        help: "name the folder that holds the app's sources")
    }
    return draft.text
  }
}
