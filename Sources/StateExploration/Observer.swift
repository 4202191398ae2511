/// Something that rules ask of the stack beneath and that no transition reads.
///
/// Kept out of the frames, it costs a fold over the call graph instead of a factor on the exploration; the results are
/// the same. A fact is fixed while a frame is there: it may read what was beneath when the frame came, and the world of
/// that moment. Each answer comes with its guard: the worlds in which the same was read, the one asked for among them.
public struct Observer<System: PushdownSystem, Fact: Hashable> {
  /// What is known of the stack beneath an initial frame, which is empty.
  public var initial: (System.Head, World) -> (fact: Fact, guard: WorldSet)

  /// What is known in a frame that starts as `callee`, called over `hole` by a frame that knows `fact`; the world is
  /// that after the call, as the callee sees it. Asked once per fact, hole, callee and guard.
  public var above:
    (_ fact: Fact, _ hole: System.Hole, _ callee: System.Head, _ world: World) -> (
      fact: Fact, guard: WorldSet
    )

  /// Which one frame of the stack it follows beside the fact; nil for none.
  public var following: Following?

  /// One frame of the stack beneath is followed at a time, because a set of them would be exponentially many.
  public struct Following {
    /// What is followed from a hole on, in the frame that starts as `callee`; nil where there is no choice to follow it. Holes of
    /// which the same is told are the same. Asked once for each hole and callee.
    public var begins: (_ hole: System.Hole, _ callee: System.Head) -> System.Hole?
    /// Whether what is followed beneath a hole is still followed in the frame that starts as `callee`.
    public var goesOn: (_ hole: System.Hole, _ callee: System.Head) -> Bool

    /// What is followed. Neither answer depends on the world.
    public init(
      begins: @escaping (_ hole: System.Hole, _ callee: System.Head) -> System.Hole?,
      goesOn: @escaping (_ hole: System.Hole, _ callee: System.Head) -> Bool
    ) {
      self.begins = begins
      self.goesOn = goesOn
    }
  }

  /// An observer; the facts must be finitely many.
  public init(
    initial: @escaping (System.Head, World) -> (fact: Fact, guard: WorldSet),
    above:
      @escaping (_ fact: Fact, _ hole: System.Hole, _ callee: System.Head, _ world: World) -> (
        fact: Fact, guard: WorldSet
      ),
    following: Following? = nil
  ) {
    self.initial = initial
    self.above = above
    self.following = following
  }
}
