import FlowModel

/// Of which layers it has to be known who presented them.
///
/// A trigger may present from whatever screen is in front. Each such screen would make frames of its own, above it again
/// others, although mostly no step asks who it was. Where code says who presents, it is known from the presentation.
final class NeededPresenters: Sendable {
  /// By presentation: it comes from whatever screen is in front.
  let comesFromAnywhere: ElementTable<Presentation, Bool>
  /// By presentation: whoever presents is asked for.
  private let isAsked: ElementTable<Presentation, Bool>
  /// By screen: it is asked for as presenter of any layer.
  private let isAskedFor: ElementTable<Screen, Bool>
  /// By screen: its bit, where a layer that remembers the screen has to know that it is its presenter.
  private let named: ElementTable<Screen, NumberSet>
  /// By screen: another instance of it in the layer that it presented may be meant with what it owes.
  private let owes: ElementTable<Screen, Bool>
  /// By screen: it can come into a layer that another began.
  private let comesLater: ElementTable<Screen, Bool>
  private let flow: Flow

  /// The parts of the criterion; a test leaves each out in turn.
  enum Term: CaseIterable, Sendable {
    /// Callbacks on the presentation, which the presenter performs.
    case callbacks
    /// Something that the presenter performs once a dialog, or a controller of the system, has told it.
    case dialogs
    /// The presenter can be touched, or how the layer is drawn depends on where the presenter stands.
    case live
    /// Code that says `by: presenter`.
    case code
    /// Code that follows in the same event, and may still have something to say to the presenter.
    case following
    /// Screens that are named.
    case names
    /// Screens that owe something to come.
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
    // What a dialog in a window of its own does may find that its presenter has presented something else as well.
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

  /// Whether the layer has to know that this screen presented it.
  ///
  /// - Parameter remembered: the tracked screens beneath that it remembers.
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
  /// Whoever is in front may perform it, and have something above it.
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

  /// A screen with the children that may stand in front for it, and their children.
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
