import Diagnostics
import YAMLTree

extension FlowValidation {
  /// Reports unwind actions that no screen implements. Whether such a screen is beneath is checked by rules.
  func checkUnwinds() {
    guard decoder.isComplete else { return }
    let known = Set(flow.screens.flatMap(\.unwinds))
    for node in unresolved.unwinds where !known.contains(node.text) {
      decoder.reportUnknown(
        .unknownName, "‘unwind’ names ‘\(node.text)’, which no screen has in ‘unwinds’", node.text,
        at: node.ownPlace, among: known.sorted(), expected: "a name that a screen has in ‘unwinds’")
    }
  }
}
