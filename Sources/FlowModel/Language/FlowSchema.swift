internal import JSON

/// The JSON Schema of flow files, made from the table of keys.
public enum FlowSchema {
  /// Draft 2020-12, with descriptions, for editors with a YAML language server. It holds what a schema can hold: keys,
  /// types, words, one verb for each effect. Names are only checked for their letters.
  ///
  /// - Parameter rules: the ids of rules with what each is about, which editors then offer behind `allow`; others are
  ///   permitted too.
  public static func text(rules: [(id: String, title: String)] = []) -> String {
    var definitions: [(String, JSONValue)] = [
      ("name", name), ("condition", condition), ("conditionWord", conditionWord), ("effects", effects),
      ("bareEffect", bareEffect), ("text", text(of: "text")),
      ("allow", allow(rules)), ("reason", reason),
    ]
    for form in Form.allCases { definitions.append((form.definition, schema(of: form))) }
    let schema = JSONValue.object([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("ModalFlow: the modal flow of an iOS app")),
      ("type", .text("object")),
      ("if", .object([("required", .array([.text(Key.partOf.rawValue)]))])),
      ("then", reference(Form.fragment.definition)),
      ("else", reference(Form.root.definition)),
      ("$defs", .object(definitions)),
    ])
    return schema.lines + "\n"
  }

  static func reference(_ name: String) -> JSONValue { .object([("$ref", .text("#/$defs/\(name)"))]) }

  private static func text(of type: String) -> JSONValue {
    .object([("type", .array(["string", "number", "boolean"].map { .text($0) }))])
  }

  /// Reasons by rule.
  private static func allow(_ rules: [(id: String, title: String)]) -> JSONValue {
    .object([
      ("type", .text("object")),
      (
        "properties",
        .object(
          rules.map {
            ($0.id, .object([("description", .text($0.title)), ("$ref", .text("#/$defs/reason"))]))
          })
      ),
      ("propertyNames", .object([("type", .text("string")), ("minLength", .int(1))])),
      ("additionalProperties", reference("reason")),
    ])
  }

  private static let reason = JSONValue.object([
    ("description", .text("Why the finding is meant to be, or a map of ‘reason’, ‘owner’ and ‘until’")),
    ("anyOf", .array([reference("text"), reference(Form.allowance.definition)])),
  ])

  private static let namePattern = "[a-z][a-z0-9-]*"

  private static let name = JSONValue.object([
    ("type", .text("string")), ("pattern", .text("^\(namePattern)$")),
    ("not", .object([("enum", .array(NameSyntax.refused.sorted().map { .text($0) }))])),
  ])

  private static let conditionWord = JSONValue.object([
    (
      "anyOf",
      .array([
        .object([("enum", .array(ConditionWord.spellings.filter { $0 != "ios" }.map { .text($0) }))]),
        .object([
          ("type", .text("string")),
          (
            "pattern",
            .text(
              "^(not )?(unsaved \(namePattern)(\\.\(namePattern))?|(up|in-front) \(namePattern)|ios ([0-9.]*[0-9])?(\\.\\.\\.)?([0-9.]*[0-9])?|\(namePattern)(\\.\(namePattern))?)$"
            )
          ),
        ]),
      ])
    )
  ])

  private static let condition = JSONValue.object([
    ("description", .text("A word, ‘not’ a word, a list (all hold) or {any: […]} (one holds)")),
    (
      "anyOf",
      .array([
        reference("conditionWord"),
        .object([("type", .text("array")), ("items", reference("condition"))]),
        .object([
          ("type", .text("object")),
          (
            "properties",
            .object([
              ("any", .object([("type", .text("array")), ("items", reference("condition"))]))
            ])
          ),
          ("required", .array([.text("any")])), ("additionalProperties", .bool(false)),
        ]),
      ])
    ),
  ])

  private static let bareEffect = JSONValue.object([
    ("enum", .array(Verb.allCases.filter(\.isBare).map { .text($0.rawValue) }))
  ])

  private static let effects = JSONValue.object([
    ("description", .text("An effect or a list of effects, in the order in which they happen")),
    (
      "anyOf",
      .array([
        reference("bareEffect"), reference(Form.effect.definition),
        .object([
          ("type", .text("array")),
          (
            "items",
            .object([
              ("anyOf", .array([reference("bareEffect"), reference(Form.effect.definition)]))
            ])
          ),
        ]),
      ])
    ),
  ])
}

extension Form {
  /// Its name among the definitions of the schema.
  var definition: String { "\(self)" }
}
