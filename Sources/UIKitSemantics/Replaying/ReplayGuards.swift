import FlowModel

/// `isModalInPresentation` of a layer: where it is set, and whether UIKit honours it.
enum ReplayGuards {
  /// `isModalInPresentation` of a presentation: on what was presented, or on any screen of its stack (F4.3, F4.5).
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

  /// A guard on the tab bar or split view controller that was presented.
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
    // F1.15: on the Mac the picker of photos guards itself.
    if target.kind == .photoPicker, state.behavior.isMac, !isWritten { return true }
    let base = state.layers[layer].screens[0]
    let doer = Doer(instance: base.instance, screen: base.screen)
    return [presentation.guard.navigation, presentation.guard.screen, target.guard.navigation].contains {
      ReplayConditions.holds($0, for: doer, in: state)
    }
  }

  /// `isModalInPresentation` came with iOS 13. An app that is built with an older SDK can only mean the flag of popovers
  /// (F4.8); a presentation controller of the app’s own asks what it likes.
  private static func honoursGuards(in state: ReplayState) -> Bool {
    let look = ReplayAppearance.inFront(in: state).look
    let isOldPopover = look == .popover && !state.timelines[.cards][state.ground.machine.flow.app.sdk]
    return state.behavior.hasCards || look == .custom || isOldPopover
  }

  /// UIKit would honour a guard of the layer in front: while a search is active its own flag decides, or one on the
  /// navigation controller (F4.6).
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
