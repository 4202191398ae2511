internal import ArgumentParser
internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow explain RULE`, `modalflow explain FACT`
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say what a rule checks, why, and what to do instead; or where a fact is known from.")

  @Argument(
    help: "The rule's id, or the id of a fact that a trace names, such as F5.1.",
    completion: .custom { _, _, _ in RulesAtHand().names + FactsAtHand.names })
  var rule: String

  @Option(help: "Output: text or json.")
  var format: PageFormat = .text

  @OptionGroup var rules: RuleFilesOptions
  @OptionGroup var style: StyleOptions

  func run() throws {
    if FactsAtHand.isName(rule) { return try explainFact() }
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

  private func explainFact() throws {
    do {
      let page = try FactsAtHand(citedBy: rules.load().descriptions).description(of: rule)
      var output = StandardOutput()
      switch format {
      case .text: page.write(to: &output, style: style.style)
      case .json: page.writeJSON(to: &output)
      }
      output.flush()
    } catch {
      try complain([error], style)
    }
  }
}

/// The formats of pages about rules.
enum PageFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
