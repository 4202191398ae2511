import Diagnostics
import YAMLTree

extension Reader {
  /// `code: Type` or `code: [Type, Type]`.
  mutating func readCode(_ fields: Fields, of index: Int) {
    guard let node = fields.value(.code) else { return }
    if node.kind == .sequence {
      checkCount(of: node, .code, KeyTable.forms[Form.screen.rawValue][.code]?.type)
    }
    let nodes =
      node.kind == .scalar ? [node] : scalars(node, of: .code, expected: "the name of a type or function")
    for element in nodes {
      let tie = CodeTie(name: element.text, place: place(element))
      if flow.screens[index].code.contains(where: { $0.name == tie.name }) {
        reportRepeated(element, tie.name, .code)
      } else if tie.isNone, nodes.count > 1 {
        report(
          .impossible, "‘none’ stands beside other names", at: tie.place,
          expected: "‘code: none’ alone", help: "take it out, or the others")
      } else {
        flow.screens[index].code.append(tie)
      }
    }
  }

  /// `todo: {unsaved: why}`.
  mutating func readTodo(_ fields: Fields, _ path: ElementPath, of screen: Int) {
    guard let node = fields.value(.todo) else { return }
    let words = KeyTable.forms[fields.form.rawValue][.todo]?.type.keyWords ?? []
    for pair in node.pairs {
      let word = pair.key.text
      guard words.contains(word), let key = Key(rawValue: word) else {
        _ = reportUnknown(
          .unknownKey, "‘todo’ cannot name ‘\(word)’", word, at: place(pair.key), among: words)
        continue
      }
      guard pair.value.kind == .scalar, !pair.value.isMissing else {
        reportWrongType(of: "‘\(word)’", pair.value, expected: "why it is open")
        continue
      }
      if let written = fields.field(key) {
        report(
          .impossible, "‘\(word)’ is written, and yet ‘todo’ says that it is open", at: place(pair.key),
          label: "no longer open", related: [Label(place(written.keyNode), "written here")],
          help: "take it out of ‘todo’")
        continue
      }
      flow.todos.append(
        Todo(path: path, screen: screen, key: word, reason: pair.value.text, place: place(pair.key)))
    }
  }
}

extension ValueType {
  /// The words that may be keys of a map.
  fileprivate var keyWords: [String]? {
    if case .map(let key, _) = self { key.allWords } else { nil }
  }
}
