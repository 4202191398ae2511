import FlowModel

extension Runner {
  /// Puts what a move brings about on the agenda.
  mutating func begin() {
    let move = event.move
    forgetWork()
    if move.actor == .person || isReturn(move) {
      for trigger in flow.triggers { if let left = trigger.left { setting.set(left, false) } }
    }
    switch move.kind {
    case .button: tap(move.element, move)
    case .back: back(move)
    case .edgeSwipe:
      if frame.isPushed { event.agenda = [.go(.frames(1))] } else { pullAway() }
    case .swipeDown, .tapOutside: pullAway()
    case .swipeAbandoned: abandon()
    case .escape: escape()
    case .edit: edit(move.element)
    case .search:
      frame.searching.toggle()
      event.evidence.marks.insert(.changes)
    case .selectTab:
      event.evidence.marks.insert(.changes)
      select(move.element)
    case .detent:
      frame.detent = UInt8(move.element)
      event.evidence.marks.insert(.changes)
    case .system: finishSystem(.didFinish)
    case .trigger: trigger(move.element)
    case .environment: change(move)
    case .pending: break
    }
  }

  private mutating func tap(_ index: Int, _ move: Move) {
    let button = flow.buttons[index]
    let does = button.does
    if move.again { return tapAgain(does, on: button) }
    if move.isBeneath {
      event.agenda = [.steps(does, .presenter(frame.source), word: button.role == .destructive)]
      return
    }
    let screen = flow.screens[button.screen]
    if screen.dialog, !button.isAdapted {
      event.agenda = [.go(.layers(1))]
      event.isDismissing = true
      if !does.isEmpty { event.later = [.steps(does, .presenter(frame.source), word: true)] }
      return
    }
    if button.isSystem { return tapSystem(button) }
    event.agenda = [.steps(does, .top, word: button.role == .destructive)]
  }

  /// The same tap once more, while what the first one brought is still coming: whoever performed is covered now.
  private mutating func tapAgain(_ does: [Step], on button: Shared<Button>) {
    let isOfPresenter =
      Int(frame.source) == button.screen && standing.presentation?.target != button.screen
    let isPush = !frame.isLayerBase && !isOfPresenter
    event.isPresenting = !isPush
    let performer: Performer = isPush ? .under(Int32(button.screen)) : .presenter(Int32(button.screen))
    event.agenda = [.steps(does, performer, word: button.role == .destructive)]
  }

  private mutating func tapSystem(_ button: Shared<Button>) {
    let kind = flow.screens[button.screen].kind
    if kind.facts.buttons.contains(where: { $0.label == button.label && $0.completes }) {
      event.evidence.marks.insert(.completes)
    }
    if let tells = button.tells { return finishSystem(tells) }
    if kind.facts.closesItself { closeItself() }
  }

  /// A system controller tells its delegate, the presenter; some close themselves before (F6.5).
  private mutating func finishSystem(_ tells: CallbackName) {
    guard let presentation = standing.presentation else { return }
    let target = flow.screens[presentation.target]
    let calls = systemCallbacks(tells, presentation).map {
      Task.callback(Int32($0), .presenter(frame.source), ifGesture: false)
    }
    // F5.15: nobody hears of Cancel.
    let isUnheard =
      tells == .didCancel && calls.isEmpty && target.kind.isImagePicker
      && setting.holds(.imagePickersCloseThemselves)
    if isUnheard || target.kind.closesItself(presentedBy: presentation.framework) {
      closeItself()
      if target.kind == .share || calls.allSatisfy(isQuiet) || setting.holds(.pickersTellOnceGone) {
        event.later = calls
      } else {
        event.agenda += calls
      }
    } else {
      event.agenda = calls
    }
  }

  private mutating func closeItself() {
    event.evidence.note(Dismissal(receiver: .self, hit: .receiver, layers: 1))
    event.agenda = [.go(.layers(1))]
    event.isDismissing = true
  }

  private mutating func back(_ move: Move) {
    if move.isBeneath {
      event.evidence.marks.insert(.beneath)
      event.evidence.marks.insert(.changes)
      return owe(Int32(-1 - move.element), Int32(move.element))
    }
    switch standing.screen.back.button {
    case .own(let steps): event.agenda = [.steps(steps, .top, word: false)]
    case .system, .hidden: event.agenda = [.go(.frames(1))]
    }
  }

  private mutating func edit(_ point: Int) {
    event.evidence.marks.insert(.changes)
    if tables.bits.shared[point] != 0 {
      frame.shared |= tables.bits.shared[point]
    } else {
      frame.own |= tables.bits.own[point]
    }
  }

  private mutating func escape() {
    switch standing.screen.escape {
    case .own(let steps): event.agenda = [.steps(steps, .top, word: false)]
    case .nothing: break
    case .system:
      if standing.exits.escape { pullAway() } else { event.agenda = [.go(.frames(1))] }
    }
  }

  /// The app comes back from the background.
  private func isReturn(_ move: Move) -> Bool {
    move.kind == .trigger && flow.triggers[move.element].kind == .foreground
  }

  private mutating func trigger(_ index: Int) {
    let trigger = flow.triggers[index]
    if !trigger.waits.isEmpty {
      guard let performer = takeWaiting(trigger.waits) else { return }
      event.agenda = [.steps(trigger.does, performer, word: trigger.hasWord)]
      return
    }
    if let once = trigger.once { setting.set(once, true) }
    if let left = trigger.left { setting.set(left, true) }
    let owner = trigger.screen.flatMap { find($0) }
    let performer: Performer? =
      switch trigger.receiver {
      case .self: owner ?? root
      case .topmost: self.performer(.topmost, nil, from: .top)
      case .root: root
      default: performer(trigger.receiver, trigger.named, from: owner ?? root)
      }
    if let performer { event.agenda = [.steps(trigger.does, performer, word: false)] }
  }

  /// With the window the layer in front has come to hide its presenter, or no longer does: calls are balanced (F9.7).
  private mutating func tellPresenter() {
    guard tables.switches.adaptationTellsPresenter, frame.remembersHiding(tables) else { return }
    let hides = standing.appearance.removesPresenter
    guard hides != frame.hidPresenter else { return }
    frame.hidPresenter = hides
    let screen = frame.layerExposes
    guard screen >= 0 else { return }
    let all = hides ? [Int(screen)] : ([Int(screen)] + tables.containers[Int(screen)]).reversed()
    let names: [CallbackName] = hides ? [.willDisappear, .didDisappear] : [.willAppear, .didAppear]
    for callback in all.flatMap({ flow.screens[$0].callbacks }) {
      let task = Task.callback(Int32(callback), .presenter(screen), ifGesture: false)
      if flow.callbacks[callback].name == names[0] { event.agenda.append(task) }
      if flow.callbacks[callback].name == names[1] { event.later.append(task) }
    }
  }

  /// The window turns or resizes.
  private mutating func change(_ move: Move) {
    event.evidence.marks.insert(.changes)
    let presentation = standing.presentation
    let before = presentation?.options.custom.cached == true ? standing.appearance.style : nil
    setting.turn(to: move.element)
    let old = frame
    frame.adaptContent(standing)
    if frame.screen != old.screen {
      end(old)
      var new = frame
      begin(&new)
      frame = new
    }
    tellPresenter()
    if let presentation, presentation.options.custom.cached, standing.appearance.style != before {
      event.evidence.note(.staleController)
    }
  }
}
