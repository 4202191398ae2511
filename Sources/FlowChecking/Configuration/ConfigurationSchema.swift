internal import Diagnostics
internal import FlowModel
internal import JSON
internal import RuleCatalog
internal import RuleEngine

/// The JSON Schema of configuration files, made from the table of keys and the built-in rules.
enum ConfigurationSchema {
  /// Draft 2020-12, with descriptions, for editors with a YAML language server: completes keys, rules, categories and
  /// parameters. A team's own rules are permitted; whether they exist is only known when they are read.
  static func text() -> String {
    let rules = BuiltInRules.load().rules
    let schema = JSONValue.object([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("ModalFlow: a team’s configuration, .modalflow.yaml")),
      ("$ref", .text("#/$defs/file")),
      (
        "$defs",
        .object(
          ConfigurationForm.allCases.map { ($0.rawValue, form($0)) } + [
            ("texts", texts(.object([("type", .text("string")), ("minLength", .int(1))]))),
            ("selector", selector(rules)), ("selectors", texts(reference("selector"))),
            ("severities", severities(rules)), ("parameters", parameters(rules)),
          ])
      ),
    ])
    return schema.lines + "\n"
  }

  private static func reference(_ name: String) -> JSONValue { .object([("$ref", .text("#/$defs/\(name)"))]) }

  /// One of them or a list.
  private static func texts(_ one: JSONValue) -> JSONValue {
    .object([("anyOf", .array([one, .object([("type", .text("array")), ("items", one)])]))])
  }

  private static func form(_ form: ConfigurationForm) -> JSONValue {
    let entries = ConfigurationTable.entries(of: form)
    var pairs: [(String, JSONValue)] = [
      ("type", .text("object")),
      ("properties", .object(entries.map { ($0.key.rawValue, property($0)) })),
      ("additionalProperties", .bool(false)),
    ]
    if form == .override {
      let needed = [ConfigurationKey.paths, .elements].map { key in
        JSONValue.object([("required", .array([.text(key.rawValue)]))])
      }
      pairs.append(("anyOf", .array(needed)))
    }
    return .object(pairs)
  }

  private static func property(_ entry: ConfigurationEntry) -> JSONValue {
    let words = "\(entry.says). Absent: \(entry.absent)".filter { $0 != "`" }
    return .object([("description", .text(words))] + pairs(of: entry.type))
  }

  private static func pairs(of type: ConfigurationType) -> [(String, JSONValue)] {
    switch type {
    case .path: [("type", .text("string")), ("minLength", .int(1))]
    case .paths, .patterns, .elements: [("$ref", .text("#/$defs/texts"))]
    case .selectors: [("$ref", .text("#/$defs/selectors"))]
    case .month:
      [("type", .text("string")), ("pattern", .text("^[0-9]{4}-(0[1-9]|1[0-2])$"))]
    case .count(let most):
      [("type", .text("integer")), ("minimum", .int(1))]
        + (most == .max ? [] : [("maximum", .int(most))])
    case .words(let words): [("enum", .array(words.map { .text($0) }))]
    case .severities: [("$ref", .text("#/$defs/severities"))]
    case .parameters: [("$ref", .text("#/$defs/parameters"))]
    case .list(let form): [("type", .text("array")), ("items", reference(form.rawValue))]
    case .map(let form):
      [("type", .text("object")), ("additionalProperties", reference(form.rawValue))]
    }
  }

  private static func categories(_ rules: [Rule]) -> [String] { Set(rules.map(\.category)).sorted() }

  private static func constant(_ name: String, _ says: String) -> JSONValue {
    .object([("const", .text(name)), ("description", .text(says))])
  }

  private static func selector(_ rules: [Rule]) -> JSONValue {
    .object([
      ("description", .text("A rule’s id, a category, a severity, or ‘all’")),
      (
        "anyOf",
        .array(
          [constant("all", "every rule")]
            + Severity.allCases.map { constant($0.word, "findings of this severity") }
            + categories(rules).map { constant($0, "the rules of this category") }
            + rules.map { constant($0.id.name, $0.title) }
            + [.object([("type", .text("string")), ("pattern", .text("^[a-z0-9]+(-[a-z0-9]+)*$"))])])
      ),
    ])
  }

  private static func severities(_ rules: [Rule]) -> JSONValue {
    let word = JSONValue.array(Severity.allCases.map { .text($0.word) })
    let known =
      [("all", "every rule")] + categories(rules).map { ($0, "the rules of this category") }
      + rules.map { ($0.id.name, "\($0.title). The rule says: \($0.severityWords)") }
    return .object([
      ("type", .text("object")),
      (
        "properties",
        .object(known.map { ($0.0, .object([("description", .text($0.1)), ("enum", word)])) })
      ),
      ("additionalProperties", .object([("enum", word)])),
    ])
  }

  private static func parameters(_ rules: [Rule]) -> JSONValue {
    let known = rules.filter { !$0.parameters.isEmpty }.map { rule in
      (
        rule.id.name,
        JSONValue.object([
          ("type", .text("object")), ("description", .text(rule.title)),
          ("properties", .object(rule.parameters.map { ($0.name, schema(of: $0)) })),
          ("additionalProperties", .bool(false)),
        ])
      )
    }
    return .object([
      ("type", .text("object")), ("properties", .object(known)),
      ("additionalProperties", .object([("type", .text("object"))])),
    ])
  }

  private static func schema(of parameter: Rule.Parameter) -> JSONValue {
    let type: [(String, JSONValue)] =
      switch parameter.standard {
      case .int: [("type", .text("integer"))]
      case .double: [("type", .text("number"))]
      case .string: [("type", .text("string"))]
      case .bool: [("type", .text("boolean"))]
      case .strings:
        [
          ("type", .text("array")),
          ("items", .object([("type", .array(["string", "number"].map { .text($0) }))])),
        ]
      }
    let words = "\(parameter.says). Absent: \(parameter.standard)"
    return .object([("description", .text(words))] + type)
  }
}
