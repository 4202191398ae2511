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

  /// What runs of up to this many events to one of the goals pass through.
  public func exploration(upTo length: Int, toward goals: Set<RunGoal>) -> FlowExploration {
    FlowExploration(runs.exploration(upTo: length, toward: goals), of: whole)
  }
}
