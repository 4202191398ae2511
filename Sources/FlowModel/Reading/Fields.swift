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
    for field in found where field.key == key { return field }
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
  mutating func fields(_ node: YAMLNode, _ form: Form) -> Fields {
    var fields = Fields(node: node, form: form, use: use)
    let keys = KeyTable.forms[form.rawValue]
    var guesses: [(Key, YAMLNode, YAMLNode)] = []
    let pairs = node.pairs
    fields.found.reserveCapacity(pairs.count)
    for (position, pair) in pairs.enumerated() {
      guard let key = key(of: pair.key), keys[key] != nil else {
        if let meant = reportUnknownKey(pair.key, value: pair.value, at: position, in: node, keys) {
          guesses.append((meant, pair.key, pair.value))
        }
        continue
      }
      take(key, pair.key, pair.value, keys, into: &fields)
    }
    for (key, keyNode, value) in guesses where !fields.has(key) {
      take(key, keyNode, value, keys, into: &fields)
    }
    for entry in keys.entries where entry.isRequired && !pairs.isEmpty || entry.isRequired && isComplete {
      if !fields.has(entry.key), !pairs.contains(where: { key(of: $0.key) == entry.key }) {
        reportMissing(entry.key, in: node, form)
      }
    }
    return fields
  }

  private mutating func take(
    _ key: Key, _ keyNode: YAMLNode, _ value: YAMLNode, _ keys: FormKeys, into fields: inout Fields
  ) {
    guard let entry = keys[key], accepts(value, entry, keyNode) else { return }
    fields.found.append(Fields.Field(key: key, keyNode: keyNode, value: value))
  }

  /// The key that a node is; by number where the file was read with the language's words, else by text.
  func key(of node: YAMLNode) -> Key? {
    guard node.kind == .scalar else { return nil }
    return knowsWords ? KeyTable.words.key(node.word) : KeyTable.words.key(node.text)
  }

  /// Whether a value has a shape that its key can have; if not, a problem says what was expected.
  private mutating func accepts(_ value: YAMLNode, _ entry: KeyEntry, _ keyNode: YAMLNode) -> Bool {
    let shapes = entry.type.shapes
    switch value.kind {
    case .scalar:
      if value.isMissing {
        if case .map = entry.type { return true }
        reportMissingValue(keyNode, value, entry)
        return false
      }
      if shapes.contains(.scalar) { return !isTagged(value) }
    case .sequence: if shapes.contains(.sequence) { return true }
    case .mapping: if shapes.contains(.mapping) { return true }
    }
    reportWrongType(keyNode, value, entry)
    return false
  }
}
