internal import ArgumentParser
internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow graph FLOW`
struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draw the screens of a flow and how one leads to another.",
    discussion: """
      Arrows are what the flow writes, whether it can happen or not: solid where a screen is presented, dashed where \
      it is pushed, thick where it becomes the root. Ways back are left out.
      """)

  @Argument(help: "A flow file, or - for standard input.", completion: .file(extensions: ["yaml", "yml"]))
  var flow: String

  @Option(help: "Output: mermaid, for Markdown; dot, for Graphviz.")
  var format: GraphFormat = .mermaid

  @Option(
    help: ArgumentHelp(
      "Bring out the way to a finding.",
      discussion: """
        RULE@ELEMENT, such as sheet-over-sheet@screens.note, or only one of the two where that is clear, or the \
        finding’s number in ‘modalflow lint’.
        """, valueName: "finding"))
  var finding: String?

  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup var style: StyleOptions

  func run() throws {
    ignoreBrokenPipes()
    if let finding { return try draw(FindingChoice(finding)) }
    let source = FlowSource(path: flow)
    guard let map = source.map else { return try complain(source.problems, style) }
    write(map, nil)
  }

  private func draw(_ choice: FindingChoice) throws {
    do {
      let found = try FoundInFlow(choice, in: flow, configuration: configuration.request)
      write(found.map, found.map.route(of: found.finding))
    } catch {
      try complain(error.all, style)
    }
  }

  private func write(_ map: FlowMap, _ route: FlowMap.Route?) {
    var output = StandardOutput()
    output.write(format.text(of: map, route: route))
    output.flush()
  }
}
