import YAMLTree

/// The keys of one form, found by word number. A class, because it is shared by every map that is read.
final class FormKeys: Sendable {
  let form: Form
  let entries: [KeyEntry]
  /// For each row, its key, if code reads it, and the permitted shapes of its value.
  let keys: [Key?]
  let shapes: [NodeShapes]
  /// For each row, whether a single value is always a list with one element.
  let takesOneOnly: [Bool]
  /// For each row, whether it is a map of names, which may be empty.
  let isMap: [Bool]
  /// For each row, whether it only describes a presentation.
  let isOfPresenting: [Bool]
  /// The rows of the required keys.
  let required: [Int]
  /// For each word number, the index in `entries`; -1 for a key that the form does not have.
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

  /// The row of a word number. O(1).
  func row(ofWord word: Int) -> Int? {
    guard word >= 0, word < rows.count, rows[word] >= 0 else { return nil }
    return Int(rows[word])
  }

  /// The row of a spelling. Cost: one dictionary lookup.
  func row(of name: String) -> Int? { KeyTable.words.number(name).flatMap(row(ofWord:)) }

  /// The entry of a spelling.
  subscript(_ name: String) -> KeyEntry? { row(of: name).map { entries[$0] } }

  /// The entry of a key.
  subscript(_ key: Key) -> KeyEntry? { row(ofWord: key.word).map { entries[$0] } }
}
