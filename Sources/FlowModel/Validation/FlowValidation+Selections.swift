import Diagnostics
import YAMLTree

extension FlowValidation {
  /// Reports selections of anything but a tab, a column or a detent.
  func checkSelections() {
    guard decoder.isComplete else { return }
    let children = flow.screens.flatMap(\.children)
    let detents = knownDetents
    for (effect, node) in unresolved.selections {
      guard let screen = flow.effects[effect].screen else {
        if !detents.contains(node.text) { reportSelection(node, children, detents) }
        continue
      }
      if children.contains(screen) { continue }
      decoder.report(
        .impossible, "‘\(flow.screens[screen].id)’ is neither a tab nor a column, so it cannot be selected",
        at: node.ownPlace, related: [Label(flow.screens[screen].place, "defined here")],
        expected: "a screen that stands in ‘tabs’ or ‘columns’, or a detent",
        help: "present or push it instead")
    }
  }

  /// Reports callbacks for a second tap outside of tab bars and their tabs.
  func checkSecondTaps(_ graph: FlowGraph) {
    guard decoder.isComplete else { return }
    let asked = flow.callbacks.filter { $0.name == .shouldSelectAgain }
    if asked.isEmpty { return }
    let bars = flow.screens.indices.filter { flow.screens[$0].kind == .tabs }
    let known = Set(bars.flatMap { graph.inFront(of: $0, in: flow) })
    for callback in asked {
      guard case .screen(let index) = callback.site else { continue }
      let screen = flow.screens[index]
      if screen.kind == .tabs || known.contains(index) { continue }
      decoder.report(
        .impossible, "‘\(screen.id)’ stands in no tab, so nothing is called when a tab is selected again",
        at: callback.place, related: [Label(screen.place, "defined here")],
        expected: "a screen of ‘kind: tabs’, or one that stands in a tab",
        help: "write it on the screen of ‘kind: tabs’, or leave it out")
    }
  }

  /// The detents of UIKit, and those that some presentation names.
  private var knownDetents: [String] {
    flow.presentations.reduce(into: ["medium", "large"]) { all, presentation in
      for name in presentation.options.detents + presentation.options.adaptation.detents
      where !all.contains(name) { all.append(name) }
    }
  }

  private func reportSelection(_ node: YAMLNode, _ children: [ScreenID], _ detents: [String]) {
    _ = decoder.reportUnknown(
      .unknownName, "‘select’ names ‘\(node.text)’, but no screen and no detent is called so", node.text,
      at: node.ownPlace, among: children.map { flow.screens[$0].id } + detents,
      expected: "a tab, a column or a detent")
  }
}
