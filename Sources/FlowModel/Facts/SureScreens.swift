/// The screens of a modal that users can reach for all values of flags that depend on chance.
struct SureScreens {
  private let flow: Flow
  /// For each screen, the screens that it pushes without such a flag, or after the end of work that can be
  /// started again.
  private let pushed: ElementTable<Screen, [ScreenID]>
  /// Whether some push depends on such a flag.
  private let isAnyUnsure: Bool

  init(_ flow: Flow, chancy: Set<FlagID>) {
    self.flow = flow
    func readsChance(_ condition: ConditionID) -> Bool {
      flow.conditions[condition].term.flags.contains(where: chancy.contains)
    }
    let all = flow.effects.filter { $0.verb == .push }
    let pushes = all.filter { effect in
      switch effect.owner {
      case .trigger: return true
      case .button(let button):
        return ![effect.condition, flow.buttons[button].enabled, flow.buttons[button].shown].contains(
          where: readsChance)
      default: return !readsChance(effect.condition)
      }
    }
    isAnyUnsure = pushes.count < all.count
    var pushed = ElementTable<Screen, [ScreenID]>(repeating: [], for: flow.screens)
    for push in pushes {
      for performer in push.performers { if let screen = push.screen { pushed[performer].append(screen) } }
    }
    self.pushed = pushed
  }

  /// Whether one of these screens of the layer is reached in this way.
  func reaches(_ screens: [ScreenID], in layer: Layers.Layer) -> Bool {
    if screens.isEmpty || !isAnyUnsure { return !screens.isEmpty }
    var seen: Set<ScreenID> = []
    var waiting = layer.edges.flatMap { flow.presentations[$0].contents }
    while let screen = waiting.popLast() {
      guard seen.insert(screen).inserted else { continue }
      if screens.contains(screen) { return true }
      waiting += flow.screens[screen].children + pushed[screen]
    }
    return false
  }
}

extension Flow {
  /// The flags that vary by themselves, and those that change from their start value only if such a flag
  /// permits it: for example a flag that an optional answer sets.
  var flagsLeftToChance: Set<FlagID> {
    let varying = Set(flags.indices.filter { flags[$0].start == .varies })
    if varying.isEmpty { return [] }
    var changes: [FlagID: [Bool]] = [:]
    for effect in effects {
      guard let flag = effect.flag, effect.verb == (flags[flag].start == .set ? .clear : .set) else {
        continue
      }
      changes[flag, default: []].append(!varying.isDisjoint(with: conditions[effect.condition].term.flags))
    }
    return varying.union(changes.filter { $0.value.allSatisfy { $0 } }.keys)
  }

  /// Whether one of these flags decides if a button can be tapped, or what it does immediately. Effects at
  /// the end of work do not count: if the work fails, the button can be tapped again.
  func hangsOn(_ chancy: Set<FlagID>, _ button: ButtonID, effects: [EffectID]) -> Bool {
    let atOnce = effects.filter { index in
      if case .trigger = self.effects[index].owner { return self.effects[index].verb == .complete }
      return true
    }
    let conditions =
      [buttons[button].enabled, buttons[button].shown] + atOnce.map { self.effects[$0].condition }
    return conditions.contains { condition in
      self.conditions[condition].term.flags.contains(where: chancy.contains)
    }
  }
}
