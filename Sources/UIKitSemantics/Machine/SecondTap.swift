import FlowModel

/// A second tap on the selected tab: its navigation stack goes back to the root (F13.5).
enum SecondTap {
  /// Puts the effects of the tap on the agenda.
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
  /// The selected tab, if it can be tapped and the tap has an effect; otherwise nil.
  var tabAgain: ScreenID? {
    guard let tab = frame.tab, tables.heardAgain[tab], !frame.hidesTabBar else { return nil }
    let does = answerToSecondTap.map { !flow.callbacks[$0].does.isEmpty } ?? false
    return does || frame.isPushed && popsAgain(tab) ? tab : nil
  }

  /// The app's callback for the second tap: that of the front screen, otherwise that of the tab bar.
  var answerToSecondTap: CallbackID? {
    let own = screen.callbacks.first { flow.callbacks[$0].name == .shouldSelectAgain }
    guard own == nil, let tab = frame.tab, let bar = tables.containers[tab].first else { return own }
    return flow.screens[bar].callbacks.first { flow.callbacks[$0].name == .shouldSelectAgain }
  }

  /// Whether the move is a second tap after which UIKit goes back.
  func popsAgain(_ move: Move) -> Bool { frame.isPushed && move.screen.map(popsAgain) == true }

  /// Whether UIKit goes back to the root of the tab’s stack. SwiftUI’s tab view leaves that to the app.
  func popsAgain(_ tab: ScreenID) -> Bool {
    guard let bar = tables.containers[tab].first else { return false }
    return flow.screens[bar].framework == .uikit && flow.screens[tab].framework == .uikit
  }
}

/// Computes for which tabs a second tap makes a difference.
struct TabsHeardAgain {
  let flow: Flow

  /// For each screen, whether it is a tab with its own navigation controller and a second tap makes a
  /// difference: code handles it, work is lost with the pushed screens, or some screen gets callbacks.
  /// Otherwise the state is the same as after Back.
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

  /// For each screen, the screens that are pushed onto it.
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

  /// Whether any front screen may perform the effect.
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

  /// Whether it makes a difference to leave the screen, or to leave it in another way than by Back.
  private func hangsOnLeaving(_ screen: Screen) -> Bool {
    screen.back.button != .system || answersSecondTap(screen)
      || screen.unsaved.contains { !flow.unsavedPoints[$0].autosaved }
      || screen.hears([.willAppear, .didAppear, .willDisappear, .didDisappear], flow)
  }
}
