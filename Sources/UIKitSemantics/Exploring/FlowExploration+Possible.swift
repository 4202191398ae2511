import FlowModel
import StateExploration

/// What an event does to the layer in which something is hoped for.
public struct LayerOutcome: Sendable, Hashable {
  /// The layer is gone.
  public var leaves: Bool
  /// Its task is finished.
  public var completes: Bool
}

/// What is most often hoped for in a state.
public enum LayerGoal: String, Sendable, Hashable {
  /// The layer is gone.
  case leaves
  /// Its task is finished.
  case completes
}

/// A state from which a goal can no longer come, with a shortest run into it.
public struct TrapView {
  /// The state.
  public let state: StateNumber
  /// Events of the shortest run into the trap.
  public let length: Int
  /// A shortest run; nil if it is too long to be written down.
  public let trace: FlowTrace?
}

extension FlowExploration {
  /// The traps of one of the usual goals.
  public func traps(
    _ goal: LayerGoal, through: (Move, StateNumber) -> Bool, when: (StateNumber) -> Bool
  ) -> [TrapView] {
    traps({ goal == .leaves ? $0.leaves : $0.completes }, through: through, when: when)
  }

  /// The reachable states for which `when` holds and from which the goal can no longer come by events that `through`
  /// lets pass; shortest first. Only if ``cut`` is nil are they all.
  ///
  /// A layer is a presentation with all that is pushed in it; what a dialog above it lets its presenter do counts.
  public func traps(
    _ goal: (LayerOutcome) -> Bool, through: (Move, StateNumber) -> Bool, when: (StateNumber) -> Bool
  ) -> [TrapView] {
    let events = layerEvents
    let isGoal = LayerOutcome.all.map(goal)
    let accepted = events.moves.indices.map { number in
      guard let move = events.moves[number], let head = events.heads[number] else { return true }
      return through(move, StateNumber(head: head))
    }
    let traps = exploration.traps(
      goals: events.outcomes.map { isGoal[Int($0)] }, through: accepted, shared: events.isShared
    ) { when(StateNumber(head: $0)) }
    return traps.states.map { state in
      TrapView(
        state: StateNumber(head: state.head), length: state.length,
        trace: traps.witness(to: state).map { FlowTrace($0) })
    }
  }
}

extension ExploredTransition where System == FlowSystem {
  /// The task was finished before this happened, in the same event.
  var hadCompleted: Bool {
    switch source {
    case .head(_, let head): head.control.event?.evidence.marks.contains(.completes) ?? false
    case .landing(_, let value): value.control.event?.evidence.marks.contains(.completes) ?? false
    }
  }
}
