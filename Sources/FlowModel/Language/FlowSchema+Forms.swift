internal import JSON

extension FlowSchema {
  /// One form: an object with exactly its keys.
  static func schema(of form: Form) -> JSONValue {
    let entries = KeyTable.forms[form.rawValue].entries
    var schema: JSONValue = [
      "type": "object", "properties": .object(entries.map { ($0.name, self.schema(of: $0)) }),
      "additionalProperties": false,
    ]
    var required = entries.filter(\.isRequired).map(\.name)
    if form == .root { required.append(Key.screens.rawValue) }
    if !required.isEmpty { schema = schema.adding(["required": .list(required)]) }
    switch form {
    case .effect: schema = schema.adding(verbs).adding(anyOf(verbKeys + [.expect]))
    case .button: schema = schema.adding(verbs).adding(named)
    case .trigger: schema = schema.adding(verbs)
    case .screen:
      schema = schema.adding(["allOf": [children(.tabs, of: .tabs), children(.columns, of: .split)]])
    default: break
    }
    return schema
  }

  private static func schema(of entry: KeyEntry) -> JSONValue {
    schema(of: entry.type).describing("\(entry.says). Absent: \(entry.absent)".replacing("`", with: ""))
  }

  /// A button needs one of the keys that name it, or a ‘todo’ for its label.
  private static var named: JSONValue {
    let open: JSONValue = [
      "required": .list([Key.todo.rawValue]),
      "properties": [Key.todo.rawValue: .requiring(Key.label.rawValue)],
    ]
    return .anyOf([.label, .symbol, .role].map { (key: Key) in .requiring(key.rawValue) } + [open])
  }

  /// An object with at least one of these keys.
  private static func anyOf(_ keys: [Key]) -> JSONValue { .anyOf(keys.map { .requiring($0.rawValue) }) }

  /// The keys for what an effect does: a verb, or `does` with a list.
  private static let verbKeys =
    Verb.allCases.filter { $0 != .complete }.compactMap { Key(rawValue: $0.rawValue) } + [.does]

  /// At most one verb; some keys need a verb.
  private static var verbs: JSONValue {
    let alternatives = verbKeys.map { JSONValue.requiring($0.rawValue) }
    let moving = Verb.allCases.filter(\.isTransition).compactMap { Key(rawValue: $0.rawValue) }
    let needs = KeyTable.presentation.filter { $0.name != Key.animated.rawValue }
      .map { ($0.name, JSONValue.list([Key.present.rawValue])) }
    return [
      "oneOf": .array(alternatives + [["not": .anyOf(alternatives)]]),
      "dependentRequired": .object(needs + [(Key.else.rawValue, .list([Key.if.rawValue]))]),
      "dependentSchemas": .object([
        (Key.then.rawValue, anyOf(moving)), (Key.animated.rawValue, anyOf([.present, .dismiss])),
      ]),
    ]
  }

  /// A container requires its children, and other kinds do not permit them.
  private static func children(_ key: Key, of kind: Kind) -> JSONValue {
    let has = JSONValue.requiring(key.rawValue)
    return [
      "if": ["properties": ["kind": ["const": .text(kind.rawValue)]], "required": ["kind"]],
      "then": has, "else": ["not": has],
    ]
  }

  private static func schema(of type: ValueType) -> JSONValue {
    switch type {
    case .languageVersion: ["const": 1]
    case .text: .reference(to: "text")
    case .name, .screen, .detent, .unwind: .reference(to: "name")
    case .bool: ["type": "boolean"]
    case .version: textOrNumber("^[0-9]+(\\.[0-9]+)?$")
    case .versions: textOrNumber("^[0-9]+(\\.[0-9]+)?(\\.\\.\\.([0-9]+(\\.[0-9]+)?)?)?$")
    case .path, .button, .rule: ["type": "string", "minLength": 1]
    case .day: .pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
    case .size: ["type": "array", "items": ["type": "integer"], "minItems": 2, "maxItems": 2]
    case .words(let words): .words(words.spellings)
    case .point, .flag: .pattern("^[a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)?$")
    case .anchor: ["type": "string", "minLength": 1, "examples": ["sender", "view", "back", "none"]]
    case .receiver(let words): .anyOf([.words(words.map(\.rawValue)), .reference(to: "name")])
    case .nothing: ["not": [:]]
    case .condition: .reference(to: "condition")
    case .effects: .reference(to: "effects")
    case .list(let element, _, _):
      type.takesOne ? .anyOf([list(type), schema(of: element)]) : list(type)
    case .map(.rule, _): .reference(to: "allow")
    case .map(let key, let value):
      ["type": "object", "propertyNames": schema(of: key), "additionalProperties": orNothing(value)]
    case .byCondition(let value):
      [
        "type": "object", "propertyNames": .reference(to: "conditionWord"),
        "additionalProperties": schema(of: value),
      ]
    case .mapping(let form): .reference(to: form.definition)
    case .either(let one, let other):
      // If a single word has another meaning, it is not a list with one element.
      .anyOf(
        [one, other].map { if case .list = $0, !type.takesOneOnly { list($0) } else { schema(of: $0) } })
    }
  }

  /// A list in brackets or with dashes.
  private static func list(_ type: ValueType) -> JSONValue {
    guard case .list(let element, let least, let most) = type else { return [:] }
    let counts = [("minItems", least > 0 ? JSONValue.int(least) : nil), ("maxItems", most.map { .int($0) })]
    return JSONValue.object([("type", "array"), ("items", schema(of: element))]).adding(.present(counts))
  }

  /// A screen or a point without keys may have an empty value.
  private static func orNothing(_ type: ValueType) -> JSONValue {
    switch type {
    case .mapping(.screen), .mapping(.unsavedPoint): .anyOf([schema(of: type), ["type": "null"]])
    default: schema(of: type)
    }
  }

  private static func textOrNumber(_ pattern: String) -> JSONValue {
    ["type": ["string", "number"], "pattern": .text(pattern)]
  }
}
