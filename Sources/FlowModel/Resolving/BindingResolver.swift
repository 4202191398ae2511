import Diagnostics

/// Adds the dismissals of SwiftUI that happen because a binding is cleared.
struct BindingResolver: FlowBuilding {
  let builder: FlowBuilder

  /// `clear` of the flag that is the `state` of a SwiftUI modal closes that modal with all above, like
  /// `isPresented = false`. Steps that close something themselves stay as written, and so do steps that clear
  /// the flag of a screen which something else can also show, because `up` does not tell which of them is
  /// shown.
  func closeWhatIsBound() {
    let bound = screensByBinding()
    if bound.isEmpty { return }
    // Owners whose steps close or leave something themselves.
    let closing = Set(flow.effects.filter { [.dismiss, .unwind, .setRoot].contains($0.verb) }.map(\.owner))
    var conditions: [ScreenID: ConditionID] = [:]
    func closed(_ steps: [Step]) -> [Step] {
      steps.flatMap { step -> [Step] in
        switch step {
        case .effect(let index):
          flow.effects[index].then = closed(flow.effects[index].then)
          let effect = flow.effects[index]
          guard effect.verb == .clear, let flag = effect.flag, let screens = bound[flag] else {
            return [step]
          }
          return [step]
            + screens.map { screen in
              let condition = conditions[screen] ?? flow.conditions.append(up(screen))
              conditions[screen] = condition
              return .branch(condition: condition, holds: [dismiss(screen, beside: effect)], otherwise: [])
            }
        case .branch(let condition, let holds, let otherwise):
          return [.branch(condition: condition, holds: closed(holds), otherwise: closed(otherwise))]
        case .expect: return [step]
        }
      }
    }
    for index in flow.buttons.indices where !closing.contains(.button(index)) {
      flow.buttons[index].does = closed(flow.buttons[index].does)
    }
    for index in flow.callbacks.indices where !closing.contains(.callback(index)) {
      flow.callbacks[index].does = closed(flow.callbacks[index].does)
    }
    for index in flow.triggers.indices where !closing.contains(.trigger(index)) {
      flow.triggers[index].does = closed(flow.triggers[index].does)
    }
    for index in flow.screens.indices {
      if case .own(let steps) = flow.screens[index].back.button, !closing.contains(.back(index)) {
        flow.screens[index].back.button = .own(closed(steps))
      }
      if case .own(let steps) = flow.screens[index].escape, !closing.contains(.escape(index)) {
        flow.screens[index].escape = .own(closed(steps))
      }
    }
  }

  /// For each flag, the screens that only SwiftUI modals with this flag as `state` show.
  private func screensByBinding() -> [FlagID: [ScreenID]] {
    var shown: [ScreenID: Set<FlagID?>] = [:]
    for presentation in flow.presentations {
      shown[presentation.target, default: []].insert(presentation.binding)
    }
    for effect in flow.effects where effect.verb == .push || effect.verb == .setRoot {
      if let screen = effect.screen { shown[screen, default: []].insert(nil) }
    }
    for screen in flow.screens {
      for child in screen.children { shown[child, default: []].insert(nil) }
    }
    var bound: [FlagID: [ScreenID]] = [:]
    for screen in flow.screens.indices {
      guard let flags = shown[screen], flags.count == 1, let flag = flags.first ?? nil else { continue }
      bound[flag, default: []].append(screen)
    }
    return bound
  }

  private func up(_ screen: ScreenID) -> Condition {
    Condition(.up(screen), text: "up \(flow.screens[screen].id)")
  }

  private func dismiss(_ screen: ScreenID, beside clear: Effect) -> Step {
    let id = flow.screens[screen].id
    var effect = Effect(
      .dismiss, path: builder.uniquePath(clear.path.appending("dismiss").appending(id)), place: clear.place,
      owner: clear.owner, after: clear.after)
    effect.receiver = .named
    effect.named = screen
    effect.screen = screen
    effect.target = id
    effect.performers = clear.performers
    effect.recipients = [screen]
    effect.isImplied = true
    return .effect(flow.effects.append(effect))
  }
}
