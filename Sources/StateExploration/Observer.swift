/// Something that rules ask of the stack beneath and that no transition reads.
///
/// Kept out of the frames, it costs a fold over the call graph instead of a factor on the exploration; the results are
/// the same. A fact is fixed while a frame is there: it may read what was beneath when the frame came.
public struct Observer<System: PushdownSystem, Fact: Hashable> {
  /// What is known of the stack beneath an initial frame, which is empty.
  public var initial: (System.Head) -> Fact
  /// What is known in a frame that starts as `callee`, called over `hole` by a frame that knows `fact`.
  ///
  /// Asked once per fact and pair.
  public var above: (_ fact: Fact, _ hole: System.Hole, _ callee: System.Head) -> Fact

  /// What may be known instead: an observer that follows one thing on the stack at a time chooses here whether it is
  /// this one. Nil where there is no choice.
  public var instead: ((_ fact: Fact, _ hole: System.Hole, _ callee: System.Head) -> Fact?)?

  /// An observer; the facts must be finitely many.
  public init(
    initial: @escaping (System.Head) -> Fact,
    above: @escaping (_ fact: Fact, _ hole: System.Hole, _ callee: System.Head) -> Fact,
    instead: ((_ fact: Fact, _ hole: System.Hole, _ callee: System.Head) -> Fact?)? = nil
  ) {
    self.initial = initial
    self.above = above
    self.instead = instead
  }
}
