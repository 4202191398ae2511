import FlowModel

/// A swipe down, a tap outside or the Escape key: which delegate methods are called, and whether the layer is
/// dismissed (section 5 of the facts).
enum ReplayGestures {
  static func closeDialog(running steps: [Step], in state: inout ReplayState) {
    if let presenter = state.top.presenter, !steps.isEmpty {
      state.afterwards.append(.steps(steps, presenter, word: true))
    }
    state.isDismissing = true
    ReplayClosing.close(from: state.layers.count - 1, in: &state)
  }

  /// One interactive attempt: it is refused, or the layer is dismissed with the calls will, then did (section
  /// 5 of the facts).
  static func pullAway(in state: inout ReplayState) {
    guard let presentation = state.presentation else { return }
    let target = state.flow.screens[presentation.target]
    if ReplayAppearance.exits(in: state).runsCancel, target.dialog {
      return closeDialog(
        running: ReplayAppearance.cancelButton(in: state).map { state.flow.buttons[$0].does } ?? [],
        in: &state)
    }
    if ReplayAppearance.exits(in: state).isGuarded, ReplayGuards.isGuarded(in: state) {
      return refuse(in: &state)
    }
    if ReplayAppearance.inFront(in: state).look == .custom {
      return ReplayClosing.close(from: state.layers.count - 1, in: &state)
    }
    let (should, will) = (
      ReplayDelegates.callback(.shouldDismiss, in: state), ReplayDelegates.callback(.willDismiss, in: state)
    )
    let (did, attempt) = (
      ReplayDelegates.callback(.didDismiss, in: state),
      ReplayDelegates.callback(.didAttemptToDismiss, in: state)
    )
    if let should {
      let agrees = ReplayConditions.holds(
        state.flow.callbacks[should.callback].returns, for: should.doer, in: state)
      ReplayCallbacks.call(should.callback, should.doer, in: &state)
      if !agrees {
        state.outcome.isRefused = true
        if let attempt { ReplayCallbacks.call(attempt.callback, attempt.doer, in: &state) }
        return
      }
    }
    if let did { state.afterwards.append(.callback(did.callback, did.doer, ifGesture: true)) }
    if target.systemMade, let name = ReplaySystemControllers.calledAfterGesture(target, in: state),
      let presenter = state.top.presenter
    {
      for callback in ReplaySystemControllers.callbacks(name, presentation, in: state) {
        state.afterwards.append(.callback(callback, presenter, ifGesture: true))
      }
    }
    if let will { ReplayCallbacks.call(will.callback, will.doer, in: &state) }
    // Code may have dismissed it meanwhile.
    guard !state.hasClosedLayer, state.goesOn, state.isModal else { return }
    state.gestureClosed = true
    state.isDismissing = true
    ReplayClosing.close(from: state.layers.count - 1, in: &state)
  }

  /// F5.1, F5.2: the attempt fails, and only `didAttemptToDismiss` is called.
  private static func refuse(in state: inout ReplayState) {
    state.outcome.isRefused = true
    if let attempt = ReplayDelegates.callback(.didAttemptToDismiss, in: state) {
      ReplayCallbacks.call(attempt.callback, attempt.doer, in: &state)
    }
  }

  /// A swipe that is started and cancelled: `shouldDismiss` and `willDismiss` are called, then nothing
  /// (F5.4).
  static func abandon(in state: inout ReplayState) {
    let calls = [
      ReplayDelegates.callback(.shouldDismiss, in: state), ReplayDelegates.callback(.willDismiss, in: state),
    ]
    for case let (callback, doer)? in calls where state.goesOn {
      ReplayCallbacks.call(callback, doer, in: &state)
    }
    if let presentation = state.presentation, presentation.framework == .uikit, state.top.style != .custom,
      state.goesOn
    {
      comeBack(in: &state)
    }
    guard let custom = state.presentation?.options.custom else { return }
    if custom.addsViews, custom.removesViewsAt == .willBegin { state.outcome.found.note(.viewsRemovedEarly) }
  }

  /// Calls the callbacks of the front screen, which was about to disappear and appears again (F9.8, F9.10).
  static func comeBack(in state: inout ReplayState) {
    ReplayCallbacks.callWillDisappear(of: state.front, in: &state)
    if state.goesOn { ReplayCallbacks.call(.willAppear, of: state.front, in: &state) }
    for callback in ReplayCallbacks.callbacks(.didAppear, of: state.front, in: state) {
      state.afterwards.append(callback)
    }
  }

  /// Records the callbacks that another way of closing the layer would have called. Its last screen is in
  /// front.
  static func tellMissed(_ look: Appearance, in state: inout ReplayState) {
    guard let presentation = state.presentation else { return }
    let target = state.flow.screens[presentation.target]
    if !state.gestureClosed, ReplayAppearance.exits(in: state).hasGesture, look.look != .custom,
      !target.dialog
    {
      for name in [CallbackName.willDismiss, .didDismiss] {
        guard let missed = ReplayDelegates.callback(name, in: state)?.callback else { continue }
        if !state.outcome.fired.contains(missed) { state.outcome.skipped.note(missed) }
      }
    }
    if state.gestureClosed, target.systemMade {
      let told = ReplaySystemControllers.calledAfterGesture(target, in: state)
      for name in [CallbackName.didCancel, .didFinish] where name != told {
        guard target.buttons.contains(where: { state.flow.buttons[$0].tells == name }) else { continue }
        for callback in ReplaySystemControllers.callbacks(name, presentation, in: state) {
          state.outcome.skipped.note(callback)
        }
      }
    }
    let custom = presentation.options.custom
    if custom.addsViews, state.top.style == .custom, !custom.cleansUp.contains(.dismissed) {
      state.outcome.found.note(.viewsLeft)
    }
  }
}
