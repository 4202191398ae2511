/// Finds the shortest runs of a machine that was explored without counting events: those to some goals, up to
/// a length that the caller raises. Most goals come after few events, while the longest of all shortest runs
/// can have many times as many.
///
/// Heads, transitions and labels have the same numbers as in the whole exploration, and the machine is not
/// called. Not thread-safe, like its ``WorldSpace``.
public final class ShortestRuns<System: PushdownSystem> {
  private let whole: Exploration<System>
  private let limits: ExplorationLimits
  private lazy var bound = EventsToGoals(whole.graph.facts)

  /// Whether the last exploration contains all runs to the goals, so that a greater length finds nothing new.
  public private(set) var isExhausted = false

  /// Why the search stopped; nil if no limit was hit.
  public private(set) var stop: ExplorationCut?

  /// - Parameters:
  ///   - whole: an exploration without lengths.
  ///   - limits: how much may be derived for each length.
  public init(in whole: Exploration<System>, limits: ExplorationLimits = .standard) {
    self.whole = whole
    self.limits = limits
  }

  /// What runs of up to this many events to one of the goals pass through. The lengths of the goals are the
  /// least ones; other states and transitions may be left out or have greater lengths.
  ///
  /// Cost: the facts from which a goal may be reached in the rest of the events, and a pass over the whole
  /// exploration.
  public func exploration(upTo length: Int, toward goals: Set<RunGoal>) -> Exploration<System> {
    // In an incomplete exploration, a goal may be nearer than known.
    let toward =
      whole.isComplete
      ? RunsToward(bound, bound.least(to: Set(goals.map(target))), length: length) : nil
    let facts = Saturation(
      lengthsOf: whole.graph.facts, upTo: length, toward: toward, limits: limits)
    (isExhausted, stop) = (facts.isExhausted, facts.cut)
    return Exploration(whole.interned, Graph(facts))
  }

  private func target(_ goal: RunGoal) -> Int32 {
    switch goal {
    case .state(let head): Target.head(head.number)
    case .transition(let transition): whole.graph.facts.table.owner(transition.number)
    }
  }
}

/// Where a run leads: to a head, or to a transition in its last event.
public enum RunGoal: Hashable, Sendable {
  /// The head is reached.
  case state(HeadID)
  /// The transition is the last one.
  case transition(TransitionID)
}
