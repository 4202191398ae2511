import Diagnostics
import YAMLTree

/// Reads the nodes of a flow by the table of keys, and keeps all that is wrong with them. Knows no flow: what a name refers
/// to is decided elsewhere.
final class FormDecoder {
  /// Everything that is wrong.
  @exclusivity(unchecked) var problems: [Problem] = []
  /// The files hold all that their authors wrote. If not, absent names and keys may only be unread.
  @exclusivity(unchecked) var isComplete = true
  /// A file ends in a mistake of its YAML: keys that seem to be missing may stand behind it.
  var isCutOff = false
  /// The nodes were read with the language's own words.
  var knowsWords = true
  /// Counts the keys asked for; nil but in a test.
  var use: KeyUse?

  /// The keys of a mapping; everything that is no key of the form, and every value of an impossible shape, becomes
  /// a problem. A key that is misspelt counts as the one that was meant, unless that one is there too.
  ///
  /// - Parameter optional: a key that may be left out here, although the form needs it.
  func fields(_ node: YAMLNode, _ form: Form, without optional: Key? = nil) -> Fields {
    let keys = KeyTable.forms[form.rawValue]
    var rows = FormRows(decoder: self, keys: keys, optional: optional, isEmpty: node.pairs.isEmpty)
    return Fields(node: node, keys: keys, decoder: self, found: rows.fields(of: node))
  }

  /// The row of a key; by number where the file was read with the language's words, else by text.
  func row(of node: YAMLNode, in keys: FormKeys) -> Int? {
    if knowsWords { return keys.row(ofWord: node.word) }
    return node.kind == .scalar ? keys.row(of: node.text) : nil
  }

  /// Whether a mapping has a key, whatever stands behind it.
  func writes(_ key: Key, in node: YAMLNode) -> Bool { node.pairs.contains { self.is($0.key, key) } }

  /// Whether a node is this key; by number where the file was read with the language's words, else by text.
  func `is`(_ node: YAMLNode, _ key: Key) -> Bool {
    guard node.kind == .scalar else { return false }
    return knowsWords ? node.word == key.word : node.text == key.rawValue
  }
}

extension YAMLNode {
  /// The place of a node as it is written: of an alias, the alias.
  var ownPlace: Place { Place(source, ownSpan) }

  /// The place of a part of a scalar's text.
  func place(from start: Int, to end: Int) -> Place {
    guard end > start, !isAlias else { return ownPlace }
    return Place(source, Span(sourceOffset(ofTextOffset: start), sourceOffset(ofTextOffset: end - 1) + 1))
  }
}
