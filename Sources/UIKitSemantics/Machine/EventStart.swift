import FlowModel

/// Puts the first tasks of a move on the agenda of its event.
enum EventStart {
  /// Puts the first tasks of a move on the agenda.
  static func begin(in state: inout MachineState) {
    let move = state.event.move
    let isRunningBeneath = state.control.isRunningBeneath
    state.control.isRunningBeneath = false
    InstanceFlags.forgetWork(in: &state)
    if move.actor == .person || isReturn(move, in: state) {
      for left in state.flow.flagsOfLeaving { state.setting.set(left, false) }
    }
    switch move.kind {
    case .button:
      guard let button = move.button else { break }
      if move.again {
        tapAgain(button, isBeneath: isRunningBeneath, in: &state)
      } else {
        tap(button, move, in: &state)
      }
    case .back: back(move, in: &state)
    case .edgeSwipe:
      if state.frame.isPushed {
        state.event.agenda = [.go(.frames(1))]
      } else {
        InteractiveDismissal.pullAway(in: &state)
      }
    case .edgeSwipeAbandoned: InteractiveDismissal.comeBack(state.standing.screen, in: &state)
    case .swipeDown, .tapOutside: InteractiveDismissal.pullAway(in: &state)
    case .swipeAbandoned: InteractiveDismissal.abandon(in: &state)
    case .escape: escape(in: &state)
    case .edit: if let point = move.point { edit(point, in: &state) }
    case .search:
      state.frame.searching.toggle()
      state.mark(.changes)
    case .selectTab:
      state.mark(.changes)
      if let tab = move.screen { TabSelection.select(tab, in: &state) }
    case .tabAgain: if let tab = move.screen { SecondTap.begin(on: tab, in: &state) }
    case .detent:
      state.frame.detent = UInt8(move.element)
      state.mark(.changes)
    case .system: SystemControllers.finish(.didFinish, in: &state)
    case .trigger: if let trigger = move.trigger { self.trigger(trigger, in: &state) }
    case .environment: change(move, in: &state)
    case .pending: break
    }
  }

  private static func tap(_ index: ButtonID, _ move: Move, in state: inout MachineState) {
    let button = state.flow.buttons[index]
    let does = button.does
    if move.isBeneath {
      state.event.agenda = [.steps(does, .presenter(state.frame.source), word: button.role == .destructive)]
      return
    }
    let screen = state.flow.screens[button.screen]
    if screen.dialog, !button.isAdapted {
      state.event.agenda = [.go(.layers(1))]
      state.event.isDismissing = true
      if !does.isEmpty { state.event.later = [.steps(does, .presenter(state.frame.source), word: true)] }
      return
    }
    if button.isSystem { return SystemControllers.tap(button, in: &state) }
    state.event.agenda = [.steps(does, .top, word: button.role == .destructive)]
  }

  /// Starts a second tap on the same button, while the push of the first tap is still in progress: the
  /// performer is beneath the pushed screen, or in the layer beneath if something was presented meanwhile.
  private static func tapAgain(
    _ index: ButtonID, isBeneath: Bool, in state: inout MachineState
  ) {
    let button = state.flow.buttons[index]
    let screen = button.screen
    state.event.isPresenting = isBeneath && state.frame.isLayerBase
    state.event.agenda = [
      .steps(
        button.does, isBeneath ? .presenter(screen) : .under(screen), word: button.role == .destructive)
    ]
  }

  private static func back(_ move: Move, in state: inout MachineState) {
    if let screen = move.screen {
      state.markBeneath()
      return OwedWork.owe(.goBack(from: screen), screen, in: &state)
    }
    switch state.standing.screen.back.button {
    case .own(let steps): state.event.agenda = [.steps(steps, .top, word: false)]
    case .system, .hidden: state.event.agenda = [.go(.frames(1))]
    }
  }

  private static func edit(_ point: UnsavedPointID, in state: inout MachineState) {
    state.mark(.changes)
    if !state.tables.bits.shared[point].isEmpty {
      state.frame.shared |= state.tables.bits.shared[point]
    } else {
      state.frame.own |= state.tables.bits.own[point]
    }
  }

  private static func escape(in state: inout MachineState) {
    switch state.standing.screen.escape {
    case .own(let steps): state.event.agenda = [.steps(steps, .top, word: false)]
    case .nothing: break
    case .system:
      if state.standing.exits.escape {
        InteractiveDismissal.pullAway(in: &state)
      } else {
        state.event.agenda = [.go(.frames(1))]
      }
    }
  }

  /// Whether the move is the return of the app from the background.
  private static func isReturn(_ move: Move, in state: MachineState) -> Bool {
    move.trigger.map { state.flow.triggers[$0].kind == .foreground } ?? false
  }

  private static func trigger(_ index: TriggerID, in state: inout MachineState) {
    let trigger = state.flow.triggers[index]
    if !trigger.waits.isEmpty {
      guard let performer = InstanceFlags.takeWaiting(trigger.waits, in: &state) else { return }
      state.event.agenda = [.steps(trigger.does, performer, word: trigger.hasWord)]
      return
    }
    if let once = trigger.once { state.setting.set(once, true) }
    if let left = trigger.left { state.setting.set(left, true) }
    let owner = trigger.screen.flatMap { state.performers.find($0) }
    let performer: Performer? =
      switch trigger.receiver {
      case .self: owner ?? state.performers.root
      case .topmost: state.performers.resolve(.topmost, nil, from: .top)
      case .root: state.performers.root
      default: state.performers.resolve(trigger.receiver, trigger.named, from: owner ?? state.performers.root)
      }
    if let performer {
      state.event.agenda = [.steps(trigger.does, performer, word: false)]
      return
    }
    for effect in state.tables.flow.requests(ofNobodyFor: trigger.value) {
      if let edge = effect.presentation { state.note(.requested, edge) }
      state.drop(.noDestination, presentation: effect.presentation, of: effect.screen.map { .screen($0) })
    }
  }

  /// Calls the appearance callbacks of the presenter if a change of the window lets the front layer hide it
  /// or show it again. Appearance callbacks are balanced (F9.7).
  private static func tellPresenter(in state: inout MachineState) {
    guard state.tables.switches.adaptationTellsPresenter, state.frame.remembersHiding(state.tables) else {
      return
    }
    let hides = state.standing.appearance.removesPresenter
    guard hides != state.frame.hidPresenter else { return }
    // If the covered screen is no longer on top of its stack, the screen that is on top then appears when the
    // modal is dismissed (F9.11).
    if !hides, !OwedWork.isNoMoveOwed(in: state) { return }
    state.frame.hidPresenter = hides
    guard let screen = state.frame.layerExposes else { return }
    let all = hides ? [screen] : ([screen] + state.tables.containers[screen]).reversed()
    let names: [CallbackName] = hides ? [.willDisappear, .didDisappear] : [.willAppear, .didAppear]
    for callback in all.flatMap({ state.flow.screens[$0].callbacks }) {
      let task = Task.callback(callback, .presenter(screen), ifGesture: false)
      if state.flow.callbacks[callback].name == names[0] { state.event.agenda.append(task) }
      if state.flow.callbacks[callback].name == names[1] { state.event.later.append(task) }
    }
  }

  /// Rotates or resizes the window.
  private static func change(_ move: Move, in state: inout MachineState) {
    state.mark(.changes)
    let presentation = state.standing.presentation
    let before = presentation?.options.custom.cached == true ? state.standing.appearance.style : nil
    state.setting.turn(to: move.element)
    let old = state.frame
    state.frame.adaptContent(state.standing)
    if state.frame.screen != old.screen {
      InstanceFlags.end(old, in: &state)
      var new = state.frame
      InstanceFlags.begin(&new, in: &state)
      state.frame = new
    }
    tellPresenter(in: &state)
    if let presentation, presentation.options.custom.cached, state.standing.appearance.style != before {
      state.note(.staleController)
    }
  }
}
