extension Flow {
  /// A page of UIKit that hears when a swipe from the edge is begun and called off, and then changes data only. What shows or
  /// closes something while it appears is not followed there, nor is a page that a tab or a column holds.
  public func hearsSwipeBack(_ index: Int) -> Bool {
    let screen = screens[index]
    guard screen.framework == .uikit else { return false }
    let called = screen.callbacks.filter {
      [.willDisappear, .willAppear, .didAppear].contains(callbacks[$0].name)
    }
    return !called.isEmpty
      && called.allSatisfy { flattened(callbacks[$0].does).allSatisfy(changesDataOnly) }
      && !screens.contains { $0.tabs.contains(index) || $0.columns.contains(index) }
  }

  private func changesDataOnly(_ effect: Int) -> Bool {
    [.run, .save, .discard, .set, .clear, .complete].contains(effects[effect].verb)
  }
}
