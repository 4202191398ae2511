/// The building blocks of JSON Schemas (draft 2020-12).
extension JSONValue {
  /// A list of texts.
  public static func list(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .text($0) }) }

  /// A schema that matches if one of several schemas matches.
  public static func anyOf(_ schemas: [JSONValue]) -> JSONValue { ["anyOf": .array(schemas)] }

  /// One of a fixed set of words.
  public static func words(_ words: some Sequence<String>) -> JSONValue { ["enum": .list(words)] }

  /// A text that matches a regular expression.
  public static func pattern(_ pattern: String) -> JSONValue {
    ["type": "string", "pattern": .text(pattern)]
  }

  /// A schema for objects that have a key.
  public static func requiring(_ key: String) -> JSONValue { ["required": [.text(key)]] }

  /// A reference to a schema among the definitions.
  public static func reference(to name: String) -> JSONValue { ["$ref": .text("#/$defs/\(name)")] }

  /// The text of a schema.
  ///
  /// - Parameters:
  ///   - title: its title.
  ///   - definitions: the schemas that it refers to, by name.
  public static func schemaText(
    _ title: String, _ schema: JSONValue, definitions: [(String, JSONValue)]
  ) -> String {
    let head: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": .text(title),
    ]
    let all = head.adding(schema)
    return (definitions.isEmpty ? all : all.adding(["$defs": .object(definitions)])).lines + "\n"
  }

  /// This object, followed by the members of another one.
  public func adding(_ other: JSONValue) -> JSONValue {
    guard case .object(let own) = self, case .object(let more) = other else { return self }
    return .object(JSONObject(members: own.members + more.members))
  }

  /// This schema with a description, unless the description is empty.
  public func describing(_ says: String) -> JSONValue {
    says.isEmpty ? self : JSONValue.object([("description", .text(says))]).adding(self)
  }
}
