internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow config [PATH]`
struct ConfigCommand {
  static let page = CommandPage(
    "config", "Print the configuration of a flow, and where each value was set.",
    discussion: """
      PATH is a flow file or a folder; the working folder unless given. With --rule, what the configuration says of that \
      rule, in the order in which it counts.
      """,
    groups: {
      [
        ParameterGroup(
          "What is printed",
          [
            .argument("path", "PATH", "A flow file or a folder.", completion: .files(endings: [])),
            .option(
              "rule", "RULE", "Print whether this rule is checked, and why.",
              completion: .names(ConfigurationOptions.ruleNames)),
            .option("element", "ELEMENT", "With --rule, at this element, as findings name it."),
            PageFormat.option,
          ]), ConfigurationOptions.group, StyleOptions.group,
      ]
    }, run: { try ConfigCommand($0).run() })

  private let path: String
  private let rule, element: String?
  private let format: PageFormat
  private let configuration: ConfigurationOptions
  private let style: StyleOptions

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    path = arguments.text("path") ?? "."
    rule = arguments.text("rule")
    element = arguments.text("element")
    format = try arguments.choice("format") ?? .text
    configuration = try ConfigurationOptions(arguments)
    style = try StyleOptions(arguments)
    if element != nil, rule == nil { throw .conflict("‘--element’ needs ‘--rule’") }
  }

  func run() throws {
    if let missing = ConfigurationInspection.missing(path) { try complain([missing], style) }
    let inspection = ConfigurationInspection(path: path, configuration: configuration.request)
    guard inspection.problems.isEmpty else { try complain(inspection.problems, style) }
    var page = inspection.page
    if let rule {
      guard let found = inspection.page(about: rule, element: element) else {
        try complain([inspection.unknown(rule)], style)
      }
      page = found
    }
    format.print(page, style.style)
  }
}
