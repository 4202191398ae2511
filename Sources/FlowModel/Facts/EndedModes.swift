/// Finds modes: flags that users switch on in a modal and that are off again when it closes.
struct EndedModes {
  let flow: Flow
  let buttons: ElementTable<Button, ButtonFacts>
  let screens: ElementTable<Screen, ScreenFacts>

  /// The flags that users switch on in a modal and that are off after each of its own ways out; see
  /// ``PresentationFacts/endedModes``.
  func names(of edge: PresentationID, _ holds: [ScreenID]) -> [String] {
    let target = flow.presentations[edge].target
    guard !flow.screens[target].dialog else { return [] }
    var parts = holds.filter { isHeld($0, byModal: target) }
    for edge in parts.flatMap({ screens[$0].presentations }) {
      let dialog = flow.presentations[edge].target
      guard flow.screens[dialog].dialog, !parts.contains(dialog) else { continue }
      let asking = screens[dialog].entries.flatMap { flow.presentations[$0].sources }
      if asking.allSatisfy({ isHeld($0, byModal: target) }) { parts.append(dialog) }
    }
    let ways = parts.flatMap { whatIsDone(on: $0) }
    guard ways.contains(where: { $0.leaves && $0.isButton }) else { return [] }
    var modes: [FlagID] = []
    for index in ways.filter(\.isButton).flatMap(\.effects) where flow.effects[index].verb == .set {
      guard let flag = flow.effects[index].flag, !modes.contains(flag), isMode(flag, of: parts) else {
        continue
      }
      if ways.allSatisfy({ ends(flag, $0) }) { modes.append(flag) }
    }
    return modes.map { flow.flags[$0].name }
  }

  /// Whether some button of these screens sets a flag. Most modals have none.
  func setsAFlag(_ holds: [ScreenID]) -> Bool {
    holds.contains { screen in
      flow.screens[screen].buttons.contains { buttons[$0].effects.contains { flow.effects[$0].verb == .set } }
    }
  }

  /// Whether only this modal shows the screen.
  private func isHeld(_ screen: ScreenID, byModal target: ScreenID) -> Bool {
    !screens[screen].inRootLayer && !screens[screen].layers.isEmpty
      && screens[screen].layers.allSatisfy { flow.presentations[$0].target == target }
  }

  /// Whether it is a flag of the app that is off at the start, that something reads, and that only these
  /// screens clear.
  private func isMode(_ flag: FlagID, of parts: [ScreenID]) -> Bool {
    guard flow.flags[flag].start == .cleared, flow.flags[flag].screen == nil, !flow.flags[flag].isImplied
    else {
      return false
    }
    let clearing = flow.effects.filter { $0.verb == .clear && $0.flag == flag }
    return !clearing.isEmpty
      && clearing.allSatisfy { effect in
        switch effect.owner {
        case .button(let index): parts.contains(flow.buttons[index].screen)
        case .back(let screen), .escape(let screen): parts.contains(screen)
        case .callback, .trigger: false
        }
      } && flow.conditions.contains { $0.term.flags.contains(flag) }
  }

  /// What one button, Back or escape action or trigger does, and under which conditions.
  private struct Way {
    var effects: [EffectID]
    var conditions: [ConditionID] = []
    var isButton = false
    var leaves = false
  }

  private func whatIsDone(on screen: ScreenID) -> [Way] {
    var ways = flow.screens[screen].buttons.map {
      Way(
        effects: buttons[$0].effects, conditions: [flow.buttons[$0].enabled, flow.buttons[$0].shown],
        isButton: true)
    }
    ways += flow.screens[screen].ownLeavingSteps.map { Way(effects: flow.flattened($0)) }
    ways += flow.screens[screen].triggers.map {
      Way(effects: flow.flattened(flow.triggers[$0].does), conditions: [flow.triggers[$0].condition])
    }
    for index in ways.indices { ways[index].leaves = ways[index].effects.contains(where: isLeaving) }
    return ways
  }

  /// Whether this path does not close the modal, or the flag is off before it, or it clears the flag.
  private func ends(_ flag: FlagID, _ way: Way) -> Bool {
    if way.conditions.contains(where: { flow.neededCleared(flow.conditions[$0].term).contains(flag) }) {
      return true
    }
    return way.effects.filter(isLeaving).allSatisfy { leaving in
      flow.neededCleared(flow.conditions[flow.effects[leaving].condition].term).contains(flag)
        || way.effects.contains {
          flow.effects[$0].verb == .clear && flow.effects[$0].flag == flag
            && [Condition.always, flow.effects[leaving].condition].contains(flow.effects[$0].condition)
        }
    }
  }

  private func isLeaving(_ effect: EffectID) -> Bool {
    [.dismiss, .setRoot, .unwind].contains(flow.effects[effect].verb)
  }
}
