import FlowModel

/// Expectations of a step, from the start of the step until it has ended.
enum Expectations {
  /// Adds an expectation to the event. Its performer is stored only if the expectation depends on it, so that
  /// no further states are distinguished.
  static func begin(_ index: ExpectationID, _ performer: Performer, in state: inout MachineState) {
    if !state.event.isJudged { return }
    let isAsked = term(index, in: state).readsPerformer
    let task = Task.expectation(index, isAsked ? performer : .gone(nil, presenter: nil))
    if !state.event.later.contains(task) { state.event.later.append(task) }
  }

  /// Drops the expectations: a part of the event is not executed, so they cannot be checked.
  static func forget(in state: inout MachineState) {
    state.event.isJudged = false
    state.event.later.removeAll(where: \.isExpectation)
  }

  /// Checks the expectations at the end of the event and records those that do not hold.
  static func check(in state: inout MachineState) {
    let expected = state.event.later
    state.event.later = []
    for case .expectation(let index, let performer) in expected {
      let isOfRoot = isOfRoot(state.flow.expectations[index], in: state)
      state.note(.judged, index)
      if !holds(term(index, in: state), performer, isOfRoot: isOfRoot, in: state) {
        state.note(.unmet, index)
      }
    }
  }

  /// Whether it belongs to a trigger that the root view controller of the window performs.
  private static func isOfRoot(_ expectation: Expectation, in state: MachineState) -> Bool {
    guard case .trigger(let index) = expectation.owner else { return false }
    return state.flow.triggers[index].receiver == .root
  }

  /// The screens whose code has expectations that depend on their place in the stack.
  static func asking(in flow: Flow) -> [ScreenID] {
    flow.expectations.filter { $0.readsPerformer(in: flow) }.flatMap(\.performers)
  }

  private static func term(_ index: ExpectationID, in state: MachineState) -> Condition.Term {
    state.flow.conditions[state.flow.expectations[index].condition].term
  }

  private static func holds(
    _ term: Condition.Term, _ performer: Performer, isOfRoot: Bool, in state: MachineState
  ) -> Bool {
    let standing = state.standing
    switch term {
    case .presents:
      if isOfRoot { return standing.frame.isModal }
      switch performer {
      case .presenter, .far: return true
      case .top, .under, .aside, .gone: return false
      }
    case .inFront:
      if isOfRoot { return !standing.frame.isModal && standing.isInFront(state.flow.start) }
      switch performer {
      case .top: return true
      case .gone: return false
      case .under(let screen), .presenter(let screen), .far(let screen):
        return screen.map { state.flow.screens[$0].kind.isContainer } == true && standing.isInFront(screen)
      case .aside(let screen):
        return state.flow.screens[screen].kind.isContainer && standing.isInFront(screen)
      }
    case .not(let term): return !holds(term, performer, isOfRoot: isOfRoot, in: state)
    case .all(let terms):
      return terms.allSatisfy { holds($0, performer, isOfRoot: isOfRoot, in: state) }
    case .any(let terms):
      return terms.contains { holds($0, performer, isOfRoot: isOfRoot, in: state) }
    default:
      return standing.holds(term, performer.screen(in: state.frame), performer.isGone)
    }
  }
}

extension Task {
  var isExpectation: Bool { if case .expectation = self { true } else { false } }
}
