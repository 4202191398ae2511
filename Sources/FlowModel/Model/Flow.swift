public import Diagnostics

/// A modal flow, resolved: every name is the identifier of an element, everything absent has UIKit's meaning.
public struct Flow: Sendable {
  /// The files it was read from, the root first.
  public var sources: [SourceFile]
  /// What is built and where it runs.
  public var app: App
  /// The screen that is the window's root.
  public var start = ScreenID(0)
  /// In the order of the files.
  public var screens = Elements<Screen>()
  /// Of all screens and adapted forms, the system's own included.
  public var buttons = Elements<Button>()
  /// Every effect, in order of appearance.
  public var effects = Elements<Effect>()
  /// Every place that presents.
  public var presentations = Elements<Presentation>()
  /// Of all screens and edges.
  public var callbacks = Elements<Callback>()
  /// Those that are written, the file's first, and the ends of work that is begun `later`.
  public var triggers = Elements<Trigger>()
  /// The first two are the defaults `always` and `never`; the others are written, or made of written ones.
  public var conditions = Elements<Condition>([
    Condition(.always, text: "always"), Condition(.never, text: "never"),
  ])
  /// What is expected of steps, in order of appearance.
  public var expectations = Elements<Expectation>()
  /// Of all screens.
  public var unsavedPoints = Elements<UnsavedPoint>()
  /// The app's own facts.
  public var flags = Elements<Flag>()
  /// What the flow declares about works.
  public var works = Elements<Work>()
  /// Findings that are accepted, and where.
  public var allowances: [Allowance] = []
  /// Keys that a person has still to write.
  public var todos: [Todo] = []

  /// A flow without a screen, of which this is the first file.
  init(_ source: SourceFile, name: String) {
    sources = [source]
    app = App(name: name, place: Place(source, Span(0, 0)))
  }
}

/// A finding that the authors of a flow accept, with their reason.
public struct Allowance: Sendable, Equatable {
  /// The rule.
  public var rule: RuleID
  /// Why it is accepted.
  public var reason = ""
  /// The person or team responsible; empty where nobody is named.
  public var owner = ""
  /// The last day it holds; nil for ever.
  public var until: Day?
  /// The name of the rule.
  public var place: Place
  /// The element it covers, with all that is in it; empty for the whole flow.
  public var path: ElementPath
}
