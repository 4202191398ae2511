public import Diagnostics

/// What starts without a tap, at any moment.
public struct Trigger: Sendable {
  /// What happens.
  public var kind: TriggerKind
  /// For traces; the word of `when` where none is written.
  public var label: String
  /// `triggers.<id>` or `screens.<id>.triggers.<id>`.
  public var path: ElementPath
  /// Its label, else its `when`.
  public var place: Place
  /// The screen it belongs to; nil for the file's.
  public var screen: Int?
  /// Only then.
  public var condition = Condition.always
  /// Who performs its effects.
  public var receiver: Receiver
  /// The screen that is meant where the receiver is `named`.
  public var named: Int?
  /// Who performs its effects, as screens; never empty.
  public var performers: [Int] = []
  /// What follows.
  public var does: [Step] = []
  /// The flag that says that it came, where it comes once only.
  public var once: Int?
  /// Of one that comes when the app goes to the background, where something waits for its return: the flag that says
  /// that it came and the app has not returned yet.
  public var left: Int?
  /// The `later` that it is the end of; nil for one that is written as a trigger.
  public var origin: Int?
  /// Of such an end: a destructive button or a dialog began it, so that it has the person’s word.
  public var hasWord = false
  /// Of such an end: all it does is asked of its screen, so that it comes to the same whenever it ends without that.
  public var needsScreen = false
  /// Of such an end: who may wait for it.
  public var waits: [Waiting] = []

  /// A trigger that does nothing yet.
  init(
    _ kind: TriggerKind, label: String, path: ElementPath, place: Place, screen: Int?, receiver: Receiver,
    origin: Int? = nil
  ) {
    self.kind = kind
    self.label = label
    self.path = path
    self.place = place
    self.screen = screen
    self.receiver = receiver
    self.origin = origin
  }

  /// A screen that waits for the end of some work.
  public struct Waiting: Sendable, Hashable {
    /// The screen.
    public var screen: Int
    /// The flag that says that the work has not ended.
    public var pending: Int
    /// The flag that says the same, the screen being gone meanwhile.
    public var orphaned: Int
  }
}
