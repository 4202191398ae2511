import Diagnostics
import YAMLTree

extension ScreenReader {
  /// Reads `code: Type` or `code: [Type, Type]`.
  func readCode(_ fields: Fields, of index: ScreenID) {
    guard let node = fields.value(.code) else { return }
    if node.kind == .sequence { decoder.checkCount(of: node, fields.keys[.code]) }
    let nodes =
      node.kind == .scalar
      ? [node] : decoder.scalars(node, of: Key.code.rawValue, expected: "the name of a type or function")
    for element in nodes {
      let tie = CodeTie(name: element.text, place: element.ownPlace)
      if flow.screens[index].code.contains(where: { $0.name == tie.name }) {
        decoder.reportRepeated(element, tie.name, Key.code.rawValue)
      } else if tie.isNone, nodes.count > 1 {
        decoder.report(
          .impossible, "‘none’ stands beside other names", at: tie.place,
          expected: "‘code: none’ alone", help: "take it out, or the others")
      } else {
        flow.screens[index].code.append(tie)
      }
    }
  }
}
