import YAMLTree

/// The keys of one form, found by word. A class, because every mapping that is read takes hold of one.
final class FormKeys: Sendable {
  let form: Form
  let entries: [KeyEntry]
  /// By row: its key, if code asks for it, and what YAML may look like behind it.
  let keys: [Key?]
  let shapes: [NodeShapes]
  /// By row: a single value is a list of one.
  let takesOneOnly: [Bool]
  /// By row: names and what stands behind each, so that nothing at all may stand there.
  let isMap: [Bool]
  /// By row: it says how something is presented, and nothing else.
  let isOfPresenting: [Bool]
  /// The rows that cannot be left out.
  let required: [Int]
  /// Index in `entries` by word; -1 for a key it does not have.
  private let rows: [Int16]

  init(_ form: Form) {
    self.form = form
    entries = KeyTable.entries(of: form)
    keys = entries.map(\.key)
    shapes = entries.map(\.type.shapes)
    takesOneOnly = entries.map(\.type.takesOneOnly)
    isMap = entries.map { if case .map = $0.type { true } else { false } }
    required = entries.indices.filter { [entries] in entries[$0].isRequired }
    let words = entries.map { KeyTable.words.number(of: $0) ?? 0 }
    isOfPresenting = words.map { KeyTable.isOfPresenting[$0] }
    var rows = [Int16](repeating: -1, count: KeyTable.words.spellings.count)
    for (index, word) in words.enumerated() { rows[word] = Int16(index) }
    self.rows = rows
  }

  /// The spellings of its keys.
  var names: [String] { entries.map(\.name) }

  /// The row of a word. O(1).
  func row(ofWord word: Int) -> Int? {
    guard word >= 0, word < rows.count, rows[word] >= 0 else { return nil }
    return Int(rows[word])
  }

  /// The row of a spelling, with one look into a dictionary.
  func row(of name: String) -> Int? { KeyTable.words.number(name).flatMap(row(ofWord:)) }

  /// The entry of a spelling.
  subscript(_ name: String) -> KeyEntry? { row(of: name).map { entries[$0] } }

  /// The entry of a key.
  subscript(_ key: Key) -> KeyEntry? { row(ofWord: key.word).map { entries[$0] } }
}
