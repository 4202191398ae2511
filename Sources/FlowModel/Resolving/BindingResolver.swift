import Diagnostics

/// Adds what SwiftUI closes because its binding is cleared.
struct BindingResolver {
  let builder: FlowBuilder

  /// `clear` of the flag that a SwiftUI modal has as its `state` closes that modal, as `isPresented = false` does: where it is
  /// up, it and all above it go. Steps that close something themselves stay as they are written, and so does what clears the
  /// flag of a screen that something else shows too: there `up` does not tell which of them is there.
  func closeWhatIsBound() {
    let bound = screensByBinding()
    if bound.isEmpty { return }
    // Whose steps close or leave something themselves.
    let closing = Set(
      builder.flow.effects.filter { [.dismiss, .unwind, .setRoot].contains($0.verb) }.map(\.owner))
    var conditions: [ScreenID: ConditionID] = [:]
    func closed(_ steps: [Step]) -> [Step] {
      steps.flatMap { step -> [Step] in
        switch step {
        case .effect(let index):
          builder.flow.effects[index].then = closed(builder.flow.effects[index].then)
          let effect = builder.flow.effects[index]
          guard effect.verb == .clear, let flag = effect.flag, let screens = bound[flag] else {
            return [step]
          }
          return [step]
            + screens.map { screen in
              let condition = conditions[screen] ?? builder.flow.conditions.append(up(screen))
              conditions[screen] = condition
              return .branch(condition: condition, holds: [dismiss(screen, beside: effect)], otherwise: [])
            }
        case .branch(let condition, let holds, let otherwise):
          return [.branch(condition: condition, holds: closed(holds), otherwise: closed(otherwise))]
        case .expect: return [step]
        }
      }
    }
    for index in builder.flow.buttons.indices where !closing.contains(.button(index)) {
      builder.flow.buttons[index].does = closed(builder.flow.buttons[index].does)
    }
    for index in builder.flow.callbacks.indices where !closing.contains(.callback(index)) {
      builder.flow.callbacks[index].does = closed(builder.flow.callbacks[index].does)
    }
    for index in builder.flow.triggers.indices where !closing.contains(.trigger(index)) {
      builder.flow.triggers[index].does = closed(builder.flow.triggers[index].does)
    }
    for index in builder.flow.screens.indices {
      if case .own(let steps) = builder.flow.screens[index].back.button, !closing.contains(.back(index)) {
        builder.flow.screens[index].back.button = .own(closed(steps))
      }
      if case .own(let steps) = builder.flow.screens[index].escape, !closing.contains(.escape(index)) {
        builder.flow.screens[index].escape = .own(closed(steps))
      }
    }
  }

  /// By flag: the screens that nothing but SwiftUI modals with this flag as `state` shows.
  private func screensByBinding() -> [FlagID: [ScreenID]] {
    let flow = builder.flow
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
    Condition(.up(screen), text: "up \(builder.flow.screens[screen].id)")
  }

  private func dismiss(_ screen: ScreenID, beside clear: Effect) -> Step {
    let id = builder.flow.screens[screen].id
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
    return .effect(builder.flow.effects.append(effect))
  }
}
