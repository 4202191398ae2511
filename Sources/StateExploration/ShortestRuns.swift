/// Finds the shortest runs of a machine that was explored without counting events: those to some goals, up to
/// a length that the caller raises. Most goals come after few events, while the longest of all shortest runs
/// can have many times as many.
///
/// Heads, transitions and labels have the same numbers as in the whole exploration, and the machine is not
/// called. Not thread-safe, like its ``WorldSpace``.
public final class ShortestRuns<System: PushdownSystem> {
  private let whole: Exploration<System>
  private let limits: ExplorationLimits
  private lazy var points = EventsToGoals(whole.graph.facts)

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

  /// Lower bounds for runs to these goals; nil if the whole exploration is incomplete, because a goal may then
  /// be nearer than known. Cost: a pass over the whole exploration for each bit that such a run has to change.
  ///
  /// - Parameter goals: each with the worlds of interest; those of a transition are the worlds before it.
  public func bound(toward goals: [RunGoal: WorldSet]) -> GoalBound? {
    whole.isComplete ? GoalBound(targets(of: goals), points, in: whole.graph.facts) : nil
  }

  /// What runs of up to this many events to a goal pass through. The lengths of the goals are the least ones;
  /// other states and transitions may be left out or have greater lengths. Cost: the facts from which a goal
  /// may be reached in the rest of the events.
  ///
  /// - Parameter bound: of the goals; with nil, all runs of up to this many events.
  public func exploration(upTo length: Int, toward bound: GoalBound?) -> Exploration<System> {
    let known = whole.graph.facts
    let toward = bound.map { RunsToward($0, upTo: length) }
    let facts = Saturation(lengthsOf: known, upTo: length, toward: toward, limits: limits)
    (isExhausted, stop) = (facts.isExhausted, facts.cut)
    return Exploration(whole.interned, Graph(facts))
  }

  /// The heads and landings of the goals, each with the worlds of interest.
  private func targets(of goals: [RunGoal: WorldSet]) -> [Int32: Int32] {
    var targets: [Int32: Int32] = [:]
    for (goal, worlds) in goals {
      let target =
        switch goal {
        case .state(let head): Target.head(head.number)
        case .transition(let transition): whole.graph.facts.table.owner(transition.number)
        }
      targets[target] = whole.worlds.diagrams.or(targets[target] ?? DecisionDiagrams.none, worlds.node)
    }
    return targets
  }
}

/// Where a run leads: to a head, or to a transition in its last event.
public enum RunGoal: Hashable, Sendable {
  /// The head is reached.
  case state(HeadID)
  /// The transition is the last one.
  case transition(TransitionID)
}
