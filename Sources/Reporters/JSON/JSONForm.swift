internal import JSON

/// How values of one type are written as JSON, together with the JSON Schema. Both are made from the same
/// list of members, so they always agree.
struct JSONForm<Value>: Sendable {
  /// Writes a value: with a name into an object, without a name into an array.
  typealias Writing = @Sendable (_ value: Value, _ name: String?, _ json: inout JSONWriter) -> Void

  /// Describes the written value; if the form has a name, this is a reference to its definition.
  let schema: JSONValue
  /// The definitions that the schema refers to.
  private(set) var definitions: [JSONObject.Member] = []
  let write: Writing
  /// Writes the members of a value into an object that was already opened; writes nothing unless the form is
  /// an object.
  private(set) var writeMembers: @Sendable (Value, inout JSONWriter) -> Void = { _, _ in }

  /// Creates a form of single values.
  init(_ schema: JSONValue, _ write: @escaping Writing) {
    self.schema = schema
    self.write = write
  }

  /// Creates a form of objects. Later versions of the tool may write members that its schema does not name.
  ///
  /// - Parameters:
  ///   - name: the name of its definition; nil if the schema repeats the description at each place.
  ///   - isInline: whether a value is written on one line.
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

  /// The same form, with a definition that others can refer to.
  func named(_ name: String, _ says: String = "") -> JSONForm {
    var form = JSONForm(.reference(to: name), write)
    form.definitions = [JSONObject.Member(name, schema.describing(says))] + definitions
    form.writeMembers = writeMembers
    return form
  }

  /// The same form, or `null`.
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

  /// A form of arrays of such values.
  ///
  /// - Parameters:
  ///   - least: the smallest number of elements.
  ///   - isInline: whether the array is written on one line.
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

  /// The schema of files that contain one such value (draft 2020-12).
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

  /// Adds a member that is always written.
  mutating func member<Part>(
    _ name: String, _ form: JSONForm<Part>, _ says: String = "", _ part: @escaping @Sendable (Value) -> Part
  ) {
    required.append(.text(name))
    describe(name, form, says)
    writers.append { value, json in form.write(part(value), name, &json) }
  }

  /// Adds a member that is left out if its value is nil.
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

  /// A form of strings with a fixed set of values.
  static func words(_ words: [String]) -> Self {
    Self(.words(words)) { $2.value($1, $0) }
  }

  /// A form of one constant string.
  static func only(_ word: String) -> Self { Self(["const": .text(word)]) { $2.value($1, $0) } }
}

extension JSONForm where Value == [String] {
  static var texts: Self {
    Self(["type": "array", "items": ["type": "string"]]) { $2.values($1, $0) }.named("names")
  }
}

extension JSONForm where Value == Int {
  static var count: Self { number(from: 0).named("count") }

  /// A form of integers with a minimum.
  static func number(from least: Int) -> Self {
    Self(["type": "integer", "minimum": .int(least)]) { $2.value($1, $0) }
  }

  /// A form of one constant number.
  static func only(_ number: Int) -> Self { Self(["const": .int(number)]) { $2.value($1, $0) } }
}

extension JSONForm where Value == Bool {
  static var flag: Self { Self(["type": "boolean"]) { $2.value($1, $0) } }
}
