import FlowModel
import StateExploration

/// A shortest run: where it starts, and what is done.
public struct FlowTrace: Sendable, Hashable {
  /// The environment it starts in, by its number.
  public var environment: Int
  /// What is done, in order.
  public var moves: [Move]

  /// A run from an environment and what is done in it.
  public init(environment: Int, moves: [Move]) {
    self.environment = environment
    self.moves = moves
  }
}

extension FlowExploration {
  /// A shortest run to a state; nil if it is longer than `limit` transitions.
  public func trace(to state: StateNumber, limit: Int = 100_000) -> FlowTrace? {
    exploration.witness(to: state.head, limit: limit).map { FlowTrace($0) }
  }
}

extension FlowTrace {
  init(_ witness: Witness<FlowSystem>) {
    self.init(
      environment: Int(witness.start.control.environment),
      moves: witness.eventTransitions.compactMap(\.move))
  }
}

extension FlowPlay {
  /// Plays a trace: each move with its steps and the stack after it; nil where a move is not possible.
  public static func replay(
    _ trace: FlowTrace, of machine: PresentationMachine
  ) -> [(move: Move, steps: [StepView], stack: [StackEntry], state: StateView)]? {
    var play = FlowPlay(machine, environment: trace.environment)
    var lines: [(move: Move, steps: [StepView], stack: [StackEntry], state: StateView)] = []
    for move in trace.moves {
      guard play.isPossible(move) else { return nil }
      let steps = play.perform(move)
      lines.append((move, steps, play.stack, play.state))
    }
    return lines
  }
}

extension StackTransition {
  /// The event that it belongs to.
  var move: Move? {
    if let record = label.first { return record.move }
    return switch outcome {
    case .stay(let head): head.control.event?.move ?? label.last?.move
    case .call(let head, _): head.control.event?.move ?? label.last?.move
    case .return(let value): value.control.event?.move ?? label.last?.move
    }
  }

  /// The task is finished, once this has happened.
  var hasCompleted: Bool {
    let event: Event? =
      switch outcome {
      case .stay(let head): head.control.event
      case .call(let head, _): head.control.event
      case .return(let value): value.control.event
      }
    return (event?.evidence ?? label.last?.evidence)?.marks.contains(.completes) ?? false
  }

  /// The layer of the frame that goes, goes with it.
  var leavesLayer: Bool {
    if case .return(let value) = outcome { return value.wasBase }
    return false
  }
}
