import Diagnostics
import YAMLTree

/// Reads the nodes of a flow by the table of keys, and keeps all that is wrong with them. Knows no flow: what a name refers
/// to is decided elsewhere.
final class FormDecoder {
  /// Everything that is wrong.
  @exclusivity(unchecked) var problems: [Problem] = []
  /// The files hold all that their authors wrote. If not, absent names and keys may only be unread.
  @exclusivity(unchecked) var isComplete = true
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
    var fields = Fields(node: node, keys: keys, decoder: self)
    var guesses: [(row: Int, key: YAMLNode, value: YAMLNode)] = []
    let pairs = node.pairs
    fields.found.reserveCapacity(pairs.count)
    for (position, pair) in pairs.enumerated() {
      guard let row = row(of: pair.key, in: keys) else {
        if let meant = reportUnknownKey(pair.key, value: pair.value, at: position, in: node, keys) {
          guesses.append((meant, pair.key, pair.value))
        }
        continue
      }
      take(row, pair.key, pair.value, keys, into: &fields)
    }
    for (row, keyNode, value) in guesses where !fields.found.contains(where: { $0.row == row }) {
      take(row, keyNode, value, keys, into: &fields)
    }
    if isComplete || !pairs.isEmpty {
      for row in keys.required
      where (optional == nil || keys.keys[row] != optional)
        && !fields.found.contains(where: { $0.row == row })
        && !pairs.contains(where: { self.row(of: $0.key, in: keys) == row })
      {
        reportMissing(keys.entries[row], in: node, form)
      }
    }
    return fields
  }

  private func take(
    _ row: Int, _ keyNode: YAMLNode, _ value: YAMLNode, _ keys: FormKeys, into fields: inout Fields
  ) {
    guard accepts(value, keys.shapes[row], keyNode, keys, row) else { return }
    fields.found.append(Fields.Field(key: keys.keys[row], row: row, keyNode: keyNode, value: value))
  }

  private func row(of node: YAMLNode, in keys: FormKeys) -> Int? {
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

  /// Whether a value has a shape that its key can have; if not, a problem says what was expected.
  private func accepts(
    _ value: YAMLNode, _ shapes: ValueType.Shapes, _ keyNode: YAMLNode, _ keys: FormKeys, _ row: Int
  ) -> Bool {
    switch value.kind {
    case .scalar:
      if value.isMissing || isBareAnchor(value) {
        if case .map = keys.entries[row].type { return true }
        reportMissingValue(keyNode, value, keys.entries[row])
        return false
      }
      if shapes.contains(.scalar) { return !isTagged(value) }
    case .sequence: if shapes.contains(.sequence) { return true }
    case .mapping: if shapes.contains(.mapping) { return true }
    }
    reportWrongType(keyNode, value, keys.entries[row])
    // Names that were to be defined here are not, so that those who use them are not to blame.
    if case .map = keys.entries[row].type { isComplete = false }
    return false
  }

  /// `&name` with nothing behind it: an unquoted text that begins with `&`.
  private func isBareAnchor(_ value: YAMLNode) -> Bool {
    let start = Int(value.span.start)
    return value.style == .plain && value.source.bytes[start] == 0x26
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
