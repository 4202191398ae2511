internal import Diagnostics
internal import FlowModel
internal import JSON
internal import RuleCatalog
internal import RuleEngine

/// The JSON Schema of configuration files, generated from the table of keys and the built-in rules.
enum ConfigurationSchema {
  /// The schema in draft 2020-12 with descriptions, for editors with a YAML language server. It completes
  /// keys, rules, categories and parameters. Custom rules are permitted; whether they exist is known only
  /// when they are read.
  static func text() -> String {
    let rules = BuiltInRules.load().rules
    let definitions: [(String, JSONValue)] = [
      ("texts", oneOrMore(["type": "string", "minLength": 1])), ("selector", selector(rules)),
      ("selectors", oneOrMore(.reference(to: "selector"))), ("severities", severities(rules)),
      ("parameters", parameters(rules)),
    ]
    return JSONValue.schemaText(
      "ModalFlow: a team’s configuration, .modalflow.yaml", .reference(to: "file"),
      definitions: ConfigurationForm.allCases.map { ($0.rawValue, form($0)) } + definitions)
  }

  /// One value or a list of them.
  private static func oneOrMore(_ one: JSONValue) -> JSONValue {
    .anyOf([one, ["type": "array", "items": one]])
  }

  private static func form(_ form: ConfigurationForm) -> JSONValue {
    let entries = ConfigurationTable.entries(of: form).map { ($0.key.rawValue, property($0)) }
    let needed = [ConfigurationKey.paths, .elements].map { JSONValue.requiring($0.rawValue) }
    let object: JSONValue = ["type": "object", "properties": .object(entries), "additionalProperties": false]
    return form == .override ? object.adding(.anyOf(needed)) : object
  }

  private static func property(_ entry: ConfigurationEntry) -> JSONValue {
    schema(of: entry.type).describing("\(entry.says). Absent: \(entry.absent)".filter { $0 != "`" })
  }

  private static func schema(of type: ConfigurationType) -> JSONValue {
    switch type {
    case .path: ["type": "string", "minLength": 1]
    case .paths, .patterns, .elements: .reference(to: "texts")
    case .selectors: .reference(to: "selectors")
    case .month: .pattern("^[0-9]{4}-(0[1-9]|1[0-2])$")
    case .count(.max): ["type": "integer", "minimum": 1]
    case .count(let most): ["type": "integer", "minimum": 1, "maximum": .int(most)]
    case .words(let words): .words(words)
    case .severities: .reference(to: "severities")
    case .parameters: .reference(to: "parameters")
    case .list(let form): ["type": "array", "items": .reference(to: form.rawValue)]
    case .map(let form): ["type": "object", "additionalProperties": .reference(to: form.rawValue)]
    }
  }

  /// The selectors of rules, each with a description.
  private static func groups(_ rules: [Rule], _ severities: [(String, String)] = []) -> [(String, String)] {
    [("all", "every rule")] + severities
      + Set(rules.map(\.category)).sorted().map { ($0, "the rules of this category") }
  }

  private static func selector(_ rules: [Rule]) -> JSONValue {
    let severities = Severity.allCases.map { ($0.word, "findings of this severity") }
    let known = groups(rules, severities) + rules.map { ($0.id.name, $0.title) }
    let constants = known.map { name, says -> JSONValue in
      ["const": .text(name), "description": .text(says)]
    }
    return JSONValue.anyOf(constants + [.pattern("^[a-z0-9]+(-[a-z0-9]+)*$")])
      .describing("A rule’s id, a category, a severity, or ‘all’")
  }

  private static func severities(_ rules: [Rule]) -> JSONValue {
    let word = JSONValue.words(Severity.allCases.map(\.word))
    let known =
      groups(rules) + rules.map { ($0.id.name, "\($0.title). The rule says: \($0.severityWords)") }
    return [
      "type": "object", "properties": .object(known.map { ($0.0, word.describing($0.1)) }),
      "additionalProperties": word,
    ]
  }

  private static func parameters(_ rules: [Rule]) -> JSONValue {
    let known = rules.filter { !$0.parameters.isEmpty }.map { rule -> (String, JSONValue) in
      let parameters = JSONValue.object(rule.parameters.map { ($0.name, schema(of: $0)) })
      return (
        rule.id.name,
        [
          "type": "object", "description": .text(rule.title), "properties": parameters,
          "additionalProperties": false,
        ]
      )
    }
    return [
      "type": "object", "properties": .object(known), "additionalProperties": ["type": "object"],
    ]
  }

  private static func schema(of parameter: Rule.Parameter) -> JSONValue {
    let type: JSONValue =
      switch parameter.standard {
      case .int: ["type": "integer"]
      case .double: ["type": "number"]
      case .string: ["type": "string"]
      case .bool: ["type": "boolean"]
      case .strings: ["type": "array", "items": ["type": ["string", "number"]]]
      }
    return type.describing("\(parameter.says). Absent: \(parameter.standard)")
  }
}
