public import Diagnostics

/// Work in a screen that is lost if the screen is closed before the work is saved.
public struct UnsavedPoint: Sendable, Equatable {
  /// Its name.
  public var name: String
  /// `screens.<id>.unsaved.<name>`.
  public var path: ElementPath
  /// The place of its name in its definition.
  public var place: Place
  /// The screen that owns it.
  public var screen: ScreenID
  /// The name in reports.
  public var says: String
  /// Whether there is unsaved work when the screen appears.
  public var starts: PointStart = .clean
  /// When unsaved work can arise; evaluated for the screen that edits it.
  public var condition = Condition.always
  /// Whether the app saves it automatically, so that it cannot be lost.
  public var autosaved = false
}

/// A flag: a Boolean fact of the app that conditions read.
public struct Flag: Sendable, Equatable {
  /// The name: `flag`, or `screen.flag` for a flag of one screen; empty for a flag that is not written.
  public var name: String
  /// The place of its name in its definition.
  public var place: Place
  /// The value when the app starts, or with a new instance of its screen.
  public var start: FlagStart = .cleared
  /// The screen whose instances each have their own value; nil for a flag of the app or of a retained screen.
  public var screen: ScreenID?
  /// Whether it is not written in the flow: it records that a trigger has run, or that some work has not
  /// ended.
  public var isImplied = false
}

/// The declaration of a work, which is a name used with `run`.
public struct Work: Sendable, Equatable {
  /// Its name.
  public var name: String
  /// The place of its name in its declaration.
  public var place: Place
  /// Whether it is harmless if it runs twice, or in a swipe that is cancelled.
  public var repeatable = false
  /// Whether the user can undo it (with Undo or from a trash), so that it needs no confirmation.
  public var undoable = false
}
