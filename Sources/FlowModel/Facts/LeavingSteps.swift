/// Steps that close or pop the screen whose code they are.
struct LeavingSteps {
  let flow: Flow

  /// The end of work that stands in one list with what closes or pops its screen: it always comes when that has gone.
  func precedeEnd(of trigger: Trigger) -> Bool {
    guard let origin = trigger.origin else { return false }
    return stand(in: steps(of: flow.effects[origin].owner), beside: .effect(origin), leaving: false)
  }

  /// What is expected of a step that closes or pops its own screen: it is looked at when that has gone.
  func precedeCheck(of expectation: ExpectationID) -> Bool {
    stand(in: steps(of: flow.expectations[expectation].owner), beside: .expect(expectation), leaving: false)
  }

  /// What is done by whoever owns effects; nothing for Back and Escape, whose screen may stay in many ways.
  private func steps(of owner: EffectOwner) -> [Step] {
    switch owner {
    case .back, .escape: []
    case .button, .callback, .trigger: flow.steps(of: owner)
    }
  }

  /// These steps hold one, and those that are done together with it make its screen go.
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
