import YAMLTree

/// The scalars that a YAML node recognises by number: all keys, in the order of ``Key``.
struct FlowWords: Sendable {
  /// What the YAML reader is given.
  let yaml = YAMLWords(Key.allCases.map(\.rawValue))
  private static let numbers: [Key: Int] = Dictionary(
    uniqueKeysWithValues: zip(Key.allCases, Key.allCases.indices))
  private static let keys = Key.allCases

  private static let spellings: [String: Key] = Dictionary(
    uniqueKeysWithValues: Key.allCases.map { ($0.rawValue, $0) })

  /// The key with this spelling.
  func key(_ spelling: String) -> Key? { Self.spellings[spelling] }

  /// The number of a key.
  subscript(_ key: Key) -> Int { Self.numbers[key] ?? -1 }

  /// The key of a number.
  func key(_ word: Int) -> Key? { word >= 0 && word < Self.keys.count ? Self.keys[word] : nil }
}
