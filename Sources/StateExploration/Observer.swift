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

  /// What may be known instead: an observer that follows one thing on the stack at a time chooses here whether it is
  /// this one. Nil for the fact where there is no choice.
  public var instead:
    (
      (_ fact: Fact, _ hole: System.Hole, _ callee: System.Head, _ world: World)
        -> (fact: Fact?, guard: WorldSet)
    )?

  /// An observer; the facts must be finitely many.
  public init(
    initial: @escaping (System.Head, World) -> (fact: Fact, guard: WorldSet),
    above:
      @escaping (_ fact: Fact, _ hole: System.Hole, _ callee: System.Head, _ world: World) -> (
        fact: Fact, guard: WorldSet
      ),
    instead: (
      (_ fact: Fact, _ hole: System.Hole, _ callee: System.Head, _ world: World)
        -> (fact: Fact?, guard: WorldSet)
    )? = nil
  ) {
    self.initial = initial
    self.above = above
    self.instead = instead
  }
}
