/// Finds steps that close or pop the screen that contains their code.
struct LeavingSteps {
  let flow: Flow

  /// Whether work begins in the same list as the step that closes or pops its screen, so that the screen is
  /// always gone when the work ends.
  func precedeEnd(of trigger: Trigger) -> Bool {
    guard let origin = trigger.origin else { return false }
    return stand(in: steps(of: flow.effects[origin].owner), beside: .effect(origin), leaving: false)
  }

  /// Whether an expectation belongs to a step that closes or pops its own screen, so that it is checked when
  /// the screen is gone.
  func precedeCheck(of expectation: ExpectationID) -> Bool {
    stand(in: steps(of: flow.expectations[expectation].owner), beside: .expect(expectation), leaving: false)
  }

  /// The steps of an owner; empty for Back and Escape, whose screen may stay in several cases.
  private func steps(of owner: EffectOwner) -> [Step] {
    switch owner {
    case .back, .escape: []
    case .button, .callback, .trigger: flow.steps(of: owner)
    }
  }

  /// Whether these steps contain one step, and those performed together with it remove its screen.
  private func stand(in steps: [Step], beside one: Step, leaving: Bool) -> Bool {
    let isLeaving = leaving || steps.contains(where: isLeaving)
    return steps.contains { step in
      if step == one { return isLeaving }
      switch step {
      case .effect(let other): return stand(in: flow.effects[other].then, beside: one, leaving: isLeaving)
      case .branch(_, let holds, let otherwise):
        return stand(in: holds, beside: one, leaving: isLeaving)
          || stand(in: otherwise, beside: one, leaving: isLeaving)
      case .expect: return false
      }
    }
  }

  private func isLeaving(_ step: Step) -> Bool {
    guard case .effect(let index) = step else { return false }
    let effect = flow.effects[index]
    switch effect.verb {
    case .setRoot: return true
    case .dismiss: return [.self, .presenter, .root].contains(effect.receiver)
    case .pop: return effect.receiver == .self
    default: return false
    }
  }
}
