import FlowModel

extension StackInterpreter {
  mutating func tap(_ move: Move, _ tapped: Doer?) {
    let button = flow.buttons[move.element]
    let isMeant = button.role == .destructive
    if move.again {
      // What the first tap pushed stands above whoever is tapped once more.
      isPresenting = top.screens.count == 1
      if let tapped { run(button.does, tapped, word: isMeant) }
    } else if move.isBeneath {
      if let presenter = top.presenter { run(button.does, presenter, word: isMeant) }
    } else if flow.screens[button.screen].dialog, !button.isAdapted {
      // A dialog closes before its handler runs, which is its presenter’s code.
      closeDialog(running: button.does)
    } else if button.isSystem {
      tapSystem(button)
    } else {
      run(button.does, frontDoer, word: isMeant)
    }
  }

  private mutating func closeDialog(running steps: [Step]) {
    if let presenter = top.presenter, !steps.isEmpty {
      afterwards.append(.steps(steps, presenter, word: true))
    }
    isDismissing = true
    close(from: layers.count - 1)
  }

  private mutating func tapSystem(_ button: Shared<Button>) {
    let facts = flow.screens[button.screen].kind.facts
    if facts.buttons.contains(where: { $0.label == button.label && $0.completes }) {
      outcome.completes = true
    }
    if let tells = button.tells { return finishSystem(tells) }
    if facts.closesItself { closeItself() }
  }

  /// A system controller tells its delegate, the presenter; some close themselves before (F6.5).
  mutating func finishSystem(_ tells: CallbackName) {
    guard let presentation, let presenter = top.presenter else { return }
    let calls = systemCallbacks(tells, presentation)
    let kind = flow.screens[presentation.target].kind
    if tells == .didCancel, calls.isEmpty, kind.isImagePicker, switches.imagePickersCloseThemselves {
      return closeItself()
    }
    guard kind.closesItself(presentedBy: presentation.framework) else {
      for callback in calls where goesOn { call(callback, presenter) }
      return
    }
    let isOnceGone = switches.pickersTellOnceGone || kind == .share
    if isOnceGone { afterwards += calls.map { .callback($0, presenter, ifGesture: false) } }
    closeItself()
    if !isOnceGone { for callback in calls where goesOn { call(callback, presenter) } }
  }

  private mutating func closeItself() {
    outcome.dismissals.note(Dismissal(receiver: .self, hit: .receiver, layers: 1), times: 2)
    isDismissing = true
    close(from: layers.count - 1)
  }

  /// One interactive attempt: refused; or will, gone, did (section 5 of the facts).
  mutating func pullAway() {
    guard let presentation else { return }
    let target = flow.screens[presentation.target]
    if exits.runsCancel, target.dialog {
      return closeDialog(running: cancelButton.map { flow.buttons[$0].does } ?? [])
    }
    if exits.isGuarded, isGuarded { return refuse() }
    if appearance(of: layers.count - 1).look == .custom { return close(from: layers.count - 1) }
    let (should, will) = (delegate(.shouldDismiss, front: front), delegate(.willDismiss, front: front))
    let (did, attempt) = (delegate(.didDismiss, front: front), delegate(.didAttemptToDismiss, front: front))
    if let should {
      let agrees = holds(flow.callbacks[should.callback].returns, for: should.doer)
      call(should.callback, should.doer)
      if !agrees {
        outcome.isRefused = true
        if let attempt { call(attempt.callback, attempt.doer) }
        return
      }
    }
    if let did { afterwards.append(.callback(did.callback, did.doer, ifGesture: true)) }
    if target.systemMade, let name = toldByGesture(target), let presenter = top.presenter {
      for callback in systemCallbacks(name, presentation) {
        afterwards.append(.callback(callback, presenter, ifGesture: true))
      }
    }
    if let will { call(will.callback, will.doer) }
    // Code may have closed it meanwhile.
    guard !hasClosedLayer, goesOn, isModal else { return }
    gestureClosed = true
    isDismissing = true
    close(from: layers.count - 1)
  }

  /// F5.1, F5.2: the attempt fails, and only that is told.
  private mutating func refuse() {
    outcome.isRefused = true
    if let attempt = delegate(.didAttemptToDismiss, front: front) { call(attempt.callback, attempt.doer) }
  }

  /// A swipe that is begun and given up: asked, told that it will, and then nothing (F5.4).
  mutating func abandon() {
    let calls = [delegate(.shouldDismiss, front: front), delegate(.willDismiss, front: front)]
    for case let (callback, doer)? in calls where goesOn { call(callback, doer) }
    if let presentation, presentation.framework == .uikit, top.style != .custom, goesOn {
      // What was about to disappear appears again (F9.8).
      for case .callback(let callback, let doer, _) in callbacks(.willDisappear, of: front) where goesOn {
        call(callback, doer)
      }
      if goesOn { call(.willAppear, of: front) }
      for callback in callbacks(.didAppear, of: front) { afterwards.append(callback) }
    }
    guard let custom = presentation?.options.custom else { return }
    if custom.addsViews, custom.removesViewsAt == .willBegin { outcome.found.note(.viewsRemovedEarly) }
  }

  /// What a system controller tells when a gesture took it away (F5.9, F5.14, F1.12).
  private func toldByGesture(_ target: Shared<Screen>) -> CallbackName? {
    switch target.kind {
    case .documentPicker:
      switches.documentPickerTellsOfSwipe && timelines.documentPickerTellsOfSwipe[behavior.ios]
        ? .didCancel : nil
    case .safari: switches.safariTellsOfEdgeSwipe ? .didFinish : nil
    case .share: .didFinish
    default: nil
    }
  }

  /// What another way of closing the layer, whose last screen is in front, would have called.
  mutating func tellMissed(_ look: Appearance) {
    guard let presentation else { return }
    let target = flow.screens[presentation.target]
    if !gestureClosed, exits.hasGesture, look.look != .custom, !target.dialog {
      for name in [CallbackName.willDismiss, .didDismiss] {
        guard let missed = delegate(name, front: front)?.callback else { continue }
        if !outcome.fired.contains(missed) { outcome.skipped.note(missed) }
      }
    }
    if gestureClosed, target.systemMade {
      let told = toldByGesture(target)
      for name in [CallbackName.didCancel, .didFinish] where name != told {
        guard target.buttons.contains(where: { flow.buttons[$0].tells == name }) else { continue }
        for callback in systemCallbacks(name, presentation) { outcome.skipped.note(callback) }
      }
    }
    let custom = presentation.options.custom
    if custom.addsViews, top.style == .custom, !custom.cleansUp.contains(.dismissed) {
      outcome.found.note(.viewsLeft)
    }
  }
}
