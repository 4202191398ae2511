import Diagnostics
import YAMLTree

extension FlowValidation {
  /// Only a tab, a column or a detent can be chosen.
  func checkSelections() {
    guard decoder.isComplete else { return }
    let children = builder.flow.screens.flatMap { $0.tabs + $0.columns }
    let detents = knownDetents
    for (effect, node) in builder.unresolved.selections {
      guard let screen = builder.flow.effects[effect].screen else {
        if !detents.contains(node.text) { reportSelection(node, children, detents) }
        continue
      }
      if children.contains(screen) { continue }
      decoder.report(
        .impossible,
        "‘\(builder.flow.screens[screen].id)’ is neither a tab nor a column, so it cannot be selected",
        at: node.ownPlace, related: [Label(builder.flow.screens[screen].place, "defined here")],
        expected: "a screen that stands in ‘tabs’ or ‘columns’, or a detent",
        help: "present or push it instead")
    }
  }

  /// UIKit’s own, and those that some presentation names.
  private var knownDetents: [String] {
    builder.flow.presentations.reduce(into: ["medium", "large"]) { all, presentation in
      for name in presentation.options.detents + presentation.options.adaptation.detents
      where !all.contains(name) { all.append(name) }
    }
  }

  private func reportSelection(_ node: YAMLNode, _ children: [ScreenID], _ detents: [String]) {
    _ = decoder.reportUnknown(
      .unknownName, "‘select’ names ‘\(node.text)’, but no screen and no detent is called so", node.text,
      at: node.ownPlace, among: children.map { builder.flow.screens[$0].id } + detents,
      expected: "a tab, a column or a detent")
  }
}
