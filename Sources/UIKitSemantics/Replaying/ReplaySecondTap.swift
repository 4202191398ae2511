import FlowModel

/// A tap on the selected tab (F13.5).
enum ReplaySecondTap {
  /// The selected tab, if its bar is visible and a tap on it has an effect; otherwise nil.
  static func tab(in state: ReplayState) -> ScreenID? {
    guard let tab = state.front.tab, state.ground.machine.tables.heardAgain[tab] else { return nil }
    if isBarHidden(of: tab, in: state) { return nil }
    if let callback = callback(in: state), !state.flow.callbacks[callback].does.isEmpty { return tab }
    return state.front.isPushed && pops(tab, in: state) ? tab : nil
  }

  /// Whether a screen that was pushed in the tab hides the tab bar, or the front one does now.
  static func isBarHidden(of tab: ScreenID, in state: ReplayState) -> Bool {
    let now = state.flow.screens[state.front.screen].hidesBottomBar
    return now != Condition.always && ReplayConditions.holds(now, for: state.frontDoer, in: state)
      || state.top.screens.contains {
        $0.tab == tab && $0.isPushed && state.flow.screens[$0.screen].hidesBottomBar == Condition.always
      }
  }

  static func begin(in state: inout ReplayState) {
    guard let tab = state.front.tab else { return }
    if let callback = callback(in: state) {
      let agrees = ReplayConditions.holds(
        state.flow.callbacks[callback].returns, for: state.frontDoer, in: state)
      ReplayCallbacks.call(callback, state.frontDoer, in: &state)
      if !agrees {
        state.outcome.isRefused = true
        return
      }
    }
    // Code may have changed the tab meanwhile.
    guard pops(tab, in: state), state.goesOn, state.front.tab == tab else { return }
    ReplayNavigation.pop(to: { !$0.isPushed }, in: &state)
  }

  /// The callback for the tap: of the front screen, otherwise of the tab bar around it.
  private static func callback(in state: ReplayState) -> CallbackID? {
    let bar = state.front.tab.flatMap { state.containers[$0].first }
    return [state.front.screen, bar].compactMap { $0 }.flatMap { state.flow.screens[$0].callbacks }.first {
      state.flow.callbacks[$0].name == .shouldSelectAgain
    }
  }

  private static func pops(_ tab: ScreenID, in state: ReplayState) -> Bool {
    let bar = state.containers[tab].first
    return [bar, tab].allSatisfy { $0.map { state.flow.screens[$0].framework } == .uikit }
  }
}
