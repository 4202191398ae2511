public import FlowModel

/// A run of a flow: where it starts, and its moves.
public struct FlowTrace: Sendable, Hashable {
  /// The environment at the start, as an index into ``Environments/all``.
  public var environment: Int
  /// The reading of contested facts: 0 for the usual one, otherwise one more than the index in
  /// ``PresentationMachine/otherReadings``.
  public var reading: Int
  /// The values that flags which vary by themselves must have during the launch; only flags that matter.
  public var launch: [FlagValue] = []
  /// The moves in order.
  public var steps: [Step]
  /// The values that flags which vary by themselves must have at the end for the reported result to hold.
  public var finally: [FlagValue]

  /// One move of the run.
  public struct Step: Sendable, Hashable {
    /// The move.
    public var move: Move
    /// The values that flags which vary by themselves must have during the move; only flags that matter.
    public var conditions: [FlagValue]

    /// Creates a step: a move under conditions.
    public init(_ move: Move, while conditions: [FlagValue] = []) {
      self.move = move
      self.conditions = conditions
    }
  }

  /// Creates a run.
  public init(environment: Int, reading: Int = 0, steps: [Step], finally: [FlagValue] = []) {
    self.environment = environment
    self.reading = reading
    self.steps = steps
    self.finally = finally
  }
}

/// A flag with a value.
public struct FlagValue: Sendable, Hashable {
  /// The flag.
  public var flag: FlagID
  /// Whether it is set.
  public var isSet: Bool

  /// Creates a flag with a value.
  public init(flag: FlagID, isSet: Bool) {
    self.flag = flag
    self.isSet = isSet
  }
}

extension FlowPlay {
  /// Starts a play in the way the trace starts.
  public init(_ machine: PresentationMachine, as trace: FlowTrace) {
    self.init(machine, environment: trace.environment, reading: trace.reading, while: trace.launch)
  }

  /// Plays a trace. Returns each move with its steps and the stack after it; nil if a move is not possible.
  public static func replay(
    _ trace: FlowTrace, of machine: PresentationMachine
  ) -> [(move: Move, steps: [StepView], stack: [StackEntry], state: StateView)]? {
    var play = FlowPlay(machine, as: trace)
    var lines: [(move: Move, steps: [StepView], stack: [StackEntry], state: StateView)] = []
    for step in trace.steps {
      play.assume(step.conditions)
      guard play.isPossible(step.move) else { return nil }
      let steps = play.perform(step.move)
      lines.append((step.move, steps, play.stack, play.state))
    }
    return lines
  }
}
