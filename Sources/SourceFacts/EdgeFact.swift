/// One way from a screen to another that code or a storyboard holds.
public struct EdgeFact: Hashable, Sendable {
  /// What is done.
  public enum Verb: String, Sendable, CaseIterable {
    /// It is presented modally.
    case present
    /// It is pushed onto a navigation stack.
    case push
    /// It becomes the detail of a split view.
    case showDetail
    /// It is the root of a navigation controller or of the window.
    case root
    /// It takes the place of what the app's window shows.
    case setRoot
    /// It is a tab.
    case tab
    /// It is a column of a split view.
    case column
    /// It is a part of the screen.
    case embed
    /// An unwind segue goes back.
    case unwind
  }

  /// Who speaks: a storyboard, UIKit code, SwiftUI code.
  public enum Framework: String, Sendable, CaseIterable {
    /// A storyboard.
    case storyboard
    /// UIKit code.
    case uikit
    /// SwiftUI code.
    case swiftui
  }

  /// Who presents where no screen is named: what an app's own helpers look for.
  public enum Front: String, Sendable, CaseIterable {
    /// Whatever is in front.
    case topmost
    /// What the app's window begins with.
    case root
  }

  /// Who presents.
  public struct Source: Hashable, Sendable {
    /// The type whose code or scene it stands in; nil where that is no type.
    public var type: String?
    /// The screens that contain that type, or the type itself.
    public var screens: [String]
    /// How sure that is.
    public var sure: Confidence
    /// Where code asks for whatever is in front, or for the window's first screen, and no screen for which it does is
    /// known.
    public var front: Front?

    /// A source.
    public init(type: String?, screens: [String] = [], sure: Confidence, front: Front? = nil) {
      self.type = type
      self.screens = screens
      self.sure = sure
      self.front = front
    }
  }

  /// How it is presented.
  public struct Style: Hashable, Sendable {
    /// The style's name; several with `|` between them where code chooses.
    public var value: String
    /// Where it is set; nil where the verb says it.
    public var place: SourcePlace?
    /// How sure it is.
    public var sure: Confidence
    /// Whether a condition stands around it.
    public var isConditional: Bool

    /// A style.
    public init(value: String, place: SourcePlace? = nil, sure: Confidence, isConditional: Bool = false) {
      self.value = value
      self.place = place
      self.sure = sure
      self.isConditional = isConditional
    }
  }

  /// What is done.
  public var verb: Verb
  /// Who speaks.
  public var framework: Framework
  /// Who presents.
  public var source: Source
  /// What is presented.
  public var target: TargetFact
  /// How; nil where nothing says so.
  public var style: Style?
  /// Whether a popover's anchor is set there.
  public var isAnchored = false
  /// Whether a delegate of the presentation controller, or `onDismiss`, is set there.
  public var hasDelegate = false
  /// Whether something happens once it is up.
  public var hasCompletion = false
  /// Whether a test of the idiom or the size class stands around the style.
  public var isByIdiom = false
  /// What the person or the system does to make it happen.
  public var trigger: ButtonFact?
  /// SwiftUI: the view with the modifier that presents and what that is bound to, `ListView.sheet`.
  public var modifier: String?
  /// SwiftUI: where the view begins that has the modifier; what two modifiers of one view share.
  public var view: SourcePlace?
  /// The condition of `#if` under which alone it is built, where it is not known whether that holds.
  public var builtIf: String?
  /// The function it stands in.
  public var function: String?
  /// The places of the helpers between the call and the presentation, the innermost last.
  public var via: [SourcePlace] = []
  /// The rules that inferred what is not exact.
  public var rules: [String] = []
  /// Where it stands.
  public var place: SourcePlace

  /// An edge with what every edge has.
  public init(
    verb: Verb, framework: Framework, source: Source, target: TargetFact, place: SourcePlace
  ) {
    self.verb = verb
    self.framework = framework
    self.source = source
    self.target = target
    self.place = place
  }

  /// The rule of what the source presents once it has been dismissed itself: whoever is in front then does it.
  public static let afterDismissal = "after its own dismissal"

  /// How sure the whole is.
  public var sure: Confidence { min(source.sure, target.sure) }
}
