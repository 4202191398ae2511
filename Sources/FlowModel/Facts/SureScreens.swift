/// The screens of a modal that people come to however the flags are that are left to chance.
struct SureScreens {
  private let flow: Flow
  /// By screen what it pushes that hangs on no such flag, or follows when some work has ended, which may be begun again.
  private let pushed: ElementTable<Screen, [ScreenID]>
  /// Some push hangs on one.
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

  /// Whether one of some screens that the layer holds is reached so.
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
