import Diagnostics
import YAMLTree

extension Reader {
  mutating func checkLaws() {
  }

  mutating func checkUnwinds() {
    let known = Set(flow.screens.flatMap(\.unwinds))
    guard isComplete else { return }
    for node in pendingUnwinds where !known.contains(node.text) {
      reportUnknown(
        .unknownName, "‘unwind’ names ‘\(node.text)’, which no screen implements", node.text, at: place(node),
        among: known.sorted(), expected: "a name that a screen has in ‘unwinds’")
    }
  }

  /// Keys that this kind of screen cannot have, or must have.
  mutating func checkKeys(of index: Int, _ fields: Fields) {
  }
}
