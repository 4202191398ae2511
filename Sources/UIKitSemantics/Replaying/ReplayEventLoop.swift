import FlowModel

/// Continues an event until nothing is left to do.
enum ReplayEventLoop {
  /// Ends transitions, runs completion handlers and does the debts of exposed layers, until nothing is left.
  ///
  /// - Returns: whether something was pushed before the debts were done.
  @discardableResult static func settle(in state: inout ReplayState) -> Bool {
    var pushes: Bool?
    for _ in 0..<100 {
      guard state.goesOn else { return pushes ?? state.outcome.pushes }
      (state.isPresenting, state.isDismissing, state.disappearing) = (false, false, 0)
      if !state.afterwards.isEmpty {
        let waiting = state.afterwards
        state.afterwards = []
        for one in waiting where state.goesOn { finish(one, in: &state) }
      } else if state.isUnseen, !ReplayOwedWork.isMoveDue(in: state) {
        state.isUnseen = false
        state.afterwards = [.appeared(state.front.instance, .back)]
        ReplayCallbacks.call(.willAppear, of: state.front, in: &state)
      } else if let next = ReplayOwedWork.takeOwed(in: &state) {
        pushes = pushes ?? state.outcome.pushes
        ReplayOwedWork.pay(next, in: &state)
      } else {
        ReplayConditions.lookAtExpected(in: &state)
        return pushes ?? state.outcome.pushes
      }
    }
    state.isEndless = true
    return pushes ?? state.outcome.pushes
  }

  private static func finish(_ waiting: Afterwards, in state: inout ReplayState) {
    switch waiting {
    case .steps(let steps, let doer, let word): ReplayEffects.run(steps, doer, word: word, in: &state)
    case .callback(let callback, let doer, let ifGesture):
      if !ifGesture || state.gestureClosed { ReplayCallbacks.call(callback, doer, in: &state) }
    case .appeared(let instance, _): ReplayCallbacks.appeared(instance, in: &state)
    case .present(let edge, let doer): ReplayPresenting.present(edge, doer, in: &state)
    case .restore(let edge, let root): ReplayPresenting.restore(edge, root, in: &state)
    }
  }
}
