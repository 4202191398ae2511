import Diagnostics
import YAMLTree

extension Reader {
  /// Only a tab or a column can be chosen.
  mutating func checkSelections() {
    guard isComplete else { return }
    let children = flow.screens.flatMap { $0.tabs + $0.columns }
    for (effect, node) in pendingSelections {
      guard let screen = flow.effects[effect].screen, !children.contains(screen) else { continue }
      report(
        .impossible, "‘\(flow.screens[screen].id)’ is neither a tab nor a column, so it cannot be selected",
        at: place(node), related: [Label(flow.screens[screen].place, "defined here")],
        expected: "a screen that stands in ‘tabs’ or ‘columns’", help: "present or push it instead")
    }
  }
}
