extension Flow {
  /// The flags that keep a presentation from coming again once it has gone in a way that did not clear them; see
  /// ``PresentationFacts/opensOnce``.
  func opensOnce(_ edge: PresentationID, _ screens: ElementTable<Screen, ScreenFacts>) -> [String] {
    let presentation = presentations[edge]
    guard let button = presentation.button else { return [] }
    let needed = [
      buttons[button].enabled, buttons[button].shown, effects[presentation.effect].condition,
    ].flatMap { neededCleared(conditions[$0].term) }
    let asked = effects[presentation.effect].condition
    let opened = flattened(buttons[button].does).filter { index in
      effects[index].verb == .set && [Condition.always, asked].contains(effects[index].condition)
    }.compactMap { effects[$0].flag }
    return opened.filter { flag in
      let clearing = effects.indices.filter { effects[$0].verb == .clear && effects[$0].flag == flag }
      return needed.contains(flag) && flags[flag].screen == nil && !clearing.isEmpty
        && clearing.allSatisfy { isDone($0, onlyWhileUp: edge, screens) }
    }.map { flags[$0].name }
  }

  /// By flag: the presentations that a button asks for together with setting it.
  func settingPresentations() -> [FlagID: [PresentationID]] {
    var all: [FlagID: [PresentationID]] = [:]
    for (edge, presentation) in presentations.identified {
      guard let button = presentation.button else { continue }
      for index in flattened(buttons[button].does) where effects[index].verb == .set {
        guard let flag = effects[index].flag,
          effects[index].condition == effects[presentation.effect].condition
        else { continue }
        all[flag, default: []].append(edge)
      }
    }
    return all
  }

  /// Presentations of other screens whose button sets a flag that this one has to find cleared; see
  /// ``PresentationFacts/heldBackBy``.
  func heldBackBy(_ edge: PresentationID, _ setting: [FlagID: [PresentationID]]) -> [PresentationID] {
    neededCleared(conditions[effects[presentations[edge].effect].condition].term)
      .flatMap { setting[$0] ?? [] }.filter { presentations[$0].target != presentations[edge].target }
  }

  /// The flags that have to be cleared for this to hold.
  public func neededCleared(_ term: Condition.Term) -> [FlagID] {
    switch term {
    case .not(.flag(let index)) where flags[index].start != .varies && !flags[index].isImplied: [index]
    case .all(let terms): terms.flatMap(neededCleared)
    default: []
    }
  }

  /// It stands on a screen that comes with this presentation alone, or in a trigger that asks whether that is up. What
  /// callbacks do may come when it has gone, and so may the end of some work. A link that closes a system controller comes
  /// back from it only where people finish there what it was opened for.
  private func isDone(
    _ effect: EffectID, onlyWhileUp edge: PresentationID, _ screens: ElementTable<Screen, ScreenFacts>
  ) -> Bool {
    switch effects[effect].owner {
    case .button(let index): return isOnly(buttons[index].screen, with: edge, screens)
    case .trigger(let index):
      let trigger = triggers[index]
      if trigger.origin != nil { return false }
      if let screen = trigger.screen, isOnly(screen, with: edge, screens) { return true }
      let target = presentations[edge].target
      let isAnswer =
        trigger.kind == .deepLink && flattened(trigger.does).contains { effects[$0].verb == .dismiss }
      return isAnswer && self.screens[target].systemMade
        || trigger.screen == nil && needsUp(target, conditions[trigger.condition].term)
    case .back(let screen), .escape(let screen): return isOnly(screen, with: edge, screens)
    case .callback: return false
    }
  }

  private func isOnly(
    _ screen: ScreenID, with edge: PresentationID, _ screens: ElementTable<Screen, ScreenFacts>
  ) -> Bool {
    !self.screens[screen].kind.isDialog && screens[screen].layers == [edge]
  }

  private func needsUp(_ screen: ScreenID, _ term: Condition.Term) -> Bool {
    switch term {
    case .up(screen): true
    case .all(let terms): terms.contains { needsUp(screen, $0) }
    default: false
    }
  }
}
