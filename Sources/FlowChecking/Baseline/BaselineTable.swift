internal import JSON
internal import YAMLTree

/// The keys of an entry of a baseline. The reader, the JSON Schema and the reference are made from this
/// table.
enum BaselineTable {
  static let rows: [(key: BaselineKey, type: BaselineType, says: String)] = [
    (.flow, .text, "the root file of the flow, seen from the folder of the baseline"),
    (.element, .text, "the element that the finding stands at"),
    (.rule, .text, "the rule that finds it"),
    (.reason, .text, "why it is accepted"),
    (.owner, .text, "who looks after it"),
    (.until, .day, "the last day on which it is accepted"),
  ]

  static let table = MappingTable(
    "an entry",
    rows.map { row in
      MappingTable.Key(
        row.key.rawValue, .text, expected: row.type.reference, isRequired: row.key.isRequired)
    })

  /// The JSON Schema in draft 2020-12, for editors with a YAML language server.
  static func schema() -> String {
    let properties = rows.map { ($0.key.rawValue, $0.type.schema.describing($0.says)) }
    let entry: JSONValue = [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
      "required": .list(BaselineKey.allCases.filter(\.isRequired).map(\.rawValue)),
    ]
    return JSONValue.schemaText(
      "ModalFlow: findings that are known, \(BaselineFile.standardName)", ["type": "array", "items": entry],
      definitions: [])
  }

  /// The rows of the reference.
  static var reference: String {
    "| key | value | what it says |\n|---|---|---|\n"
      + rows.map { row in
        let need = row.key.isRequired ? "" : ", may be left out"
        return "| `\(row.key.rawValue)` | \(row.type.reference)\(need) | \(row.says) |\n"
      }.joined()
  }
}

/// A key of an entry, as it is spelled.
enum BaselineKey: String, CaseIterable, Sendable {
  case flow, element, rule, reason, owner, until

  /// Whether it is required: the keys that identify the finding are.
  var isRequired: Bool { [.flow, .element, .rule].contains(self) }
}

/// The type of a value.
enum BaselineType: Sendable {
  case text
  /// `yyyy-mm-dd`
  case day

  var reference: String {
    switch self {
    case .text: "text"
    case .day: "yyyy-mm-dd"
    }
  }

  fileprivate var schema: JSONValue {
    switch self {
    // YAML reads some unquoted names as numbers or Booleans.
    case .text: ["type": ["string", "number", "boolean"]]
    case .day: .pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
    }
  }
}
