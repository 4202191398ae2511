public import Diagnostics

/// A presentation: one place in a flow that presents a screen.
///
/// Its code may belong to several presenters, because a dialog's handler is performed by the screen that
/// presented the dialog. It is still one presentation with several `sources`, as it is one place to check and
/// to repair. `by: topmost` can be any screen; it counts as the screen that contains the code, or as the root
/// for triggers of the file.
public struct Presentation: Sendable, Equatable {
  /// The path of the element that contains its effect, followed by `present` and the target.
  public var path: ElementPath
  /// The place of the name after `present:`.
  public var place: Place
  /// Its effect.
  public var effect: EffectID
  /// The screens that can perform it, in the order of the flow; never empty.
  public var sources: [ScreenID] = []
  /// The presented screen.
  public var target: ScreenID
  /// The framework that presents: that of the first source.
  public var framework: Framework = .uikit
  /// The button that contains it, if any.
  public var button: ButtonID?
  /// The kind of the trigger that contains it; `none` without one.
  public var trigger: TriggerKind = .none
  /// Whether the user causes it: by a button, Back, Escape, or a gesture that the app refused.
  public var byPerson = false
  /// The options: a key of the presentation has priority over the same key of the screen, and this over
  /// UIKit's default.
  public var options = PresentationOptions()
  /// The callbacks that are written with `present`: their delegate is the presenter.
  public var callbacks: [CallbackID] = []
  /// The guard that the presenter sets on the presented controller.
  public var `guard` = Guard.none

  /// Creates a presentation whose options and presenters are not resolved yet.
  init(path: ElementPath, place: Place, effect: EffectID, target: ScreenID) {
    self.path = path
    self.place = place
    self.effect = effect
    self.target = target
  }

  /// The first of ``sources``.
  public var source: ScreenID { sources[0] }

  /// The screens with which its layer may begin: the target, and the screen that replaces it in the adapted
  /// form.
  public var contents: [ScreenID] { [target] + (options.adaptation.content.map { [$0] } ?? []) }

  /// The flag by which SwiftUI presents and which it clears at the end; nil for UIKit, which clears none.
  public var binding: FlagID? { framework == .swiftui ? options.state : nil }
}

/// The options of a presentation, resolved: the presentation has priority over the screen, and the screen
/// over UIKit's defaults.
public struct PresentationOptions: Sendable, Equatable {
  /// The styles: one, or the first whose condition is true.
  public var styles = [StyleChoice(Condition.always, .automatic)]
  /// Whether a style is written, on the presentation or on the screen.
  public var isStyleWritten = false
  /// `modalTransitionStyle`.
  public var transition: Transition = .coverVertical
  /// Whether it is animated. Otherwise there is no time in which another request could be dropped.
  public var animated = true
  /// The anchor of a popover.
  public var anchor: Anchor = .none
  /// Whether an anchor is written, on the presentation or on the screen.
  public var saysAnchor = false
  /// The views that react to touches beside the popover.
  public var passthrough: Passthrough = .neighbours
  /// The detents, the smallest first.
  public var detents = ["large"]
  /// `largestUndimmedDetentIdentifier`: up to this detent the presenter reacts to touches; empty for never.
  public var undimmed = ""
  /// `prefersGrabberVisible`.
  public var grabber = false
  /// `prefersEdgeAttachedInCompactHeight`.
  public var edgeAttached = false
  /// The answers of the adaptive delegate.
  public var adaptation = Adaptation()
  /// Whether the delegate was set on a child instead of the presented controller.
  public var delegateOf: DelegateOwner = .presented
  /// The app's own presentation controller.
  public var custom = CustomPresentation()
  /// Whether it is presented in a window of its own.
  public var ownWindow = false
  /// SwiftUI: the name of the modifier, which several presentations may share; by default the target's id;
  /// empty in UIKit.
  public var modifier = ""
  /// The flag in which the app stores whether it is presented.
  public var state: FlagID?
  /// SwiftUI: flags for state of the presenter that only the content reads.
  public var reads: [FlagID] = []

  /// All styles that may be declared, without duplicates.
  public var declaredStyles: [Style] {
    styles.reduce(into: []) { if !$0.contains($1.style) { $0.append($1.style) } }
  }
}

/// A style with its condition.
public struct StyleChoice: Sendable, Hashable {
  /// The condition.
  public var condition: ConditionID
  /// The style.
  public var style: Style

  /// Creates a style with its condition.
  public init(_ condition: ConditionID, _ style: Style) {
    self.condition = condition
    self.style = style
  }
}

/// The anchor of a popover.
public enum Anchor: Sendable, Hashable {
  /// Nothing set.
  case none
  /// A view, or the default of SwiftUI.
  case view
  /// The app's own Back button.
  case back
  /// A button.
  case button(ButtonID)
}

/// The views that stay interactive beside a popover.
public enum Passthrough: Sendable, Hashable {
  /// The default of UIKit: the bar buttons beside a bar button that is the anchor.
  case neighbours
  /// All views.
  case all
  /// These buttons.
  case buttons([ButtonID])
}

/// The answers of the adaptive delegate, or SwiftUI's `presentationCompactAdaptation`.
public struct Adaptation: Sendable, Equatable {
  /// The results of `adaptivePresentationStyle(for:traitCollection:)`; empty if it is not implemented.
  public var styles: [StyleChoice] = []
  /// The results of `adaptivePresentationStyle(for:)`; empty if it is not implemented.
  public var compactWidthStyles: [StyleChoice] = []
  /// The screen that is shown in the adapted form, if it is another one.
  public var content: ScreenID?
  /// Whether the content is wrapped in a navigation controller.
  public var inNavigation = false
  /// Buttons that only the adapted form has.
  public var buttons: [ButtonID] = []
  /// The detents of the adaptive sheet; empty for those of the presentation.
  public var detents: [String] = []
  /// Whether the adaptive sheet shows its grabber; nil for the same as the presentation.
  public var grabber: Bool?
  /// The adaptation of SwiftUI in compact width.
  public var horizontal: CompactAdaptation = .automatic
  /// The adaptation of SwiftUI in compact height, which has priority if both are compact.
  public var vertical: CompactAdaptation = .automatic
}

/// The app's own presentation controller.
public struct CustomPresentation: Sendable, Hashable {
  /// Whether a transitioning delegate provides the presentation controller.
  public var delegated = true
  /// `shouldRemovePresentersView`.
  public var removesPresenter = false
  /// Custom gestures that dismiss it.
  public var closesBy: [CustomGesture] = []
  /// Whether those gestures honour the guard.
  public var asks = false
  /// Whether it adds views in `presentationTransitionWillBegin`.
  public var addsViews = false
  /// The ends of a transition at which it removes these views.
  public var cleansUp: [CleanUp] = CleanUp.allCases
  /// The time of their removal in a dismissal.
  public var removesViewsAt: RemovalTime = .didEnd
  /// Whether the app stores the presentation controller instead of reading the current one.
  public var cached = false
}
