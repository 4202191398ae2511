/// Scalars that are known in advance, so that a node can be identified by comparing one integer.
///
/// Create one per vocabulary and keep it: it contains the hash table that every read starts with.
public final class YAMLWords: Sendable {
  /// The words, in the given order.
  public let words: [String]
  let symbols: SymbolTable

  /// Creates the table; equal words get the index of the first one.
  public init(_ words: [String]) {
    self.words = words
    var generator = SystemRandomNumberGenerator()
    var symbols = SymbolTable(seed: generator.next())
    for word in words { symbols.insertWord(Array(word.utf8)) }
    self.symbols = symbols
  }

  /// No words: ``YAMLNode/word`` is -1 for every node.
  public static let none = YAMLWords([])
}
