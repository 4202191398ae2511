public import Diagnostics

/// An edge: one place in a flow that presents a screen.
///
/// The same place may be the code of several presenters: a dialog's handler is performed by whoever presented the
/// dialog. It stays one presentation with several `sources`, because it is one place to look at and to repair.
/// `by: topmost` can be anyone; it counts as the screen it is written on, in the file's triggers as the root.
public struct Presentation: Sendable, Equatable {
  /// The path of the element its effect stands in, `present` and the target.
  public var path: ElementPath
  /// The name that is written behind `present:`.
  public var place: Place
  /// The effect that presents.
  public var effect: EffectID
  /// The screens that can perform it, in the order of the flow; never empty.
  public var sources: [ScreenID] = []
  /// What is presented.
  public var target: ScreenID
  /// Who presents: the framework of the first source.
  public var framework: Framework = .uikit
  /// The button that it is written in, if any.
  public var button: ButtonID?
  /// The kind of the trigger it stands in; `none` without one.
  public var trigger: TriggerKind = .none
  /// A person causes it: by a button, Back, escape, or a gesture that the app refused.
  public var byPerson = false
  /// How it is presented: a key beside `present` wins over the same key of the screen, that over UIKit's default.
  public var options = PresentationOptions()
  /// The callbacks that are written beside `present`: there the presenter is the delegate.
  public var callbacks: [CallbackID] = []
  /// What the presenter sets on the controller it presents.
  public var `guard` = Guard.none

  /// An edge whose options and presenters are still to be resolved.
  init(path: ElementPath, place: Place, effect: EffectID, target: ScreenID) {
    self.path = path
    self.place = place
    self.effect = effect
    self.target = target
  }

  /// The first of ``sources``.
  public var source: ScreenID { sources[0] }

  /// The screens that its layer may begin with: what is presented, and what takes its place in the adapted form.
  public var contents: [ScreenID] { [target] + (options.adaptation.content.map { [$0] } ?? []) }

  /// The flag that SwiftUI presents by, and clears when it closes; nil for UIKit, which clears none.
  public var binding: FlagID? { framework == .swiftui ? options.state : nil }
}

/// What `present`'s modifiers say, resolved: the edge wins over the screen, the screen over UIKit's defaults.
public struct PresentationOptions: Sendable, Equatable {
  /// One style, or the first whose condition holds.
  public var styles = [StyleChoice(Condition.always, .automatic)]
  /// A style is written, on the edge or on the screen.
  public var isStyleWritten = false
  /// `modalTransitionStyle`.
  public var transition: Transition = .coverVertical
  /// Without animation there is no time in which another request could be dropped.
  public var animated = true
  /// Where a popover points.
  public var anchor: Anchor = .none
  /// An anchor is written, beside `present` or on the screen.
  public var saysAnchor = false
  /// Which views react to touches while the popover is up.
  public var passthrough: Passthrough = .neighbours
  /// Sheet detents, smallest first.
  public var detents = ["large"]
  /// `largestUndimmedDetentIdentifier`: up to this detent the presenter reacts to touches; empty where it never does.
  public var undimmed = ""
  /// `prefersGrabberVisible`.
  public var grabber = false
  /// `prefersEdgeAttachedInCompactHeight`.
  public var edgeAttached = false
  /// What the adaptive delegate answers.
  public var adaptation = Adaptation()
  /// The delegate was set on a child, not on what is presented.
  public var delegateOf: DelegateOwner = .presented
  /// The app's own presentation controller.
  public var custom = CustomPresentation()
  /// Presented in a window of its own.
  public var ownWindow = false
  /// SwiftUI: presentations that share one modifier; the target's id where none is written, empty in UIKit.
  public var modifier = ""
  /// The app keeps a flag for “this is presented”.
  public var state: FlagID?
  /// SwiftUI: flags for state of the presenter that only the content reads.
  public var reads: [FlagID] = []

  /// Every style that may be declared, each once.
  public var declaredStyles: [Style] {
    styles.reduce(into: []) { if !$0.contains($1.style) { $0.append($1.style) } }
  }
}

/// A style, and when it is meant.
public struct StyleChoice: Sendable, Hashable {
  /// An index of ``Flow/conditions``.
  public var condition: ConditionID
  /// The style.
  public var style: Style

  /// A style that is meant when the condition holds.
  public init(_ condition: ConditionID, _ style: Style) {
    self.condition = condition
    self.style = style
  }
}

/// Where a popover points.
public enum Anchor: Sendable, Hashable {
  /// Nothing set.
  case none
  /// A view, or what SwiftUI takes by itself.
  case view
  /// The own Back button.
  case back
  /// A button.
  case button(ButtonID)
}

/// What stays live beside a popover.
public enum Passthrough: Sendable, Hashable {
  /// UIKit's: the bar buttons beside a bar-button anchor.
  case neighbours
  /// Everything.
  case all
  /// Buttons.
  case buttons([ButtonID])
}

/// What the adaptive delegate answers, or SwiftUI's `presentationCompactAdaptation`.
public struct Adaptation: Sendable, Equatable {
  /// `adaptivePresentationStyle(for:traitCollection:)`; empty: not implemented.
  public var styles: [StyleChoice] = []
  /// `adaptivePresentationStyle(for:)`; empty: not implemented.
  public var compactWidthStyles: [StyleChoice] = []
  /// Another screen is shown in the adapted form.
  public var content: ScreenID?
  /// The content is wrapped in a navigation controller.
  public var inNavigation = false
  /// Buttons that only the adapted form has.
  public var buttons: [ButtonID] = []
  /// Detents of the adaptive sheet; empty: as presented.
  public var detents: [String] = []
  /// The adaptive sheet shows its grabber; nil: as presented.
  public var grabber: Bool?
  /// SwiftUI, compact width.
  public var horizontal: CompactAdaptation = .automatic
  /// SwiftUI, compact height; it wins where both are compact.
  public var vertical: CompactAdaptation = .automatic
}

/// The app's own presentation controller.
public struct CustomPresentation: Sendable, Hashable {
  /// A transitioning delegate provides the presentation controller.
  public var delegated = true
  /// `shouldRemovePresentersView`.
  public var removesPresenter = false
  /// Gestures that the app built itself.
  public var closesBy: [CustomGesture] = []
  /// Those gestures honour the guard.
  public var asks = false
  /// Adds dimming or decoration in `presentationTransitionWillBegin`.
  public var addsViews = false
  /// The ends at which it removes them.
  public var cleansUp: [CleanUp] = CleanUp.allCases
  /// When the dismissal removes them.
  public var removesViewsAt: RemovalTime = .didEnd
  /// The app keeps the presentation controller instead of asking for the current one.
  public var cached = false
}
