internal import Diagnostics
internal import FlowChecking
internal import FlowDrift
internal import OperatingSystem
internal import SourceFacts

/// `modalflow draft APP [FLOW]`
struct DraftCommand {
  static let page = CommandPage(
    "draft", "Write a first flow from an app's sources, or add to a flow what is new in them.",
    discussion: """
      Every way in the draft has its file and line as a comment. What the code does not show is listed under ‘todo’: a \
      person writes that key and removes it from ‘todo’. Until then lint holds back its findings there and counts what \
      is open. What could not be understood is listed at the end. ‘modalflow guide’ explains how to complete a draft.
      With FLOW, nothing in that flow is changed or moved: new ways are added after the buttons of screens that are \
      tied by ‘code’, new screens after the last one, each marked as new.
      Exit codes: 0 the draft was written, 2 a file could not be read, there is no screen, or Swift was not read.
      """,
    groups: {
      [
        ParameterGroup(
          "What is drafted",
          [
            .app,
            .argument(
              "flow", "FLOW", "The flow to add to.", completion: .files(endings: Parameter.yaml)),
            .option("from", "TYPE", "Begin with this type instead of the app's first screen."),
            .option("depth", "N", "With --from: how many steps from there are drafted.", standard: "all"),
            .facts,
            .output(endings: Parameter.yaml),
            .flag("print", "With FLOW: print what is new instead of writing it."),
          ]), StyleOptions.group,
      ]
    }, run: { try DraftCommand($0).run() })

  private let app: String
  private let flow: String?
  private let facts: String?
  private let from: String?
  private let depth: Int?
  private let output: String?
  private let prints: Bool
  private let style: StyleOptions

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    app = arguments.text("app") ?? "."
    flow = arguments.text("flow")
    facts = arguments.text("facts")
    from = arguments.text("from")
    depth = try arguments.number("depth", in: 0...1000)
    output = arguments.text("output")
    prints = arguments.has("print")
    style = try StyleOptions(arguments)
    if flow != nil, output != nil { throw .conflict("‘--output’ and FLOW exclude each other") }
    if depth != nil, from == nil { throw .conflict("‘--depth’ needs ‘--from’") }
    if flow == nil, prints { throw .conflict("‘--print’ needs FLOW") }
  }

  func run() throws {
    CurrentProcess.ignoreBrokenPipes()
    var unread: [Problem] = []
    var problems: [Problem] = []
    do {
      if let output, let problem = OutputFile.check(output) { throw problem }
      let read: CodeFacts
      if let facts {
        read = try CodeFacts(file: facts)
      } else {
        let reading = try CodeReading(app)
        read = reading.facts
        unread = reading.unread
      }
      try check(read)
      if let flow { try append(read, to: flow) } else { try write(text(of: read), to: output) }
    } catch let problem as Problem {
      problems = [problem]
    } catch let several as Problems {
      problems = several.all
    }
    problems = unread + problems
    if !problems.isEmpty { try complain(problems, style) }
  }

  private func check(_ facts: CodeFacts) throws(Problem) {
    guard let from else { return }
    let hosts = facts.screens(containing: from)
    if let host = hosts.first {
      let more = hosts.count > 1 ? " and \(hosts.count - 1) more" : ""
      throw Problem(
        "part-of-a-screen", "‘\(from)’ is read as a part of ‘\(host)’\(more)", at: nil, path: app,
        help: "begin there: --from \(host)", replacement: host)
    }
    guard !facts.screens.contains(where: { $0.type == from }) else { return }
    let nearest = nearestName(to: from, among: facts.screens.map(\.type))
    throw Problem(
      "unknown-type", "no screen of the app is ‘\(from)’", at: nil, path: app,
      replacement: nearest)
  }

  private func append(_ facts: CodeFacts, to flow: String) throws {
    let run = try DraftRun(facts, to: flow, from: from, depth: depth)
    if prints {
      try write(run.text, to: nil)
    } else {
      for file in run.files { try write(file.text, to: file.path, replacesInput: true) }
    }
    StandardError.write("modalflow: \(flow): \(run.summary)\n")
  }

  private func text(of facts: CodeFacts) throws(Problem) -> String {
    let name = app.split(separator: "/").last.map(String.init) ?? "App"
    guard let draft = FlowDraft(facts, name: name == "." ? "App" : name, from: from, depth: depth) else {
      let isUnread = facts.unseen.contains { $0.reason == .swift }
      let count = facts.screens.count
      let screen =
        count == 0 ? "a screen" : count == 1 ? "the screen there is" : "one of its \(count) screens"
      throw Problem(
        "no-screens", "nothing \(isUnread ? "that was read " : "")in ‘\(app)’ presents \(screen)", at: nil,
        path: app,
        help: isUnread
          ? "read its Swift sources with a tool that is built for it: the release’s ‘-swift’ archive"
          : count == 0
            ? "name the folder that holds the app's sources"
            : "what presents it may stand elsewhere: name the folder that holds all of the app's sources")
    }
    return draft.text
  }
}
