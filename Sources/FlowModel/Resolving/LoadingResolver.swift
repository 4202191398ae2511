/// A tab or column that does not come with its container is loaded when it is chosen first, and stays.
struct LoadingResolver: FlowBuilding {
  let builder: FlowBuilder

  /// A flag for each `did-load` of such a screen.
  func settle() {
    for screen in chosenLater {
      for callback in flow.screens[screen].callbacks where flow.callbacks[callback].name == .didLoad {
        let place = flow.callbacks[callback].place
        flow.callbacks[callback].once = builder.impliedFlag(at: place, of: screen)
      }
    }
  }

  /// Tabs and columns but those in front at first, and what stands in them.
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
