import FlowModel

/// The tab that is selected is tapped once more: its navigation stack goes back to the root (F13.5).
enum SecondTap {
  /// Puts what the tap brings about on the agenda.
  static func begin(on tab: ScreenID, in state: inout MachineState) {
    let standing = state.standing
    if let asked = standing.answerToSecondTap {
      state.note(.fired, asked)
      let callback = state.flow.callbacks[asked]
      if !callback.does.isEmpty { state.event.agenda = [.steps(callback.does, .top, word: false)] }
      if !standing.holds(callback.returns) { return state.mark(.refused) }
    }
    if standing.popsAgain(tab) { state.event.agenda.append(.go(.baseOfTab(tab))) }
  }
}

extension Standing {
  /// The tab that can be tapped although it is selected, where something hangs on it; nil for none.
  var tabAgain: ScreenID? {
    guard let tab = frame.tab, tables.heardAgain[tab], !frame.hidesTabBar else { return nil }
    let does = answerToSecondTap.map { !flow.callbacks[$0].does.isEmpty } ?? false
    return does || frame.isPushed && popsAgain(tab) ? tab : nil
  }

  /// What the app says to the second tap: the screen in front, else the tab bar.
  var answerToSecondTap: CallbackID? {
    let own = screen.callbacks.first { flow.callbacks[$0].name == .shouldSelectAgain }
    guard own == nil, let tab = frame.tab, let bar = tables.containers[tab].first else { return own }
    return flow.screens[bar].callbacks.first { flow.callbacks[$0].name == .shouldSelectAgain }
  }

  /// The move is a second tap for which UIKit goes back.
  func popsAgain(_ move: Move) -> Bool { frame.isPushed && move.screen.map(popsAgain) == true }

  /// UIKit goes back to the root of the tab’s stack; SwiftUI’s tab view leaves that to the app.
  func popsAgain(_ tab: ScreenID) -> Bool {
    guard let bar = tables.containers[tab].first else { return false }
    return flow.screens[bar].framework == .uikit && flow.screens[tab].framework == .uikit
  }
}

/// Where a second tap on the selected tab makes a difference.
struct TabsHeardAgain {
  let flow: Flow

  /// By screen: it is a tab with a navigation controller of its own, and it makes a difference that its tab is tapped once
  /// more: code answers that, work goes with what was pushed, or someone hears of it. Else the same screens stand there as
  /// after Back.
  var byTab: ElementTable<Screen, Bool> {
    var isHeard = ElementTable<Screen, Bool>(repeating: false, for: flow.screens)
    let bars = flow.screens.filter { $0.kind == .tabs }
    if bars.isEmpty { return isHeard }
    let pushes = pushesByScreen
    for bar in bars {
      for tab in bar.tabs where flow.screens[tab].inNavigation && !flow.screens[tab].kind.isContainer {
        let pushed = reached(from: tab, pushes)
        isHeard[tab] =
          answersSecondTap(bar) || answersSecondTap(flow.screens[tab])
          || !pushed.isEmpty && flow.screens[tab].hears([.willAppear, .didAppear], flow)
          || pushed.contains { hangsOnLeaving(flow.screens[$0]) }
      }
    }
    return isHeard
  }

  /// By screen: what is pushed onto it.
  private var pushesByScreen: ElementTable<Screen, [ScreenID]> {
    var pushes = ElementTable<Screen, [ScreenID]>(repeating: [], for: flow.screens)
    for effect in flow.effects where effect.verb == .push {
      guard let target = effect.screen else { continue }
      for screen in isOfAnyScreen(effect) ? Array(flow.screens.indices) : effect.recipients {
        pushes[screen] += flow.expanded(target)
      }
    }
    return pushes
  }

  /// Whatever is in front may perform it.
  private func isOfAnyScreen(_ effect: Effect) -> Bool {
    if case .trigger(let trigger) = effect.owner, flow.triggers[trigger].receiver == .topmost { return true }
    return effect.receiver == .topmost
  }

  private func reached(from tab: ScreenID, _ pushes: ElementTable<Screen, [ScreenID]>) -> Set<ScreenID> {
    var all: Set<ScreenID> = []
    var waiting = [tab]
    while let next = waiting.popLast() {
      for screen in pushes[next] where all.insert(screen).inserted { waiting.append(screen) }
    }
    return all
  }

  private func answersSecondTap(_ screen: Screen) -> Bool { screen.hears([.shouldSelectAgain], flow) }

  /// It makes a difference to leave the screen, or to leave it in another way than by Back.
  private func hangsOnLeaving(_ screen: Screen) -> Bool {
    screen.back.button != .system || answersSecondTap(screen)
      || screen.unsaved.contains { !flow.unsavedPoints[$0].autosaved }
      || screen.hears([.willAppear, .didAppear, .willDisappear, .didDisappear], flow)
  }
}
