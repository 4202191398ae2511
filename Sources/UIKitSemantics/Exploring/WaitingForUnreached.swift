import FlowModel

/// Finds which unreached screens a condition waits for: a screen that must be shown, or a flag that only such
/// screens set.
struct WaitingForUnreached {
  private let flow: Flow
  private let shown: ElementTable<Screen, Bool>
  /// For each flag whose value is changed only by screens that are never shown: those screens.
  private var changers: [FlagID: [ScreenID]] = [:]

  init(_ flow: Flow, _ shown: ElementTable<Screen, Bool>) {
    self.flow = flow
    self.shown = shown
    var all: [FlagID: [ScreenID]] = [:]
    for effect in flow.effects {
      guard let flag = effect.flag, flow.flags[flag].start != .varies,
        effect.verb == (flow.flags[flag].start == .set ? .clear : .set)
      else { continue }
      all[flag, default: []] += effect.performers
    }
    changers = all.filter { !$0.value.contains { shown[$0] } }
  }

  /// The screens that are never shown and without which an effect never happens, whoever performs it.
  func screens(of effect: Effect) -> [ScreenID] {
    ([effect.condition] + flow.conditions(of: effect.owner)).flatMap { screens(flow.conditions[$0].term) }
  }

  private func screens(_ term: Condition.Term) -> [ScreenID] {
    switch term {
    case .up(let screen), .front(let screen): shown[screen] ? [] : [screen]
    case .flag(let flag): flow.flags[flag].start == .cleared ? changers[flag] ?? [] : []
    case .not(.flag(let flag)): flow.flags[flag].start == .set ? changers[flag] ?? [] : []
    case .all(let terms): terms.flatMap(screens)
    default: []
    }
  }
}

extension Flow {
  /// The conditions under which the code of the owner runs at all.
  func conditions(of owner: EffectOwner) -> [ConditionID] {
    switch owner {
    case .button(let button): [buttons[button].shown, buttons[button].enabled]
    case .trigger(let trigger): [triggers[trigger].condition]
    case .callback, .back, .escape: []
    }
  }
}
