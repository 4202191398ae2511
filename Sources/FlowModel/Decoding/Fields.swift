import Diagnostics
import YAMLTree

/// The keys of one map that its form has. Keys are found by their numbers.
struct Fields {
  /// The value of a key that its row puts into a field of the model.
  struct Value {
    let node: YAMLNode
    let entry: KeyEntry
    let decoder: FormDecoder
  }

  let node: YAMLNode
  let keys: FormKeys
  private(set) var decoder: FormDecoder
  let found: [MappingField]

  /// The value of a key; nil if it is not written or has an impossible shape.
  func value(_ key: Key) -> YAMLNode? { field(key)?.value }

  /// A key with its value.
  func field(_ key: Key) -> MappingField? {
    decoder.use?.ask(keys.form, key.rawValue)
    guard let row = keys.row(ofWord: key.word) else { return nil }
    // By position, because a loop over the fields would retain the nodes of each.
    for position in found.indices where found[position].row == row { return found[position] }
    return nil
  }

  /// Whether a key is written, without reading it.
  func has(_ key: Key) -> Bool {
    guard let row = keys.row(ofWord: key.word) else { return false }
    return found.contains { $0.row == row }
  }

  /// The key of a field; nil if no code reads it by name.
  func key(_ field: MappingField) -> Key? { keys.keys[field.row] }

  /// The same keys, with values that another decoder reads.
  func read(by decoder: FormDecoder) -> Fields {
    var fields = self
    fields.decoder = decoder
    return fields
  }

  /// The row of a key in the table.
  func entry(_ field: MappingField) -> KeyEntry { keys.entries[field.row] }
}

extension Fields {
  /// Any text, taken as written.
  func text(_ key: Key) -> String? { value(key)?.text }

  /// `true` or `false`; anything else is a problem.
  func bool(_ key: Key) -> Bool? { value(key).flatMap { decoder.bool($0, key.rawValue) } }

  /// One of the words of an enumeration. A misspelled word counts as the nearest one.
  func word<Word: FlowWord>(_ key: Key, as type: Word.Type = Word.self) -> Word? {
    guard let node = value(key), let entry = keys[key] else { return nil }
    return decoder.word(node, of: entry)
  }

  /// One of the words of a key that has no enumeration.
  func choice(_ key: Key) -> String? {
    guard let node = value(key), let words = keys[key]?.type.allWords else { return nil }
    if words.contains(node.text) { return node.text }
    return decoder.reportUnknown(
      .unknownValue, "‘\(key.rawValue)’ cannot be ‘\(node.text)’", node.text, at: node.ownPlace, among: words)
  }

  /// A list of words, each once.
  func wordList<Word: FlowWord>(_ key: Key) -> [Word]? {
    guard let node = value(key), let entry = keys[key] else { return nil }
    return decoder.wordList(node, of: entry)
  }

  /// Sets the fields of an element for which there is a key; the others keep their defaults.
  func fill<Element: FilledFromTable>(_ element: inout Element) {
    if let use = decoder.use {
      for entry in keys.entries where Element.setter(of: entry.target) != nil {
        use.ask(keys.form, entry.name)
      }
    }
    for field in found {
      let entry = keys.entries[field.row]
      guard let set = Element.setter(of: entry.target) else { continue }
      set(&element, Value(node: field.value, entry: entry, decoder: decoder))
    }
  }
}

extension Fields.Value {
  func read(into text: inout String) { text = node.text }
  func read(into bool: inout Bool) { bool = decoder.bool(node, entry.name) ?? bool }
  func read(into bool: inout Bool?) { bool = decoder.bool(node, entry.name) }
  func read(into day: inout Day?) { day = decoder.day(node) }
  func read<Word: FlowWord>(into word: inout Word) { word = decoder.word(node, of: entry) ?? word }
  func read<Word: FlowWord>(into word: inout Word?) { word = decoder.word(node, of: entry) }
  func read<Word: FlowWord>(into words: inout [Word]) { words = decoder.wordList(node, of: entry) ?? words }
}

/// Records which keys are read; for tests only.
final class KeyUse {
  private(set) var asked: Set<String> = []

  func ask(_ form: Form, _ key: String) { asked.insert("\(form).\(key)") }
}
