public import Diagnostics

/// Work in a screen that is lost if the screen is closed before the work is saved.
public struct UnsavedPoint: Sendable, Equatable {
  /// Its name.
  public var name: String
  /// `screens.<id>.unsaved.<name>`.
  public var path: ElementPath
  /// Its name, where it is defined.
  public var place: Place
  /// The screen that owns it.
  public var screen: ScreenID
  /// What it is called in reports.
  public var says: String
  /// Whether there is work already when the screen appears.
  public var starts: PointStart = .clean
  /// When work can arise, asked of the screen that edits it.
  public var condition = Condition.always
  /// The app saves it by itself, so it cannot be lost.
  public var autosaved = false
}

/// A fact of the app's own that conditions read.
public struct Flag: Sendable, Equatable {
  /// Its name: `flag`, or `screen.flag` for a flag of one screen; empty for a flag that is not written.
  public var name: String
  /// Its name, where it is defined.
  public var place: Place
  /// What it is when the app starts, or with a new instance of its screen.
  public var start: FlagStart = .cleared
  /// The screen of which each instance has its own; nil for one of the app, and of a screen that is kept and shown again.
  public var screen: ScreenID?
  /// It is not written in the flow: it records that a trigger has started, or that some work has not ended.
  public var isImplied = false
}

/// What `works` says about a name that is used behind `run`.
public struct Work: Sendable, Equatable {
  /// Its name.
  public var name: String
  /// Its name, where it is described.
  public var place: Place
  /// It does no harm if it runs twice, or because of a swipe that is not completed.
  public var repeatable = false
  /// The person can undo it, by Undo or out of a trash, so that it needs no question.
  public var undoable = false
}
