/// Reads one kind of map by a table of its keys. Every format of files has its own tables and messages; what is a key, a
/// misspelt one, a missing one, and what has a value of a wrong type is decided here for all of them.
public protocol MappingDecoder {
  /// The row of a key in the table; nil for what is no key of it.
  func row(of name: YAMLNode) -> Int?

  /// The rows of the keys that may not be left out.
  var requiredRows: [Int] { get }

  /// Reports what is no key of the table.
  ///
  /// - Returns: the row of the key that was meant, whose value is read then; nil where that is not clear.
  mutating func reportUnknown(_ name: YAMLNode, _ value: YAMLNode, at position: Int, in map: YAMLNode) -> Int?

  /// Whether a value can stand behind the key of a row; reports it if not.
  mutating func accepts(_ value: YAMLNode, behind name: YAMLNode, row: Int) -> Bool

  /// Reports that a key is missing.
  mutating func reportMissing(_ row: Int, in map: YAMLNode)
}

/// A key as it is written, with what stands behind it.
public struct MappingField: Sendable {
  /// Its row in the table.
  public let row: Int
  /// The key.
  public let name: YAMLNode
  /// What stands behind it.
  public let value: YAMLNode

  @inlinable init(row: Int, name: YAMLNode, value: YAMLNode) {
    self.row = row
    self.name = name
    self.value = value
  }
}

extension MappingDecoder {
  /// The keys of a map with values that can be meant, in the order written. A key that is misspelt counts as the one that
  /// was meant, unless that one is there too. Everything else is reported.
  @inlinable public mutating func fields(of map: YAMLNode) -> [MappingField] {
    var fields: [MappingField] = []
    var guesses: [MappingField] = []
    let pairs = map.pairs
    fields.reserveCapacity(pairs.count)
    for (position, pair) in pairs.enumerated() {
      if let row = row(of: pair.key) {
        if accepts(pair.value, behind: pair.key, row: row) {
          fields.append(MappingField(row: row, name: pair.key, value: pair.value))
        }
      } else if let row = reportUnknown(pair.key, pair.value, at: position, in: map) {
        guesses.append(MappingField(row: row, name: pair.key, value: pair.value))
      }
    }
    for guess in guesses where !fields.contains(where: { $0.row == guess.row }) {
      if accepts(guess.value, behind: guess.name, row: guess.row) { fields.append(guess) }
    }
    for row in requiredRows where !fields.contains(where: { $0.row == row }) {
      if !pairs.contains(where: { self.row(of: $0.key) == row }) { reportMissing(row, in: map) }
    }
    return fields
  }
}
