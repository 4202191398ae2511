/// A transition of an exploration. Its label, change and outcome are looked up on demand.
public struct ExploredTransition<System: PushdownSystem> {
  /// Where a transition starts.
  public enum Source {
    /// A head. The transition is an event if the head rests, otherwise it continues one.
    case head(HeadID, System.Head)
    /// A landing: the frame of the hole is exposed again and receives the value, within the same event.
    case landing(System.Hole, System.Value)
  }

  /// Its number.
  public let id: TransitionID
  @usableFromInline let step: Graph.Step
  @usableFromInline let interned: InternedSystem<System>

  @inlinable
  init(id: TransitionID, step: Graph.Step, interned: InternedSystem<System>) {
    self.id = id
    self.step = step
    self.interned = interned
  }

  /// Whether the transition is an event of its own (length 1) or continues one (length 0).
  public var isEvent: Bool { step.isEvent }
  /// The number of the head at which it starts; nil for a landing.
  public var head: HeadID? { step.head < 0 ? nil : HeadID(number: step.head) }
  /// The worlds before the transition in which the machine permits it, reached or not. It covers only worlds
  /// for which the machine was called.
  public var `guard`: WorldSet { WorldSet(node: step.guard) }
  /// The change of the world.
  @inlinable public var change: WorldChange { interned.change(step.change) }
  /// The label.
  @inlinable public var label: System.Label { interned.labels[step.label] }
  /// The move that the transition results from; nil for a landing.
  @inlinable public var move: System.Move? { step.move < 0 ? nil : interned.moves[Int(step.move)] }
  /// The change of the stack.
  @inlinable
  public var outcome: Transition<System>.Outcome { interned.outcome(step.target) }
  /// The transition with its label and its effects.
  @inlinable
  public var transition: Transition<System> { Transition(label: label, outcome: outcome, change: change) }

  /// Where it starts.
  @inlinable
  public var source: Source {
    step.head >= 0
      ? .head(HeadID(number: step.head), interned.heads[step.head])
      : .landing(interned.holes[step.landingHole], interned.values[step.landingValue])
  }
}
