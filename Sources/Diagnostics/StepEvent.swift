/// One thing that happens in a step, in plain words.
public struct StepEvent: Hashable, Sendable {
  /// What kind of thing.
  public var kind: Kind
  /// One line without a full stop: `‘note’ is lost`.
  public var text: String
  /// Where the flow says so: the callback, the presentation, the unsaved work; nil where nowhere.
  public var place: Place?

  /// An event from its parts.
  public init(_ kind: Kind, _ text: String, at place: Place? = nil) {
    self.kind = kind
    self.text = text
    self.place = place
  }

  /// What can happen; the words are those of JSON.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The app is gone.
    case crashed
    /// Unsaved work is gone without the person’s word.
    case lost
    /// Unsaved work is gone with it.
    case discarded
    /// A gesture meets a guard or a refusal.
    case refused
    /// A request comes to nothing.
    case dropped
    /// A dismissal takes another screen than the one that was told.
    case misdirected
    /// Something else is wrong: old content, views that stay.
    case found
    /// A callback that is written is called.
    case called
    /// One is not, that another way of doing the same would have called.
    case notCalled = "not-called"
    /// A work runs.
    case ran
    /// The task of a modal is finished.
    case completed
    /// A screen comes.
    case came
    /// One goes.
    case went
    /// One is drawn in another way.
    case redrawn
    /// A flag is set or cleared, a search begins or ends.
    case switched
    /// Nothing that can be seen.
    case nothing
  }
}
