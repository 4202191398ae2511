import FlowModel

/// Push and pop in the front navigation stack, and the selection of tabs and columns.
enum ReplayNavigation {
  /// Pops the front screen.
  static func pop(in state: inout ReplayState) {
    if state.layers.count > 1 || state.top.screens.count > 1 {
      ReplayClosing.go([state.front.instance], in: &state)
    }
  }

  /// Goes back to the nearest wanted screen of the navigation stack; does nothing if there is none.
  static func pop(to isWanted: (StackedScreen) -> Bool, in state: inout ReplayState) {
    var going: [Int] = []
    for screen in state.top.screens.reversed() {
      if isWanted(screen) { return ReplayClosing.go(going, in: &state) }
      guard screen.isPushed else { return }
      going.append(screen.instance)
    }
  }

  static func push(_ target: ScreenID, in state: inout ReplayState) {
    guard hasNavigation(in: state) else {
      return state.drop(.noNavigation, nil, state.flow.screens[target].id)
    }
    state.outcome.pushes = true
    state.outcome.changes = true
    var screen = state.newScreen(state.ground.front(of: target).screen)
    screen.isPushed = true
    screen.isInNavigation = true
    screen.tab = state.front.tab
    stand(screen, .pushed, in: &state)
  }

  /// Whether the front stack has a navigation controller: that of the app, or one of the adapted form (F2.5).
  private static func hasNavigation(in state: ReplayState) -> Bool {
    if state.front.isInNavigation { return true }
    guard let presentation = state.presentation, state.top.screens.count == 1 else { return false }
    return presentation.options.adaptation.inNavigation && ReplayAppearance.inFront(in: state).isAdapted
  }

  /// Code selects a tab or column in the front layer. Beneath it, this is reported but not executed.
  static func choose(_ child: ScreenID, in state: inout ReplayState) {
    let isHere =
      state.front.tab != nil && state.containers[child].first.map { state.top.family.contains($0) } ?? false
    let isFull = state.front.isPushed && state.top.screens.contains { $0.tab != state.front.tab }
    let tab = state.ground.front(of: child).screen
    let isInFront =
      state.front.tab.map { $0 == tab || $0 == child || state.containers[$0].contains(child) } ?? true
    if isHere, isInFront { return }
    guard isHere, !isFull else {
      if isHere {
        state.outcome.changes = true
        (state.isJudged, state.expected) = (false, [])
      } else if state.isModal {
        state.markBeneath()
      }
      return
    }
    select(tab, in: &state)
  }

  /// Code selects a detent of the front sheet, which is the performer's own or that of its presenter.
  static func choose(detent name: String, _ doer: Doer, in state: inout ReplayState) {
    guard let layer = state.layer(of: doer) else { return }
    guard layer == state.layers.count - 1 || hasPresentedTop(doer, layer, in: state) else {
      return state.markBeneath()
    }
    guard let presentation = state.presentation,
      let number = ReplayAppearance.detents(of: state.top, presentation).firstIndex(of: name),
      state.top.detent != number
    else { return }
    state.top.detent = number
    state.outcome.changes = true
  }

  private static func hasPresentedTop(_ doer: Doer, _ layer: Int, in state: ReplayState) -> Bool {
    guard layer == state.layers.count - 2, let presenter = state.top.presenter else { return false }
    return doer.instance == nil || doer.instance == presenter.instance && doer.screen == presenter.screen
  }

  /// Replaces the front screen by the first screen of another tab and keeps it hidden; if the front screen
  /// was pushed, the other one is put above it.
  static func select(_ tab: ScreenID, in state: inout ReplayState) {
    state.outcome.changes = true
    let (layer, old) = (state.layers.count - 1, state.front)
    if old.isPushed { return stand(state.tabScreen(tab), .back, in: &state) }
    state.formerPresenters[old.instance] = state.top.presenter
    let wasUnseen = state.isUnseen
    var kept = old
    kept.isSearching = false
    state.layers[layer].aside[old.screen] = kept
    if state.top.screens.count > 1, state.top.screens[state.top.screens.count - 2].tab == tab {
      return uncover(old, in: &state)
    }
    let new = state.tabScreen(tab)
    state.layers[layer].screens[state.top.screens.count - 1] = new
    state.isUnseen = ReplayOwedWork.isMoveDue(in: state)
    ReplayCallbacks.comes(new, .back, covering: wasUnseen ? nil : old, in: &state)
  }

  /// Puts the tab beneath, whose pushed screens are still there, in front again.
  private static func uncover(_ gone: StackedScreen, in state: inout ReplayState) {
    state.top.screens.removeLast()
    let wasUnseen = state.isUnseen
    if !wasUnseen { ReplayCallbacks.noteDisappearance(of: gone, in: &state) }
    ReplayClosing.show(isUncovered: true, .back, gone, in: &state)
    if !wasUnseen { ReplayCallbacks.callWillDisappear(of: gone, in: &state) }
  }

  /// Shows a screen in the front layer.
  private static func stand(_ screen: StackedScreen, _ coming: Coming, in state: inout ReplayState) {
    let covered = state.front
    var screen = screen
    screen.worksBeneath = ReplayFlags.screensAtWork(in: state)
    state.top.screens.append(screen)
    let wasUnseen = state.isUnseen
    state.isUnseen = (coming == .back || wasUnseen) && ReplayOwedWork.isMoveDue(in: state)
    ReplayCallbacks.comes(screen, coming, covering: wasUnseen ? nil : covered, in: &state)
  }
}
