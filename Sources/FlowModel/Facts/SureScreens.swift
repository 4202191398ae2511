/// The screens of a modal that people come to however the flags are that are left to chance.
struct SureScreens {
  private let flow: Flow
  /// Pushes that hang on no such flag, or follow when some work has ended, which may be begun again.
  private let pushes: [Effect]
  /// Some push hangs on one.
  private let isAnyUnsure: Bool

  init(_ flow: Flow, chancy: Set<FlagID>) {
    self.flow = flow
    func readsChance(_ condition: ConditionID) -> Bool {
      flow.conditions[condition].term.flags.contains(where: chancy.contains)
    }
    let all = flow.effects.filter { $0.verb == .push }
    pushes = all.filter { effect in
      switch effect.owner {
      case .trigger: return true
      case .button(let button):
        return ![effect.condition, flow.buttons[button].enabled, flow.buttons[button].shown].contains(
          where: readsChance)
      default: return !readsChance(effect.condition)
      }
    }
    isAnyUnsure = pushes.count < all.count
  }

  /// The screens of a layer that are reached so.
  func reached(in layer: Layers.Layer) -> Set<ScreenID> {
    if !isAnyUnsure { return Set(layer.holds) }
    var seen: Set<ScreenID> = []
    var waiting = layer.edges.flatMap { edge in
      let presentation = flow.presentations[edge]
      return [presentation.target] + (presentation.options.adaptation.content.map { [$0] } ?? [])
    }
    while let screen = waiting.popLast() {
      guard seen.insert(screen).inserted else { continue }
      waiting += flow.screens[screen].tabs + flow.screens[screen].columns
      waiting += pushes.filter { $0.performers.contains(screen) }.compactMap(\.screen)
    }
    return seen
  }
}
