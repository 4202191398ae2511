import FlowModel

/// Calls the callbacks of the app, in the order of UIKit.
enum ReplayCallbacks {
  /// Calls the callbacks of a new front screen, and of `covered`, whose view is removed from the screen; nil
  /// if it stays.
  static func comes(
    _ new: StackedScreen, _ coming: Coming, covering covered: StackedScreen?, in state: inout ReplayState
  ) {
    let gone = covered.map { callbacks(.didDisappear, of: $0, in: state) } ?? []
    let appears = state.isUnseen ? [] : [Afterwards.appeared(new.instance, coming)]
    state.afterwards.insert(contentsOf: appears + gone, at: 0)
    let isUnseen = state.isUnseen
    load(new, asTab: coming == .back, in: &state)
    if let covered { callWillDisappear(of: covered, in: &state) }
    let layer = state.layers.firstIndex { $0.screens.last?.instance == new.instance }
    guard !isUnseen, let layer,
      layer + 1 == state.layers.count
        || !ReplayAppearance.appearance(of: layer + 1, in: state).removesPresenter
    else { return }
    call(.willAppear, of: new, in: &state)
  }

  /// Calls `did-appear` of an instance, unless it was covered or removed before it could appear.
  static func appeared(_ instance: Int, in state: inout ReplayState) {
    guard let layer = state.layers.firstIndex(where: { $0.screens.last?.instance == instance }),
      let screen = state.layers[layer].screens.last,
      layer + 1 == state.layers.count
        || !ReplayAppearance.appearance(of: layer + 1, in: state).removesPresenter
    else { return }
    call(.didAppear, of: screen, in: &state)
  }

  /// Schedules `did-disappear` of a removed screen for the end of the transition, after those that wait
  /// already.
  static func noteDisappearance(
    of gone: StackedScreen, _ chosen: [CallbackID: [Step]] = [:], in state: inout ReplayState
  ) {
    let calls = callbacks(.didDisappear, of: gone, in: state).map { call -> Afterwards in
      guard case .callback(let callback, let doer, _) = call, let steps = chosen[callback] else {
        return call
      }
      state.outcome.fired.note(callback)
      return .steps(steps, doer, word: false)
    }
    state.afterwards.insert(contentsOf: calls, at: state.disappearing)
    state.disappearing += calls.count
  }

  /// Calls the callbacks of an instance and of the containers around it, the outermost first.
  static func call(_ name: CallbackName, of one: StackedScreen, in state: inout ReplayState) {
    for screen in ([one.screen] + state.containers[one.screen]).reversed() {
      for callback in state.flow.screens[screen].callbacks
      where state.flow.callbacks[callback].name == name && state.goesOn {
        call(callback, Doer(instance: one.instance, screen: one.screen), in: &state)
      }
    }
  }

  /// Calls `did-load`. A tab or column loads once in the life of its layer (F13.1), other children with their
  /// container.
  private static func load(_ one: StackedScreen, asTab isTab: Bool, in state: inout ReplayState) {
    for screen in ([one.screen] + state.containers[one.screen]).reversed() {
      for callback in state.flow.screens[screen].callbacks
      where state.flow.callbacks[callback].name == .didLoad && state.goesOn {
        if let once = state.flow.callbacks[callback].once {
          if ReplayFlags.isSet(once, in: state) { continue }
          ReplayFlags.set(once, true, in: &state)
        } else if isTab {
          continue
        }
        call(callback, Doer(instance: one.instance, screen: one.screen), in: &state)
      }
    }
  }

  /// Calls `will-disappear` of an instance itself, without the containers around it.
  static func callWillDisappear(
    of one: StackedScreen, _ chosen: [CallbackID: [Step]] = [:], in state: inout ReplayState
  ) {
    let doer = Doer(instance: one.instance, screen: one.screen)
    for callback in state.flow.screens[one.screen].callbacks
    where state.flow.callbacks[callback].name == .willDisappear && state.goesOn {
      if let steps = chosen[callback] {
        state.outcome.fired.note(callback)
        ReplayEffects.run(steps, doer, word: false, in: &state)
      } else {
        call(callback, doer, in: &state)
      }
    }
  }

  /// Calls a callback of the app.
  static func call(_ callback: CallbackID, _ doer: Doer, in state: inout ReplayState) {
    state.outcome.fired.note(callback)
    ReplayEffects.run(state.flow.callbacks[callback].does, doer, word: false, in: &state)
  }

  /// The callbacks of an instance itself with this name, to be called later.
  static func callbacks(_ name: CallbackName, of one: StackedScreen, in state: ReplayState) -> [Afterwards] {
    state.flow.screens[one.screen].callbacks.filter { state.flow.callbacks[$0].name == name }.map {
      .callback($0, Doer(instance: one.instance, screen: one.screen), ifGesture: false)
    }
  }
}
