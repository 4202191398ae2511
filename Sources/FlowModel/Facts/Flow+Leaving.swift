extension Flow {
  /// The end of work that stands in one list with what closes or pops its screen: it always comes when that has gone.
  func endsAfterLeaving(_ trigger: Trigger) -> Bool {
    guard let origin = trigger.origin else { return false }
    return leaves(steps(of: effects[origin].owner), besides: .effect(origin), leaving: false)
  }

  /// What is expected of a step that closes or pops its own screen: it is looked at when that has gone.
  func isCheckedAfterLeaving(_ expectation: ExpectationID) -> Bool {
    leaves(steps(of: expectations[expectation].owner), besides: .expect(expectation), leaving: false)
  }

  /// What is done by whoever owns effects; nothing for Back and Escape, whose screen may stay in many ways.
  private func steps(of owner: EffectOwner) -> [Step] {
    switch owner {
    case .button(let index): buttons[index].does
    case .callback(let index): callbacks[index].does
    case .trigger(let index): triggers[index].does
    case .back, .escape: []
    }
  }

  /// These steps hold one, and those that are done together with it make its screen go.
  private func leaves(_ steps: [Step], besides one: Step, leaving: Bool) -> Bool {
    let isLeaving = leaving || steps.contains(where: isLeaving)
    return steps.contains { step in
      if step == one { return isLeaving }
      switch step {
      case .effect(let other): return leaves(effects[other].then, besides: one, leaving: isLeaving)
      case .branch(_, let holds, let otherwise):
        return leaves(holds, besides: one, leaving: isLeaving)
          || leaves(otherwise, besides: one, leaving: isLeaving)
      case .expect: return false
      }
    }
  }

  private func isLeaving(_ step: Step) -> Bool {
    guard case .effect(let index) = step else { return false }
    let effect = effects[index]
    switch effect.verb {
    case .setRoot: return true
    case .dismiss: return [.self, .presenter, .root].contains(effect.receiver)
    case .pop: return effect.receiver == .self
    default: return false
    }
  }

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
