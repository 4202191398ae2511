import FlowModel

/// The moves that are possible now.
enum ReplayMoves {
  /// Whether a move is possible now.
  static func isPossible(_ move: Move, in state: ReplayState) -> Bool {
    !state.hasEnded && moves(of: move.kind, in: state).contains(move) && !waitsForLaunch(move, in: state)
  }

  /// All moves that are possible now.
  static func all(in state: ReplayState) -> [Move] {
    if state.hasEnded { return [] }
    return MoveKind.allCases.flatMap { moves(of: $0, in: state) }.filter { !waitsForLaunch($0, in: state) }
  }

  /// Whether the move may happen before all launch triggers have run: a change of the window, or the end of
  /// work.
  static func precedesLaunch(_ move: Move, in state: ReplayState) -> Bool {
    move.kind == .environment || move.trigger.map { !state.flow.triggers[$0].waits.isEmpty } ?? false
  }

  /// Whether a launch trigger comes before the move.
  private static func waitsForLaunch(_ move: Move, in state: ReplayState) -> Bool {
    guard state.launching != nil, !precedesLaunch(move, in: state) else { return false }
    return nextAtLaunch(in: state).map { move.trigger != $0 } ?? false
  }

  /// The next launch trigger; nil for none.
  static func nextAtLaunch(in state: ReplayState) -> TriggerID? {
    guard state.launching != nil else { return nil }
    return state.flow.triggers.indices.first {
      state.flow.triggers[$0].kind == .launch && canStart($0, in: state)
    }
  }

  private static func moves(of kind: MoveKind, in state: ReplayState) -> [Move] {
    let screen = state.flow.screens[state.front.screen]
    switch kind {
    case .button:
      let again = state.running.map { [Move.tap($0.button, again: true)] } ?? []
      return buttonsInFront(in: state).map { Move.tap($0) } + buttonsBeside(in: state) + again
    case .back:
      let isThere =
        state.front.isPushed && screen.back.button != .hidden && !isBarHidden(in: state)
        && ReplayConditions.holds(screen.back.shown, for: state.frontDoer, in: state)
      return (isThere ? [Move(.back)] : []) + backBeside(in: state)
    case .edgeSwipe:
      return (state.front.isPushed ? canSwipeBack(in: state) : ReplayAppearance.exits(in: state).edgeSwipe)
        ? [Move(.edgeSwipe)] : []
    case .edgeSwipeAbandoned:
      return state.front.isPushed && canSwipeBack(in: state)
        && state.ground.machine.tables.hearsSwipeBack[state.front.screen]
        ? [Move(.edgeSwipeAbandoned)] : []
    case .swipeDown: return ReplayAppearance.exits(in: state).swipeDown ? [Move(.swipeDown)] : []
    case .swipeAbandoned:
      return ReplayAppearance.exits(in: state).swipeDown && isAbandoningSeen(in: state)
        ? [Move(.swipeAbandoned)] : []
    case .tapOutside: return ReplayAppearance.exits(in: state).tapOutside ? [Move(.tapOutside)] : []
    case .escape: return canEscape(in: state) ? [Move(.escape)] : []
    case .edit: return pointsToEdit(in: state).map { Move.edit($0) }
    case .search: return screen.search ? [Move(.search)] : []
    case .selectTab: return otherTabs(in: state).map { Move(.selectTab, screen: $0) }
    case .tabAgain: return ReplaySecondTap.tab(in: state).map { [Move(.tabAgain, screen: $0)] } ?? []
    case .detent: return otherDetents(in: state).map { Move(.detent, $0) }
    case .system:
      let choosers: [Kind] = [
        .camera, .photoLibrary, .photoPicker, .documentPicker, .contacts, .siri, .share,
      ]
      let isThere = choosers.contains(screen.kind) && state.top.screens.count == 1
      return isThere && ReplayConditions.holds(screen.systemButtons, for: state.frontDoer, in: state)
        ? [Move(.system)] : []
    case .trigger:
      return state.flow.triggers.indices.filter({ canStart($0, in: state) }).map {
        .trigger($0, of: state.flow)
      }
    case .pending: return []
    case .environment:
      let windows = state.ground.machine.environments.siblings[state.environment]
      return windows.indices.filter { windows[$0] != state.environment }.map { Move(.environment, $0) }
        + state.ground.flipping.map { Move.change(of: $0) }
    }
  }

  /// The points that the front screen can edit and that are not unsaved yet.
  private static func pointsToEdit(in state: ReplayState) -> [UnsavedPointID] {
    let screen = state.flow.screens[state.front.screen]
    let around = state.front.isPushed ? [] : state.front.tab.map { state.containers[$0] } ?? []
    let others = screen.edits + around.flatMap { state.flow.screens[$0].unsaved }
    let all = others.reduce(into: screen.unsaved) { if !$0.contains($1) { $0.append($1) } }
    return all.filter { point in
      !state.flow.unsavedPoints[point].autosaved
        && ReplayConditions.holds(state.flow.unsavedPoints[point].condition, for: state.frontDoer, in: state)
        && ReplayUnsavedWork.owner(of: point, for: state.frontDoer, in: state) != nil
        && !ReplayUnsavedWork.isUnsaved(point, for: state.frontDoer, in: state)
    }
  }

  /// The buttons that are drawn and enabled, including those of containers and of the adapted form.
  private static func buttonsInFront(in state: ReplayState) -> [ButtonID] {
    let look = ReplayAppearance.inFront(in: state)
    let doer = state.frontDoer
    var all =
      state.flow.screens[state.front.screen].buttons
      + state.containers[state.front.screen].flatMap { state.flow.screens[$0].buttons }
    if state.top.screens.count == 1, look.isAdapted, let presentation = state.presentation {
      all += presentation.options.adaptation.buttons
    }
    return all.filter { index in
      // F11.4: in a popover, the Cancel button of an action sheet is not drawn.
      if look.look == .popover, state.flow.screens[state.front.screen].dialog,
        state.flow.buttons[index].role == .cancel
      {
        return false
      }
      if isBarHidden(in: state), [.leading, .trailing].contains(state.flow.buttons[index].placement) {
        return false
      }
      return ReplayConditions.holds(state.flow.buttons[index].shown, for: doer, in: state)
        && ReplayConditions.holds(state.flow.buttons[index].enabled, for: doer, in: state)
    }
  }

  /// Whether an active search has replaced the bar (F1.16).
  private static func isBarHidden(in state: ReplayState) -> Bool {
    state.front.isSearching && state.behavior.searchHidesBar
  }

  private static func canSwipeBack(in state: ReplayState) -> Bool {
    ReplayConditions.holds(
      state.flow.screens[state.front.screen].back.swipe, for: state.frontDoer, in: state)
  }

  private static func canEscape(in state: ReplayState) -> Bool {
    let screen = state.flow.screens[state.front.screen]
    switch screen.escape {
    case .nothing: return false
    case .own: return true
    case .system:
      let goesBack =
        state.switches.escapeGoesBack && state.front.isPushed && screen.back.button == .system
        && ReplayConditions.holds(screen.back.shown, for: state.frontDoer, in: state)
      return ReplayAppearance.exits(in: state).escape || goesBack
    }
  }

  /// Whether a swipe that is started and cancelled has an effect: a delegate is called, or views are removed
  /// too early (F5.4).
  private static func isAbandoningSeen(in state: ReplayState) -> Bool {
    guard let presentation = state.presentation, gestureCloses(in: state) else { return false }
    let custom = presentation.options.custom
    let hears: [CallbackName] = [.willAppear, .didAppear, .willDisappear, .didDisappear]
    if presentation.framework == .uikit, state.top.style != .custom {
      let own = state.flow.screens[state.front.screen].callbacks
      let around = state.containers[state.front.screen].flatMap { state.flow.screens[$0].callbacks }
      if own.contains(where: { hears.contains(state.flow.callbacks[$0].name) }) { return true }
      if around.contains(where: { hears.prefix(2).contains(state.flow.callbacks[$0].name) }) { return true }
    }
    return custom.addsViews && custom.removesViewsAt == .willBegin
      || ReplayDelegates.callback(.willDismiss, in: state) != nil
      || ReplayDelegates.callback(.shouldDismiss, in: state) != nil
  }

  /// Whether an interactive dismissal would succeed.
  private static func gestureCloses(in state: ReplayState) -> Bool {
    let look = ReplayAppearance.inFront(in: state).look
    if state.flow.screens[state.front.screen].dialog { return true }
    if ReplayAppearance.exits(in: state).isGuarded, ReplayGuards.isGuarded(in: state) { return false }
    guard look != .custom, look != .full, let asked = ReplayDelegates.callback(.shouldDismiss, in: state)
    else {
      return true
    }
    return ReplayConditions.holds(state.flow.callbacks[asked.callback].returns, for: asked.doer, in: state)
  }

  /// The first screens of the tabs and columns that are not selected, in all containers around; empty while
  /// two tabs have pushed something.
  private static func otherTabs(in state: ReplayState) -> [ScreenID] {
    guard let tab = state.front.tab else { return [] }
    if state.front.isPushed, state.top.screens.contains(where: { $0.tab != tab }) { return [] }
    return state.containers[tab].flatMap { container -> [ScreenID] in
      if state.flow.screens[container].kind == .tabs, ReplaySecondTap.isBarHidden(of: tab, in: state) {
        return []
      }
      return state.flow.screens[container].children.compactMap { child in
        let first = state.ground.front(of: child).screen
        let isSelected = first == tab || tab == child || state.containers[tab].contains(child)
        return isSelected ? nil : first
      }
    }
  }

  /// The indices of the other detents to which a sheet can be dragged.
  private static func otherDetents(in state: ReplayState) -> [Int] {
    guard let presentation = state.presentation else { return [] }
    let look = ReplayAppearance.inFront(in: state).look
    let names = ReplayAppearance.detents(of: state.top, presentation)
    let active = state.behavior.activeDetents(names)
    let now = ReplayAppearance.detent(of: state.top, presentation, in: state)
    guard look.isSheet, look != .centred, active.count > 1 else { return [] }
    return names.indices.filter { names[$0] != now && active.contains(names[$0]) }
  }

  /// The buttons of the presenter that can be tapped beside the front layer (F10.1, F3.5, F11.3).
  private static func buttonsBeside(in state: ReplayState) -> [Move] {
    guard let presentation = state.presentation, let presenter = state.top.presenter,
      !ReplayOwedWork.isLeft(presenter, in: state)
    else { return [] }
    return liveButtons(presentation, presenter, in: state).filter {
      ReplayConditions.holds(state.flow.buttons[$0].shown, for: presenter, in: state)
        && ReplayConditions.holds(state.flow.buttons[$0].enabled, for: presenter, in: state)
    }.map { Move.tap($0, beneath: true) }
  }

  /// Back of a presenter that was pushed and is interactive.
  private static func backBeside(in state: ReplayState) -> [Move] {
    guard let presenter = state.top.presenter, let instance = presenter.instance else { return [] }
    let isPushed = state.screen(instance)?.isPushed ?? false
    guard isPushed, state.flow.screens[presenter.screen].back.button == .system,
      ReplayAppearance.isUndimmed(in: state), !ReplayOwedWork.isLeft(presenter, in: state),
      ReplayConditions.holds(state.flow.screens[presenter.screen].back.shown, for: presenter, in: state)
    else { return [] }
    return [Move(.back, screen: presenter.screen, beneath: true)]
  }

  private static func liveButtons(
    _ presentation: Shared<Presentation>, _ presenter: Doer, in state: ReplayState
  ) -> [ButtonID] {
    let buttons = state.flow.screens[presenter.screen].buttons
    if ReplayAppearance.isUndimmed(in: state) || ReplayAppearance.inFront(in: state).style == .inspector {
      return buttons
    }
    guard state.top.screens.count == 1, ReplayAppearance.inFront(in: state).look == .popover,
      !ReplayGuards.isGuarded(in: state)
    else {
      return []
    }
    switch presentation.options.passthrough {
    case .all: return buttons
    case .buttons(let named): return buttons.filter { named.contains($0) }
    case .neighbours:
      if state.flow.screens[state.front.screen].dialog, state.behavior.isRedesigned { return buttons }
      guard case .button(let anchor) = presentation.options.anchor else { return [] }
      let placement = state.flow.buttons[anchor].placement
      return buttons.filter { $0 != anchor && state.flow.buttons[$0].placement.sharesBar(with: placement) }
    }
  }

  /// Whether the trigger has run when the app went to the background, or has no effect now (F14.2).
  private static func isLeft(_ index: TriggerID, in state: ReplayState) -> Bool {
    guard let left = state.flow.triggers[index].left, !ReplayFlags.isSet(left, in: state) else { return true }
    return !canStart(index, in: state)
  }

  /// Whether the end of the work would close something beneath the front window; it then ends after that
  /// window is removed (F14.1), or together with it.
  private static func endsBehindWindow(
    _ trigger: Shared<Trigger>, _ index: TriggerID, of screen: ScreenID, in state: ReplayState
  ) -> Bool {
    let machine = state.ground.machine
    if machine.tables.worlds.endsAtOnce { return false }
    let windows = state.layers.filter(state.isOwnWindow)
    let presents =
      state.nearest(screen).map { ReplayDismissing.presentsBeneathWindow($0, in: state) } ?? false
    if windows.count == 1, state.isOverOtherWindow,
      state.flow.windowOrder.closes(
        index, windowOf: state.top.presentation,
        openedBy: state.top.presenter?.screen == screen && !presents)
    {
      return false
    }
    if presents, InstanceFlags.closesPresented(trigger, in: machine.flow) { return true }
    return InstanceFlags.closed(by: trigger, of: screen, in: machine.flow).contains {
      guard let layer = state.nearest($0).flatMap(state.layer) else { return false }
      return state.layers[(layer + 1)...].contains(where: state.isOwnWindow)
    }
  }

  private static func canStart(_ index: TriggerID, in state: ReplayState) -> Bool {
    let trigger = state.flow.triggers[index]
    if !trigger.waits.isEmpty {
      for one in trigger.waits {
        if state.flags.contains(one.pending) {
          return !endsBehindWindow(trigger, index, of: one.screen, in: state)
        }
        if state.flags.contains(one.orphaned) { return true }
      }
      return false
    }
    if let once = trigger.once, ReplayFlags.isSet(once, in: state) { return false }
    if let left = trigger.left, ReplayFlags.isSet(left, in: state) { return false }
    if trigger.kind == .foreground, !state.flow.triggers.indices.allSatisfy({ isLeft($0, in: state) }) {
      return false
    }
    if trigger.kind == .launch, state.launching.map({ index < $0 }) ?? true { return false }
    if let owner = trigger.screen {
      guard var doer = state.nearest(owner) else { return false }
      doer.screen = owner
      return ReplayConditions.holds(trigger.condition, for: doer, in: state)
    }
    return ReplayConditions.holds(
      trigger.condition, for: trigger.receiver == .topmost ? state.frontDoer : state.rootDoer, in: state)
  }
}
