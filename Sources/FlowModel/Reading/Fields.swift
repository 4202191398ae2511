import Diagnostics
import YAMLTree

/// The keys of one mapping that its form has, found by comparing small numbers.
struct Fields {
  /// One key with what stands behind it.
  struct Field {
    let key: Key
    let keyNode: YAMLNode
    let value: YAMLNode
  }

  let node: YAMLNode
  let form: Form
  var found: [Field] = []
  let use: KeyUse?

  /// What stands behind a key, if it is written and of a shape that can be meant.
  func value(_ key: Key) -> YAMLNode? { field(key)?.value }

  /// A key with what stands behind it.
  func field(_ key: Key) -> Field? {
    use?.ask(form, key)
    // By position: a loop over the fields would take hold of the nodes of each.
    for position in found.indices where found[position].key == key { return found[position] }
    return nil
  }

  /// Whether a key is written, without reading it.
  func has(_ key: Key) -> Bool { found.contains { $0.key == key } }
}

/// Which keys the reader asks for, kept only where a test wants to know.
final class KeyUse {
  private(set) var asked: Set<String> = []

  func ask(_ form: Form, _ key: Key) { asked.insert("\(form).\(key.rawValue)") }
}

extension Reader {
  /// The keys of a mapping; everything that is no key of the form, and every value of an impossible shape, becomes
  /// a problem. A key that is misspelt counts as the one that was meant, unless that one is there too.
  ///
  /// - Parameter optional: a key that may be left out here, although the form needs it.
  mutating func fields(_ node: YAMLNode, _ form: Form, without optional: Key? = nil) -> Fields {
    var fields = Fields(node: node, form: form, use: use)
    let keys = KeyTable.forms[form.rawValue]
    var guesses: [(Key, YAMLNode, YAMLNode)] = []
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
    for (key, keyNode, value) in guesses where !fields.has(key) {
      if let row = keys.row(ofWord: key.word) { take(row, keyNode, value, keys, into: &fields) }
    }
    if isComplete || !pairs.isEmpty {
      for key in keys.required
      where key != optional && !fields.has(key) && !pairs.contains(where: { self.key(of: $0.key) == key }) {
        reportMissing(key, in: node, form)
      }
    }
    return fields
  }

  private mutating func take(
    _ row: Int, _ keyNode: YAMLNode, _ value: YAMLNode, _ keys: FormKeys, into fields: inout Fields
  ) {
    guard accepts(value, keys.shapes[row], keyNode, keys, row) else { return }
    fields.found.append(Fields.Field(key: keys.keys[row], keyNode: keyNode, value: value))
  }

  private func row(of node: YAMLNode, in keys: FormKeys) -> Int? {
    if knowsWords { return keys.row(ofWord: node.word) }
    return key(of: node).flatMap { keys.row(ofWord: $0.word) }
  }

  /// The key that a node is; by number where the file was read with the language's words, else by text.
  func key(of node: YAMLNode) -> Key? {
    guard node.kind == .scalar else { return nil }
    return knowsWords ? KeyTable.words.key(node.word) : KeyTable.words.key(node.text)
  }

  /// Whether a value has a shape that its key can have; if not, a problem says what was expected.
  private mutating func accepts(
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
