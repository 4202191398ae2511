public import Diagnostics

/// A trigger: something that runs effects without a tap on a button, such as a notification, a timer, a
/// gesture, or the end of some work.
public struct Trigger: Sendable, Equatable {
  /// The kind.
  public var kind: TriggerKind
  /// The text in traces; by default the word of `when`.
  public var label: String
  /// `triggers.<id>` or `screens.<id>.triggers.<id>`.
  public var path: ElementPath
  /// The place of its label, otherwise of its `when`.
  public var place: Place
  /// The screen to which it belongs; nil for a trigger of the file.
  public var screen: ScreenID?
  /// When it can run.
  public var condition = Condition.always
  /// The performer of its effects.
  public var receiver: Receiver
  /// The screen, if the receiver is `named`.
  public var named: ScreenID?
  /// The screens that can perform its effects; never empty.
  public var performers: [ScreenID] = []
  /// Its effects.
  public var does: [Step] = []
  /// For a trigger that can run only once: the flag that is set when it has run.
  public var once: FlagID?
  /// For a trigger of the kind `background`, in a flow with one of the kind `foreground`: the flag that is
  /// set while the app is in the background.
  public var left: FlagID?
  /// For the end of work, the `later` effect that started it; nil for a trigger that is written in
  /// `triggers`.
  public var origin: EffectID?
  /// For the end of work: whether a destructive button or a dialog started it, so that the user has consented
  /// to lose work.
  public var hasWord = false
  /// For the end of work: whether all of its effects need its screen. If that screen was removed, the end has
  /// no effect.
  public var needsScreen = false
  /// For the end of work: the screens that may wait for it.
  public var waits: [Waiting] = []

  /// Creates a trigger without effects.
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
    /// The flag that is set until the work ends.
    public var pending: FlagID
    /// The flag that is set instead after the screen was removed.
    public var orphaned: FlagID
    /// Both flags.
    public var flags: [FlagID] { [pending, orphaned] }
  }
}
