import FlowModel

/// The layers whose presenter must be remembered.
///
/// A trigger may present from any screen that is in front. Each such presenter would make separate frames,
/// and so would each frame above it, although most steps do not depend on the presenter. If code names the
/// presenter, the presentation determines it.
final class NeededPresenters: Sendable {
  /// For each presentation, whether any front screen can present it.
  let comesFromAnywhere: ElementTable<Presentation, Bool>
  /// For each presentation, whether something depends on its presenter.
  private let isAsked: ElementTable<Presentation, Bool>
  /// For each screen, whether something depends on it as the presenter of any layer.
  private let isAskedFor: ElementTable<Screen, Bool>
  /// For each screen, its bit: a layer that remembers the screen must know whether that is its presenter.
  /// Empty for all screens if a test leaves out names.
  private let named: ElementTable<Screen, NumberSet>
  /// For each screen, whether its debts may refer to another instance of it in the layer that it presented.
  private let owes: ElementTable<Screen, Bool>
  /// For each screen, whether it can be shown in a layer that another screen began.
  private let comesLater: ElementTable<Screen, Bool>
  private let flow: Flow

  /// The parts of the criterion. A test leaves out each of them in turn.
  enum Term: CaseIterable, Sendable {
    /// Callbacks on the presentation, which the presenter performs.
    case callbacks
    /// What the presenter does after a dialog or a system controller has called it.
    case dialogs
    /// The presenter can be touched, or the look of the layer depends on the place of the presenter.
    case live
    /// Code with `by: presenter`.
    case code
    /// Code that follows in the same event and may still refer to the presenter.
    case following
    /// Screens that code names.
    case names
    /// Screens with debts.
    case debts
  }

  init(
    _ flow: Flow, _ bits: MachineBits, _ mayBeLive: ElementTable<Presentation, Bool>,
    _ isQuiet: ElementTable<Effect, Bool>,
    _ containers: ElementTable<Screen, [ScreenID]>, without missing: Term? = nil
  ) {
    self.flow = flow
    func areQuiet(_ steps: [Step]) -> Bool {
      steps.allSatisfy { step in
        if case .effect(let index) = step { isQuiet[index] } else { false }
      }
    }
    let comesFromAnywhere = flow.presentations.mapValues { presentation in
      guard case .trigger = flow.effects[presentation.effect].owner else { return false }
      return flow.isOfTopmost(presentation.effect)
    }
    self.comesFromAnywhere = comesFromAnywhere
    let isPresenterNamed =
      missing != .code
      && (flow.triggers.contains { $0.receiver == .presenter }
        || flow.effects.contains { $0.receiver == .presenter && $0.verb != .dismiss })
    // A dialog in a window of the app's own may find that its presenter has presented something else as well.
    let areAskedByWindows = flow.presentations.contains {
      $0.options.ownWindow && flow.screens[$0.target].dialog
    }
    isAsked = flow.presentations.mapIDs { edge in
      let presentation = flow.presentations[edge]
      let contents = presentation.contents.map { flow.screens[$0] }
      if isPresenterNamed || areAskedByWindows || presentation.options.ownWindow { return true }
      if missing != .callbacks, !presentation.callbacks.isEmpty { return true }
      if missing != .live, mayBeLive[edge] || bits.near[edge] != 0 { return true }
      if missing != .dialogs {
        for screen in contents {
          if screen.systemMade { return true }
          if screen.dialog, !screen.buttons.allSatisfy({ areQuiet(flow.buttons[$0].does) }) { return true }
        }
      }
      guard missing != .following, case .trigger(let index) = flow.effects[presentation.effect].owner else {
        return false
      }
      let expected = Expectation.all(in: flow.triggers[index].does, of: flow)
      if expected.contains(where: { flow.expectations[$0].readsPerformer(in: flow) }) {
        return true
      }
      return flow.flattened(flow.triggers[index].does).last != presentation.effect
    }
    let follows = flow.screens.mapValues { screen in
      screen.callbacks.contains {
        CallbackName.appearances.contains(flow.callbacks[$0].name) && !areQuiet(flow.callbacks[$0].does)
      }
    }
    isAskedFor = flow.screens.mapIDs { screen in
      if missing != .names, screen == flow.start { return true }
      return missing != .following
        && (follows[screen] || containers[screen].contains { follows[$0] })
    }
    named = missing == .names ? flow.screens.mapValues { _ in [] } : bits.track
    var owes = flow.screens.mapValues { _ in false }
    for effect in flow.effects
    where missing != .debts && effect.receiver != .topmost && flow.waits(effect) {
      if flow.isOfAnybody(effect.owner, comesFromAnywhere) {
        owes = owes.mapValues { _ in true }
        break
      }
      for screen in effect.performers + effect.recipients { owes[screen] = true }
    }
    var comesLater = flow.screens.mapValues { _ in false }
    for effect in flow.effects where effect.verb == .push {
      for screen in effect.screen.map({ flow.expanded($0) }) ?? [] { comesLater[screen] = true }
    }
    self.owes = owes
    self.comesLater = comesLater
  }

  /// Whether the layer must remember that this screen presented it.
  ///
  /// - Parameter remembered: the tracked screens beneath that the layer remembers.
  func contains(_ source: ScreenID, of edge: PresentationID, remembering remembered: NumberSet) -> Bool {
    if !comesFromAnywhere[edge] || isAsked[edge] || isAskedFor[source] { return true }
    if named[source].meets(remembered) { return true }
    guard owes[source] else { return false }
    let presentation = flow.presentations[edge]
    return comesLater[source] || flow.expanded(presentation.target).contains(source)
      || presentation.options.adaptation.content == source
  }
}

extension Flow {
  /// Whether any front screen may perform the effects of the owner and be covered afterwards.
  fileprivate func isOfAnybody(_ owner: EffectOwner, _ comesFromAnywhere: ElementTable<Presentation, Bool>)
    -> Bool
  {
    func isPresented(_ screen: ScreenID) -> Bool {
      presentations.indices.contains { comesFromAnywhere[$0] && presentations[$0].target == screen }
    }
    switch owner {
    case .back, .escape: return false
    case .trigger(let index):
      return triggers[index].receiver == .topmost && flattened(triggers[index].does).count > 1
    case .button(let index):
      return screens[buttons[index].screen].dialog && isPresented(buttons[index].screen)
    case .callback(let index):
      switch callbacks[index].site {
      case .presentation(let edge): return comesFromAnywhere[edge]
      case .screen(let screen):
        return [.didFinish, .didCancel].contains(callbacks[index].name) && isPresented(screen)
      }
    }
  }

  /// A screen with the children that may be in front in its place, and their children.
  func expanded(_ screen: ScreenID) -> [ScreenID] {
    var all = [screen]
    var position = 0
    while position < all.count {
      for child in screens[all[position]].children where !all.contains(child) {
        all.append(child)
      }
      position += 1
    }
    return all
  }
}
