import Diagnostics
import YAMLTree

extension Reader {
  /// Says what is wrong with a key that the form does not have; gives back the key that was meant, if that is clear.
  mutating func reportUnknownKey(
    _ keyNode: YAMLNode, value: YAMLNode, at position: Int, in node: YAMLNode, _ keys: FormKeys
  ) -> Key? {
    guard keyNode.kind == .scalar else {
      report(
        .wrongType, "a key is text, here it is a \(keyNode.kind == .mapping ? "map" : "list")",
        at: place(keyNode), expected: "a key of \(keys.form.noun)")
      return nil
    }
    let text = keyNode.text
    if reportCommaTrap(keyNode, value, at: position, in: node) { return nil }
    if let meant = ForeignWords.keys(for: text).first(where: { keys[$0] != nil }) {
      report(
        .unknownKey, "\(keys.form.noun) has no key ‘\(text)’", at: place(keyNode),
        label: "did you mean ‘\(meant.rawValue)’?",
        expected: listOfNames(keys.entries.map(\.key.rawValue), limit: 12), help: "write ‘\(meant.rawValue)’",
        replacement: meant.rawValue)
      return meant
    }
    if let opposite = [("disabled", Key.enabled), ("hidden", .shown)].first(where: { $0.0 == text })?.1,
      keys[opposite] != nil
    {
      report(
        .unknownKey, "\(keys.form.noun) has no key ‘\(text)’", at: place(keyNode),
        label: "say when it is not",
        expected: "‘\(opposite.rawValue)’", help: "write ‘\(opposite.rawValue): not …’")
      return nil
    }
    if let known = Key(rawValue: text) {
      reportMisplaced(known, keyNode, keys)
      return nil
    }
    let nearest = nearestName(to: text, among: keys.entries.map(\.key.rawValue))
    var help = nearest.map { "write ‘\($0)’" } ?? ""
    var label = nearest.map { "did you mean ‘\($0)’?" } ?? ""
    if nearest == nil, let elsewhere = nearestName(to: text, among: Key.allCases.map(\.rawValue)),
      let key = Key(rawValue: elsewhere)
    {
      label = "did you mean ‘\(elsewhere)’, which belongs to \(owners(of: key))?"
      help = "write it there"
    }
    report(
      .unknownKey, "\(keys.form.noun) has no key ‘\(text)’", at: place(keyNode), label: label,
      expected: listOfNames(keys.entries.map(\.key.rawValue), limit: 12), help: help, replacement: nearest)
    return nearest.flatMap { Key(rawValue: $0) }
  }

  private mutating func reportMisplaced(_ key: Key, _ keyNode: YAMLNode, _ keys: FormKeys) {
    let owners = owners(of: key)
    report(
      .misplacedKey, "\(keys.form.noun) has no key ‘\(key.rawValue)’", at: place(keyNode),
      label: "it belongs to \(owners)", expected: listOfNames(keys.entries.map(\.key.rawValue), limit: 12),
      help: "write it where it belongs")
  }

  /// The forms that have a key, for a sentence.
  func owners(of key: Key) -> String {
    var nouns: [String] = []
    for keys in KeyTable.forms where keys[key] != nil && !nouns.contains(keys.form.noun) {
      nouns.append(keys.form.noun)
    }
    return nouns.count > 1
      ? nouns.dropLast().joined(separator: ", ") + " or " + nouns[nouns.count - 1] : nouns.first ?? ""
  }

  /// `{label: Save, then close}` gives the key “then close” without value.
  private mutating func reportCommaTrap(
    _ keyNode: YAMLNode, _ value: YAMLNode, at position: Int, in node: YAMLNode
  ) -> Bool {
    guard node.style == .flow, value.isMissing, position > 0, Key(rawValue: keyNode.text) == nil else {
      return false
    }
    let before = node.pairs[position - 1]
    guard before.value.kind == .scalar, before.value.style == .plain, !before.value.isMissing else {
      return false
    }
    let whole = "\(before.value.text), \(keyNode.text)"
    report(
      .commaInText, "‘\(keyNode.text)’ is a key without a value", at: place(keyNode),
      label: "the comma ends the text before it", related: [Label(place(before.value), "ends here")],
      expected: "‘\(before.key.text): \"\(whole)\"’", help: "quote the \(before.key.text): \"\(whole)\"")
    return true
  }
}
