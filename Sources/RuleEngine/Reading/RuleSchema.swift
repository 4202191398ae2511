internal import FlowModel
internal import JSON

/// The JSON Schema of rule files, made from the tables of their keys.
public enum RuleSchema {
  /// Draft 2020-12, with descriptions, for editors with a YAML language server. For the schema an expression is a
  /// string; it is checked when a rule is read.
  public static func text() -> String {
    let schema = JSONValue.object([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("ModalFlow: a rule")), ("$ref", .text("#/$defs/rule")),
      ("$defs", .object(RuleForm.allCases.map { ($0.rawValue, object($0)) })),
    ])
    return schema.lines + "\n"
  }

  private static func object(_ form: RuleForm) -> JSONValue {
    let required = form.keys.filter(\.isRequired).map { JSONValue.text($0.name) }
    return .object(
      [
        ("type", .text("object")),
        (
          "properties",
          .object(form.keys.map { ($0.name, .object([("description", .text($0.says))] + pairs($0.value))) })
        ),
        ("additionalProperties", .bool(false)),
      ] + (required.isEmpty ? [] : [("required", .array(required))]) + together(form))
  }

  /// Which keys require or exclude each other.
  private static func together(_ form: RuleForm) -> [(String, JSONValue)] {
    switch form {
    case .rule:
      let ranging = Keyword.allCases.filter(\.hasSubject).map { ($0.rawValue, names(["each"])) }
      let others = Keyword.allCases.filter { !$0.hasSubject }.map { keyword in
        (keyword.rawValue, JSONValue.object([("not", requiring("each"))]))
      }
      return [
        ("oneOf", .array(Keyword.allCases.map { requiring($0.rawValue) })),
        (
          "dependentRequired",
          .object(ranging + [("through", names([Keyword.alwaysPossibleStep.rawValue]))])
        ),
        ("dependentSchemas", .object(others)),
      ]
    case .edit:
      let needed = EditTemplate.Kind.allCases.compactMap { kind in
        kind.neededKeys.isEmpty ? nil : (kind.rawValue, names(kind.neededKeys))
      }
      return [
        ("oneOf", .array(EditTemplate.Kind.allCases.map { requiring($0.rawValue) })),
        ("dependentRequired", .object(needed)),
      ]
    default: return []
    }
  }

  private static func names(_ names: [String]) -> JSONValue { .array(names.map { .text($0) }) }

  private static func requiring(_ key: String) -> JSONValue { .object([("required", names([key]))]) }

  private static func reference(_ form: RuleForm) -> JSONValue {
    .object([("$ref", .text("#/$defs/\(form.rawValue)"))])
  }

  private static func type(_ names: String...) -> [(String, JSONValue)] {
    [("type", names.count == 1 ? .text(names[0]) : .array(names.map { .text($0) }))]
  }

  private static func pattern(_ pattern: String) -> [(String, JSONValue)] {
    type("string") + [("pattern", .text(pattern))]
  }

  private static func pairs(_ value: RuleValueForm) -> [(String, JSONValue)] {
    switch value {
    case .id: return pattern("^[a-z0-9]+(-[a-z0-9]+)*$")
    case .month: return pattern("^[0-9]{4}-(0[1-9]|1[0-2])$")
    case .day: return pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
    // YAML without quotes makes numbers and bools of some texts.
    case .text, .template, .condition, .expression: return type("string", "number", "boolean")
    case .flag: return type("boolean")
    case .words(let words): return [("enum", names(words))]
    case .severity:
      let word = [("enum", names(RuleValueForm.severities))]
      let conditions = RuleValueForm.severities.map { ($0, JSONValue.object(pairs(.condition))) }
      let byCondition = JSONValue.object([
        ("type", .text("object")), ("properties", .object(conditions + [("else", .object(word))])),
        ("additionalProperties", .bool(false)), ("required", names(["else"])),
      ])
      return [("anyOf", .array([.object(word), byCondition]))]
    case .texts:
      return type("array") + [("items", .object(type("string", "number", "boolean")))]
    case .value: return type("string", "number", "boolean", "array")
    case .values: return type("object")
    case .flow: return type("object")
    case .form(let form): return [("$ref", .text("#/$defs/\(form.rawValue)"))]
    case .forms(let form): return type("array") + [("items", reference(form))]
    case .named(let form): return type("object") + [("additionalProperties", reference(form))]
    case .expressionOr(let form):
      return [("anyOf", .array([.object(type("string")), reference(form)]))]
    }
  }
}
