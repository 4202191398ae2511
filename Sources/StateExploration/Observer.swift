/// A property of the stack beneath a frame that rules read and no transition reads.
///
/// It is not part of the frames. So it costs a fold over the call graph instead of multiplying the states of
/// the exploration, with the same results. The fact of a frame is fixed when the frame is pushed: it may
/// depend on the stack beneath and on the world of that moment. Each answer has a guard: a set of worlds,
/// including the given one, for which the answer is the same.
public struct Observer<System: PushdownSystem, Fact: Hashable> {
  /// The fact of an initial frame, which has no stack beneath.
  public var initial: (System.Head, World) -> (fact: Fact, guard: WorldSet)

  /// The fact of a frame that starts as `callee`, called by a frame with the fact `fact` that stays as
  /// `hole`. The world is the one after the call. Called once for each fact, hole, kind of callee and guard.
  public var above:
    (_ fact: Fact, _ hole: System.Hole, _ callee: System.Head, _ world: World) -> (
      fact: Fact, guard: WorldSet
    )

  /// The kind of a called head. Heads of one kind have the same answer to ``above``. Fewer kinds mean fewer
  /// calls.
  public var kind: (_ callee: System.Head) -> Int32

  /// How one frame of the stack is followed in addition to the fact; nil for none.
  public var following: Following?

  /// Follows one frame of the stack at a time. To follow a set of frames would cost exponentially more.
  public struct Following {
    /// What is followed from a hole on; nil for nothing. Holes with equal results are not distinguished.
    /// Called once for each hole.
    public var begins: (_ hole: System.Hole) -> System.Hole?
    /// Whether a hole, or what is followed beneath it, stays followed in a frame that starts as `callee`.
    public var goesOn: (_ hole: System.Hole, _ callee: System.Head) -> Bool

    /// Creates a way of following. Neither answer may depend on the world.
    public init(
      begins: @escaping (_ hole: System.Hole) -> System.Hole?,
      goesOn: @escaping (_ hole: System.Hole, _ callee: System.Head) -> Bool
    ) {
      self.begins = begins
      self.goesOn = goesOn
    }
  }

  /// Creates an observer. There must be finitely many facts.
  public init(
    initial: @escaping (System.Head, World) -> (fact: Fact, guard: WorldSet),
    above:
      @escaping (_ fact: Fact, _ hole: System.Hole, _ callee: System.Head, _ world: World) -> (
        fact: Fact, guard: WorldSet
      ),
    kind: @escaping (_ callee: System.Head) -> Int32, following: Following? = nil
  ) {
    self.initial = initial
    self.above = above
    self.kind = kind
    self.following = following
  }
}
