/// A transition as it stands in an exploration. What it means and does is looked up when it is asked for.
public struct ExploredTransition<System: PushdownSystem> {
  /// Where a transition starts.
  public enum Source {
    /// At a head: an event, or what follows by itself if the head does not rest.
    case head(HeadID, System.Head)
    /// Where a value lands on a hole: the same event goes on in the exposed frame.
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

  /// Whether it is an event of its own (counts 1) or goes on with one.
  public var isEvent: Bool { step.isEvent }
  /// The number of the head at which it starts; nil where a value lands.
  public var head: HeadID? { step.head < 0 ? nil : HeadID(number: step.head) }
  /// The worlds before it in which it is possible, as far as the machine was asked; reached or not.
  public var `guard`: WorldSet { WorldSet(node: step.guard) }
  /// What it does to the world.
  @inlinable public var change: WorldChange { interned.change(step.change) }
  /// What it means.
  @inlinable public var label: System.Label { interned.labels[step.label] }
  /// The move that it is the outcome of; nil where a value lands.
  @inlinable public var move: System.Move? { step.move < 0 ? nil : interned.moves[Int(step.move)] }
  /// What it does to the stack.
  @inlinable
  public var outcome: Transition<System>.Outcome { interned.outcome(step.target) }
  /// What it means and does.
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
