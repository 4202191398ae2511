/// A labelled pushdown system: a machine with a stack of any height, and a finite store beside the stack, the
/// world.
///
/// The **head** is the finite control together with the top frame. Head and world decide what can happen
/// next. A **hole** is a covered frame, in the state in which the call left it. A **value** is what a frame
/// returns when it is popped: the finite control, and what the frame beneath must know or still do. None of
/// them contains the world: what happens in the same way in many worlds is one transition with a guard.
///
/// Heads, holes, values and labels are small hashable values of the machine's own types; the explorer interns
/// them. Each function is called once for each head, or pair of hole and value, and class of worlds that it
/// distinguishes. The exploration ends only if the sets of heads, holes and values are finite; the stack has
/// no bound.
///
/// The functions must be pure. The order in which they append moves decides between equally short witnesses.
public protocol PushdownSystem {
  /// The finite control with the top frame, without the world.
  associatedtype Head: Hashable
  /// A covered frame, in the state in which the call left it.
  associatedtype Hole: Hashable
  /// What a frame returns when it is popped.
  associatedtype Value: Hashable
  /// The meaning of a transition for the reader of the result, such as the event and its effects. The
  /// explorer does not interpret it.
  associatedtype Label: Hashable
  /// A possible event at a head, before its effect is computed.
  associatedtype Move: Hashable

  /// The space of all worlds. It must always be the same object.
  var worlds: WorldSpace { get }

  /// The initial heads, each with its worlds and with no stack beneath.
  var initialHeads: [(head: Head, worlds: WorldSet)] { get }

  /// Whether the head waits for an event.
  ///
  /// A transition of a resting head is an event and has length 1. A head that does not rest is in the middle
  /// of an event: its transitions follow without a further event and have length 0.
  func isResting(_ head: Head) -> Bool

  /// Appends the moves of the head, in declaration order. A move may be possible in some worlds only. A head
  /// that does not rest and continues has exactly one move. A head without moves stays as it is for ever.
  func appendMoves(of head: Head, to moves: inout [Move])

  /// The transition of the move in this world; nil if the move is not possible there.
  ///
  /// - Returns: the transition with its guard: a set of worlds, reached or not, in which the answer is the
  ///   same. It contains the given world.
  func transition(
    of move: Move, at head: Head, in world: World
  ) -> (transition: Transition<Self>?, guard: WorldSet)

  /// How an event continues after a frame was popped: the frame of `hole` is on top again and receives
  /// `value`.
  ///
  /// Such a transition has length 0. To pop this frame as well, it answers `.return` again; so an event that
  /// pops several frames has several transitions. Nil means that the run cannot continue. The guard is as for
  /// ``transition(of:at:in:)``.
  func landing(
    of value: Value, on hole: Hole, in world: World
  ) -> (transition: Transition<Self>?, guard: WorldSet)
}

/// A transition at a head, or after a value was returned to a hole.
public struct Transition<System: PushdownSystem>: Hashable {
  /// The meaning for the reader of the result.
  public var label: System.Label
  /// The change of the stack.
  public var outcome: Outcome
  /// The change of the world. A called frame starts with the world after the change.
  public var change: WorldChange

  /// The change of the stack by a transition. Heads may be large, so they are stored by reference.
  public indirect enum Outcome: Hashable {
    /// The top frame is replaced by this head.
    case stay(System.Head)
    /// A frame that starts with the head is pushed. The frame beneath stays as the hole.
    case call(System.Head, System.Hole)
    /// The top frame is popped and returns the value. A return of the last frame ends the run.
    case `return`(System.Value)
  }

  /// Creates a transition.
  public init(label: System.Label, outcome: Outcome, change: WorldChange = .none) {
    self.label = label
    self.outcome = outcome
    self.change = change
  }
}
