internal import Diagnostics
internal import FlowChecking
internal import OperatingSystem
internal import Reporters

/// `modalflow graph FLOW`
struct GraphCommand {
  static let page = CommandPage(
    "graph", "Draw the screens of a flow and how one leads to another.",
    discussion: """
      Arrows show what the flow writes, whether it can happen or not: solid where a screen is presented, dashed where \
      it is pushed, thick where it becomes the root. Ways back are left out.
      """,
    groups: {
      [
        ParameterGroup(
          "What is drawn",
          [
            .flow("A flow file, or - for standard input."),
            .option(
              "format", "FORMAT", "mermaid, for Markdown; dot, for Graphviz.", standard: "mermaid",
              choices: Parameter.words(of: GraphFormat.self)),
            .finding("Highlight the way to a finding."),
          ]), ConfigurationOptions.group, StyleOptions.group,
      ]
    }, run: { try GraphCommand($0).run() })

  private let flow: String
  private let format: GraphFormat
  private let finding: String?
  private let configuration: ConfigurationOptions
  private let style: StyleOptions

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    flow = arguments.text("flow") ?? ""
    format = try arguments.choice("format") ?? .mermaid
    finding = arguments.text("finding")
    configuration = try ConfigurationOptions(arguments)
    style = try StyleOptions(arguments)
  }

  func run() throws {
    CurrentProcess.ignoreBrokenPipes()
    if let finding { return try draw(FindingChoice(finding)) }
    let source = FlowSource(path: flow)
    guard let map = source.map else { try complain(source.problems, style) }
    write(map, nil)
  }

  private func draw(_ choice: FindingChoice) throws {
    let found = try FindingLookup(choice, in: flow, configuration: configuration.request)
    write(found.map, found.map.route(of: found.finding))
  }

  private func write(_ map: FlowMap, _ route: FlowMap.Route?) {
    StandardOutput.write(format.text(of: map, route: route))
  }
}
