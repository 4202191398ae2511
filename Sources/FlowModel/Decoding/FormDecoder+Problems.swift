import Diagnostics
import YAMLTree

extension FormDecoder {
  /// The most problems of one flow that are kept.
  static let problemLimit = 1000

  func report(
    _ code: FlowProblemCode, _ message: String, at place: Place, label: String = "", related: [Label] = [],
    expected: String = "", help: String = "", replacement: String? = nil
  ) {
    guard problems.count < Self.problemLimit else { return }
    problems.append(
      Problem(
        code.rawValue, message.cuttingQuotes, at: place, label: label, related: related, expected: expected,
        help: help,
        replacement: replacement))
  }

  /// Reports a word that is not one of the possible words. Proposes and returns the intended word if it is
  /// known, otherwise the nearest one.
  @discardableResult
  func reportUnknown(
    _ code: FlowProblemCode, _ message: String, _ text: String, at place: Place, among words: [String],
    meaning meant: String? = nil, expected: String = "", related: [Label] = [], advice: String? = nil
  ) -> String? {
    let unquoted = text.filter { !"“”„‘’‚".contains($0) }
    let nearest = meant ?? (words.contains(unquoted) ? unquoted : nearestName(to: text, among: words))
    let expected = expected.isEmpty ? (words.isEmpty ? "" : listOfNames(words)) : expected
    report(
      code, message, at: place, label: nearest.map { "did you mean ‘\($0)’?" } ?? "", related: related,
      expected: expected,
      help: nearest.map { "write ‘\($0)’" } ?? advice ?? (expected.isEmpty ? "" : "write \(expected)"),
      replacement: nearest)
    return nearest
  }

  func reportMissing(_ entry: KeyEntry, in node: YAMLNode, _ form: Form) {
    report(
      .missingKey, "\(form.noun) needs the key ‘\(entry.name)’", at: (node.pairs.first?.key ?? node).ownPlace,
      label: "no ‘\(entry.name)’ here", expected: entry.type.expected, help: "add ‘\(entry.name)’")
  }

  func reportWrongType(_ value: YAMLNode, _ entry: KeyEntry) {
    reportWrongType(
      of: "‘\(entry.name)’", value, expected: entry.type.expected, type: entry.type,
      advice: oneEffectEach(entry.name, value))
  }

  /// - Parameters:
  ///   - type: the type of the value, if the table of keys has one.
  ///   - shape: the expected YAML, if the table has no type.
  func reportWrongType(
    of what: String, _ value: YAMLNode, expected: String, type: ValueType? = nil, shape: WantedShape = .other,
    advice: String? = nil
  ) {
    let seen =
      switch value.kind {
      case .scalar: value.isMissing ? "nothing" : "a single value"
      case .sequence: "a list"
      case .mapping: "a map"
      }
    var replacement: String?
    if let type, type.takesList, value.kind == .scalar, value.style == .plain, !value.isMissing {
      let word = type.allWords.flatMap { words in
        words.contains(value.text) ? value.text : nearestName(to: value.text, among: words)
      }
      replacement = "[\(word ?? value.text)]"
    }
    if let type, replacement?.isEmpty == false, type.namesAreOwn, ["true", "yes"].contains(value.text) {
      replacement = nil
    }
    let help =
      replacement.map { "write ‘\($0)’" } ?? advice
      ?? (type.map(WantedShape.init) ?? shape).help(insteadOf: value)
    report(
      .wrongType, "\(what) is \(seen), expected \(expected)", at: value.ownPlace, label: "\(seen)",
      expected: expected, help: help, replacement: replacement)
  }

  /// `set: [one, other]` is an effect for each.
  private func oneEffectEach(_ name: String, _ value: YAMLNode) -> String? {
    guard value.kind == .sequence, value.elements.count > 1, Verb(rawValue: name) != nil,
      value.elements.allSatisfy({ $0.kind == .scalar && !$0.isMissing })
    else { return nil }
    let effects = value.elements.prefix(3).map { "{\(name): \($0.text)}" }
    return "write an effect for each: ‘does: [\(effects.joined(separator: ", "))]’"
  }

  /// Reports a key without a value; often YAML has interpreted an unquoted text differently.
  func reportMissingValue(_ keyNode: YAMLNode, _ entry: KeyEntry) {
    let key = entry.name
    var help = "write \(entry.type.expected) behind it"
    if let verb = Verb(rawValue: key), verb.isBare {
      let bare =
        switch verb {
        case .dismiss, .pop, .popToRoot: "‘\(key): self’"
        default: "‘does: \(key)’"
        }
      help = "write \(bare)"
    } else if let first = textBehind(keyNode), "#&!".contains(first) {
      help = "quote a text that begins with ‘\(first)’"
    }
    report(
      .missingValue, "‘\(key)’ has no value", at: keyNode.ownPlace, label: "nothing behind it",
      expected: entry.type.expected, help: help)
  }

  /// Whether the value has a YAML tag, which is reported: the language has no tags, so it is an unquoted text
  /// that begins with `!`.
  func isTagged(_ value: YAMLNode) -> Bool {
    guard let tag = value.tag, !tag.hasSuffix(":str"), tag != "!" else { return false }
    report(
      .yamlTag, "‘\(tag)’ is a YAML tag, not text", at: value.ownPlace, label: "taken as a tag",
      expected: "text without a tag", help: "quote a text that begins with ‘!’")
    return true
  }

  /// The first character after a key in its line, without the colon and spaces.
  private func textBehind(_ key: YAMLNode) -> Character? {
    let bytes = key.source.bytes
    var offset = Int(key.ownSpan.end)
    while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x3A { offset += 1 }
    guard offset < bytes.count, bytes[offset] < 0x80 else { return nil }
    return Character(Unicode.Scalar(bytes[offset]))
  }
}

extension FormDecoder {
  /// Whether a single value can be read as a list with one element: it is not several values without
  /// brackets, nor `true` as a name.
  func isOne(_ value: YAMLNode, of type: ValueType) -> Bool {
    !value.text.contains(",") && !(type.namesAreOwn && ["true", "false", "yes", "no"].contains(value.text))
  }
}

extension YAMLNode {
  /// The elements of a list; a single value counts as a list with one element.
  var listed: [YAMLNode] { kind == .scalar && !isMissing ? [self] : Array(elements) }
}

extension ValueType {
  /// Whether it is a list of names that the author chooses, so that `true` is not meant as one.
  fileprivate var namesAreOwn: Bool {
    switch self {
    case .list(.name, _, _): true
    case .either(let one, let other): one.namesAreOwn || other.namesAreOwn
    default: false
    }
  }

  /// Whether a single value may be meant as a list with one element.
  fileprivate var takesList: Bool {
    switch self {
    case .list(_, let least, _): least < 2
    case .either(let one, let other): one.takesList || other.takesList
    default: false
    }
  }
}

extension String {
  /// The text with long quotations in ‘’ shortened.
  fileprivate var cuttingQuotes: String {
    guard utf8.count > NameSyntax.longestWord else { return self }
    var text = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "‘"), let close = rest[open...].firstIndex(of: "’") {
      let quote = rest[open..<close]
      text += rest[..<open]
      text += quote.count > NameSyntax.longestWord ? quote.prefix(NameSyntax.longestWord - 20) + "…" : quote
      rest = rest[close...]
    }
    return text + rest
  }
}
