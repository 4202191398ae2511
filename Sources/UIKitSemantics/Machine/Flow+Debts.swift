import FlowModel

extension Flow {
  /// What covered layers may come to owe; see ``Debt``. A guess from the text of the flow: it names what is likely, neither
  /// all that can be owed nor only that. What one screen may owe stands together, and in that what shares a SwiftUI
  /// modifier, of which only one can wait: sets of such neighbours have small diagrams.
  ///
  /// - Parameter again: the same button may be tapped once more before its transition has ended.
  func debts(again: Bool) -> [Debt] {
    var found: Set<Debt> = []
    let live = Set(presentations.flatMap(liveButtons))
    var follows: Set<EffectID> = []
    for steps in listsOfSteps { findFollowers(of: steps, &follows) }
    for (index, effect) in effects.identified {
      guard waits(effect), follows.contains(index) || mayBeCovered(index, live, again: again) else {
        continue
      }
      let presentation = effect.presentation.map { presentations[$0] }
      for screen in debtors(of: effect, presentation) {
        found.insert(Debt(action: .effect(presentation?.effect ?? index), screen: screen))
      }
    }
    // Back beneath a sheet that dims nothing.
    for presentation in presentations where !presentation.options.undimmed.isEmpty {
      for source in presentation.sources where screens[source].back.button == .system {
        found.insert(Debt(action: .goBack(from: source), screen: source))
      }
    }
    let rivals = rivals
    /// The first of those that share its modifier.
    func group(_ debt: Debt) -> Debt.Action {
      let first = debt.action.effect.flatMap { rivals[$0]?.min() }
      return first.map { min(debt.action, .effect($0)) } ?? debt.action
    }
    return found.sorted { ($0.screen, group($0), $0.action) < ($1.screen, group($1), $1.action) }
  }

  /// Asked of somebody who is covered, it is done once he is in front.
  func waits(_ effect: Effect) -> Bool {
    switch effect.verb {
    case .push, .pop, .popTo, .popToRoot: true
    case .present: effect.presentation.map { presentations[$0].framework == .swiftui } ?? false
    default: false
    }
  }

  /// Who may be asked.
  private func debtors(of effect: Effect, _ presentation: Presentation?) -> Set<ScreenID> {
    var all = Set(effect.recipients)
    if effect.receiver == .self { all.formUnion(effect.performers) }
    if let presentation { all.formUnion(presentation.sources) }
    if let named = effect.named { all.insert(named) }
    if effect.receiver == .root { all.insert(start) }
    if case .trigger(let index) = effect.owner {
      switch triggers[index].receiver {
      case .root: all.insert(start)
      default: all.insert(triggers[index].named ?? triggers[index].screen ?? start)
      }
    }
    return all
  }

  /// Who performs it may have something above him.
  private func mayBeCovered(_ index: EffectID, _ live: Set<ButtonID>, again: Bool) -> Bool {
    // Whoever is in front is covered by nobody; what comes after a transition may find him covered.
    if isOfTopmost(index), effects[index].after == nil { return false }
    let effect = effects[index]
    if effect.whileCovered || effect.receiver != .self { return true }
    guard case .button(let index) = effect.owner else { return false }
    let button = buttons[index]
    return live.contains(index) || screens[button.screen].dialog
      || again && mayPresentAfterPush(button.does)
  }

  /// The buttons of the presenter that can be tapped beside a presentation.
  private func liveButtons(_ presentation: Presentation) -> [ButtonID] {
    guard mayBeLive(presentation) else { return [] }
    let all = presentation.sources.flatMap { screens[$0].buttons }
    let kind = screens[presentation.target].kind
    if !presentation.options.undimmed.isEmpty || kind.isDialog || kind == .share { return all }
    return buttonsLeftLive(among: all, beside: presentation)
  }

  /// The buttons that can be tapped beside the presentation where it is drawn as a popover (F10.1).
  func buttonsLeftLive(among all: [ButtonID], beside presentation: Presentation) -> [ButtonID] {
    switch presentation.options.passthrough {
    case .all: return all
    case .buttons(let named): return all.filter { named.contains($0) }
    case .neighbours:
      guard case .button(let anchor) = presentation.options.anchor else { return [] }
      let placement = buttons[anchor].placement
      return all.filter { $0 != anchor && buttons[$0].placement.sharesBar(with: placement) }
    }
  }

  /// After these steps a presentation may stand above what they have pushed, so that whoever is asked once more is covered.
  private func mayPresentAfterPush(_ steps: [Step]) -> Bool {
    let verbs = flattened(steps).map { effects[$0].verb }
    guard verbs.contains(.push) else { return false }
    return verbs.contains(.present) || WorkInFront(flow: self).presentsOnAppearing
  }

  /// What buttons, Back, escape and triggers of whoever is in front do; the rest is done by code that may be covered anyhow.
  private var listsOfSteps: [[Step]] {
    var lists = buttons.map(\.does) + triggers.filter { $0.receiver == .topmost }.map(\.does)
    for screen in screens {
      if case .own(let steps) = screen.back.button { lists.append(steps) }
      if case .own(let steps) = screen.escape { lists.append(steps) }
    }
    return lists
  }

  /// Effects that come after a presentation or a push in the same list.
  private func findFollowers(of steps: [Step], _ follows: inout Set<EffectID>) {
    let all = flattened(steps)
    guard let first = all.firstIndex(where: { [.present, .push].contains(effects[$0].verb) }) else { return }
    follows.formUnion(all[(first + 1)...])
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
