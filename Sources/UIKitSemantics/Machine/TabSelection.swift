import FlowModel
import StateExploration

/// Selection of tabs and columns. Their first screens share one place on the stack. What was pushed in a tab
/// stays beneath until the tab is selected again.
enum TabSelection {
  /// Code selects a tab or column. Beneath a modal, or if one stack already holds what two tabs have pushed,
  /// this is reported but not executed; the same states are reached if it was selected before.
  static func choose(_ child: ScreenID, in state: inout MachineState) {
    let isHere = isInContainer(of: child, in: state)
    if isHere, isInFront(child, in: state) { return }
    guard isHere, !state.frame.isPushed || !state.frame.isOverTab else {
      if isHere {
        // The tab is shown, and nothing happens beneath a modal.
        state.mark(.changes)
        Expectations.forget(in: &state)
      } else if state.frame.isModal {
        state.markBeneath()
      }
      return
    }
    guard !state.makesCall() else { return }
    let tab = state.tables.front(of: child).screen
    state.mark(.changes)
    select(tab, in: &state)
  }

  /// Whether the tab or column, or one within it, is in front; true if there is none in front.
  private static func isInFront(_ child: ScreenID, in state: MachineState) -> Bool {
    state.frame.tab.map { state.tables.isSelected(child, in: $0) } ?? true
  }

  /// Whether the container of the tab or column is around the front screen.
  private static func isInContainer(of child: ScreenID, in state: MachineState) -> Bool {
    guard let tab = state.frame.tab, let container = state.tables.containers[child].first else {
      return false
    }
    return state.tables.containers[tab].contains(container)
  }

  /// The same task relative to the selected tab: the previous front screen is hidden, the new one is in
  /// front, and the code of a container continues there.
  static func seen(_ task: Task, from tab: ScreenID?, in state: MachineState) -> Task {
    switch task {
    case .steps(let steps, let performer, let word):
      let stays = performer == .top && container(of: steps, in: state) != nil
      return .steps(steps, stays ? .top : seen(performer, from: tab, in: state), word: word)
    case .callback(let callback, let performer, let ifGesture):
      return .callback(callback, seen(performer, from: tab, in: state), ifGesture: ifGesture)
    case .present(let edge, let performer): return .present(edge, seen(performer, from: tab, in: state))
    case .expectation(let index, let performer):
      return .expectation(index, seen(performer, from: tab, in: state))
    case .appearance, .go, .goByGesture, .replaceRoot, .oweRoot, .showRoot, .restore: return task
    }
  }

  private static func seen(_ performer: Performer, from tab: ScreenID?, in state: MachineState) -> Performer {
    let aside = performer.covered(by: .tab, state.frame)
    return tab.map { aside == .aside($0) } == true ? .top : aside
  }

  /// The container of the front tab to which this code belongs; nil for other code.
  private static func container(of steps: [Step], in state: MachineState) -> ScreenID? {
    guard let index = state.tables.flow.flattened(steps).first, let tab = state.frame.tab else { return nil }
    let effect = state.flow.effects[index]
    if case .trigger(let trigger) = effect.owner, state.flow.triggers[trigger].receiver == .topmost {
      return nil
    }
    return effect.performers.first { state.tables.containers[tab].contains($0) }
  }

  /// Selects another tab or column.
  static func select(_ tab: ScreenID, in state: inout MachineState) {
    if state.frame.isPushed {
      Covering.cover(
        with: state.frame.above(tab, isTab: true, state.standing), as: .tab, hides: true, in: &state)
    } else if state.frame.tabBeneath == tab {
      uncover(in: &state)
    } else {
      replace(by: tab, in: &state)
    }
  }

  /// Replaces the first screen of the front tab by that of another one.
  private static func replace(by tab: ScreenID, in state: inout MachineState) {
    let calls = disappearing(in: state)
    let hole = state.frame.replaced
    let agenda = state.event.agenda.map { seen($0, from: tab, in: state) }
    let later = state.event.later.map { seen($0, from: tab, in: state) }
    state.frame = state.frame.beside(tab, state.tables)
    state.event.isUnseen = OwedWork.isMoveDue(of: state.frame, in: state)
    let hears = state.tables.hearsAppearing[tab] && !state.event.isUnseen
    state.event.agenda =
      (state.tables.hearsLoading[tab] ? [.appearance(.didLoad)] : []) + calls.first
      + (hears ? [.appearance(.willAppear)] : []) + agenda
    state.event.later = (hears ? [.appearance(.didAppear)] : []) + calls.last + later
    state.event.come(.tab)
    state.prepareCall(of: state.frame, above: hole)
  }

  /// Hides the front tab; the tab whose pushed screens are beneath is in front again.
  private static func uncover(in state: inout MachineState) {
    if state.event.agenda.isEmpty, state.event.later.isEmpty, QuietLeaving.uncover(in: &state) { return }
    let calls = disappearing(in: state)
    state.event.agenda = calls.first + state.event.agenda.map { handedDown($0, in: state) }
    state.event.later = calls.last + state.event.later.map { handedDown($0, in: state) }
    state.handDown(wasBase: false, takesNext: false, uncovers: true)
  }

  /// The same task relative to the tab beneath. The container of both tabs stays.
  private static func handedDown(_ task: Task, in state: MachineState) -> Task {
    guard case .steps(let steps, .top, let word) = task, let container = container(of: steps, in: state)
    else { return seen(task, from: nil, in: state) }
    return .steps(steps, .under(container), word: word)
  }

  /// The disappearance callbacks of the front screen when it is hidden: those at the beginning and those at
  /// the end.
  private static func disappearing(in state: MachineState) -> (first: [Task], last: [Task]) {
    if state.event.isUnseen { return ([], []) }
    let aside = Performer.aside(state.frame.screen)
    func calls(_ name: CallbackName) -> [Task] {
      state.standing.screen.callbacks.filter { state.flow.callbacks[$0].name == name }.map {
        .callback($0, aside, ifGesture: false)
      }
    }
    return (calls(.willDisappear), calls(.didDisappear))
  }
}

extension MachineTables {
  /// Whether the front tab is this tab or column, or is within it.
  func isSelected(_ child: ScreenID, in tab: ScreenID) -> Bool {
    front(of: child).screen == tab || child == tab || containers[tab].contains(child)
  }
}
