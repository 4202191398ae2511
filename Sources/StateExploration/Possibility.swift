/// A question about the future: can such a transition still come?
public struct Possibility<System: PushdownSystem> {
  /// Which frames may help each other to the goal.
  public enum Scope {
    /// All of them: a goal in any frame above or beneath is one.
    case stack
    /// None: only what the frame itself does is a goal, what calls above it did before they returned included.
    case frame
    /// Those of a region of adjacent frames, such as a presentation and what is pushed in it.
    ///
    /// The predicate tells whether the frame called belongs to the region of the frame that calls.
    case region((_ caller: System.Hole, _ callee: System.Head) -> Bool)
  }

  /// Whether the transition is what is hoped for. Asked once per transition.
  public var goal: (ExploredTransition<System>) -> Bool
  /// Whether the event may be used on the way, the last included. Asked once per event; what goes on with an event
  /// is not asked.
  public var through: (ExploredTransition<System>) -> Bool
  /// Whose transitions count as goals.
  public var scope: Scope

  /// A question; without `through` every event may be used.
  public init(
    scope: Scope, through: @escaping (ExploredTransition<System>) -> Bool = { _ in true },
    goal: @escaping (ExploredTransition<System>) -> Bool
  ) {
    self.scope = scope
    self.through = through
    self.goal = goal
  }
}
