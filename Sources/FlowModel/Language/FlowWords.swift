import YAMLTree

/// The scalars that a YAML node recognises by number: first the keys that code names, in the order of ``Key``, then those
/// that stand in the tables alone.
struct FlowWords: Sendable {
  /// Every key, by its number.
  let spellings: [String]
  /// What the YAML reader is given.
  let yaml: YAMLWords
  private let numbers: [String: Int]

  /// By what tells keys apart in memory, which is one byte for an enum without payload and with less than 256 cases.
  private static let numbers: [Int] = {
    var numbers = [Int](repeating: -1, count: 256)
    for (number, key) in Key.allCases.enumerated() { numbers[Int(byte(of: key))] = number }
    return numbers
  }()

  init() {
    var spellings = Key.allCases.map(\.rawValue)
    var numbers: [String: Int] = Dictionary(
      uniqueKeysWithValues: spellings.enumerated().map { ($1, $0) })
    for shape in Shape.allCases {
      for entry in KeyTable.entries(of: shape) where entry.key == nil && numbers[entry.name] == nil {
        numbers[entry.name] = spellings.count
        spellings.append(entry.name)
      }
    }
    self.spellings = spellings
    self.numbers = numbers
    yaml = YAMLWords(spellings)
  }

  /// The number of a key by its spelling.
  func number(_ spelling: String) -> Int? { numbers[spelling] }

  /// The number of a key. O(1).
  subscript(_ key: Key) -> Int { Self.numbers[Int(Self.byte(of: key))] }

  private static func byte(of key: Key) -> UInt8 { withUnsafeBytes(of: key) { $0.first ?? 0 } }
}
