/// Decodes one kind of map with a table of its keys. Each file format has its own tables and messages;
/// unknown, misspelt and missing keys and values of a wrong type are found here for all formats.
public protocol MappingDecoder {
  /// The row of a key in the table; nil if the table does not contain the key.
  func row(of name: YAMLNode) -> Int?

  /// The rows of the required keys.
  var requiredRows: [Int] { get }

  /// Reports a key that is not in the table.
  ///
  /// - Returns: the row of the key that was probably meant, whose value is then read; nil if that is not
  ///   clear.
  mutating func reportUnknown(_ name: YAMLNode, _ value: YAMLNode, at position: Int, in map: YAMLNode) -> Int?

  /// Whether a value is permitted for the key of a row; reports it if not.
  mutating func accepts(_ value: YAMLNode, behind name: YAMLNode, row: Int) -> Bool

  /// Reports that a key is missing.
  mutating func reportMissing(_ row: Int, in map: YAMLNode)
}

/// A key as written, with its value.
public struct MappingField: Sendable {
  /// Its row in the table.
  public let row: Int
  /// The key.
  public let name: YAMLNode
  /// Its value.
  public let value: YAMLNode

  @inlinable init(row: Int, name: YAMLNode, value: YAMLNode) {
    self.row = row
    self.name = name
    self.value = value
  }
}

extension MappingDecoder {
  /// The keys of a map with permitted values, in the order written. A misspelt key counts as the key that was
  /// probably meant, unless that one is present too. Everything else is reported.
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
