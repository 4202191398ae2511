public import StateExploration

/// The shortest runs of a flow that was explored without counting events; see ``ShortestRuns``.
public final class ShortestFlowRuns {
  private let whole: FlowExploration
  private let runs: ShortestRuns<FlowSystem>

  /// - Parameters:
  ///   - whole: an exploration without lengths.
  ///   - limits: how much may be derived for each length.
  public init(in whole: FlowExploration, limits: ExplorationLimits) {
    self.whole = whole
    runs = ShortestRuns(in: whole.exploration, limits: limits)
  }

  /// Whether no longer runs can be computed: there are none, or a limit was hit.
  public var isOver: Bool { runs.isExhausted || runs.stop != nil }

  /// Whether a limit stopped the last search.
  public var isStopped: Bool { runs.stop != nil }

  /// Lower bounds for runs to these goals; nil if the whole exploration is incomplete.
  ///
  /// - Parameter goals: each with the worlds of interest; those of a step are the worlds before it.
  public func bound(toward goals: [RunGoal: WorldSet]) -> GoalBound? { runs.bound(toward: goals) }

  /// What runs of up to this many events to a goal pass through.
  ///
  /// - Parameter bound: of the goals; with nil, all runs of up to this many events.
  public func exploration(upTo length: Int, toward bound: GoalBound?) -> FlowExploration {
    FlowExploration(runs.exploration(upTo: length, toward: bound), of: whole)
  }
}
