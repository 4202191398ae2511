import FlowModel
import StateExploration

/// What is hoped for in a state, relative to the layer it is asked in.
public enum LayerGoal: String, Sendable, Hashable {
  /// The layer is gone.
  case leaves
  /// Its task is finished.
  case completes
}

/// A state from which a goal can no longer come, with a shortest run into it.
public struct TrapView {
  /// The state.
  public let state: StateView
  /// Events of the shortest run into the trap.
  public let length: Int
  /// A shortest run; nil if it is too long to be written down.
  public let trace: FlowTrace?
}

extension FlowExploration {
  /// The reachable states for which `when` holds and from which the goal can no longer come by events that `through`
  /// lets pass; shortest first. Only if ``cut`` is nil are they all.
  ///
  /// A layer is a presentation with all that is pushed in it; what a dialog above it lets its presenter do counts.
  public func traps(
    _ goal: LayerGoal, through: (Move, StateView) -> Bool, when: (StateView) -> Bool
  ) -> [TrapView] {
    let tables = machine.system.tables
    return withoutActuallyEscaping(through) { through in
      let possibility = Possibility<FlowSystem>(
        scope: .region { _, callee in !callee.frame.isLayerBase },
        through: { transition in
          guard case .head(_, let head) = transition.source, let move = transition.transition.move else {
            return true
          }
          return through(move, StateView(Standing(tables, head.control, head.frame)))
        },
        goal: { transition in
          switch goal {
          case .leaves: transition.transition.leavesLayer
          case .completes: transition.transition.hasCompleted && !transition.hadCompleted
          }
        })
      let traps = exploration.traps(possibility) { head in
        when(StateView(Standing(tables, head.control, head.frame)))
      }
      return traps.states.map { state in
        let head = exploration[state.head]
        return TrapView(
          state: StateView(Standing(tables, head.control, head.frame)), length: state.length,
          trace: traps.witness(to: state).map(trace))
      }
    }
  }
}

extension ExploredTransition where System == FlowSystem {
  /// The task was finished before this happened, in the same event.
  var hadCompleted: Bool {
    switch source {
    case .head(_, let head): head.control.event?.evidence.completes ?? false
    case .landing(_, let value): value.control.event?.evidence.completes ?? false
    }
  }
}
