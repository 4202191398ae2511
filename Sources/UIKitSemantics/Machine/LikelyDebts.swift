import FlowModel

/// What covered layers are likely to owe, read off the text of a flow.
struct LikelyDebts {
  let flow: Flow

  /// What covered layers may come to owe; see ``Debt``. A guess from the text of the flow: it names what is likely, neither
  /// all that can be owed nor only that. What one screen may owe stands together, and in that what shares a SwiftUI
  /// modifier, of which only one can wait: sets of such neighbours have small diagrams.
  ///
  /// - Parameter again: the same button may be tapped once more before its transition has ended.
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
    /// The first of those that share its modifier.
    func group(_ debt: Debt) -> Debt.Action {
      let first = debt.action.effect.flatMap { rivals[$0]?.min() }
      return first.map { min(debt.action, .effect($0)) } ?? debt.action
    }
    return found.sorted { ($0.screen, group($0), $0.action) < ($1.screen, group($1), $1.action) }
  }

  /// Who may be asked.
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

  /// Who performs it may have something above him.
  private func mayBeCovered(_ index: EffectID, _ live: Set<ButtonID>, again: Bool) -> Bool {
    // Whoever is in front is covered by nobody; what comes after a transition may find him covered.
    if flow.isOfTopmost(index), flow.effects[index].after == nil { return false }
    let effect = flow.effects[index]
    if effect.whileCovered || effect.receiver != .self { return true }
    guard case .button(let index) = effect.owner else { return false }
    let button = flow.buttons[index]
    return live.contains(index) || flow.screens[button.screen].dialog
      || again && mayPresentAfterPush(button.does)
  }

  /// After these steps a presentation may stand above what they have pushed, so that whoever is asked once more is covered.
  private func mayPresentAfterPush(_ steps: [Step]) -> Bool {
    let verbs = flow.flattened(steps).map { flow.effects[$0].verb }
    guard verbs.contains(.push) else { return false }
    return verbs.contains(.present) || WorkInFront(flow: flow).presentsOnAppearing
  }

  /// What buttons, Back, escape and triggers of whoever is in front do; the rest is done by code that may be covered anyhow.
  private var listsOfSteps: [[Step]] {
    flow.buttons.map(\.does) + flow.triggers.filter { $0.receiver == .topmost }.map(\.does)
      + flow.screens.flatMap(\.ownLeavingSteps)
  }

  /// Effects that come after a presentation or a push in the same list.
  private func findFollowers(of steps: [Step], _ follows: inout Set<EffectID>) {
    let all = flow.flattened(steps)
    guard let first = all.firstIndex(where: { [.present, .push].contains(flow.effects[$0].verb) }) else {
      return
    }
    follows.formUnion(all[(first + 1)...])
  }
}

extension Flow {
  /// Asked of somebody who is covered, it is done once he is in front.
  func waits(_ effect: Effect) -> Bool {
    switch effect.verb {
    case .push, .pop, .popTo, .popToRoot: true
    case .present: effect.presentation.map { presentations[$0].framework == .swiftui } ?? false
    default: false
    }
  }

  /// By effect that presents by SwiftUI, the others that share its modifier: they set the same binding.
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
  /// What tells that a screen comes or goes.
  static let appearances: [CallbackName] = onAppearing + [.willDisappear, .didDisappear]
  /// What tells that a screen comes.
  static let onAppearing: [CallbackName] = [.didLoad, .willAppear, .didAppear]
}
