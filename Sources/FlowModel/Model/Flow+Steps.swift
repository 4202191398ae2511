extension Flow {
  /// What every button, callback and trigger does, and every Back and escape action of the app’s own: a list for each.
  public var stepLists: [[Step]] {
    buttons.map(\.does) + callbacks.map(\.does) + triggers.map(\.does) + screens.flatMap(\.ownLeavingSteps)
  }

  /// What is done by whoever owns effects; empty for a Back or an escape action that is UIKit’s.
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

  /// The effects of a tree in order: of a branch those that happen if it holds, then the others; what waits for an
  /// effect, or comes `later`, right behind it.
  public func flattened(_ steps: [Step]) -> [EffectID] {
    var indices: [EffectID] = []
    flatten(steps, into: &indices)
    return indices
  }

  private func flatten(_ steps: [Step], into indices: inout [EffectID]) {
    for step in steps {
      switch step {
      case .effect(let index):
        // What presents a screen that the flow does not have is a problem of the flow, and no effect.
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
