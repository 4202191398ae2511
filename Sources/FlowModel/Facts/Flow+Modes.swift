extension Flow {
  /// The flags that people turn on in a modal and that none of its own ways out leaves on; see
  /// ``PresentationFacts/endedModes``.
  func endedModes(
    of edge: PresentationID, _ holds: [ScreenID], _ buttonFacts: ElementTable<Button, ButtonFacts>,
    _ screenFacts: ElementTable<Screen, ScreenFacts>
  ) -> [String] {
    let target = presentations[edge].target
    guard !screens[target].dialog else { return [] }
    var parts = holds.filter { isHeld($0, byModal: target, screenFacts) }
    for edge in parts.flatMap({ screenFacts[$0].presentations }) {
      let dialog = presentations[edge].target
      guard screens[dialog].dialog, !parts.contains(dialog) else { continue }
      let asking = screenFacts[dialog].entries.flatMap { presentations[$0].sources }
      if asking.allSatisfy({ isHeld($0, byModal: target, screenFacts) }) { parts.append(dialog) }
    }
    let ways = parts.flatMap { whatIsDone(on: $0, buttonFacts) }
    guard ways.contains(where: { $0.leaves && $0.isButton }) else { return [] }
    var modes: [FlagID] = []
    for index in ways.filter(\.isButton).flatMap(\.effects) where effects[index].verb == .set {
      guard let flag = effects[index].flag, !modes.contains(flag), isMode(flag, of: parts) else { continue }
      if ways.allSatisfy({ ends(flag, $0) }) { modes.append(flag) }
    }
    return modes.map { flags[$0].name }
  }

  /// Whether some button of these screens sets a flag, which most modals do not have.
  func setsAFlag(_ holds: [ScreenID], _ facts: ElementTable<Button, ButtonFacts>) -> Bool {
    holds.contains { screen in
      screens[screen].buttons.contains { facts[$0].effects.contains { effects[$0].verb == .set } }
    }
  }

  /// It comes with this modal alone.
  private func isHeld(
    _ screen: ScreenID, byModal target: ScreenID, _ facts: ElementTable<Screen, ScreenFacts>
  ) -> Bool {
    !facts[screen].inRootLayer && !facts[screen].layers.isEmpty
      && facts[screen].layers.allSatisfy { presentations[$0].target == target }
  }

  /// A flag of the app that starts off, that something reads, and that is cleared in these screens alone.
  private func isMode(_ flag: FlagID, of parts: [ScreenID]) -> Bool {
    guard flags[flag].start == .cleared, flags[flag].screen == nil, !flags[flag].isImplied else {
      return false
    }
    let clearing = effects.filter { $0.verb == .clear && $0.flag == flag }
    return !clearing.isEmpty
      && clearing.allSatisfy { effect in
        switch effect.owner {
        case .button(let index): parts.contains(buttons[index].screen)
        case .back(let screen), .escape(let screen): parts.contains(screen)
        case .callback, .trigger: false
        }
      } && conditions.contains { $0.term.flags.contains(flag) }
  }

  /// What one button, one action or one trigger does, and what has to hold before.
  private struct Way {
    var effects: [EffectID]
    var conditions: [ConditionID] = []
    var isButton = false
    var leaves = false
  }

  private func whatIsDone(on screen: ScreenID, _ facts: ElementTable<Button, ButtonFacts>) -> [Way] {
    var ways = screens[screen].buttons.map {
      Way(effects: facts[$0].effects, conditions: [buttons[$0].enabled, buttons[$0].shown], isButton: true)
    }
    if case .own(let steps) = screens[screen].back.button { ways.append(Way(effects: flattened(steps))) }
    if case .own(let steps) = screens[screen].escape { ways.append(Way(effects: flattened(steps))) }
    ways += screens[screen].triggers.map {
      Way(effects: flattened(triggers[$0].does), conditions: [triggers[$0].condition])
    }
    for index in ways.indices { ways[index].leaves = ways[index].effects.contains(where: isLeaving) }
    return ways
  }

  /// This way out stays, or finds the flag cleared, or clears it.
  private func ends(_ flag: FlagID, _ way: Way) -> Bool {
    if way.conditions.contains(where: { neededCleared(conditions[$0].term).contains(flag) }) { return true }
    return way.effects.filter(isLeaving).allSatisfy { leaving in
      neededCleared(conditions[effects[leaving].condition].term).contains(flag)
        || way.effects.contains {
          effects[$0].verb == .clear && effects[$0].flag == flag
            && [Condition.always, effects[leaving].condition].contains(effects[$0].condition)
        }
    }
  }

  private func isLeaving(_ effect: EffectID) -> Bool {
    [.dismiss, .setRoot, .unwind].contains(effects[effect].verb)
  }
}
