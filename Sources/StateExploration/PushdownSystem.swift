/// A machine with a stack of any height and a world: a labelled pushdown system with a finite store beside it.
///
/// The **head** is the finite control together with the top frame: with the world, all that decides what can happen
/// next. A **hole** is a frame that is covered, as the call left it. A **value** is what a frame hands down when it goes:
/// finite control, and whatever the frame beneath has to know or still has to do. None of them knows the world: what
/// happens alike in many worlds is one transition with a guard.
///
/// Heads, holes, values and labels are small hashable values of the machine's choice; the explorer interns them. Each
/// function is asked once per head, or pair of hole and value, and class of worlds that it tells apart. For the
/// exploration to end, each of these sets has to be finite; nothing bounds the stack.
///
/// The functions have to be pure, and the order of what they append is the order in which ties between equally short
/// witnesses are broken.
public protocol PushdownSystem {
  /// Finite control and top frame, without the world.
  associatedtype Head: Hashable
  /// A covered frame, as the call left it.
  associatedtype Hole: Hashable
  /// What a frame hands down when it goes.
  associatedtype Value: Hashable
  /// What a transition means to those who ask: the event and what came of it. The explorer never looks inside.
  associatedtype Label: Hashable
  /// What may happen at a head: the event before it is known what comes of it.
  associatedtype Move: Hashable

  /// The space of all worlds. Always the same one.
  var worlds: WorldSpace { get }

  /// The heads at the start with the worlds in which they are, each with nothing beneath.
  var initialHeads: [(head: Head, worlds: WorldSet)] { get }

  /// Whether the head waits for an event.
  ///
  /// A transition of a resting head is an event and counts 1. A head that does not rest is in the middle of an event:
  /// its transitions follow by themselves and count 0.
  func isResting(_ head: Head) -> Bool

  /// Appends what may happen at the head in some world, in declaration order: candidates, cheap to name. One for a head
  /// that does not rest and goes on. None: nothing ever happens there again.
  func appendMoves(of head: Head, to moves: inout [Move])

  /// What the move comes to in this world: nil if it is not possible there.
  ///
  /// - Returns: with the transition its guard: all worlds, reached or not, in which the same was read. The answer holds
  ///   for each of them; the world asked for is one.
  func transition(
    of move: Move, at head: Head, in world: World
  ) -> (transition: Transition<Self>?, guard: WorldSet)

  /// How the event goes on where a frame has gone: the frame of `hole` is on top again and receives `value`.
  ///
  /// Such a transition counts 0. A frame that takes the one beneath with it answers `.return` again: a step that takes
  /// several layers is several transitions of one event. Nil: the configuration is stuck there. The guard is as above.
  func landing(
    of value: Value, on hole: Hole, in world: World
  ) -> (transition: Transition<Self>?, guard: WorldSet)
}

/// One thing that can happen at a head, or when a value lands on a hole.
public struct Transition<System: PushdownSystem>: Hashable {
  /// What it means to those who ask.
  public var label: System.Label
  /// What it does to the stack.
  public var outcome: Outcome
  /// What it does to the world; a frame that is called starts with the world after the change.
  public var change: WorldChange

  /// What a transition does to the stack.
  public enum Outcome: Hashable {
    /// The top frame stays and becomes this head.
    case stay(System.Head)
    /// A frame comes above, starting with the head; the frame that called stays beneath as the hole.
    case call(System.Head, System.Hole)
    /// The top frame goes and hands down the value. The last frame's return ends the run.
    case `return`(System.Value)
  }

  /// A transition with its meaning and its effects.
  public init(label: System.Label, outcome: Outcome, change: WorldChange = .none) {
    self.label = label
    self.outcome = outcome
    self.change = change
  }
}
