import FlowModel

/// The delegate of the front presentation.
enum ReplayDelegates {
  /// The gesture callback that UIKit calls: of the front screen if it is the delegate, otherwise of the
  /// presented screen, otherwise of the presenter. Nil if the delegate was set on a child (F5.10) or SwiftUI
  /// presents. Before iOS 13 only a popover calls its delegate (F5.11).
  static func callback(_ name: CallbackName, in state: ReplayState) -> (callback: CallbackID, doer: Doer)? {
    guard let presentation = state.presentation, presentation.framework == .uikit else { return nil }
    if !state.behavior.hasCards {
      let isOld = state.switches.oldPopoversCallBack && ReplayAppearance.inFront(in: state).look == .popover
      guard isOld, name == .shouldDismiss || name == .didDismiss else { return nil }
    }
    let gestures: [CallbackName] = [.shouldDismiss, .willDismiss, .didDismiss, .didAttemptToDismiss]
    let (front, base) = (state.front, state.top.screens[0])
    var presenter = state.top.presenter
    presenter?.isDelegate = true
    let candidates: [([CallbackID], Doer?)] = [
      (state.flow.screens[front.screen].callbacks, Doer(instance: front.instance, screen: front.screen)),
      (
        state.flow.screens[presentation.target].callbacks,
        Doer(instance: base.instance, screen: presentation.target)
      ),
      (presentation.callbacks, presenter),
    ]
    for (callbacks, doer) in candidates {
      let own = callbacks.filter { gestures.contains(state.flow.callbacks[$0].name) }
      guard !own.isEmpty else { continue }
      guard let found = own.first(where: { state.flow.callbacks[$0].name == name }), let doer else {
        return nil
      }
      return state.flow.callbacks[found].onChild ? nil : (found, doer)
    }
    return nil
  }
}
