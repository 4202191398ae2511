import Diagnostics
import YAMLTree

/// Reads remarks on elements: allowances, and keys that are listed under `todo`.
struct RemarkReader: FlowBuilding {
  let builder: FlowBuilder

  /// Reads `allow` of the file or of an element.
  func readAllow(_ fields: Fields, _ path: ElementPath) {
    guard let node = fields.value(.allow) else { return }
    for pair in node.pairs {
      let rule = pair.key.text
      var allowance = Allowance(rule: RuleID(rule), place: pair.key.ownPlace, path: path)
      if pair.key.kind != .scalar || kebabCase(rule) != rule {
        decoder.report(
          .refusedName, "‘\(rule)’ is not the name of a rule", at: pair.key.ownPlace,
          expected: "a name in kebab case",
          help: "write the name that the finding shows")
        continue
      }
      switch pair.value.kind {
      case .scalar where !pair.value.isMissing: allowance.reason = pair.value.text
      case .mapping:
        decoder.fields(pair.value, .allowance).fill(&allowance)
      default:
        decoder.reportWrongType(of: "‘\(rule)’", pair.value, expected: "the reason")
        continue
      }
      if allowance.reason.allSatisfy(\.isWhitespace) {
        decoder.report(
          .missingValue, "‘\(rule)’ is allowed without a reason", at: pair.value.ownPlace,
          expected: "why it is meant to be so",
          help: "write the reason: {\(rule): every change applies at once}")
        continue
      }
      flow.allowances.append(allowance)
    }
  }

  /// Reads `todo: {unsaved: why}`.
  func readTodo(_ fields: Fields, _ path: ElementPath, of screen: ScreenID) {
    guard let node = fields.value(.todo) else { return }
    let words = fields.keys[.todo]?.type.keyWords ?? []
    for pair in node.pairs {
      let word = pair.key.text
      guard words.contains(word) else {
        _ = decoder.reportUnknown(
          .unknownKey, "‘todo’ cannot name ‘\(word)’", word, at: pair.key.ownPlace, among: words)
        continue
      }
      guard pair.value.kind == .scalar, !pair.value.isMissing else {
        decoder.reportWrongType(of: "‘\(word)’", pair.value, expected: "why it is open")
        continue
      }
      // A word for missing effects has no row of its own here. The start screen must be written even if it is
      // listed under `todo`.
      if word != Key.start.rawValue, let row = fields.keys.row(of: word),
        let written = fields.found.first(where: { $0.row == row })
      {
        decoder.report(
          .impossible, "‘\(word)’ is written, and yet ‘todo’ says that it is open", at: pair.key.ownPlace,
          label: "no longer open", related: [Label(written.name.ownPlace, "written here")],
          help: "take it out of ‘todo’")
        continue
      }
      flow.todos.append(
        Todo(path: path, screen: screen, key: word, reason: pair.value.text, place: pair.key.ownPlace))
    }
  }
}

extension ValueType {
  /// The words that are valid as keys of a map.
  fileprivate var keyWords: [String]? {
    if case .map(let key, _) = self { key.allWords } else { nil }
  }
}
