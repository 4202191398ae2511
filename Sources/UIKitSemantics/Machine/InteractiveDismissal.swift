import FlowModel

/// A swipe down, a tap outside or the Escape key: which delegate methods are called, and whether the layer is
/// dismissed (section 5 of the facts).
enum InteractiveDismissal {
  /// One interactive attempt: it is refused, or the layer is dismissed with the calls will, then did (section
  /// 5 of the facts).
  static func pullAway(in state: inout MachineState) {
    let standing = state.standing
    let exits = standing.exits
    guard let presentation = standing.presentation else { return }
    let target = state.flow.screens[presentation.target]
    if exits.runsCancel, target.dialog { return cancelDialog(standing, in: &state) }
    if exits.isGuarded, standing.isGuarded { return refuse(standing, in: &state) }
    guard standing.appearance.look != .custom else {
      state.event.agenda = [.go(.layers(1))]
      return
    }
    if let should = standing.delegateCallback(.shouldDismiss) {
      state.note(.fired, should.callback)
      let callback = state.flow.callbacks[should.callback]
      if !callback.does.isEmpty {
        state.event.agenda.append(.steps(callback.does, should.performer, word: false))
      }
      if !standing.holds(callback.returns, for: should.performer.screen(in: state.frame)) {
        return refuse(standing, in: &state)
      }
    }
    if let will = standing.delegateCallback(.willDismiss) {
      state.event.agenda.append(.callback(will.callback, will.performer, ifGesture: false))
    }
    state.event.agenda.append(.goByGesture)
    if let did = standing.delegateCallback(.didDismiss) {
      state.event.later.append(.callback(did.callback, did.performer, ifGesture: true))
    }
    if target.systemMade, let name = SystemControllers.calledAfterGesture(target, in: state) {
      for callback in SystemControllers.callbacks(name, presentation, in: state) {
        state.event.later.append(.callback(callback, .presenter(state.frame.source), ifGesture: true))
      }
    }
  }

  /// F5.1, F5.2: the attempt fails, and only `didAttemptToDismiss` is called.
  private static func refuse(_ standing: Standing, in state: inout MachineState) {
    state.mark(.refused)
    guard let attempt = standing.delegateCallback(.didAttemptToDismiss) else { return }
    state.event.agenda.append(.callback(attempt.callback, attempt.performer, ifGesture: false))
  }

  /// Closes a dialog by a tap outside or the Escape key, which runs its Cancel button; a popover without one
  /// closes and runs nothing (F1.11).
  private static func cancelDialog(_ standing: Standing, in state: inout MachineState) {
    state.event.isDismissing = true
    state.event.agenda = [.go(.layers(1))]
    guard let cancel = standing.cancelButton else { return }
    let does = state.flow.buttons[cancel].does
    if !does.isEmpty { state.event.later = [.steps(does, .presenter(state.frame.source), word: true)] }
  }

  /// Calls the callbacks of a screen that was about to disappear and appears again (F9.8, F9.10).
  static func comeBack(_ screen: Shared<Screen>, in state: inout MachineState) {
    for callback in screen.callbacks where state.flow.callbacks[callback].name == .willDisappear {
      state.event.agenda.append(.callback(callback, .top, ifGesture: false))
    }
    state.event.agenda.append(.appearance(.willAppear))
    state.event.later.append(.appearance(.didAppear))
  }

  /// A swipe that is started and cancelled: `shouldDismiss` and `willDismiss` are called, then nothing
  /// (F5.4).
  static func abandon(in state: inout MachineState) {
    let standing = state.standing
    if let should = standing.delegateCallback(.shouldDismiss) {
      state.event.agenda.append(.callback(should.callback, should.performer, ifGesture: false))
    }
    if let will = standing.delegateCallback(.willDismiss) {
      state.event.agenda.append(.callback(will.callback, will.performer, ifGesture: false))
    }
    if let presentation = standing.presentation, presentation.framework == .uikit,
      state.frame.style != .custom
    {
      comeBack(standing.screen, in: &state)
    }
    if let custom = standing.presentation?.options.custom, custom.addsViews,
      custom.removesViewsAt == .willBegin
    {
      state.note(.viewsRemovedEarly)
    }
  }

  /// Records the callbacks that another way of closing would have called.
  static func noteMissed(_ standing: Standing, _ appearance: Appearance, in state: inout MachineState) {
    guard let presentation = standing.presentation else { return }
    let target = state.flow.screens[presentation.target]
    if !state.event.gestureClosed, standing.exits.hasGesture, appearance.look != .custom, !target.dialog {
      for name in [CallbackName.willDismiss, .didDismiss] {
        if let callback = standing.delegateCallback(name)?.callback,
          !state.event.evidence.contains(.fired, callback)
        {
          state.note(.skipped, callback)
        }
      }
    }
    if state.event.gestureClosed, target.systemMade {
      let isTold = SystemControllers.calledAfterGesture(target, in: state)
      for name in [CallbackName.didCancel, .didFinish] where name != isTold {
        guard target.buttons.contains(where: { state.flow.buttons[$0].tells == name }) else { continue }
        for callback in SystemControllers.callbacks(name, presentation, in: state) {
          state.note(.skipped, callback)
        }
      }
    }
    if presentation.options.custom.addsViews, state.frame.style == .custom,
      !presentation.options.custom.cleansUp.contains(.dismissed)
    {
      state.note(.viewsLeft)
    }
  }
}
