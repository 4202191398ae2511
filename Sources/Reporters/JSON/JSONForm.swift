internal import JSON

/// How values of one type are written as JSON, with the JSON Schema of it: both are made of the same members, so that
/// neither has one which the other lacks.
struct JSONForm<Value>: Sendable {
  /// Writes a value: under a name into an object, without one into a list.
  typealias Writing = @Sendable (_ value: Value, _ name: String?, _ json: inout JSONWriter) -> Void

  /// Describes what is written; of a form with a name, this refers to its definition.
  let schema: JSONValue
  /// What the schema refers to.
  private(set) var definitions: [JSONObject.Member] = []
  let write: Writing
  /// Writes the members of a value into an object that is begun; none but for a form of objects.
  private(set) var writeMembers: @Sendable (Value, inout JSONWriter) -> Void = { _, _ in }

  /// A form of single values.
  init(_ schema: JSONValue, _ write: @escaping Writing) {
    self.schema = schema
    self.write = write
  }

  /// A form of objects. Later versions of the tool may write members that its schema does not name.
  ///
  /// - Parameters:
  ///   - name: of its definition; nil where the schema says at each place what is written.
  ///   - isInline: whether a value stands on one line.
  init(
    _ name: String? = nil, _ says: String = "",
    isInline: @escaping @Sendable (Value) -> Bool = { _ in false },
    _ describe: (inout JSONMembers<Value>) -> Void
  ) {
    var members = JSONMembers<Value>()
    describe(&members)
    let writers = members.writers
    let writeMembers: @Sendable (Value, inout JSONWriter) -> Void = { value, json in
      for write in writers { write(value, &json) }
    }
    let form = JSONForm(members.schema.describing(says)) { value, name, json in
      json.object(name, inline: isInline(value)) { writeMembers(value, &$0) }
    }
    self = name.map { form.named($0) } ?? form
    self.writeMembers = writeMembers
    definitions += members.definitions
  }

  /// The same, with a definition that others refer to.
  func named(_ name: String, _ says: String = "") -> JSONForm {
    var form = JSONForm(.reference(to: name), write)
    form.definitions = [JSONObject.Member(name, schema.describing(says))] + definitions
    form.writeMembers = writeMembers
    return form
  }

  /// The same, or `null`.
  var orNull: JSONForm<Value?> {
    var schema = self.schema
    if let type = schema["type"] {
      schema["type"] = [type, "null"]
    } else {
      schema = .anyOf([schema, ["type": "null"]])
    }
    var form = JSONForm<Value?>(schema) { [write] value, name, json in
      if let value { write(value, name, &json) } else { json.null(name) }
    }
    form.definitions = definitions
    return form
  }

  /// A list of such values.
  ///
  /// - Parameters:
  ///   - least: how many there are at least.
  ///   - isInline: whether they stand on one line.
  func list(
    atLeast least: Int = 0, isInline: @escaping @Sendable ([Value]) -> Bool = { _ in false }
  ) -> JSONForm<[Value]> {
    let schema: JSONValue = ["type": "array", "items": schema]
    var form = JSONForm<[Value]>(least > 0 ? schema.adding(["minItems": .int(least)]) : schema) {
      [write] values, name, json in
      json.array(name, inline: isInline(values)) { json in
        for value in values { write(value, nil, &json) }
      }
    }
    form.definitions = definitions
    return form
  }

  /// The schema of files that hold one such value (draft 2020-12).
  func schemaText(_ title: String) -> String {
    JSONValue.schemaText(title, schema, definitions: definitions.map { ($0.name, $0.value) })
  }
}

/// The members of the objects of one form, in the order in which they are written.
struct JSONMembers<Value> {
  private var properties: [(String, JSONValue)] = []
  private var required: [JSONValue] = []
  fileprivate private(set) var definitions: [JSONObject.Member] = []
  fileprivate private(set) var writers: [@Sendable (Value, inout JSONWriter) -> Void] = []

  fileprivate init() {}

  /// A member that is always there.
  mutating func member<Part>(
    _ name: String, _ form: JSONForm<Part>, _ says: String = "", _ part: @escaping @Sendable (Value) -> Part
  ) {
    required.append(.text(name))
    describe(name, form, says)
    writers.append { value, json in form.write(part(value), name, &json) }
  }

  /// A member that is left out where there is nothing to say.
  mutating func optional<Part>(
    _ name: String, _ form: JSONForm<Part>, _ says: String = "", _ part: @escaping @Sendable (Value) -> Part?
  ) {
    describe(name, form, says)
    writers.append { value, json in if let part = part(value) { form.write(part, name, &json) } }
  }

  mutating func text(_ name: String, _ says: String = "", _ part: @escaping @Sendable (Value) -> String) {
    member(name, .text, says, part)
  }

  mutating func texts(_ name: String, _ says: String = "", _ part: @escaping @Sendable (Value) -> [String]) {
    member(name, .texts, says, part)
  }

  mutating func count(_ name: String, _ says: String = "", _ part: @escaping @Sendable (Value) -> Int) {
    member(name, .count, says, part)
  }

  mutating func flag(_ name: String, _ says: String = "", _ part: @escaping @Sendable (Value) -> Bool) {
    member(name, .flag, says, part)
  }

  private mutating func describe<Part>(_ name: String, _ form: JSONForm<Part>, _ says: String) {
    properties.append((name, form.schema.describing(says)))
    for definition in form.definitions where !definitions.contains(where: { $0.name == definition.name }) {
      definitions.append(definition)
    }
  }

  fileprivate var schema: JSONValue {
    .object([("type", "object"), ("required", .array(required)), ("properties", .object(properties))])
  }
}

extension JSONForm where Value == String {
  static var text: Self { Self(["type": "string"]) { $2.value($1, $0) } }

  /// One of some words.
  static func words(_ words: [String]) -> Self {
    Self(.words(words)) { $2.value($1, $0) }
  }

  /// Always the same word.
  static func only(_ word: String) -> Self { Self(["const": .text(word)]) { $2.value($1, $0) } }
}

extension JSONForm where Value == [String] {
  static var texts: Self {
    Self(["type": "array", "items": ["type": "string"]]) { $2.values($1, $0) }.named("names")
  }
}

extension JSONForm where Value == Int {
  static var count: Self { number(from: 0).named("count") }

  /// A whole number that is not less than another.
  static func number(from least: Int) -> Self {
    Self(["type": "integer", "minimum": .int(least)]) { $2.value($1, $0) }
  }

  /// Always the same number.
  static func only(_ number: Int) -> Self { Self(["const": .int(number)]) { $2.value($1, $0) } }
}

extension JSONForm where Value == Bool {
  static var flag: Self { Self(["type": "boolean"]) { $2.value($1, $0) } }
}
