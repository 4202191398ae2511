public import Diagnostics

/// Work that goes with a screen if it is not saved.
public struct UnsavedPoint: Sendable {
  /// Its name.
  public var name: String
  /// `screens.<id>.unsaved.<name>`.
  public var path: ElementPath
  /// Its name, where it is defined.
  public var place: Place
  /// The screen that owns it.
  public var screen: Int
  /// What it is called in reports.
  public var says: String
  /// Whether there is work already when the screen appears.
  public var starts: PointStart = .clean
  /// It survives by itself and cannot be lost.
  public var autosaved = false
}

/// A fact of the app's own that conditions read.
public struct Flag: Sendable {
  /// Its name; of a flag of one screen `screen.flag`, of an implied one nothing.
  public var name: String
  /// Its name, where it is defined.
  public var place: Place
  /// What it is when the app starts, or with a new instance of its screen.
  public var start: FlagStart = .cleared
  /// The screen of which each instance has its own; nil for one of the app.
  public var screen: Int?
  /// Nobody wrote it: it remembers that a trigger came, or that some work has not ended.
  public var isImplied = false
}

/// What is known of a name that `run` uses.
public struct Work: Sendable {
  /// Its name.
  public var name: String
  /// Its name, where it is described.
  public var place: Place
  /// Harmless when run twice, or for an abandoned swipe.
  public var repeatable = false
}
