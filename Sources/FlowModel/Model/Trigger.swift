public import Diagnostics

/// Something that starts effects without a tap on a button: a notification, a timer, a gesture, the end of some work.
public struct Trigger: Sendable, Equatable {
  /// What happens.
  public var kind: TriggerKind
  /// For traces; the word of `when` where none is written.
  public var label: String
  /// `triggers.<id>` or `screens.<id>.triggers.<id>`.
  public var path: ElementPath
  /// Its label, else its `when`.
  public var place: Place
  /// The screen it belongs to; nil for the file's.
  public var screen: ScreenID?
  /// When it can start.
  public var condition = Condition.always
  /// Who performs its effects.
  public var receiver: Receiver
  /// The screen that is meant where the receiver is `named`.
  public var named: ScreenID?
  /// Who performs its effects, as screens; never empty.
  public var performers: [ScreenID] = []
  /// What follows.
  public var does: [Step] = []
  /// For a trigger that can start only once: the flag that is set when it has started.
  public var once: FlagID?
  /// For a trigger of the kind `background`, in a flow that also has one of the kind `foreground`: the flag that is set while
  /// the app is in the background.
  public var left: FlagID?
  /// The effect `later` that this trigger completes; nil for a trigger that is written in `triggers`.
  public var origin: EffectID?
  /// For the completion of a `later`: it was begun by a destructive button or in a dialog, so the person has agreed to lose
  /// work.
  public var hasWord = false
  /// For the completion of a `later`: everything it does needs its screen. Once that screen is gone, nothing happens when the
  /// work ends.
  public var needsScreen = false
  /// For the completion of a `later`: the screens that may be waiting for it.
  public var waits: [Waiting] = []

  /// A trigger that does nothing yet.
  init(
    _ kind: TriggerKind, label: String, path: ElementPath, place: Place, screen: ScreenID?,
    receiver: Receiver,
    origin: EffectID? = nil
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
    public var screen: ScreenID
    /// The flag that says that the work has not ended.
    public var pending: FlagID
    /// The flag that is set instead once the screen is gone.
    public var orphaned: FlagID
    /// Both flags.
    public var flags: [FlagID] { [pending, orphaned] }
  }
}
