/// Handles loading of tabs and columns that are not loaded with their container: they load when they are
/// first selected.
struct LoadingResolver: FlowBuilding {
  let builder: FlowBuilder

  /// Adds a flag for each `did-load` of such a screen.
  func settle() {
    for screen in chosenLater {
      for callback in flow.screens[screen].callbacks where flow.callbacks[callback].name == .didLoad {
        let place = flow.callbacks[callback].place
        flow.callbacks[callback].once = builder.impliedFlag(at: place, of: screen)
      }
    }
  }

  /// Tabs and columns that are not in front at first, with their children.
  private var chosenLater: [ScreenID] {
    var waiting = flow.screens.flatMap { $0.tabs.dropFirst() + $0.columns.dropLast() }
    var found: Set<ScreenID> = []
    while let screen = waiting.popLast() {
      guard found.insert(screen).inserted else { continue }
      waiting += flow.screens[screen].children
    }
    return found.sorted()
  }
}
