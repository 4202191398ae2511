/// A machine with a stack of any height: a labelled pushdown system.
///
/// A *configuration* is a head on top of holes. The **head** is the finite control together with the top frame: all
/// that decides what can happen next. A **hole** is a frame that is covered, as the call left it. A **value** is what
/// a frame hands down when it goes: finite control, and whatever the frame beneath has to know or still has to do.
///
/// Heads, holes, values and labels are small hashable values of the machine's choice; the explorer interns them, so
/// each function is asked once per head and once per pair of hole and value. For the exploration to end, each of these
/// sets has to be finite; nothing bounds the stack.
///
/// The functions have to be pure, and the order of what they append is the order in which ties between equally short
/// witnesses are broken.
public protocol PushdownSystem {
  /// Finite control and top frame.
  associatedtype Head: Hashable
  /// A covered frame, as the call left it.
  associatedtype Hole: Hashable
  /// What a frame hands down when it goes.
  associatedtype Value: Hashable
  /// What a transition means to those who ask: the event and what came of it. The explorer never looks inside.
  associatedtype Label: Hashable

  /// The heads of the configurations at the start, each with nothing beneath.
  var initialHeads: [Head] { get }

  /// Whether the head waits for an event.
  ///
  /// A transition of a resting head is an event and counts 1. A head that does not rest is in the middle of an event:
  /// its transitions follow by themselves and count 0.
  func isResting(_ head: Head) -> Bool

  /// Appends what can happen at the head, in declaration order. None: nothing ever happens there again.
  func appendTransitions(of head: Head, to transitions: inout [Transition<Self>])

  /// Appends how the event goes on where a frame has gone: the frame of `hole` is on top again and receives `value`.
  ///
  /// Such transitions count 0. A frame that takes the one beneath with it answers `.return` again: a step that takes
  /// several layers is several transitions of one event. None: the configuration is stuck there.
  func appendLandings(of value: Value, on hole: Hole, to transitions: inout [Transition<Self>])
}

/// One thing that can happen at a head, or when a value lands on a hole.
public struct Transition<System: PushdownSystem>: Hashable {
  /// What it means to those who ask.
  public var label: System.Label
  /// What it does to the stack.
  public var outcome: Outcome

  /// What a transition does to the stack.
  public enum Outcome: Hashable {
    /// The top frame stays and becomes this head.
    case stay(System.Head)
    /// A frame comes above, starting with the head; the frame that called stays beneath as the hole.
    case call(System.Head, System.Hole)
    /// The top frame goes and hands down the value. The last frame's return ends the run.
    case `return`(System.Value)
  }

  /// A transition with its meaning and its effect.
  public init(label: System.Label, outcome: Outcome) {
    self.label = label
    self.outcome = outcome
  }
}
