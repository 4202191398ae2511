import Diagnostics
import YAMLTree

/// Reads the nodes of a flow by the table of keys, and collects all problems. It does not know the flow:
/// names are resolved elsewhere.
final class FormDecoder {
  /// All problems so far.
  @exclusivity(unchecked) var problems: [Problem] = []
  /// Whether the files contain everything that their authors wrote. If not, missing names and keys are not
  /// reported, as they may be in an unread part.
  @exclusivity(unchecked) var isComplete = true
  /// Whether a file ends with a YAML error, so that missing keys may be in the rest of it.
  var isCutOff = false
  /// Whether the nodes were read with the words of the language.
  var knowsWords = true
  /// Records the keys that are read; nil except in a test.
  var use: KeyUse?

  /// The keys of a map. Unknown keys and values with an impossible shape become problems. A misspelled key
  /// counts as the intended one, unless that one is present too.
  ///
  /// - Parameter optional: a key that is optional here, although the form requires it.
  func fields(_ node: YAMLNode, _ form: Form, without optional: Key? = nil) -> Fields {
    let keys = KeyTable.forms[form.rawValue]
    var rows = FormRows(decoder: self, keys: keys, optional: optional, isEmpty: node.pairs.isEmpty)
    return Fields(node: node, keys: keys, decoder: self, found: rows.fields(of: node))
  }

  /// The row of a key; found by number if the file was read with the words of the language, otherwise by
  /// text.
  func row(of node: YAMLNode, in keys: FormKeys) -> Int? {
    if knowsWords { return keys.row(ofWord: node.word) }
    return node.kind == .scalar ? keys.row(of: node.text) : nil
  }

  /// Whether a map has a key, with any value.
  func writes(_ key: Key, in node: YAMLNode) -> Bool { node.pairs.contains { self.is($0.key, key) } }

  /// Whether a node is this key; compared by number if the file was read with the words of the language,
  /// otherwise by text.
  func `is`(_ node: YAMLNode, _ key: Key) -> Bool {
    guard node.kind == .scalar else { return false }
    return knowsWords ? node.word == key.word : node.text == key.rawValue
  }
}

extension YAMLNode {
  /// The place of a node in the file; for an alias, that of the alias.
  var ownPlace: Place { Place(source, ownSpan) }

  /// The place of a part of a scalar's text.
  func place(from start: Int, to end: Int) -> Place {
    guard end > start, !isAlias else { return ownPlace }
    return Place(source, Span(sourceOffset(ofTextOffset: start), sourceOffset(ofTextOffset: end - 1) + 1))
  }
}
