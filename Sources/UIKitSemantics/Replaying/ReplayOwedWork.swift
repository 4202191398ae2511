import FlowModel

/// The debts of covered layers: work to do as soon as they are in front again.
enum ReplayOwedWork {
  /// Adds a debt. Each place in the flow occurs at most once, in the order of the flow.
  static func owe(_ work: Owed, in state: inout ReplayState) {
    state.markBeneath()
    remember(work, in: &state)
  }

  /// Adds a debt and marks nothing. A SwiftUI modifier has one binding, so it replaces one of the same
  /// modifier.
  static func remember(_ work: Owed, in state: inout ReplayState) {
    if case .effect(let index, let doer) = work, let modifier = modifier(of: index, in: state) {
      state.owed = state.owed.filter { other in
        guard case .effect(let known, doer) = other, known != index else { return true }
        return Self.modifier(of: known, in: state) != modifier
      }
    }
    guard !state.owed.contains(where: { $0.order == work.order }) else { return }
    state.owed.append(work)
    state.owed.sort { $0.order < $1.order }
  }

  /// Adds a request to the app’s window, which waits until the windows above are removed (F14.1). A new root
  /// replaces all earlier requests, and nothing is above it.
  static func owe(behindWindow effect: EffectID, in state: inout ReplayState) {
    state.outcome.changes = true
    (state.isJudged, state.expected) = (false, [])
    if state.flow.effects[effect].verb == .setRoot {
      state.owed = state.owed.filter { isOfWindow($0, in: state) == nil }
    } else if state.owed.contains(where: { isOfWindow($0, in: state) == .setRoot }) {
      return
    }
    remember(.effect(effect, state.rootDoer), in: &state)
  }

  /// Whether a window of the app's own is above the performer; for a removed one, above the app’s window.
  static func isBeneathWindow(_ doer: Doer, in state: ReplayState) -> Bool {
    state.layers[((state.layer(of: doer) ?? 0) + 1)...].contains(where: state.isOwnWindow)
  }

  /// Whether the app’s window waits beneath another one for a new root or for the dismissal of its modals.
  static func isOwed(behindWindow doer: Doer, in state: ReplayState) -> Bool {
    isBeneathWindow(doer, in: state) && state.owed.contains { isOfWindow($0, in: state) != nil }
  }

  private static func isOfWindow(_ work: Owed, in state: ReplayState) -> Verb? {
    guard case .effect(let index, _) = work else { return nil }
    let verb = state.flow.effects[index].verb
    return verb == .setRoot || verb == .dismiss ? verb : nil
  }

  static func takeOwed(in state: inout ReplayState) -> Owed? {
    state.owed = state.owed.filter {
      state.layer(of: $0.doer) != nil || isOfWindow($0, in: state) != nil
    }
    state.begun = []
    let position = state.owed.firstIndex {
      isDue($0, in: state) && (!state.isUnseen || moves($0, in: state))
    }
    return position.map { state.owed.remove(at: $0) }
  }

  /// Whether the front navigation stack was to change while it was not on screen.
  static func isMoveDue(in state: ReplayState) -> Bool {
    state.owed.contains {
      state.layer(of: $0.doer) != nil && isDue($0, in: state) && moves($0, in: state)
    } && state.ground.machine.flow.hearsAppearances
  }

  /// Whether some navigation stack was to change beneath a modal or in another tab.
  static func isAnyMoveOwed(in state: ReplayState) -> Bool {
    state.owed.contains { state.layer(of: $0.doer) != nil && moves($0, in: state) }
  }

  /// Whether an interactive screen beneath has a push or pop waiting.
  static func isLeft(_ presenter: Doer, in state: ReplayState) -> Bool {
    state.owed.contains { $0.doer.screen == presenter.screen && moves($0, in: state) }
  }

  private static func moves(_ work: Owed, in state: ReplayState) -> Bool {
    guard case .effect(let index, _) = work else { return true }
    return state.flow.effects[index].verb != .present && isOfWindow(work, in: state) == nil
  }

  /// Whether the screen that has the debt is in front.
  private static func isDue(_ work: Owed, in state: ReplayState) -> Bool {
    if case .back(let doer) = work { return doer.instance == state.front.instance && state.front.isPushed }
    if isOfWindow(work, in: state) != nil { return !state.layers.contains(where: state.isOwnWindow) }
    if let tab = state.front.tab, tab != work.doer.screen, !state.containers[work.doer.screen].isEmpty,
      state.top.family.contains(work.doer.screen)
    {
      return false
    }
    return state.layer(of: work.doer) == state.layers.count - 1
      && (work.doer.isAside || !state.isAside(work.doer))
  }

  static func pay(_ work: Owed, in state: inout ReplayState) {
    switch work {
    case .back: ReplayNavigation.pop(in: &state)
    case .effect(let index, var doer):
      doer.isAside = false
      if doer.instance == 0 { doer = state.frontDoer }
      if isOfWindow(work, in: state) != nil { return payBehindWindow(index, in: &state) }
      if let edge = state.flow.effects[index].presentation { state.outcome.requested.note(edge) }
      ReplayEffects.move(index, doer, in: &state)
    }
  }

  private static func payBehindWindow(_ index: EffectID, in state: inout ReplayState) {
    let effect = state.flow.effects[index]
    if effect.verb == .setRoot, let root = effect.screen {
      ReplayDismissing.replaceRoot(root, in: &state)
    } else if state.isModal {
      ReplayDismissing.dismiss(index, state.rootDoer, in: &state)
    }
  }

  /// The SwiftUI modifier of an effect; nil if the effect does not present by SwiftUI.
  private static func modifier(of effect: EffectID, in state: ReplayState) -> String? {
    guard let edge = state.flow.effects[effect].presentation,
      state.flow.presentations[edge].framework == .swiftui
    else { return nil }
    return state.flow.presentations[edge].options.modifier
  }
}

extension Owed {
  var doer: Doer {
    switch self {
    case .effect(_, let doer), .back(let doer): doer
    }
  }

  /// Its position in the flow.
  fileprivate var order: Debt.Action {
    switch self {
    case .effect(let index, _): .effect(index)
    case .back(let doer): .goBack(from: doer.screen)
    }
  }
}
