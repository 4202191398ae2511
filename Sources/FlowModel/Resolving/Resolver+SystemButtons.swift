import Diagnostics
import YAMLTree

extension Resolver {
  /// Adds the buttons that UIKit and SwiftUI draw by themselves, behind those that are written.
  func addSystemButtons() {
    var entries = ElementTable<Screen, [PresentationID]>(repeating: [], for: builder.flow.screens)
    for (edge, presentation) in builder.flow.presentations.identified {
      entries[presentation.target].append(edge)
    }
    for index in builder.flow.screens.indices {
      let screen = builder.flow.screens[index]
      let facts = screen.kind.facts
      guard !facts.buttons.isEmpty, draws(screen, entries[index]) else { continue }
      var shown = screen.systemButtons
      if screen.kind == .reference, entries[index].contains(where: isPopover) {
        shown = builder.flow.conditions.append(Condition(.adapted, text: "adapted"))
      }
      for button in facts.buttons { append(button, to: index, shown: shown) }
    }
  }

  private func isPopover(_ edge: PresentationID) -> Bool {
    builder.flow.presentations[edge].options.declaredStyles.contains(.popover)
  }

  private func draws(_ screen: Screen, _ entries: [PresentationID]) -> Bool {
    switch screen.kind {
    case .alert:
      let isSwiftUI =
        entries.isEmpty
        ? screen.framework == .swiftui
        : entries.contains { builder.flow.presentations[$0].framework == .swiftui }
      return isSwiftUI && screen.buttons.isEmpty
    case .confirmationDialog: return !screen.buttons.contains { builder.flow.buttons[$0].role == .cancel }
    default: return true
    }
  }

  private func append(_ button: KindFacts.SystemButton, to index: ScreenID, shown: ConditionID) {
    let screen = builder.flow.screens[index]
    let id = "system-" + kebabCase(button.label)
    let callback = screen.callbacks.first { builder.flow.callbacks[$0].name == button.tells }
    builder.flow.screens[index].buttons.append(builder.flow.buttons.endIndex)
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
    if let callback { drawn.does = builder.flow.callbacks[callback].does }
    builder.flow.buttons.append(drawn)
  }
}
