import YAMLTree

/// The scalars that a YAML node recognises by number: all keys, in the order of ``Key``.
struct FlowWords: Sendable {
  /// What the YAML reader is given.
  let yaml = YAMLWords(Key.allCases.map(\.rawValue))
  /// By what tells keys apart in memory, which is one byte for an enum without payload and with less than 256 cases.
  private static let numbers: [Int] = {
    var numbers = [Int](repeating: -1, count: 256)
    for (number, key) in Key.allCases.enumerated() { numbers[Int(byte(of: key))] = number }
    return numbers
  }()
  private static let keys = Key.allCases

  private static let spellings: [String: Key] = Dictionary(
    uniqueKeysWithValues: Key.allCases.map { ($0.rawValue, $0) })

  /// The key with this spelling.
  func key(_ spelling: String) -> Key? { Self.spellings[spelling] }

  /// The number of a key. O(1).
  subscript(_ key: Key) -> Int { Self.numbers[Int(Self.byte(of: key))] }

  private static func byte(of key: Key) -> UInt8 { withUnsafeBytes(of: key) { $0.first ?? 0 } }

  /// The key of a number.
  func key(_ word: Int) -> Key? { word >= 0 && word < Self.keys.count ? Self.keys[word] : nil }
}
