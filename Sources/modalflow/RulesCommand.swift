internal import ArgumentParser
internal import FlowChecking
internal import Reporters

/// `modalflow rules`
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "rules", abstract: "List the rules.")

  @Option(help: "Output: text or json.")
  var format: PageFormat = .text

  @OptionGroup var rules: RuleOptions
  @OptionGroup var style: StyleOptions

  func run() throws {
    let table = RuleTable(
      try rules.load().pages.map {
        RuleTable.Row(id: $0.id, severity: $0.severity, shelf: $0.shelf, title: $0.title)
      })
    var output = StandardOutput()
    switch format {
    case .text: table.write(to: &output, style: style.style)
    case .json: table.writeJSON(to: &output)
    }
    output.flush()
  }
}
