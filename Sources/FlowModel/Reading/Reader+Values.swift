import Diagnostics
import YAMLTree

extension Reader {
  /// Any text, taken as written.
  func text(_ fields: Fields, _ key: Key) -> String? { fields.value(key)?.text }

  /// `true` or `false` and nothing else.
  mutating func bool(_ fields: Fields, _ key: Key) -> Bool? {
    guard let node = fields.value(key) else { return nil }
    return bool(node, key)
  }

  mutating func bool(_ node: YAMLNode, _ key: Key) -> Bool? {
    let text = node.text
    if text == "true" { return true }
    if text == "false" { return false }
    let meant: String? =
      switch text.lowercased() {
      case "yes", "y", "on", "true", "1": "true"
      case "no", "n", "off", "false", "0": "false"
      default: nearestName(to: text, among: ["true", "false"])
      }
    report(
      .unknownValue, "‘\(key.rawValue)’ is ‘\(text)’, expected ‘true’ or ‘false’", at: place(node),
      label: meant.map { "did you mean ‘\($0)’?" } ?? "", expected: "‘true’ or ‘false’",
      help: "booleans are ‘true’ and ‘false’ only", replacement: meant)
    return meant.map { $0 == "true" }
  }

  /// One of the words of an enumeration; a misspelt one counts as the nearest.
  mutating func word<Word: FlowWord>(_ fields: Fields, _ key: Key, as type: Word.Type = Word.self) -> Word? {
    guard let node = fields.value(key) else { return nil }
    return word(node, of: key, fields.form)
  }

  /// The words that are allowed are those of the table, which may be fewer than the enumeration has.
  mutating func word<Word: FlowWord>(_ node: YAMLNode, of key: Key, _ form: Form) -> Word? {
    let type = KeyTable.forms[form.rawValue][key]?.type
    return word(node, what: "‘\(key.rawValue)’", among: type?.allWords ?? Word.spellings)
  }

  mutating func word<Word: FlowWord>(_ node: YAMLNode, what: String, among words: [String]) -> Word? {
    guard node.kind == .scalar, !node.isMissing else {
      reportWrongType(of: what, node, expected: listOfNames(words, limit: 20))
      return nil
    }
    let text = node.text
    if words.contains(text), let word = Word(rawValue: text) { return word }
    if nearestName(to: text, among: words) == nil, let owner = KeyTable.key(withWord: text) {
      report(
        .unknownValue, "\(what) cannot be ‘\(text)’", at: place(node),
        label: "it is a word of ‘\(owner.rawValue)’",
        expected: listOfNames(words, limit: 20), help: "write ‘\(owner.rawValue): \(text)’ where it belongs")
      return nil
    }
    let nearest = reportUnknown(
      .unknownValue, "\(what) cannot be ‘\(text)’", text, at: place(node), among: words,
      expected: listOfNames(words, limit: 20))
    return nearest.flatMap { Word(rawValue: $0) }
  }

  /// A list of words, each once.
  mutating func wordList<Word: FlowWord>(_ fields: Fields, _ key: Key) -> [Word]? {
    guard let node = fields.value(key), node.kind == .sequence else { return nil }
    return wordList(node, of: key, fields.form)
  }

  mutating func wordList<Word: FlowWord>(_ node: YAMLNode, of key: Key, _ form: Form) -> [Word]? {
    let type = KeyTable.forms[form.rawValue][key]?.type
    checkCount(of: node, key, type)
    var words: [Word] = []
    for element in node.elements {
      guard let word: Word = word(element, what: "‘\(key.rawValue)’", among: type?.allWords ?? Word.spellings)
      else { continue }
      if words.contains(word) { reportRepeated(element, word.rawValue, key) } else { words.append(word) }
    }
    return words
  }

  mutating func reportRepeated(_ node: YAMLNode, _ text: String, _ key: Key) {
    report(
      .duplicateName, "‘\(text)’ stands twice in ‘\(key.rawValue)’", at: place(node), label: "written again",
      help: "keep one of them")
  }

  /// Whether a list is as long as it must be.
  mutating func checkCount(of node: YAMLNode, _ key: Key, _ type: ValueType?) {
    guard let (least, most) = type?.counts else { return }
    let count = node.elements.count
    guard count < least || count > most ?? .max else { return }
    let wanted = most.map { "\(least) to \($0)" } ?? "at least \(least)"
    report(
      .badValue, "‘\(key.rawValue)’ has \(count) \(count == 1 ? "element" : "elements"), expected \(wanted)",
      at: place(node), expected: "\(wanted) elements", help: "name \(wanted)")
  }

  /// The texts of a list of scalars, with their nodes.
  mutating func scalars(_ node: YAMLNode, of key: Key, expected: String) -> [YAMLNode] {
    node.elements.filter { element in
      if element.kind == .scalar, !element.isMissing { return !isTagged(element) }
      reportWrongType(of: "an element of ‘\(key.rawValue)’", element, expected: expected)
      return false
    }
  }
}

extension ValueType {
  /// All words that may stand here, wherever in the type they are said.
  var allWords: [String]? {
    switch self {
    case .words(let words): words
    case .list(let element, _, _): element.allWords
    case .byCondition(let value): value.allWords
    case .either(let one, let other): one.allWords ?? other.allWords
    case .map(_, let value): value.allWords
    default: nil
    }
  }

  /// How many elements a list must have.
  var counts: (least: Int, most: Int?)? {
    switch self {
    case .list(_, let least, let most): (least, most)
    case .map(_, let value): value.counts
    case .either(let one, let other): one.counts ?? other.counts
    default: nil
    }
  }
}
