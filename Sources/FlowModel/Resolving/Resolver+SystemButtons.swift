import Diagnostics
import YAMLTree

extension Resolver {
  /// Adds the buttons that UIKit and SwiftUI draw themselves, after the written ones.
  func addSystemButtons() {
    var entries = ElementTable<Screen, [PresentationID]>(repeating: [], for: flow.screens)
    for (edge, presentation) in flow.presentations.identified { entries[presentation.target].append(edge) }
    for index in flow.screens.indices {
      let screen = flow.screens[index]
      let buttons = drawn(on: screen, entries[index])
      if buttons.isEmpty { continue }
      var shown = screen.systemButtons
      if screen.kind == .reference, entries[index].contains(where: isPopover) {
        shown = flow.conditions.append(Condition(.adapted, text: "adapted"))
      }
      for button in buttons { append(button, to: index, shown: shown) }
    }
  }

  private func isPopover(_ edge: PresentationID) -> Bool {
    flow.presentations[edge].options.declaredStyles.contains(.popover)
  }

  /// The built-in buttons of its kind that are drawn on a screen.
  private func drawn(on screen: Screen, _ entries: [PresentationID]) -> [KindFacts.SystemButton] {
    let all = screen.kind.facts.buttons
    func has(_ role: Role) -> Bool { screen.buttons.contains { flow.buttons[$0].role == role } }
    switch screen.kind {
    case .alert:
      let isSwiftUI =
        entries.isEmpty
        ? screen.framework == .swiftui : entries.contains { flow.presentations[$0].framework == .swiftui }
      if !isSwiftUI { return [] }
      if screen.buttons.isEmpty { return all.filter { $0.role != .cancel } }
      // An app for earlier versions shows the old Alert, which has only the written buttons (F7.23).
      let addsCancel = flow.app.oldest >= Version(15) && has(.destructive) && !has(.cancel)
      return addsCancel ? all.filter { $0.role == .cancel } : []
    case .confirmationDialog: return has(.cancel) ? [] : all
    default: return all
    }
  }

  private func append(_ button: KindFacts.SystemButton, to index: ScreenID, shown: ConditionID) {
    let screen = flow.screens[index]
    let id = "system-" + kebabCase(button.label)
    let callback = screen.callbacks.first { flow.callbacks[$0].name == button.tells }
    flow.screens[index].buttons.append(flow.buttons.endIndex)
    var drawn = Button(
      id: id, path: builder.uniquePath(screen.path.appending("buttons").appending(id)), place: screen.place,
      screen: index, isAdapted: false)
    drawn.isSystem = true
    drawn.tells = button.tells
    drawn.label = button.label
    drawn.accessibilityLabel = button.label
    drawn.role = button.role
    if !screen.dialog { drawn.placement = button.role.placement }
    drawn.shown = shown
    if let callback { drawn.does = flow.callbacks[callback].does }
    flow.buttons.append(drawn)
  }
}
