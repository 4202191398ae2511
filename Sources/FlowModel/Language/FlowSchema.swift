internal import JSON

/// The JSON Schema of flow files, generated from the table of keys.
public enum FlowSchema {
  /// The schema in draft 2020-12 with descriptions, for editors with a YAML language server. It checks what a
  /// schema can express: keys, types, words, and one verb for each effect. For names it only checks the
  /// permitted characters.
  ///
  /// - Parameter rules: the ids of rules with their titles, for completion of `allow`; other ids are
  ///   permitted too.
  public static func text(rules: [(id: String, title: String)] = []) -> String {
    let definitions: [(String, JSONValue)] = [
      ("name", name), ("condition", condition), ("conditionWord", conditionWord), ("effects", effects),
      ("bareEffect", bareEffect), ("text", ["type": ["string", "number", "boolean"]]),
      ("allow", allow(rules)),
      ("reason", reason),
    ]
    let schema: JSONValue = [
      "type": "object", "if": .requiring(Key.partOf.rawValue),
      "then": .reference(to: Form.fragment.definition), "else": .reference(to: Form.root.definition),
    ]
    return JSONValue.schemaText(
      "ModalFlow: the modal flow of an iOS app", schema,
      definitions: definitions + Form.allCases.map { ($0.definition, self.schema(of: $0)) })
  }

  /// Reasons by rule.
  private static func allow(_ rules: [(id: String, title: String)]) -> JSONValue {
    let known = rules.map { ($0.id, JSONValue.reference(to: "reason").describing($0.title)) }
    return [
      "type": "object", "properties": .object(known), "propertyNames": ["type": "string", "minLength": 1],
      "additionalProperties": .reference(to: "reason"),
    ]
  }

  private static let reason = JSONValue.anyOf([
    .reference(to: "text"), .reference(to: Form.allowance.definition),
  ]).describing("Why the finding is meant to be, or a map of ‘reason’, ‘owner’ and ‘until’")

  private static let namePattern = "[a-z][a-z0-9-]*"

  private static let name = JSONValue.pattern("^\(namePattern)$").adding([
    "not": .words(NameSyntax.refused.sorted())
  ])

  private static let conditionWord = JSONValue.anyOf([
    .words(ConditionWord.spellings.filter { $0 != "ios" }),
    .pattern(
      "^(not )?(unsaved \(namePattern)(\\.\(namePattern))?|(up|in-front) \(namePattern)|ios ([0-9.]*[0-9])?(\\.\\.\\.)?([0-9.]*[0-9])?|\(namePattern)(\\.\(namePattern))?)$"
    ),
  ])

  private static let condition: JSONValue = {
    let list: JSONValue = ["type": "array", "items": .reference(to: "condition")]
    return JSONValue.anyOf([
      .reference(to: "conditionWord"), list,
      [
        "type": "object", "properties": ["any": list], "required": ["any"], "additionalProperties": false,
      ],
    ]).describing("A word, ‘not’ a word, a list (all hold) or {any: […]} (one holds)")
  }()

  private static let bareEffect = JSONValue.words(Verb.allCases.filter(\.isBare).map(\.rawValue))

  private static let effects: JSONValue = {
    let one = [JSONValue.reference(to: "bareEffect"), .reference(to: Form.effect.definition)]
    return JSONValue.anyOf(one + [["type": "array", "items": .anyOf(one)]])
      .describing("An effect or a list of effects, in the order in which they happen")
  }()
}

extension Form {
  /// Its name among the definitions of the schema.
  var definition: String { "\(self)" }
}
