/// A transition as it stands in an exploration.
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
  /// Where it starts.
  public let source: Source
  /// What it means and does.
  public let transition: Transition<System>
  /// Whether it is an event of its own (counts 1) or goes on with one.
  public let isEvent: Bool

  @inlinable
  init(id: TransitionID, source: Source, transition: Transition<System>, isEvent: Bool) {
    self.id = id
    self.source = source
    self.transition = transition
    self.isEvent = isEvent
  }
}
