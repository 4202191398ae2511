import FlowModel

/// The first effects of a move.
enum ReplayEventStart {
  static func begin(_ move: Move, _ tapped: Doer?, in state: inout ReplayState) {
    switch move.kind {
    case .button: tap(move, tapped, in: &state)
    case .back: goBack(move, in: &state)
    case .edgeSwipe:
      if state.front.isPushed {
        ReplayNavigation.pop(in: &state)
      } else {
        ReplayGestures.pullAway(in: &state)
      }
    case .edgeSwipeAbandoned: ReplayGestures.comeBack(in: &state)
    case .swipeDown, .tapOutside: ReplayGestures.pullAway(in: &state)
    case .swipeAbandoned: ReplayGestures.abandon(in: &state)
    case .escape:
      switch state.flow.screens[state.front.screen].escape {
      case .own(let steps): ReplayEffects.run(steps, state.frontDoer, word: false, in: &state)
      case .nothing: break
      case .system:
        if ReplayAppearance.exits(in: state).escape {
          ReplayGestures.pullAway(in: &state)
        } else {
          ReplayNavigation.pop(in: &state)
        }
      }
    case .edit:
      if let point = move.point {
        ReplayUnsavedWork.mark(point, unsaved: true, for: state.frontDoer, in: &state)
      }
      state.outcome.changes = true
    case .search:
      let (layer, screen) = (state.layers.count - 1, state.top.screens.count - 1)
      state.layers[layer].screens[screen].isSearching.toggle()
      state.outcome.changes = true
    case .selectTab: if let tab = move.screen { ReplayNavigation.select(tab, in: &state) }
    case .tabAgain: ReplaySecondTap.begin(in: &state)
    case .detent:
      state.top.detent = move.element
      state.outcome.changes = true
    case .system: ReplaySystemControllers.finish(.didFinish, in: &state)
    case .trigger: if let trigger = move.trigger { start(state.flow.triggers[trigger], in: &state) }
    case .environment: change(move, in: &state)
    case .pending: break
    }
  }

  private static func goBack(_ move: Move, in state: inout ReplayState) {
    if move.isBeneath, let presenter = state.top.presenter {
      return ReplayOwedWork.owe(.back(presenter), in: &state)
    }
    if case .own(let steps) = state.flow.screens[state.front.screen].back.button {
      ReplayEffects.run(steps, state.frontDoer, word: false, in: &state)
    } else {
      ReplayNavigation.pop(in: &state)
    }
  }

  private static func start(_ trigger: Shared<Trigger>, in state: inout ReplayState) {
    if !trigger.waits.isEmpty { return ReplayFlags.end(trigger, in: &state) }
    if let once = trigger.once { ReplayFlags.set(once, true, in: &state) }
    if let left = trigger.left { state.flags.insert(left) }
    let owner = trigger.screen.flatMap { state.nearest($0) } ?? state.rootDoer
    let doer =
      trigger.receiver == .self
      ? owner : ReplayEffects.resolve(trigger.receiver, trigger.named, from: owner, in: state)
    if let doer { return ReplayEffects.run(trigger.does, doer, word: false, in: &state) }
    for effect in state.ground.machine.flow.requests(ofNobodyFor: trigger.value) {
      if let edge = effect.presentation { state.outcome.requested.note(edge) }
      let target = effect.screen.map { state.flow.screens[$0].id } ?? ""
      state.drop(.noDestination, effect.presentation, target)
    }
  }

  /// Rotates or resizes the window.
  private static func change(_ move: Move, in state: inout ReplayState) {
    state.outcome.changes = true
    let before = ReplayAppearance.inFront(in: state).style
    state.environment = state.ground.machine.environments.siblings[state.environment][move.element]
    for layer in state.layers.indices { ReplayPresenting.adaptContent(of: layer, in: &state) }
    tellPresenter(in: &state)
    if let presentation = state.presentation, presentation.options.custom.cached,
      ReplayAppearance.inFront(in: state).style != before
    {
      state.outcome.found.note(.staleController)
    }
  }

  /// If the front layer hides its presenter from now on, or shows it again, the covered screen gets
  /// disappearance or appearance callbacks (F9.7).
  private static func tellPresenter(in state: inout ReplayState) {
    guard state.isModal, state.switches.adaptationTellsPresenter else { return }
    let hides = ReplayAppearance.inFront(in: state).removesPresenter
    guard hides != state.top.hidPresenter, let covered = state.layers[state.layers.count - 2].screens.last
    else { return }
    if !hides, ReplayOwedWork.isAnyMoveOwed(in: state) { return }
    state.top.hidPresenter = hides
    if hides {
      state.afterwards += ReplayCallbacks.callbacks(.didDisappear, of: covered, in: state)
      ReplayCallbacks.callWillDisappear(of: covered, in: &state)
    } else {
      for screen in ([covered.screen] + state.containers[covered.screen]).reversed() {
        for callback in state.flow.screens[screen].callbacks
        where state.flow.callbacks[callback].name == .didAppear {
          let doer = Doer(instance: covered.instance, screen: covered.screen)
          state.afterwards.append(.callback(callback, doer, ifGesture: false))
        }
      }
      ReplayCallbacks.call(.willAppear, of: covered, in: &state)
    }
  }

  static func tap(_ move: Move, _ tapped: Doer?, in state: inout ReplayState) {
    guard let id = move.button else { return }
    let button = state.flow.buttons[id]
    let isMeant = button.role == .destructive
    if move.again {
      // What the first tap pushed is above the performer of the second tap.
      state.isPresenting = state.top.screens.count == 1
      if let tapped { ReplayEffects.run(button.does, tapped, word: isMeant, in: &state) }
    } else if move.isBeneath {
      if let presenter = state.top.presenter {
        ReplayEffects.run(button.does, presenter, word: isMeant, in: &state)
      }
    } else if state.flow.screens[button.screen].dialog, !button.isAdapted {
      // A dialog closes before its handler runs, which is code of its presenter.
      ReplayGestures.closeDialog(running: button.does, in: &state)
    } else if button.isSystem {
      ReplaySystemControllers.tap(button, in: &state)
    } else {
      ReplayEffects.run(button.does, state.frontDoer, word: isMeant, in: &state)
    }
  }
}
