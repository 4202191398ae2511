import FlowModel

/// Evaluates conditions for a performer.
enum ReplayConditions {
  /// Whether a condition holds for the performer of the code.
  static func holds(_ condition: ConditionID, for doer: Doer, in state: ReplayState) -> Bool {
    condition == Condition.always
      || condition != Condition.never && holds(state.flow.conditions[condition].term, doer, in: state)
  }

  private static func holds(_ term: Condition.Term, _ doer: Doer, in state: ReplayState) -> Bool {
    let here = state.behavior.environment
    switch term {
    case .always: return true
    case .never: return false
    case .unsaved:
      let screen = state.flow.screens[doer.screen]
      return (screen.unsaved + screen.edits).contains {
        ReplayUnsavedWork.isUnsaved($0, for: doer, in: state)
      }
    case .unsavedPoint(let point): return ReplayUnsavedWork.isUnsaved(point, for: doer, in: state)
    case .width(let size): return here.width == size
    case .height(let size): return here.height == size
    case .orientation(let orientation): return here.orientation == orientation
    case .idiom(let device): return here.device == device
    case .ios(let range): return range.contains(here.ios)
    case .searching: return asked(doer, in: state).screen.isSearching
    case .pushed: return asked(doer, in: state).screen.isPushed
    case .presented: return !asked(doer, in: state).screen.isPushed && asked(doer, in: state).layer > 0
    case .adapted: return ReplayAppearance.appearance(of: spokenOf(doer, in: state), in: state).isAdapted
    case .guarded: return ReplayGuards.hasGuard(spokenOf(doer, in: state), in: state)
    case .presents: return presents(doer, in: state)
    case .presentsAnywhere: return state.isModal
    case .inFront: return isInFront(doer, in: state)
    case .front(let screen):
      let front = state.front
      return front.screen == screen || state.containers[front.screen].contains(screen)
        || front.tab.map { state.containers[$0].contains(screen) } ?? false
    case .up(let screen): return state.nearest(screen) != nil
    case .flag(let flag): return ReplayFlags.isSet(flag, for: doer, in: state)
    case .not(let term): return !holds(term, doer, in: state)
    case .all(let terms): return terms.allSatisfy { holds($0, doer, in: state) }
    case .any(let terms): return terms.contains { holds($0, doer, in: state) }
    }
  }

  /// Checks the expectations at the end of the event and records those that do not hold.
  static func lookAtExpected(in state: inout ReplayState) {
    for (index, doer) in state.expected {
      let condition = state.flow.expectations[index].condition
      if !isAsExpected(state.flow.conditions[condition].term, doer, in: state) {
        state.outcome.unmet.note(index)
      }
    }
    state.outcome.unmet.sort()
    state.expected = []
  }

  /// Whether an expectation holds. How a screen was shown is checked for the front screen; everything else
  /// for the performer of the code.
  private static func isAsExpected(_ term: Condition.Term, _ doer: Doer, in state: ReplayState) -> Bool {
    switch term {
    case .searching, .presented, .pushed, .adapted, .guarded: holds(term, state.frontDoer, in: state)
    case .not(let term): !isAsExpected(term, doer, in: state)
    case .all(let terms): terms.allSatisfy { isAsExpected($0, doer, in: state) }
    case .any(let terms): terms.contains { isAsExpected($0, doer, in: state) }
    default: holds(term, doer, in: state)
    }
  }

  /// Whether nothing is above the performer. A container is in front with whatever it shows.
  private static func isInFront(_ doer: Doer, in state: ReplayState) -> Bool {
    if doer.isAside { return state.front.tab.map { state.containers[$0].contains(doer.screen) } ?? false }
    if doer.instance != nil, state.layer(of: doer) == nil { return false }
    let asked = asked(doer, in: state)
    guard asked.layer + 1 == state.layers.count else { return false }
    let screen = state.flow.screens[doer.screen]
    if !screen.children.isEmpty { return true }
    return doer.instance == nil
      ? state.front.screen == doer.screen : asked.screen.instance == state.front.instance
  }

  /// Whether something is above the layer of the performer. A performer in a hidden tab presents through its
  /// container.
  private static func presents(_ doer: Doer, in state: ReplayState) -> Bool {
    let layer = doer.isAside ? state.layer(of: doer) : nil
    return (layer ?? asked(doer, in: state).layer) + 1 < state.layers.count
  }

  /// The instance for conditions about how a screen was shown: for the root, the front screen of its layer;
  /// for a removed instance, the front screen.
  private static func asked(_ doer: Doer, in state: ReplayState) -> (layer: Int, screen: StackedScreen) {
    if doer.instance == nil, state.layers.count > 1 { return (0, state.layers[0].screens[0]) }
    guard let instance = doer.instance, let layer = state.layer(of: doer), let screen = state.screen(instance)
    else {
      return (state.layers.count - 1, state.front)
    }
    return (layer, screen)
  }

  /// The layer to which `adapted` and `guarded` refer.
  private static func spokenOf(_ doer: Doer, in state: ReplayState) -> Int {
    if doer.isDelegate, let layer = state.layer(of: doer), layer + 1 < state.layers.count { return layer + 1 }
    return state.layer(of: doer) ?? state.layers.count - 1
  }
}
