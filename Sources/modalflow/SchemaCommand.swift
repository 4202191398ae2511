internal import FlowChecking
internal import Reporters
internal import SourceFacts

/// `modalflow schema [flow|rule|config|baseline|report|trace|facts]`
enum SchemaCommand {
  static let page = CommandPage(
    "schema", "Print a JSON Schema (draft 2020-12).",
    discussion: """
      With the schema of flows an editor completes and explains keys: save it beside your flows and begin each file \
      with the line ‘# yaml-language-server: $schema=modalflow.schema.json’.
      """,
    groups: {
      [
        ParameterGroup(
          "What is printed",
          [
            .argument(
              "subject", "SUBJECT", "What the schema describes.", standard: "flow",
              choices: { Subject.allCases.map { .init(word: $0.rawValue, meaning: $0.meaning) } })
          ])
      ]
    }, run: { try run($0) })

  /// The subject of a schema.
  enum Subject: String, CaseIterable {
    case flow, rule, config, baseline, report, trace, facts

    var meaning: String {
      switch self {
      case .flow: "flow files"
      case .rule: "rule files"
      case .config: ".modalflow.yaml"
      case .baseline: "baselines"
      case .report: "the output of lint --format json"
      case .trace: "that of trace --format json"
      case .facts: "what facts writes"
      }
    }

    var schema: String {
      switch self {
      case .flow: LanguageReference.flowSchema
      case .rule: LanguageReference.ruleSchema
      case .config: LanguageReference.configurationSchema
      case .baseline: LanguageReference.baselineSchema
      case .report: JSONReporter.schema
      case .trace: PlayJSON.schema
      case .facts: CodeFacts.jsonSchema
      }
    }
  }

  private static func run(_ arguments: ParsedArguments) throws(UsageMistake) {
    StandardOutput.write((try arguments.choice("subject", Subject.self) ?? .flow).schema)
  }
}
