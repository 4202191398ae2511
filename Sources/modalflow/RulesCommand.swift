internal import ArgumentParser
internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow rules`
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "rules", abstract: "List the rules.")

  @Option(help: "Output: text or json.")
  var format: PageFormat = .text

  @OptionGroup var rules: RuleFilesOptions
  @OptionGroup var style: StyleOptions

  func run() throws {
    let rules = rules.load()
    guard rules.problems.isEmpty else { return try complain(rules.problems, style) }
    let table = RuleTable(
      rules.descriptions.map {
        RuleTable.Row(id: $0.id, severity: $0.severity, shelf: $0.shelf, title: $0.title)
      })
    var output = StandardOutput()
    switch format {
    // What is piped on is for programs and must not be cut.
    case .text: table.write(to: &output, style: style.style(widthWhenPiped: 1000))
    case .json: table.writeJSON(to: &output)
    }
    output.flush()
  }
}
