/// Scalars known in advance, so that a node tells with one comparison of integers which of them it is.
///
/// Build one per vocabulary and keep it: it holds the hash table that every read starts from.
public final class YAMLWords: Sendable {
  /// The words, in the order in which they were given.
  public let words: [String]
  let symbols: SymbolTable

  /// Words by their text; of two equal ones the first gives its index.
  public init(_ words: [String]) {
    self.words = words
    var generator = SystemRandomNumberGenerator()
    var symbols = SymbolTable(seed: generator.next())
    for word in words { symbols.insertWord(Array(word.utf8)) }
    self.symbols = symbols
  }

  /// No words: every node's ``YAMLNode/word`` is -1.
  public static let none = YAMLWords([])
}
