internal import JSON

extension FlowSchema {
  /// One form: an object with exactly its keys.
  static func schema(of form: Form) -> JSONValue {
    let entries = KeyTable.forms[form.rawValue].entries
    var pairs: [(String, JSONValue)] = [
      ("type", .text("object")),
      ("properties", .object(entries.map { ($0.name, schema(of: $0)) })),
      ("additionalProperties", .bool(false)),
    ]
    var required = entries.filter(\.isRequired).map(\.name)
    if form == .root { required.append(Key.screens.rawValue) }
    if !required.isEmpty { pairs.append(("required", .array(required.map { .text($0) }))) }
    switch form {
    case .effect:
      pairs += verbs
      pairs.append(("anyOf", .array((verbKeys + [.expect]).map { .object([("required", names([$0]))]) })))
    case .button, .trigger: pairs += verbs
    case .screen:
      pairs.append(("allOf", .array([children(.tabs, of: .tabs), children(.columns, of: .split)])))
    default: break
    }
    if form == .button {
      pairs.append(
        ("anyOf", .array([Key.label, .symbol, .role].map { .object([("required", names([$0]))]) })))
    }
    return .object(pairs)
  }

  private static func schema(of entry: KeyEntry) -> JSONValue {
    let words = "\(entry.says). Absent: \(entry.absent)".replacing("`", with: "")
    return .object([("description", .text(words))] + pairs(of: entry.type))
  }

  private static func names(_ keys: [Key]) -> JSONValue { .array(keys.map { .text($0.rawValue) }) }

  /// What an effect does: a verb, or a list behind `does`.
  private static let verbKeys =
    Verb.allCases.filter { $0 != .complete }.compactMap { Key(rawValue: $0.rawValue) } + [.does]

  /// At most one verb, and the keys that need one.
  private static var verbs: [(String, JSONValue)] {
    let alternatives = verbKeys.map { JSONValue.object([("required", names([$0]))]) }
    let none = JSONValue.object([("not", .object([("anyOf", .array(alternatives))]))])
    let moving = Verb.allCases.filter(\.isTransition).compactMap { Key(rawValue: $0.rawValue) }
    let needs = KeyTable.presentation.filter { $0.name != Key.animated.rawValue }
      .map { ($0.name, names([.present])) }
    func oneOf(_ verbs: [Key]) -> JSONValue {
      .object([("anyOf", .array(verbs.map { .object([("required", names([$0]))]) }))])
    }
    return [
      ("oneOf", .array(alternatives + [none])),
      ("dependentRequired", .object(needs + [(Key.else.rawValue, names([.if]))])),
      (
        "dependentSchemas",
        .object([
          (Key.then.rawValue, oneOf(moving)), (Key.animated.rawValue, oneOf([.present, .dismiss])),
        ])
      ),
    ]
  }

  /// A container needs its children, and only it has them.
  private static func children(_ key: Key, of kind: Kind) -> JSONValue {
    .object([
      (
        "if",
        .object([
          ("properties", .object([("kind", .object([("const", .text(kind.rawValue))]))])),
          ("required", names([.kind])),
        ])
      ),
      ("then", .object([("required", names([key]))])),
      ("else", .object([("not", .object([("required", names([key]))]))])),
    ])
  }

  private static func schema(of type: ValueType) -> JSONValue {
    switch type {
    case .condition: reference("condition")
    case .effects: reference("effects")
    case .mapping(let form): reference(form.definition)
    case .name, .screen: reference("name")
    case .text: reference("text")
    default: .object(pairs(of: type))
    }
  }

  private static func pairs(of type: ValueType) -> [(String, JSONValue)] {
    switch type {
    case .languageVersion: [("const", .int(1))]
    case .text: [("$ref", .text("#/$defs/text"))]
    case .name, .screen, .detent, .unwind: [("$ref", .text("#/$defs/name"))]
    case .bool: [("type", .text("boolean"))]
    case .version: pattern("^[0-9]+(\\.[0-9]+)?$", or: "number")
    case .versions: pattern("^[0-9]+(\\.[0-9]+)?(\\.\\.\\.([0-9]+(\\.[0-9]+)?)?)?$", or: "number")
    case .path: [("type", .text("string")), ("minLength", .int(1))]
    case .day: pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", or: nil)
    case .size:
      [
        ("type", .text("array")), ("items", .object([("type", .text("integer"))])), ("minItems", .int(2)),
        ("maxItems", .int(2)),
      ]
    case .words(let words): [("enum", .array(words.map { .text($0) }))]
    case .button, .rule: [("type", .text("string")), ("minLength", .int(1))]
    case .point, .flag: pattern("^[a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)?$", or: nil)
    case .anchor:
      [
        ("type", .text("string")), ("minLength", .int(1)),
        ("examples", .array(["sender", "view", "back", "none"].map { .text($0) })),
      ]
    case .receiver(let words):
      [
        (
          "anyOf",
          .array([
            .object([("enum", .array(words.map { .text($0.rawValue) }))]), reference("name"),
          ])
        )
      ]
    case .nothing: [("not", .object([]))]
    case .condition: [("$ref", .text("#/$defs/condition"))]
    case .effects: [("$ref", .text("#/$defs/effects"))]
    case .list(let element, _, _):
      type.takesOne ? [("anyOf", .array([.object(list(type)), schema(of: element)]))] : list(type)
    case .map(.rule, _): [("$ref", .text("#/$defs/allow"))]
    case .map(let key, let value):
      [
        ("type", .text("object")), ("propertyNames", schema(of: key)),
        ("additionalProperties", orNothing(value)),
      ]
    case .byCondition(let value):
      [
        ("type", .text("object")), ("propertyNames", reference("conditionWord")),
        ("additionalProperties", schema(of: value)),
      ]
    case .mapping(let form): [("$ref", .text("#/$defs/\(form.definition)"))]
    case .either(let one, let other):
      // Where a single word means something else, it is no list of one.
      [
        (
          "anyOf",
          .array(
            [one, other].map {
              if case .list = $0, !type.takesOneOnly { .object(list($0)) } else { schema(of: $0) }
            })
        )
      ]
    }
  }

  /// A list in brackets or behind dashes.
  private static func list(_ type: ValueType) -> [(String, JSONValue)] {
    guard case .list(let element, let least, let most) = type else { return [] }
    return [("type", .text("array")), ("items", schema(of: element))]
      + (least > 0 ? [("minItems", .int(least))] : []) + (most.map { [("maxItems", .int($0))] } ?? [])
  }

  /// A screen or a point without a key may be written with nothing behind its name.
  private static func orNothing(_ type: ValueType) -> JSONValue {
    switch type {
    case .mapping(.screen), .mapping(.unsavedPoint):
      .object([("anyOf", .array([schema(of: type), .object([("type", .text("null"))])]))])
    default: schema(of: type)
    }
  }

  private static func pattern(_ pattern: String, or type: String?) -> [(String, JSONValue)] {
    let types = ["string"] + (type.map { [$0] } ?? [])
    return [
      ("type", types.count == 1 ? .text(types[0]) : .array(types.map { .text($0) })),
      ("pattern", .text(pattern)),
    ]
  }
}
