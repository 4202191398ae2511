import FlowModel

/// `isModalInPresentation` of a layer: whether it is set, and whether UIKit honours it.
enum ReplayGuards {
  /// Whether `isModalInPresentation` is set on the presented controller or on any screen of its stack (F4.3,
  /// F4.5).
  static func hasGuard(_ layer: Int, in state: ReplayState) -> Bool {
    if hasNavigationGuard(layer, in: state) || hasContainerGuard(layer, in: state) { return true }
    let screens =
      layer > 0 ? state.layers[layer].screens : [state.layers[layer].screens.last].compactMap { $0 }
    return screens.contains { screen in
      ReplayConditions.holds(
        state.flow.screens[screen.screen].guard.screen,
        for: Doer(instance: screen.instance, screen: screen.screen), in: state)
    }
  }

  /// Whether it is set on the presented tab bar or split view controller.
  private static func hasContainerGuard(_ layer: Int, in state: ReplayState) -> Bool {
    guard layer > 0, let last = state.layers[layer].screens.last, let tab = last.tab else { return false }
    return state.containers[tab].contains { container in
      ReplayConditions.holds(
        state.flow.screens[container].guard.screen, for: Doer(instance: last.instance, screen: container),
        in: state)
    }
  }

  private static func hasNavigationGuard(_ layer: Int, in state: ReplayState) -> Bool {
    guard let edge = state.layers[layer].presentation else { return false }
    let presentation = state.flow.presentations[edge]
    let target = state.flow.screens[presentation.target]
    let isWritten =
      presentation.guard.navigation != Condition.never || presentation.guard.screen != Condition.never
    // F1.15: on the Mac, the photo picker sets it itself.
    if target.kind == .photoPicker, state.behavior.isMac, !isWritten { return true }
    let base = state.layers[layer].screens[0]
    let doer = Doer(instance: base.instance, screen: base.screen)
    return [presentation.guard.navigation, presentation.guard.screen, target.guard.navigation].contains {
      ReplayConditions.holds($0, for: doer, in: state)
    }
  }

  /// Whether a guard is honoured here. `isModalInPresentation` exists since iOS 13. In an app that is built
  /// with an older SDK, only the property of popovers exists (F4.8). A custom presentation controller may
  /// check anything.
  private static func honoursGuards(in state: ReplayState) -> Bool {
    let look = ReplayAppearance.inFront(in: state).look
    let isOldPopover = look == .popover && !state.timelines[.cards][state.ground.machine.flow.app.sdk]
    return state.behavior.hasCards || look == .custom || isOldPopover
  }

  /// Whether UIKit would honour a guard of the front layer. While a search is active, only the guard of the
  /// search controller or of the navigation controller counts (F4.6).
  static func isGuarded(in state: ReplayState) -> Bool {
    guard state.isModal, honoursGuards(in: state) else { return false }
    guard state.front.isSearching, state.switches.searchDecidesGuard else {
      return hasGuard(state.layers.count - 1, in: state)
    }
    return hasNavigationGuard(state.layers.count - 1, in: state)
      || ReplayConditions.holds(
        state.flow.screens[state.front.screen].guard.search, for: state.frontDoer, in: state)
  }
}
