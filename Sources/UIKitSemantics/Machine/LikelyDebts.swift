import FlowModel

/// Guesses from the text of a flow which debts covered layers are likely to have.
struct LikelyDebts {
  let flow: Flow

  /// The likely debts of covered layers; see ``Debt``. The guess may miss debts and may name impossible ones.
  /// Debts of one screen are neighbours, and among them those that share a SwiftUI modifier, of which only
  /// one can wait: sets of such neighbours have small diagrams.
  ///
  /// - Parameter again: whether the same button may be tapped again before its transition has ended.
  func all(again: Bool) -> [Debt] {
    var found: Set<Debt> = []
    let live = Set(flow.presentations.flatMap(flow.liveButtons))
    var follows: Set<EffectID> = []
    for steps in listsOfSteps { findFollowers(of: steps, &follows) }
    for (index, effect) in flow.effects.identified {
      guard flow.waits(effect), follows.contains(index) || mayBeCovered(index, live, again: again) else {
        continue
      }
      let presentation = effect.presentation.map { flow.presentations[$0] }
      for screen in debtors(of: effect, presentation) {
        found.insert(Debt(action: .effect(presentation?.effect ?? index), screen: screen))
      }
    }
    // Back beneath a sheet that dims nothing.
    for presentation in flow.presentations where !presentation.options.undimmed.isEmpty {
      for source in presentation.sources where flow.screens[source].back.button == .system {
        found.insert(Debt(action: .goBack(from: source), screen: source))
      }
    }
    let rivals = flow.rivals
    /// The first of the debts that share its modifier.
    func group(_ debt: Debt) -> Debt.Action {
      let first = debt.action.effect.flatMap { rivals[$0]?.min() }
      return first.map { min(debt.action, .effect($0)) } ?? debt.action
    }
    return found.sorted { ($0.screen, group($0), $0.action) < ($1.screen, group($1), $1.action) }
  }

  /// The screens that the effect may be requested from.
  private func debtors(of effect: Effect, _ presentation: Presentation?) -> Set<ScreenID> {
    var all = Set(effect.recipients)
    if effect.receiver == .self { all.formUnion(effect.performers) }
    if let presentation { all.formUnion(presentation.sources) }
    if let named = effect.named { all.insert(named) }
    if effect.receiver == .root { all.insert(flow.start) }
    if case .trigger(let index) = effect.owner {
      switch flow.triggers[index].receiver {
      case .root: all.insert(flow.start)
      default: all.insert(flow.triggers[index].named ?? flow.triggers[index].screen ?? flow.start)
      }
    }
    return all
  }

  /// Whether the performer may be covered.
  private func mayBeCovered(_ index: EffectID, _ live: Set<ButtonID>, again: Bool) -> Bool {
    // The front screen is not covered; but after a transition it may be.
    if flow.isOfTopmost(index), flow.effects[index].after == nil { return false }
    let effect = flow.effects[index]
    if effect.whileCovered || effect.receiver != .self { return true }
    guard case .button(let index) = effect.owner else { return false }
    let button = flow.buttons[index]
    return live.contains(index) || flow.screens[button.screen].dialog
      || again && mayPresentAfterPush(button.does)
  }

  /// Whether these steps may leave a presentation above what they have pushed, so that the performer is
  /// covered at a second tap.
  private func mayPresentAfterPush(_ steps: [Step]) -> Bool {
    let verbs = flow.flattened(steps).map { flow.effects[$0].verb }
    guard verbs.contains(.push) else { return false }
    return verbs.contains(.present) || WorkInFront(flow: flow).presentsOnAppearing
  }

  /// What buttons, Back, Escape and triggers of the front screen do. Other code may be covered anyway.
  private var listsOfSteps: [[Step]] {
    flow.buttons.map(\.does) + flow.triggers.filter { $0.receiver == .topmost }.map(\.does)
      + flow.screens.flatMap(\.ownLeavingSteps)
  }

  /// Collects effects that come after a presentation or a push in the same list.
  private func findFollowers(of steps: [Step], _ follows: inout Set<EffectID>) {
    let all = flow.flattened(steps)
    guard let first = all.firstIndex(where: { [.present, .push].contains(flow.effects[$0].verb) }) else {
      return
    }
    follows.formUnion(all[(first + 1)...])
  }
}

extension Flow {
  /// Whether the effect waits if its performer is covered, and is done once the performer is in front.
  func waits(_ effect: Effect) -> Bool {
    switch effect.verb {
    case .push, .pop, .popTo, .popToRoot: true
    case .present: effect.presentation.map { presentations[$0].framework == .swiftui } ?? false
    default: false
    }
  }

  /// For each effect that presents by SwiftUI, the others with the same modifier: they set the same binding.
  var rivals: [EffectID: Set<EffectID>] {
    var byModifier: [String: Set<EffectID>] = [:]
    for presentation in presentations where presentation.framework == .swiftui {
      byModifier[presentation.options.modifier, default: []].insert(presentation.effect)
    }
    var rivals: [EffectID: Set<EffectID>] = [:]
    for group in byModifier.values where group.count > 1 {
      for effect in group { rivals[effect] = group.subtracting([effect]) }
    }
    return rivals
  }
}

extension CallbackName {
  /// The callbacks for appearing and disappearing.
  static let appearances: [CallbackName] = onAppearing + [.willDisappear, .didDisappear]
  /// The callbacks for appearing.
  static let onAppearing: [CallbackName] = [.didLoad, .willAppear, .didAppear]
}
