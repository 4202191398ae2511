public import Diagnostics

/// The keys of one kind of map in a file format. Its reader, its JSON Schema and its reference are made from
/// this table.
public struct MappingTable: Sendable {
  /// One key.
  public struct Key: Sendable {
    /// Its name.
    public let name: String
    /// The YAML shapes that its value may have.
    public let shapes: NodeShapes
    /// Its permitted value, in the words of the reference.
    public let expected: String
    /// Whether it is required.
    public let isRequired: Bool
    /// What to do if its value has another shape; empty if there is no special advice.
    public var help = ""

    /// Creates a key.
    public init(_ name: String, _ shapes: NodeShapes, expected: String, isRequired: Bool = false) {
      self.name = name
      self.shapes = shapes
      self.expected = expected
      self.isRequired = isRequired
    }
  }

  /// The name of such a map in messages, with its article.
  public let noun: String
  /// Its keys in the order of the reference.
  public let keys: [Key]

  /// Creates a table.
  public init(_ noun: String, _ keys: [Key]) {
    self.noun = noun
    self.keys = keys
  }

  /// The keys of a map. An unknown key, a key without value or with a value of a wrong shape is left out and
  /// reported at its place; missing keys are reported too.
  ///
  /// - Parameters:
  ///   - acceptsNothing: whether a key without value counts as one with an empty text.
  ///   - elsewhere: for a name that is not a key of this table, a text that names the maps which have it;
  ///     empty if there are none.
  public func read(
    _ node: YAMLNode, acceptsNothing: Bool = false, elsewhere: @escaping (String) -> String = { _ in "" },
    problems: inout [Problem]
  ) -> [MappingField] {
    guard node.kind == .mapping else {
      problems.append(
        Problem(
          "wrong-type", "\(noun) must be a map", at: node.place,
          expected: "the keys \(listOfNames(keys.map(\.name)))"))
      return []
    }
    var reading = Reading(table: self, acceptsNothing: acceptsNothing, elsewhere: elsewhere)
    let fields = reading.fields(of: node)
    problems += reading.problems
    return fields
  }

  /// The state while one map is read.
  private struct Reading: MappingDecoder {
    let table: MappingTable
    let acceptsNothing: Bool
    let elsewhere: (String) -> String
    var problems: [Problem] = []

    var requiredRows: [Int] { table.keys.indices.filter { table.keys[$0].isRequired } }

    func row(of name: YAMLNode) -> Int? {
      let text = name.text
      return table.keys.firstIndex { $0.name == text }
    }

    mutating func reportUnknown(_ name: YAMLNode, _ value: YAMLNode, at position: Int, in map: YAMLNode)
      -> Int?
    {
      let (names, elsewhere) = (table.keys.map(\.name), elsewhere(name.text))
      let near = elsewhere.isEmpty ? nearestName(to: name.text, among: names) : nil
      problems.append(
        Problem(
          "unknown-key", "\(table.noun) has no key ‘\(name.text)’", at: name.place,
          label: near.map { "did you mean ‘\($0)’?" } ?? "", expected: listOfNames(names, limit: 20),
          help: elsewhere, replacement: near))
      return near.flatMap { near in names.firstIndex(of: near) }
    }

    mutating func accepts(_ value: YAMLNode, behind name: YAMLNode, row: Int) -> Bool {
      let key = table.keys[row]
      if value.isMissing, !acceptsNothing {
        problems.append(
          Problem(
            "missing-value", "‘\(name.text)’ has nothing behind it", at: name.place,
            help: "write a value, or take the key out"))
        return false
      }
      if key.shapes.contains(value) { return true }
      problems.append(
        Problem(
          "wrong-type", "‘\(name.text)’ of \(table.noun) must be \(key.shapes)", at: value.place,
          expected: key.expected, help: key.help))
      return false
    }

    mutating func reportMissing(_ row: Int, in map: YAMLNode) {
      let key = table.keys[row]
      problems.append(
        Problem(
          "missing-key", "\(table.noun) needs the key ‘\(key.name)’", at: map.place, expected: key.expected))
    }
  }
}

/// The YAML shapes that the value of a key can have.
public struct NodeShapes: OptionSet, Sendable, CustomStringConvertible {
  /// One bit for each shape.
  public let rawValue: UInt8
  /// Takes shapes as bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A single value.
  public static let text = NodeShapes(rawValue: 1)
  /// A list of single values.
  public static let texts = NodeShapes(rawValue: 2)
  /// A list of anything.
  public static let list = NodeShapes(rawValue: 4)
  /// A map.
  public static let map = NodeShapes(rawValue: 8)
  /// Any value: another reader checks it.
  public static let anything: NodeShapes = [.text, .list, .map]

  /// Whether a node has one of these shapes.
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
