import Diagnostics
import YAMLTree

extension FormDecoder {
  /// Whether an unknown key is meant as this one, because it is misspelled or a word of another framework.
  /// Reports nothing.
  func means(_ keyNode: YAMLNode, _ key: Key, in form: Form) -> Bool {
    let keys = KeyTable.forms[form.rawValue]
    guard keyNode.kind == .scalar, keys[keyNode.text] == nil else { return false }
    if keyNode.text.hasPrefix(key.rawValue + ":") { return true }
    if let other = otherNumber(of: keyNode.text, in: keys) { return other == key.rawValue }
    if KeyTable.words.number(keyNode.text) != nil { return false }
    let foreign = ForeignWords.keys(for: keyNode.text).first { keys[$0] != nil }
    return (foreign ?? nearestName(to: keyNode.text, among: keys.names)) == key.rawValue
  }

  /// Reports a key that the form does not have. Returns the row of the intended key, if it is clear.
  func reportUnknownKey(
    _ keyNode: YAMLNode, value: YAMLNode, at position: Int, in node: YAMLNode, _ keys: FormKeys
  ) -> Int? {
    guard keyNode.kind == .scalar else {
      report(
        .wrongType, "a key is text, here it is a \(keyNode.kind == .mapping ? "map" : "list")",
        at: keyNode.ownPlace, expected: "a key of \(keys.form.noun)")
      return nil
    }
    let text = keyNode.text
    if reportCommaTrap(keyNode, value, at: position, in: node) { return nil }
    if reportMissingSpace(keyNode, value, keys) { return nil }
    if let style = Style.allCases.first(where: { ForeignWords.isStyle($0, text) }), keys[Key.style] != nil,
      keys[Key.present] != nil
    {
      report(
        .unknownKey, "\(keys.form.noun) has no key ‘\(text)’", at: keyNode.ownPlace,
        label: "it is a style", expected: "‘present’ with ‘style: \(style.rawValue)’",
        help: "write ‘present: …, style: \(style.rawValue)’")
      return keys.row(of: Key.present.rawValue)
    }
    if let meant = ForeignWords.keys(for: text).first(where: { keys[$0] != nil }) {
      report(
        .unknownKey, "\(keys.form.noun) has no key ‘\(text)’", at: keyNode.ownPlace,
        label: "did you mean ‘\(meant)’?",
        expected: listOfNames(keys.names, limit: 12), help: "write ‘\(meant)’",
        replacement: meant)
      return keys.row(of: meant)
    }
    if let opposite = [("disabled", Key.enabled), ("hidden", .shown)].first(where: { $0.0 == text })?.1,
      keys[opposite] != nil
    {
      report(
        .unknownKey, "\(keys.form.noun) has no key ‘\(text)’", at: keyNode.ownPlace,
        label: "write when it is not",
        expected: "‘\(opposite.rawValue)’", help: "write ‘\(opposite.rawValue): not …’")
      return nil
    }
    let other = otherNumber(of: text, in: keys)
    if other == nil, KeyTable.words.number(text) != nil {
      reportMisplaced(text, keyNode, keys)
      return nil
    }
    // With a single letter, the distance to every short name would be one.
    let nearest = other ?? (text.count > 1 ? nearestName(to: text, among: keys.names) : nil)
    if nearest == nil, let empty = emptyMap(before: position, in: node, keys) {
      report(
        .unknownKey, "\(keys.form.noun) has no key ‘\(text)’", at: keyNode.ownPlace,
        label: "not deeper than ‘\(empty)’", expected: listOfNames(keys.names, limit: 12),
        help: "indent it deeper than ‘\(empty)’ if it belongs there")
      return nil
    }
    var help = nearest.map { "write ‘\($0)’" } ?? ""
    var label = nearest.map { "did you mean ‘\($0)’?" } ?? ""
    if nearest == nil,
      let elsewhere = ForeignWords.keys(for: text).first(where: { KeyTable.words.number($0) != nil })
        ?? (text.count > 2 ? nearestName(to: text, among: KeyTable.words.spellings) : nil)
    {
      label = "did you mean ‘\(elsewhere)’, which belongs to \(owners(of: elsewhere))?"
      help = "write it there"
    }
    report(
      .unknownKey, "\(keys.form.noun) has no key ‘\(text)’", at: keyNode.ownPlace, label: label,
      expected: listOfNames(keys.names, limit: 12), help: help, replacement: nearest)
    return nearest.flatMap { keys.row(of: $0) }
  }

  /// The last key before this one that has names below it and no value, as where they are not indented.
  private func emptyMap(before position: Int, in node: YAMLNode, _ keys: FormKeys) -> String? {
    (0..<position).lazy.map { node.pairs[$0] }.last { pair in
      guard pair.value.isMissing, case .map? = keys[pair.key.text]?.type else { return false }
      return true
    }?.key.text
  }

  /// The key of the form that is the plural or singular of the word, which may be a key of another form.
  private func otherNumber(of text: String, in keys: FormKeys) -> String? {
    [text + "s", text.hasSuffix("s") ? String(text.dropLast()) : ""].first { keys[$0] != nil }
  }

  private func reportMisplaced(_ key: String, _ keyNode: YAMLNode, _ keys: FormKeys) {
    let owners = owners(of: key)
    let (label, help) =
      switch keys.form {
      case .screenCallbacks where KeyTable.forms[Form.edgeCallbacks.rawValue][key] != nil:
        (
          "it stands beside ‘present’",
          "write {present: …, callbacks: {\(key): …}} where this screen is presented"
        )
      case .edgeCallbacks where KeyTable.forms[Form.screenCallbacks.rawValue][key] != nil:
        ("it stands on the screen itself", "write it among the callbacks of that screen")
      default: ("it belongs to \(owners)", "write it where it belongs")
      }
    report(
      .misplacedKey, "\(keys.form.noun) has no key ‘\(key)’", at: keyNode.ownPlace,
      label: label, expected: listOfNames(keys.names, limit: 12), help: help)
  }

  /// The forms that have a key, as text.
  private func owners(of key: String) -> String {
    var nouns: [String] = []
    for keys in KeyTable.forms where keys[key] != nil && !nouns.contains(keys.form.noun) {
      nouns.append(keys.form.noun)
    }
    return nouns.count > 1
      ? nouns.dropLast().joined(separator: ", ") + " or " + nouns[nouns.count - 1] : nouns.first ?? ""
  }

  /// Reports a missing space: for YAML, `{label:Save}` is one key without a value.
  private func reportMissingSpace(_ keyNode: YAMLNode, _ value: YAMLNode, _ keys: FormKeys) -> Bool {
    let text = keyNode.text
    guard value.isMissing, keyNode.style == .plain, let colon = text.firstIndex(of: ":"),
      keys[String(text[..<colon])] != nil
    else { return false }
    let spaced = text[...colon] + " " + text[text.index(after: colon)...]
    report(
      .unknownKey, "‘\(text)’ is a key without a value", at: keyNode.ownPlace, label: "no space behind ‘:’",
      expected: "‘\(spaced)’", help: "write ‘\(spaced)’", replacement: String(spaced))
    return true
  }

  /// Reports an unquoted comma: `{label: Save, then close}` has the key “then close” without a value.
  private func reportCommaTrap(
    _ keyNode: YAMLNode, _ value: YAMLNode, at position: Int, in node: YAMLNode
  ) -> Bool {
    guard node.style == .flow, value.isMissing, position > 0, KeyTable.words.number(keyNode.text) == nil
    else {
      return false
    }
    let before = node.pairs[position - 1]
    guard before.value.kind == .scalar, before.value.style == .plain, !before.value.isMissing else {
      return false
    }
    let whole = "\(before.value.text), \(keyNode.text)"
    report(
      .commaInText, "‘\(keyNode.text)’ is a key without a value", at: keyNode.ownPlace,
      label: "the comma ends the text before it", related: [Label(before.value.ownPlace, "ends here")],
      expected: "‘\(before.key.text): \"\(whole)\"’", help: "quote the \(before.key.text): \"\(whole)\"")
    return true
  }
}
