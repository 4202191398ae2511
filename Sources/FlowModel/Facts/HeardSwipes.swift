/// Swipes from the edge that a page hears when they are begun and called off (F9.10).
public struct HeardSwipes {
  private let flow: Flow

  /// The swipes of a flow.
  public init(in flow: Flow) { self.flow = flow }

  /// Whether a page of UIKit hears of it and then changes data only. What shows or closes something while it appears is not
  /// followed there, nor is a page that a tab or a column holds. Costs a pass over all screens.
  public func contains(on index: Int) -> Bool {
    let screen = flow.screens[index]
    let called = screen.callbacks.filter {
      [.willDisappear, .willAppear, .didAppear].contains(flow.callbacks[$0].name)
    }
    let verbs = Set(called.flatMap { flow.flattened(flow.callbacks[$0].does) }.map { flow.effects[$0].verb })
    return screen.framework == .uikit && !called.isEmpty
      && verbs.isSubset(of: [.run, .save, .discard, .set, .clear, .complete])
      && !flow.screens.contains { $0.tabs.contains(index) || $0.columns.contains(index) }
  }
}
