internal import ArgumentParser
internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow config [PATH]`
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Print the configuration of a flow, and where each value was said.",
    discussion: """
      PATH is a flow file or a folder; the working folder unless given. With --rule, what the configuration says of that \
      rule, in the order in which it counts.
      """)

  @Argument(help: "A flow file or a folder.", completion: .file())
  var path = "."

  @Option(
    help: ArgumentHelp("Say whether this rule is asked, and why.", valueName: "rule"),
    completion: .custom { _, _, _ in RulesAtHand().names })
  var rule: String?

  @Option(help: ArgumentHelp("With --rule, at this element, as findings name it.", valueName: "element"))
  var element: String?

  @Option(help: "Output: text or json.")
  var format: PageFormat = .text

  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup var style: StyleOptions

  func run() throws {
    let inspection = ConfigurationInspection(path: path, configuration: configuration.request)
    guard inspection.problems.isEmpty else { return try complain(inspection.problems, style) }
    var page = inspection.page
    if let rule {
      guard let found = inspection.page(about: rule, element: element) else {
        return try complain([inspection.unknown(rule)], style)
      }
      page = found
    }
    var output = StandardOutput()
    switch format {
    case .text: page.write(to: &output, style: style.style)
    case .json: page.writeJSON(to: &output)
    }
    output.flush()
  }

  func validate() throws {
    if element != nil, rule == nil { throw ValidationError("--element needs --rule.") }
  }
}
