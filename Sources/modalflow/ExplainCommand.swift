internal import Diagnostics
internal import FlowChecking
internal import Reporters

/// `modalflow explain RULE`, `modalflow explain FACT`
struct ExplainCommand {
  static let page = CommandPage(
    "explain", "Explain what a rule checks, why, and what to do instead; or what a fact is based on.",
    discussion:
      "Any other word is looked for among rules, their categories, facts, sources and the words of flows and rules.",
    groups: {
      [
        ParameterGroup(
          "What is printed",
          [
            .argument(
              "rule", "RULE",
              "The rule's id, the id of a fact that a trace names, such as F5.1, a source, such as S2, or any word.",
              isRequired: true,
              completion: .names {
                ConfigurationOptions.ruleNames() + FactCatalog.names.map { .init(word: $0, meaning: "") }
              }), PageFormat.option,
          ]), RuleFilesOptions.group, StyleOptions.group,
      ]
    }, run: { try ExplainCommand($0).run() })

  private let rule: String
  private let format: PageFormat
  private let rules: RuleFilesOptions
  private let style: StyleOptions

  init(_ arguments: ParsedArguments) throws(UsageMistake) {
    rule = arguments.text("rule") ?? ""
    format = try arguments.choice("format") ?? .text
    rules = RuleFilesOptions(arguments)
    style = try StyleOptions(arguments)
  }

  func run() throws {
    if FactCatalog.isName(rule) { return try explainFact() }
    if let page = RuleDescription(ofCode: rule) { return format.print(page, style.style) }
    let rules = rules.load(withTests: true)
    guard let page = rules.description(of: rule) else {
      let search = ReferenceSearch(rules.descriptions)
      let hits = search.hits(for: rule)
      if hits.isEmpty || format == .json {
        var problem = rules.unknown(rule)
        if hits.isEmpty, problem.replacement == nil {
          problem.message = "nothing is known of ‘\(rule)’"
          problem.replacement = nearestName(to: rule, among: search.names)
          if problem.replacement != nil { problem.help = "" }
        }
        try complain([problem], style)
      }
      return StandardOutput.write { ReferenceHitList(hits, for: rule).write(to: &$0, style: style.style) }
    }
    guard rules.problems.isEmpty else { try complain(rules.problems, style) }
    format.print(page, style.style)
  }

  private func explainFact() throws {
    format.print(try FactCatalog(citedBy: rules.load().descriptions).description(of: rule), style.style)
  }
}
