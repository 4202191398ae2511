internal import FlowModel
internal import JSON

/// The JSON Schema of rule files, made from the tables of their keys.
public enum RuleSchema {
  /// The schema in draft 2020-12 with descriptions, for editors with a YAML language server. It treats an
  /// expression as a string; expressions are checked when a rule is read.
  public static func text() -> String {
    JSONValue.schemaText(
      "ModalFlow: a rule", .reference(to: "rule"),
      definitions: RuleForm.allCases.map { ($0.rawValue, object($0)) })
  }

  private static func object(_ form: RuleForm) -> JSONValue {
    let keys = form.keys.map { ($0.name, schema($0.value).describing($0.says)) }
    let required = form.keys.filter(\.isRequired).map(\.name)
    let object: JSONValue = ["type": "object", "properties": .object(keys), "additionalProperties": false]
    return object.adding(required.isEmpty ? [:] : ["required": .list(required)]).adding(together(form))
  }

  /// The keys that require or exclude each other.
  private static func together(_ form: RuleForm) -> JSONValue {
    switch form {
    case .rule:
      let ranging = Keyword.allCases.filter(\.hasSubject).map { ($0.rawValue, JSONValue.list(["each"])) }
      let through = ("through", JSONValue.list([Keyword.alwaysPossibleStep.rawValue]))
      let others = Keyword.allCases.filter { !$0.hasSubject }.map { keyword in
        (keyword.rawValue, JSONValue.object([("not", .requiring("each"))]))
      }
      return [
        "oneOf": .array(Keyword.allCases.map { .requiring($0.rawValue) }),
        "dependentRequired": .object(ranging + [through]), "dependentSchemas": .object(others),
      ]
    case .edit:
      let needed = EditTemplate.Kind.allCases.filter { !$0.neededKeys.isEmpty }.map {
        ($0.rawValue, JSONValue.list($0.neededKeys))
      }
      return [
        "oneOf": .array(EditTemplate.Kind.allCases.map { .requiring($0.rawValue) }),
        "dependentRequired": .object(needed),
      ]
    default: return [:]
    }
  }

  /// YAML reads some unquoted texts as numbers or Booleans.
  private static let written: JSONValue = ["type": ["string", "number", "boolean"]]

  private static func schema(_ value: RuleValueForm) -> JSONValue {
    switch value {
    case .id: return .pattern("^[a-z0-9]+(-[a-z0-9]+)*$")
    case .month: return .pattern("^[0-9]{4}-(0[1-9]|1[0-2])$")
    case .day: return .pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
    case .text, .template, .condition, .expression: return written
    case .flag: return ["type": "boolean"]
    case .words(let words): return .words(words)
    case .severity:
      let word = JSONValue.words(RuleValueForm.severities)
      let conditions = RuleValueForm.severities.map { ($0, written) } + [("else", word)]
      return .anyOf([
        word,
        [
          "type": "object", "properties": .object(conditions), "additionalProperties": false,
          "required": ["else"],
        ],
      ])
    case .texts: return ["type": "array", "items": written]
    case .value: return ["type": ["string", "number", "boolean", "array"]]
    case .values, .flow: return ["type": "object"]
    case .form(let form): return .reference(to: form.rawValue)
    case .forms(let form): return ["type": "array", "items": .reference(to: form.rawValue)]
    case .named(let form): return ["type": "object", "additionalProperties": .reference(to: form.rawValue)]
    case .macros: return ["type": "object", "additionalProperties": written]
    case .expressionOr(let form): return .anyOf([["type": "string"], .reference(to: form.rawValue)])
    }
  }
}
