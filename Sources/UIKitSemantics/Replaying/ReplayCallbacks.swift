import FlowModel

/// What the app is told: its callbacks, in the order of UIKit.
enum ReplayCallbacks {
  /// A screen has come in front of another whose view goes off the screen.
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

  /// Whoever was covered or gone before it could appear, does not.
  static func appeared(_ instance: Int, in state: inout ReplayState) {
    guard let layer = state.layers.firstIndex(where: { $0.screens.last?.instance == instance }),
      let screen = state.layers[layer].screens.last,
      layer + 1 == state.layers.count
        || !ReplayAppearance.appearance(of: layer + 1, in: state).removesPresenter
    else { return }
    call(.didAppear, of: screen, in: &state)
  }

  /// Lets `did-disappear` of what has gone be called once the transition has ended, behind those that wait already.
  static func noteDisappearance(of gone: StackedScreen, in state: inout ReplayState) {
    let calls = callbacks(.didDisappear, of: gone, in: state)
    state.afterwards.insert(contentsOf: calls, at: state.disappearing)
    state.disappearing += calls.count
  }

  /// Calls what an instance, or a container around it, implements; the outermost first.
  static func call(_ name: CallbackName, of one: StackedScreen, in state: inout ReplayState) {
    for screen in ([one.screen] + state.containers[one.screen]).reversed() {
      for callback in state.flow.screens[screen].callbacks
      where state.flow.callbacks[callback].name == name && state.goesOn {
        call(callback, Doer(instance: one.instance, screen: one.screen), in: &state)
      }
    }
  }

  /// A tab or column is loaded once in the life of its layer (F13.1), and what comes with its container with that.
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

  /// Calls `will-disappear` of an instance itself; containers around it are left out.
  static func callWillDisappear(of one: StackedScreen, in state: inout ReplayState) {
    for callback in state.flow.screens[one.screen].callbacks
    where state.flow.callbacks[callback].name == .willDisappear && state.goesOn {
      call(callback, Doer(instance: one.instance, screen: one.screen), in: &state)
    }
  }

  /// Calls what the app implements.
  static func call(_ callback: CallbackID, _ doer: Doer, in state: inout ReplayState) {
    state.outcome.fired.note(callback)
    ReplayEffects.run(state.flow.callbacks[callback].does, doer, word: false, in: &state)
  }

  /// What an instance itself implements of this name, to be called later.
  static func callbacks(_ name: CallbackName, of one: StackedScreen, in state: ReplayState) -> [Afterwards] {
    state.flow.screens[one.screen].callbacks.filter { state.flow.callbacks[$0].name == name }.map {
      .callback($0, Doer(instance: one.instance, screen: one.screen), ifGesture: false)
    }
  }
}
