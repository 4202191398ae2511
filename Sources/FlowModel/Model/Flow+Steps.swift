extension Flow {
  /// The steps of each button, callback and trigger, and of each Back and escape action of the app.
  public var stepLists: [[Step]] {
    buttons.map(\.does) + callbacks.map(\.does) + triggers.map(\.does) + screens.flatMap(\.ownLeavingSteps)
  }

  /// The steps of an owner; empty for a Back or escape action of UIKit.
  public func steps(of owner: EffectOwner) -> [Step] {
    switch owner {
    case .button(let index): return buttons[index].does
    case .callback(let index): return callbacks[index].does
    case .trigger(let index): return triggers[index].does
    case .back(let index):
      if case .own(let steps) = screens[index].back.button { return steps }
    case .escape(let index):
      if case .own(let steps) = screens[index].escape { return steps }
    }
    return []
  }

  /// The effects in a tree of steps in order: of a branch first those for a true condition; after an effect
  /// those of its `then` and `later`.
  public func flattened(_ steps: [Step]) -> [EffectID] {
    var indices: [EffectID] = []
    flatten(steps, into: &indices)
    return indices
  }

  private func flatten(_ steps: [Step], into indices: inout [EffectID]) {
    for step in steps {
      switch step {
      case .effect(let index):
        // A presentation of a missing screen is a problem of the flow, and not an effect.
        if effects[index].verb != .present || effects[index].presentation != nil { indices.append(index) }
        flatten(effects[index].then, into: &indices)
        if let later = effects[index].trigger { flatten(triggers[later].does, into: &indices) }
      case .branch(_, let holds, let otherwise):
        flatten(holds, into: &indices)
        flatten(otherwise, into: &indices)
      case .expect: break
      }
    }
  }
}
