/// Something that rules ask of the stack beneath and that no transition reads.
///
/// Kept out of the frames, it costs a fold over the call graph instead of a factor on the exploration; the results are
/// the same. A fact is fixed while a frame is there: it may read what was beneath when the frame came, and the world of
/// that moment. Each answer comes with its guard: the worlds in which the same was read, the one asked for among them.
public struct Observer<System: PushdownSystem, Fact: Hashable> {
  /// What is known of the stack beneath an initial frame, which is empty.
  public var initial: (System.Head, World) -> (fact: Fact, guard: WorldSet)

  /// What is known in a frame that starts as `callee`, called over `hole` by a frame that knows `fact`; the world is
  /// that after the call, as the callee sees it. Asked once per fact, hole, kind of callee and guard.
  public var above:
    (_ fact: Fact, _ hole: System.Hole, _ callee: System.Head, _ world: World) -> (
      fact: Fact, guard: WorldSet
    )

  /// Callees of one kind have the same answer to ``above``. The fewer kinds there are, the less often it is asked.
  public var kind: (_ callee: System.Head) -> Int32

  /// Which one frame of the stack it follows beside the fact; nil for none.
  public var following: Following?

  /// One frame of the stack beneath is followed at a time, because a set of them would be exponentially many.
  public struct Following {
    /// What may be followed from a hole on; nil for nothing. Holes of which the same is told are the same. Asked once for each
    /// hole.
    public var begins: (_ hole: System.Hole) -> System.Hole?
    /// Whether a hole, and what is followed beneath it, is followed in the frame that starts as `callee`.
    public var goesOn: (_ hole: System.Hole, _ callee: System.Head) -> Bool

    /// What is followed. Neither answer depends on the world.
    public init(
      begins: @escaping (_ hole: System.Hole) -> System.Hole?,
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
    kind: @escaping (_ callee: System.Head) -> Int32, following: Following? = nil
  ) {
    self.initial = initial
    self.above = above
    self.kind = kind
    self.following = following
  }
}
