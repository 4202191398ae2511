import Diagnostics

extension Reader {
  /// Adds the buttons that UIKit and SwiftUI draw by themselves, behind those that are written.
  mutating func addSystemButtons() {
    var entries = [[Int]](repeating: [], count: flow.screens.count)
    for (edge, presentation) in flow.presentations.enumerated() { entries[presentation.target].append(edge) }
    for index in flow.screens.indices {
      let screen = flow.screens[index]
      let facts = screen.kind.facts
      guard !facts.buttons.isEmpty, draws(screen, entries[index]) else { continue }
      var shown = screen.systemButtons
      if screen.kind == .reference, entries[index].contains(where: isPopover) {
        flow.conditions.append(Condition(.adapted, text: "adapted"))
        shown = flow.conditions.count - 1
      }
      for button in facts.buttons { append(button, to: index, shown: shown) }
    }
  }

  private func isPopover(_ edge: Int) -> Bool {
    flow.presentations[edge].options.declaredStyles.contains(.popover)
  }

  private func draws(_ screen: Screen, _ entries: [Int]) -> Bool {
    switch screen.kind {
    case .alert:
      let isSwiftUI =
        entries.isEmpty
        ? screen.framework == .swiftui : entries.contains { flow.presentations[$0].framework == .swiftui }
      return isSwiftUI && screen.buttons.isEmpty
    case .confirmationDialog: return !screen.buttons.contains { flow.buttons[$0].role == .cancel }
    default: return true
    }
  }

  private mutating func append(_ button: KindFacts.SystemButton, to index: Int, shown: Int) {
    let screen = flow.screens[index]
    let id = "system-" + kebabCase(button.label)
    let callback = screen.callbacks.first { flow.callbacks[$0].name == button.tells }
    flow.screens[index].buttons.append(flow.buttons.count)
    flow.buttons.append(
      Button(
        id: id, path: uniquePath(screen.path.appending("buttons").appending(id)), place: screen.place,
        whole: screen.place, screen: index, isAdapted: false, isSystem: true, tells: button.tells,
        label: button.label, symbol: "", accessibilityLabel: button.label, role: button.role,
        placement: screen.dialog ? .content : button.role.placement, prominent: false, preferred: false,
        width: 44,
        height: 44, enabled: Condition.always, shown: shown,
        does: callback.map { flow.callbacks[$0].does } ?? []))
  }
}
