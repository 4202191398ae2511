/// One event in a step, in plain words.
public struct StepEvent: Hashable, Sendable {
  /// Its kind.
  public var kind: Kind
  /// One line without a full stop: `‘note’ is lost`.
  public var text: String
  /// The place in the flow: the callback, the presentation, the unsaved work; nil if there is none.
  public var place: Place?

  /// Creates an event.
  public init(_ kind: Kind, _ text: String, at place: Place? = nil) {
    self.kind = kind
    self.text = text
    self.place = place
  }

  /// The kinds of events; their raw values are those in JSON.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The app crashed.
    case crashed
    /// Unsaved work is lost without the user's consent.
    case lost
    /// Unsaved work is discarded with the user's consent.
    case discarded
    /// A guard or a callback refuses a gesture.
    case refused
    /// A request has no effect.
    case dropped
    /// A dismissal closes another screen than the intended one.
    case misdirected
    /// Another problem: old content, views that stay.
    case found
    /// A callback that the flow declares is called.
    case called
    /// A callback is not called, although another way of closing would have called it.
    case notCalled = "not-called"
    /// A work runs.
    case ran
    /// The task of a modal is finished.
    case completed
    /// A screen appears.
    case came
    /// A screen disappears.
    case went
    /// A screen is drawn in another style.
    case redrawn
    /// A flag is set or cleared, or a search begins or ends.
    case switched
    /// No visible effect.
    case nothing
  }
}
