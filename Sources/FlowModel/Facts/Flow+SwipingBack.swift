extension Flow {
  /// A page of UIKit that hears when a swipe from the edge is begun and called off, and then changes data only. What shows or
  /// closes something while it appears is not followed there, nor is a page that a tab or a column holds.
  public func hearsSwipeBack(_ index: Int) -> Bool {
    let screen = screens[index]
    let called = screen.callbacks.filter {
      [.willDisappear, .willAppear, .didAppear].contains(callbacks[$0].name)
    }
    let verbs = Set(called.flatMap { flattened(callbacks[$0].does) }.map { effects[$0].verb })
    return screen.framework == .uikit && !called.isEmpty
      && verbs.isSubset(of: [.run, .save, .discard, .set, .clear, .complete])
      && !screens.contains { $0.tabs.contains(index) || $0.columns.contains(index) }
  }
}
