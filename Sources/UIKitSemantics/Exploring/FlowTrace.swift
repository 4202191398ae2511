public import FlowModel

/// A run: where it starts, and what is done.
public struct FlowTrace: Sendable, Hashable {
  /// The environment it starts in, by its number in ``Environments/all``.
  public var environment: Int
  /// How contested facts are read: 0 for the usual reading, else one more than its number in
  /// ``PresentationMachine/otherReadings``.
  public var reading: Int
  /// While the app comes up, flags that vary by themselves are so; those that mattered.
  public var launch: [FlagValue] = []
  /// What is done, in order.
  public var steps: [Step]
  /// What must be so in the end for that to hold which the run leads to: the flags that vary by themselves and were read.
  public var finally: [FlagValue]

  /// One thing that is done.
  public struct Step: Sendable, Hashable {
    /// What is done.
    public var move: Move
    /// While it is done, flags that vary by themselves are so; those that mattered.
    public var conditions: [FlagValue]

    /// A move while flags are so.
    public init(_ move: Move, while conditions: [FlagValue] = []) {
      self.move = move
      self.conditions = conditions
    }
  }

  /// A run from an environment and what is done in it.
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

  /// A flag that is set or not.
  public init(flag: FlagID, isSet: Bool) {
    self.flag = flag
    self.isSet = isSet
  }
}

extension FlowPlay {
  /// A play as a trace starts.
  public init(_ machine: PresentationMachine, as trace: FlowTrace) {
    self.init(machine, environment: trace.environment, reading: trace.reading, while: trace.launch)
  }

  /// Plays a trace: each move with its steps and the stack after it; nil where a move is not possible.
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
