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
    var conditions = [flow.conditions[effect.condition].term]
    switch effect.owner {
    case .button(let button):
      conditions += [flow.buttons[button].shown, flow.buttons[button].enabled].map {
        flow.conditions[$0].term
      }
    case .trigger(let trigger): conditions.append(flow.conditions[flow.triggers[trigger].condition].term)
    case .callback, .back, .escape: break
    }
    return conditions.flatMap(screens)
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
