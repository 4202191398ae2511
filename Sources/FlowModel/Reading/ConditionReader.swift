import Diagnostics
import YAMLTree

/// Reads conditions, and guards, which contain conditions.
struct ConditionReader: FlowBuilding {
  let builder: FlowBuilder

  /// Reads the condition of a key; nil if it is not written or not valid.
  func read(_ fields: Fields, _ key: Key, of path: ElementPath, _ scope: Scope) -> ConditionID? {
    guard let node = fields.value(key) else { return nil }
    return read(node, path.appending(key.rawValue), scope)
  }

  func read(_ node: YAMLNode, _ path: ElementPath, _ scope: Scope, also words: [String] = []) -> ConditionID?
  {
    let index = flow.conditions.endIndex
    guard let (term, text) = term(node, index, scope, also: words) else { return nil }
    flow.conditions.append(Condition(term, text: text, place: node.ownPlace, path: builder.uniquePath(path)))
    return index
  }

  private func term(
    _ node: YAMLNode, _ index: ConditionID, _ scope: Scope, also words: [String] = []
  ) -> (term: Condition.Term, text: String)? {
    switch node.kind {
    case .scalar:
      guard !node.isMissing else {
        decoder.reportWrongType(of: "a condition", node, expected: "a word, ‘not’ a word, or a list")
        return nil
      }
      return word(node, index, scope, also: words).map { ($0, node.text) }
    case .sequence:
      let terms = node.elements.compactMap { term($0, index, scope) }
      if terms.count == 1, node.elements.count == 1 { return terms[0] }
      return (.all(terms.map(\.term)), terms.map(\.text).joined(separator: ", "))
    case .mapping:
      guard node.pairs.count == 1, let pair = node.pairs.first, pair.key.text == "any",
        pair.value.kind == .sequence
      else {
        let key = node.pairs.first?.key
        let nearest = key.flatMap { nearestName(to: $0.text, among: ["any"]) }
        decoder.report(
          .unknownCondition, "a condition is a word, ‘not’ a word, a list, or ‘{any: […]}’",
          at: key.map { $0.ownPlace } ?? node.ownPlace, label: nearest.map { "did you mean ‘\($0)’?" } ?? "",
          expected: "‘{any: […]}’", help: "write ‘{any: […]}’", replacement: nearest)
        if nearest != nil { for element in node.pairs[0].value.elements { _ = term(element, index, scope) } }
        return nil
      }
      let terms = pair.value.elements.compactMap { term($0, index, scope) }
      return (.any(terms.map(\.term)), "any of " + terms.map(\.text).joined(separator: ", "))
    }
  }

  private func word(
    _ node: YAMLNode, _ index: ConditionID, _ scope: Scope, also others: [String]
  ) -> Condition.Term? {
    var words = Self.words(of: node.text)
    var isNegated = false
    if let first = words.first, first.text == "not", words.count > 1 {
      isNegated = true
      words.removeFirst()
    }
    guard let first = words.first,
      let term = word(first, words.dropFirst(), node, index, scope, also: others, isNegated: isNegated)
    else {
      return nil
    }
    return isNegated ? .not(term) : term
  }

  /// - Parameter isNegated: whether there is a ‘not’ before it, or a word meant as one; a second one is not
  ///   permitted.
  private func word(
    _ first: TextPart, _ rest: ArraySlice<TextPart>, _ node: YAMLNode, _ index: ConditionID, _ scope: Scope,
    also others: [String], isNegated: Bool
  ) -> Condition.Term? {
    let firstPlace = node.place(from: first.start, to: first.end)
    guard let known = ConditionWord(rawValue: first.text) else {
      if let flag = builder.flag(named: first.text) {
        builder.noteFlag(flag, node, from: first.start, first.text)
        return alone(.flag(flag), rest, node)
      }
      return unknownWord(
        first, rest, node, index, scope, at: firstPlace, also: others, isNegated: isNegated)
    }
    if known == .ios { return versions(rest, node, firstPlace) }
    if known == .up {
      return screen(behind: known, rest, node, firstPlace).flatMap { alone(.up($0), rest.dropFirst(), node) }
    }
    if known == .inFront, !rest.isEmpty {
      return screen(behind: known, rest, node, firstPlace).flatMap {
        alone(.front($0), rest.dropFirst(), node)
      }
    }
    if known == .unsaved, let name = rest.first {
      guard rest.count == 1 else { return alone(.unsaved, rest.dropFirst(), node) }
      unresolved.conditions.append(
        PendingCondition(
          condition: index, name: name.text, node: node, start: name.start,
          place: node.place(from: name.start, to: name.end), scope: scope))
      return .unsavedPoint(PendingCondition.standIn(unresolved.conditions.count - 1))
    }
    return known.term.flatMap { alone($0, rest, node) }
  }

  private func alone(
    _ term: Condition.Term, _ rest: ArraySlice<TextPart>, _ node: YAMLNode
  ) -> Condition.Term? {
    guard let extra = rest.first else { return term }
    let help =
      switch extra.text {
      case "||", "or": "write that one of them holds as {any: [one, other]}"
      case "==", "!=", "=", "is": "write a flag alone, or ‘not’ before it"
      default: "write several conditions as a list: [one, other]"
      }
    decoder.report(
      .unknownCondition, "‘\(extra.text)’ does not belong to the condition before it",
      at: node.place(from: extra.start, to: extra.end), expected: "one word, or a list for several",
      help: help)
    return term
  }

  /// The screen after a word.
  private func screen(
    behind word: ConditionWord, _ rest: ArraySlice<TextPart>, _ node: YAMLNode, _ first: Place
  ) -> ScreenID? {
    guard let name = rest.first else {
      decoder.report(
        .unknownCondition, "‘\(word.rawValue)’ does not say which screen", at: first,
        expected: "‘\(word.rawValue) <screen>’",
        help: "write the screen behind it, as in ‘\(word.rawValue) settings’")
      return nil
    }
    let known =
      builder.partial.screenIndex[name.text]
      ?? (decoder.isComplete
      ? decoder.reportUnknown(
        .unknownName, "‘\(word.rawValue)’ names ‘\(name.text)’, but no screen is called so", name.text,
        at: node.place(from: name.start, to: name.end), among: builder.screenNames, expected: "a screen")
      : nil).flatMap { builder.partial.screenIndex[$0] }
    if let known { builder.noteScreen(known, node, from: name.start, name.text) }
    return known
  }

  private func versions(
    _ rest: ArraySlice<TextPart>, _ node: YAMLNode, _ first: Place
  ) -> Condition.Term? {
    guard let range = rest.first, rest.count == 1, let versions = VersionRange(range.text) else {
      let bad = rest.first.map { node.place(from: $0.start, to: $0.end) } ?? first
      decoder.report(
        .unknownCondition, "‘\(node.text)’ is not a range of versions", at: bad,
        expected: "‘ios 15...’, ‘ios ...12’ or ‘ios 13...17’", help: "write a range like ‘ios 13...17’")
      return nil
    }
    return .ios(versions)
  }

  private func unknownWord(
    _ first: TextPart, _ rest: ArraySlice<TextPart>, _ node: YAMLNode, _ index: ConditionID, _ scope: Scope,
    at place: Place, also others: [String], isNegated: Bool
  ) -> Condition.Term? {
    let meant: String? = ["true": "always", "yes": "always", "false": "never", "no": "never"][first.text]
    let flags = builder.flagNames
    if let meant {
      decoder.report(
        .unknownCondition, "‘\(first.text)’ is not a condition", at: place, label: "did you mean ‘\(meant)’?",
        expected: "‘always’ or ‘never’", help: "write ‘\(meant)’", replacement: meant)
      return ConditionWord(rawValue: meant)?.term
    }
    if !decoder.isComplete { return nil }
    if first.text.hasPrefix("!") {
      let opposite = "not " + first.text.drop { $0 == "!" }
      decoder.report(
        .unknownCondition, "‘\(first.text)’ is neither a condition nor a flag", at: place,
        label: "did you mean ‘\(opposite)’?", expected: "‘not’ and a word", help: "write ‘\(opposite)’",
        replacement: opposite)
      return nil
    }
    let namesakes = builder.namesakes(first.text)
    let nearest = decoder.reportUnknown(
      .unknownCondition, "‘\(first.text)’ is neither a condition nor a flag", first.text, at: place,
      among: (rest.isEmpty || isNegated ? [] : ["not"]) + ConditionWord.spellings + flags + others,
      meaning: namesakes.count == 1 ? namesakes[0] : nil,
      expected: listOfNames(ConditionWord.spellings + flags, limit: 12),
      advice: first.text.utf8.count <= NameSyntax.longestWord
        && NameSyntax.isName(kebabCase(words: first.text))
        ? "for a fact of the app’s own add a flag: flags: {\(kebabCase(words: first.text)): cleared}" : nil)
    if nearest == "not", let next = rest.first {
      return word(next, rest.dropFirst(), node, index, scope, also: [], isNegated: true).map { .not($0) }
    }
    guard let nearest, rest.isEmpty else { return nil }
    return builder.flag(named: nearest).map { .flag($0) } ?? ConditionWord(rawValue: nearest)?.term
  }

  /// Reads `guard: unsaved` or `guard: {screen: …, navigation: …, search: …}`.
  func guards(
    _ node: YAMLNode, _ path: ElementPath, _ scope: Scope, bare: WritableKeyPath<Guard, ConditionID>
  ) -> Guard {
    var guards = Guard.none
    let path = path.appending("guard")
    if node.kind == .mapping, node.pairs.first?.key.text != "any" {
      let inner = decoder.fields(node, .guard)
      guards.screen = read(inner, .screen, of: path, scope) ?? Condition.never
      guards.navigation = read(inner, .navigation, of: path, scope) ?? Condition.never
      guards.search = read(inner, .search, of: path, scope) ?? Condition.never
    } else {
      guards[keyPath: bare] = read(node, path, scope) ?? Condition.never
    }
    return guards
  }

  /// A word of a text with its offsets in UTF-8.
  struct TextPart {
    let text: String
    let start: Int
    let end: Int
  }

  private static func words(of text: String) -> [TextPart] {
    let bytes = Array(text.utf8)
    var parts: [TextPart] = []
    var start = 0
    for offset in 0...bytes.count
    where offset == bytes.count || bytes[offset] == 0x20 || bytes[offset] == 0x0A {
      if offset > start {
        parts.append(
          TextPart(text: String(decoding: bytes[start..<offset], as: UTF8.self), start: start, end: offset))
      }
      start = offset + 1
    }
    return parts
  }
}
