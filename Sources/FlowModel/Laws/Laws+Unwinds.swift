import Diagnostics
import YAMLTree

extension Reader {
  /// An unwind segue is connected to an action that some screen has; which one stands beneath is a matter of rules.
  mutating func checkUnwinds() {
    guard isComplete else { return }
    let known = Set(flow.screens.flatMap(\.unwinds))
    for node in pendingUnwinds where !known.contains(node.text) {
      reportUnknown(
        .unknownName, "‘unwind’ names ‘\(node.text)’, which no screen has in ‘unwinds’", node.text,
        at: place(node), among: known.sorted(), expected: "a name that a screen has in ‘unwinds’")
    }
  }
}
