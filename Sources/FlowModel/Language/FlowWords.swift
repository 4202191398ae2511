import YAMLTree

/// The scalars for which a YAML node stores a number: first the keys of ``Key`` in order, then those that are
/// only in the tables.
struct FlowWords: Sendable {
  /// The spelling of each number.
  let spellings: [String]
  /// The words for the YAML reader.
  let yaml: YAMLWords
  /// For each key the number, indexed by its byte in memory: an enum without payloads and with less than 256
  /// cases is one byte.
  private static let numbers: [Int] = {
    var numbers = [Int](repeating: -1, count: 256)
    for (number, key) in Key.allCases.enumerated() { numbers[Int(byte(of: key))] = number }
    return numbers
  }()

  private static let keys: [String: Key] = Dictionary(
    uniqueKeysWithValues: Key.allCases.map { ($0.rawValue, $0) })

  init() {
    var spellings = Key.allCases.map(\.rawValue)
    let count = spellings.count
    for shape in Shape.allCases {
      for entry in KeyTable.entries(of: shape)
      where entry.key == nil && !spellings[count...].contains(entry.name) {
        spellings.append(entry.name)
      }
    }
    self.spellings = spellings
    yaml = YAMLWords(spellings)
  }

  /// The number of a spelling.
  func number(_ spelling: String) -> Int? { Self.keys[spelling].map { self[$0] } ?? other(spelling) }

  /// The number of the key of a row.
  func number(of entry: KeyEntry) -> Int? { entry.key.map { self[$0] } ?? other(entry.name) }

  /// The number of a key that is only in the tables. There are few of them, and a dictionary would cost more
  /// at the start.
  private func other(_ spelling: String) -> Int? {
    spellings[Key.allCases.count...].firstIndex(of: spelling)
  }

  /// The number of a key. O(1).
  subscript(_ key: Key) -> Int { Self.numbers[Int(Self.byte(of: key))] }

  private static func byte(of key: Key) -> UInt8 { withUnsafeBytes(of: key) { $0.first ?? 0 } }
}
