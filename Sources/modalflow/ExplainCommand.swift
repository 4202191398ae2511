internal import ArgumentParser
internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow explain RULE`
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Say what a rule checks, why, and what to do instead.")

  @Argument(
    help: "The rule's id.",
    completion: .custom { _, _, _ in RulesAtHand().names })
  var rule: String

  @Option(help: "Output: text or json.")
  var format: PageFormat = .text

  @OptionGroup var rules: RuleFilesOptions
  @OptionGroup var style: StyleOptions

  func run() throws {
    let rules = rules.load(withTests: true)
    guard let page = rules.description(of: rule) else { return try complain([rules.unknown(rule)], style) }
    guard rules.problems.isEmpty else { return try complain(rules.problems, style) }
    var output = StandardOutput()
    switch format {
    case .text: page.write(to: &output, style: style.style)
    case .json: page.writeJSON(to: &output)
    }
    output.flush()
  }
}

/// The formats of pages about rules.
enum PageFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
