import Diagnostics
import YAMLTree

extension FormDecoder {
  /// `true` or `false`; anything else is a problem.
  func bool(_ node: YAMLNode, _ key: String) -> Bool? {
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
      .unknownValue, "‘\(key)’ is ‘\(text)’, expected ‘true’ or ‘false’", at: node.ownPlace,
      label: meant.map { "did you mean ‘\($0)’?" } ?? "", expected: "‘true’ or ‘false’",
      help: "booleans are ‘true’ and ‘false’ only", replacement: meant)
    return meant.map { $0 == "true" }
  }

  /// One of the words that a row permits, which may be fewer than the enumeration has. A misspelled word
  /// counts as the nearest one.
  func word<Word: FlowWord>(_ node: YAMLNode, of entry: KeyEntry) -> Word? {
    word(node, what: "‘\(entry.name)’", among: entry.type.allWords ?? Word.spellings)
  }

  func word<Word: FlowWord>(_ node: YAMLNode, what: String, among words: [String]) -> Word? {
    guard node.kind == .scalar, !node.isMissing else {
      reportWrongType(of: what, node, expected: listOfNames(words, limit: 20))
      return nil
    }
    let text = node.text
    if words.contains(text), let word = Word(rawValue: text) { return word }
    let meant = ForeignWords.value(for: text, among: words)
    if meant == nil, nearestName(to: text, among: words) == nil, let owner = KeyTable.key(withWord: text) {
      report(
        .unknownValue, "\(what) cannot be ‘\(text)’", at: node.ownPlace,
        label: "it is a word of ‘\(owner)’",
        expected: listOfNames(words, limit: 20), help: "write ‘\(owner): \(text)’ where it belongs")
      return nil
    }
    let nearest = reportUnknown(
      .unknownValue, "\(what) cannot be ‘\(text)’", text, at: node.ownPlace, among: words,
      meaning: meant, expected: listOfNames(words, limit: 20))
    return nearest.flatMap { Word(rawValue: $0) }
  }

  /// A list of words, each once.
  func wordList<Word: FlowWord>(_ node: YAMLNode, of entry: KeyEntry) -> [Word]? {
    guard node.kind != .mapping else { return nil }
    checkCount(of: node, entry)
    var words: [Word] = []
    for element in node.listed {
      guard
        let word: Word = word(
          element, what: "‘\(entry.name)’", among: entry.type.allWords ?? Word.spellings)
      else { continue }
      if words.contains(word) {
        reportRepeated(element, word.rawValue, entry.name)
      } else {
        words.append(word)
      }
    }
    return words
  }

  func reportRepeated(_ node: YAMLNode, _ text: String, _ key: String) {
    report(
      .duplicateName, "‘\(text)’ stands twice in ‘\(key)’", at: node.ownPlace, label: "written again",
      help: "keep one of them")
  }

  /// Reports a list with too few or too many elements.
  func checkCount(of node: YAMLNode, _ entry: KeyEntry?) {
    guard let entry, let (least, most) = entry.type.counts else { return }
    let count = node.listed.count
    guard count < least || count > most ?? .max else { return }
    let wanted = most.map { "\(least) to \($0)" } ?? "at least \(least)"
    report(
      .badValue, "‘\(entry.name)’ has \(count) \(count == 1 ? "element" : "elements"), expected \(wanted)",
      at: node.ownPlace, expected: "\(wanted) elements", help: "name \(wanted)")
  }

  /// The scalar elements of a list; others are reported.
  func scalars(_ node: YAMLNode, of key: String, expected: String) -> [YAMLNode] {
    node.listed.filter { element in
      if element.kind == .scalar, !element.isMissing { return !isTagged(element) }
      reportWrongType(of: "an element of ‘\(key)’", element, expected: expected)
      return false
    }
  }

  /// A name in the form of ids, `[a-z][a-z0-9-]*`, that is not a word of YAML or of the language.
  func name(_ node: YAMLNode, what: String) -> String? {
    guard node.kind == .scalar, !node.isMissing else {
      reportWrongType(of: what, node, expected: ValueType.name.expected)
      return nil
    }
    let text = node.text
    if NameSyntax.refused.contains(text) {
      report(
        .refusedName, "\(what) cannot be ‘\(text)’", at: node.ownPlace,
        label: "a word of YAML or of the language", expected: "a name of your own",
        help: "choose another name")
      return nil
    }
    guard NameSyntax.isName(text) else {
      let meant = NameSyntax.proposal(for: text)
      report(
        .refusedName, "\(what) cannot be ‘\(text)’", at: node.ownPlace,
        label: meant.map { "did you mean ‘\($0)’?" } ?? "not a name", expected: ValueType.name.expected,
        help: meant.map { "write ‘\($0)’" } ?? "use lowercase letters, digits and ‘-’", replacement: meant)
      return nil
    }
    return text
  }

  /// A calendar day.
  func day(_ node: YAMLNode) -> Day? {
    if let day = Day(node.text) { return day }
    report(
      .badValue, "‘\(node.text)’ is not a day", at: node.ownPlace, expected: ValueType.day.expected,
      help: "write year, month and day: 2027-01-31")
    return nil
  }
}

extension ValueType {
  /// All words that are valid for this type, including those of nested types.
  var allWords: [String]? {
    switch self {
    case .words(let words): words.spellings
    case .list(let element, _, _): element.allWords
    case .byCondition(let value): value.allWords
    case .either(let one, let other): one.allWords ?? other.allWords
    case .map(_, let value): value.allWords
    default: nil
    }
  }

  /// The permitted numbers of elements of a list.
  var counts: (least: Int, most: Int?)? {
    switch self {
    case .list(_, let least, let most): (least, most)
    case .map(_, let value): value.counts
    case .either(let one, let other): one.counts ?? other.counts
    default: nil
    }
  }
}
