import FlowModel

/// What conditions wait for that no run comes to: a screen that is to be up, a flag that only such screens set.
struct WaitingForUnreached {
  private let flow: Flow
  private let shown: ElementTable<Screen, Bool>
  /// By flag: the screens that change it from what it starts with, where none of them ever comes up.
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

  /// The screens that never come up and without which an effect never happens, whoever performs it.
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
  /// The conditions on which it hangs that code runs at all, whatever its effects say.
  func conditions(of owner: EffectOwner) -> [ConditionID] {
    switch owner {
    case .button(let button): [buttons[button].shown, buttons[button].enabled]
    case .trigger(let trigger): [triggers[trigger].condition]
    case .callback, .back, .escape: []
    }
  }
}
