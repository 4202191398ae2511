public import Diagnostics

/// The keys that one kind of map has in some format of files: what its reader, its JSON Schema and its reference are made
/// of.
public struct MappingTable: Sendable {
  /// One key.
  public struct Key: Sendable {
    /// Its spelling.
    public let name: String
    /// What YAML looks like behind it.
    public let shapes: NodeShapes
    /// What may stand behind it, as the reference of the format calls it.
    public let expected: String
    /// It may not be left out.
    public let isRequired: Bool

    /// A key.
    public init(_ name: String, _ shapes: NodeShapes, expected: String, isRequired: Bool = false) {
      self.name = name
      self.shapes = shapes
      self.expected = expected
      self.isRequired = isRequired
    }
  }

  /// A key as it is written, with what stands behind it.
  public struct Field: Sendable {
    /// Its position in ``MappingTable/keys``.
    public let key: Int
    /// The key.
    public let name: YAMLNode
    /// What stands behind it.
    public let value: YAMLNode
  }

  /// What a person calls such a map, with its article.
  public let noun: String
  /// Its keys in the order of the reference.
  public let keys: [Key]

  /// A table.
  public init(_ noun: String, _ keys: [Key]) {
    self.noun = noun
    self.keys = keys
  }

  /// The keys of a map. What is no key, misses its value or has one of an impossible shape is left out and becomes a problem
  /// where it stands, and so does a key that is missing.
  ///
  /// - Parameters:
  ///   - acceptsNothing: a key with nothing behind it counts as one with an empty text.
  ///   - elsewhere: where a name is a key that is none here; empty for nowhere.
  public func read(
    _ node: YAMLNode, acceptsNothing: Bool = false, elsewhere: (String) -> String = { _ in "" },
    problems: inout [Problem]
  ) -> [Field] {
    let names = keys.map(\.name)
    guard node.kind == .mapping else {
      problems.append(
        Problem(
          "wrong-type", "\(noun) must be a map", at: node.place, expected: "the keys \(listOfNames(names))"))
      return []
    }
    var fields: [Field] = []
    var written: Set<Int> = []
    for (name, value) in node.pairs {
      guard let key = keys.firstIndex(where: { $0.name == name.text }) else {
        problems.append(unknown(name, names, elsewhere(name.text)))
        continue
      }
      written.insert(key)
      if value.isMissing, !acceptsNothing {
        problems.append(
          Problem(
            "missing-value", "‘\(name.text)’ has nothing behind it", at: name.place,
            help: "write a value, or take the key out"))
      } else if keys[key].shapes.contains(value) {
        fields.append(Field(key: key, name: name, value: value))
      } else {
        problems.append(
          Problem(
            "wrong-type", "‘\(name.text)’ of \(noun) must be \(keys[key].shapes)", at: value.place,
            expected: keys[key].expected))
      }
    }
    for (position, key) in keys.enumerated() where key.isRequired && !written.contains(position) {
      problems.append(
        Problem(
          "missing-key", "\(noun) needs the key ‘\(key.name)’", at: node.place, expected: key.expected))
    }
    return fields
  }

  private func unknown(_ name: YAMLNode, _ names: [String], _ elsewhere: String) -> Problem {
    let near = elsewhere.isEmpty ? nearestName(to: name.text, among: names) : nil
    return Problem(
      "unknown-key", "\(noun) has no key ‘\(name.text)’", at: name.place,
      label: near.map { "did you mean ‘\($0)’?" } ?? "", expected: listOfNames(names, limit: 20),
      help: elsewhere, replacement: near)
  }
}

/// What YAML can look like behind a key.
public struct NodeShapes: OptionSet, Sendable, CustomStringConvertible {
  /// One bit for each.
  public let rawValue: UInt8
  /// Shapes by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A single value.
  public static let text = NodeShapes(rawValue: 1)
  /// A list of single values.
  public static let texts = NodeShapes(rawValue: 2)
  /// A list of anything.
  public static let list = NodeShapes(rawValue: 4)
  /// A map.
  public static let map = NodeShapes(rawValue: 8)
  /// Whatever there is: another reader says what is wrong with it.
  public static let anything: NodeShapes = [.text, .list, .map]

  /// Whether a node looks so.
  public func contains(_ node: YAMLNode) -> Bool {
    switch node.kind {
    case .scalar: contains(.text)
    case .mapping: contains(.map)
    case .sequence:
      contains(.list) || contains(.texts) && node.elements.allSatisfy { $0.kind == .scalar }
    }
  }

  public var description: String {
    let words: [(NodeShapes, String)] = [
      (.text, "a text"), (.texts, "a list of texts"), (.list, "a list"), (.map, "a map"),
    ]
    return words.filter { contains($0.0) }.map(\.1).joined(separator: " or ")
  }
}
