import FlowModel

extension Runner {
  /// One interactive attempt: refused, or will, gone, did (section 5 of the facts).
  mutating func pullAway() {
    let standing = standing
    let exits = standing.exits
    guard let presentation = standing.presentation else { return }
    let target = flow.screens[presentation.target]
    if exits.runsCancel, target.dialog { return cancelDialog(standing) }
    if exits.isGuarded, standing.isGuarded { return refuse(standing) }
    guard standing.appearance.look != .custom else {
      event.agenda = [.go(.layers(1))]
      return
    }
    if let should = standing.delegateCallback(.shouldDismiss) {
      event.evidence.note(.fired, Int32(should.callback))
      let callback = flow.callbacks[should.callback]
      if !callback.does.isEmpty { event.agenda.append(.steps(callback.does, should.performer, word: false)) }
      if !standing.holds(callback.returns, for: should.performer.screen(in: frame)) {
        return refuse(standing)
      }
    }
    if let will = standing.delegateCallback(.willDismiss) {
      event.agenda.append(.callback(Int32(will.callback), will.performer, ifGesture: false))
    }
    event.agenda.append(.goByGesture)
    if let did = standing.delegateCallback(.didDismiss) {
      event.later.append(.callback(Int32(did.callback), did.performer, ifGesture: true))
    }
    if target.systemMade, let name = toldByGesture(presentation, target) {
      for callback in systemCallbacks(name, presentation) {
        event.later.append(.callback(Int32(callback), .presenter(frame.source), ifGesture: true))
      }
    }
  }

  /// F5.1, F5.2: the attempt fails, and only that is told.
  private mutating func refuse(_ standing: Standing) {
    event.evidence.marks.insert(.refused)
    guard let attempt = standing.delegateCallback(.didAttemptToDismiss) else { return }
    event.agenda.append(.callback(Int32(attempt.callback), attempt.performer, ifGesture: false))
  }

  /// A tap outside, or escape, is a dialog’s Cancel; a popover without one closes and runs nothing (F1.11).
  private mutating func cancelDialog(_ standing: Standing) {
    event.isDismissing = true
    event.agenda = [.go(.layers(1))]
    guard let cancel = standing.cancelButton else { return }
    let does = flow.buttons[cancel].does
    if !does.isEmpty { event.later = [.steps(does, .presenter(frame.source), word: true)] }
  }

  /// What was about to disappear appears again (F9.8).
  private mutating func comeBack(_ screen: Shared<Screen>) {
    for callback in screen.callbacks where flow.callbacks[callback].name == .willDisappear {
      event.agenda.append(.callback(Int32(callback), .top, ifGesture: false))
    }
    event.agenda.append(.appearance(.willAppear))
    event.later.append(.appearance(.didAppear))
  }

  /// A swipe begun and given up: asked and told that it will, then nothing (F5.4).
  mutating func abandon() {
    let standing = standing
    if let should = standing.delegateCallback(.shouldDismiss) {
      event.agenda.append(.callback(Int32(should.callback), should.performer, ifGesture: false))
    }
    if let will = standing.delegateCallback(.willDismiss) {
      event.agenda.append(.callback(Int32(will.callback), will.performer, ifGesture: false))
    }
    if let presentation = standing.presentation, presentation.framework == .uikit, frame.style != .custom {
      comeBack(standing.screen)
    }
    if let custom = standing.presentation?.options.custom, custom.addsViews,
      custom.removesViewsAt == .willBegin
    {
      event.evidence.note(.viewsRemovedEarly)
    }
  }
}
