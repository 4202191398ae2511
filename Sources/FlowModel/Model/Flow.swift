public import Diagnostics

/// A flow with all names resolved to identifiers and all defaults applied.
public struct Flow: Sendable {
  /// The files, the root first.
  public var sources: [SourceFile]
  /// The app.
  public var app: App
  /// The root screen of the window.
  public var start = ScreenID(0)
  /// The screens, in the order of the files.
  public var screens = Elements<Screen>()
  /// The buttons of all screens and adapted forms, including those of the system.
  public var buttons = Elements<Button>()
  /// The effects, in order of appearance.
  public var effects = Elements<Effect>()
  /// The presentations.
  public var presentations = Elements<Presentation>()
  /// The callbacks of all screens and presentations.
  public var callbacks = Elements<Callback>()
  /// The triggers: the written ones, those of the file first, and the ends of work started with `later`.
  public var triggers = Elements<Trigger>()
  /// The conditions. The first two are the defaults `always` and `never`; the others are written, or derived
  /// from written ones.
  public var conditions = Elements<Condition>([
    Condition(.always, text: "always"), Condition(.never, text: "never"),
  ])
  /// The expectations, in order of appearance.
  public var expectations = Elements<Expectation>()
  /// The unsaved points of all screens.
  public var unsavedPoints = Elements<UnsavedPoint>()
  /// The flags.
  public var flags = Elements<Flag>()
  /// The declared properties of works.
  public var works = Elements<Work>()
  /// The allowances.
  public var allowances: [Allowance] = []
  /// Keys that are listed under `todo`.
  public var todos: [Todo] = []

  /// Creates a flow without screens, with its first file.
  init(_ source: SourceFile, name: String) {
    sources = [source]
    app = App(name: name, place: Place(source, Span(0, 0)))
  }
}

/// An allowance: a finding that the authors of a flow accept, with their reason.
public struct Allowance: Sendable, Equatable {
  /// The rule.
  public var rule: RuleID
  /// The reason.
  public var reason = ""
  /// The responsible person or team; empty for none.
  public var owner = ""
  /// The last day of validity; nil for no end.
  public var until: Day?
  /// The place of the name of the rule.
  public var place: Place
  /// The element to which it applies, with everything inside of it; empty for the whole flow.
  public var path: ElementPath
}
