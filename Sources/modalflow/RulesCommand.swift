internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow rules`, `modalflow rules new NAME`
struct RulesCommand {
  static let page = CommandPage(
    "rules", "List the rules.",
    groups: {
      [ParameterGroup("What is printed", [PageFormat.option]), RuleFilesOptions.group, StyleOptions.group]
    }, run: { try RulesCommand($0).run() }, subcommands: { [NewRuleCommand.page] })

  private let format: PageFormat
  private let rules: RuleFilesOptions
  private let style: StyleOptions

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    format = try arguments.choice("format") ?? .text
    rules = RuleFilesOptions(arguments)
    style = try StyleOptions(arguments)
  }

  func run() throws {
    let rules = rules.load()
    guard rules.problems.isEmpty else { try complain(rules.problems, style) }
    // Output for other programs must not be cut.
    format.print(RuleTable(rules.descriptions), style.style(widthWhenPiped: 1000))
  }
}
