extension KeyTable {
  private static let edge: Set<Form> = [.button, .effect, .trigger]

  static let presentation: [KeyEntry] = [
    KeyEntry(
      .style, styles, absent: "`automatic`; SwiftUI: `sheet`",
      "`modalPresentationStyle`, or one for each condition"),
    KeyEntry(
      .transition, .words(Transition.spellings), absent: "`coverVertical`", "`modalTransitionStyle`"),
    KeyEntry(
      .animated, .bool, absent: "`true`",
      "false: no transition, so nothing can fall into it; also beside `dismiss`"),
    KeyEntry(
      .anchor, .anchor, absent: "`none`; SwiftUI: the view that carries the modifier",
      "`sourceItem`, `sourceView`, `barButtonItem`; `sender` is the button tapped, `back` the own Back button"
    ),
    KeyEntry(
      .passthrough, .either(.words(["all"]), .list(.button)),
      absent: "the bar buttons beside a bar-button anchor",
      "`passthroughViews`: what stays live beside a popover",
      place: .uikit),
    KeyEntry(
      .detents, .list(.detent, atLeast: 1), absent: "`[large]`",
      "sheet detents, smallest first: `medium`, `large` or own names"),
    KeyEntry(
      .largestUndimmedDetent, .detent, absent: "always dimmed", "up to it the presenter stays live"),
    KeyEntry(.grabber, .bool, absent: "`false`", "`prefersGrabberVisible`"),
    KeyEntry(
      .edgeAttachedInCompactHeight, .bool, absent: "`false`", "`prefersEdgeAttachedInCompactHeight`",
      place: .uikit),
    KeyEntry(
      .adaptation, .mapping(.adaptation), absent: "the style’s own", "what the adaptive delegate answers"),
    KeyEntry(
      .guard, .either(.condition, .mapping(.guard)), absent: "`never`",
      "set by the presenter on the controller it presents: the navigation controller, if there is one",
      forms: edge),
    KeyEntry(
      .callbacks, .mapping(.edgeCallbacks), absent: "no delegate",
      "the presenter is the delegate and performs them", forms: edge),
    KeyEntry(
      .delegateOf, .words(DelegateOwner.spellings), absent: "`presented`",
      "whose `presentationController` got the delegate", place: .uikit),
    KeyEntry(
      .custom, .mapping(.custom), absent: "UIKit’s own controller",
      "with `style: custom`: the app’s presentation controller"),
    KeyEntry(
      .window, .words(["own"]), absent: "the app’s window",
      "presented in a window of its own, above everything"),
    KeyEntry(
      .modifier, .name, absent: "one modifier for each target",
      "presentations that share one `.sheet(item:)`; a new one replaces the one that is up", place: .swiftui),
    KeyEntry(
      .state, .flag, absent: "UIKit keeps none, SwiftUI clears it itself",
      "a flag of the app’s own that says it is up: set when presenting; presenting again is ignored while it is set"
    ),
  ]

  static let adaptation: [KeyEntry] = [
    KeyEntry(
      .style, .either(.words(uikitStyles), .byCondition(.words(uikitStyles))), absent: "not implemented",
      "`adaptivePresentationStyle(for:traitCollection:)`", place: .uikit),
    KeyEntry(
      .compactWidthStyle, .words(uikitStyles), absent: "not implemented",
      "`adaptivePresentationStyle(for:)`, asked only for compact width", place: .uikit),
    KeyEntry(
      .content, .screen, absent: "same content",
      "`viewControllerForAdaptivePresentationStyle` returns another screen", place: .uikit),
    KeyEntry(
      .in, .words(["navigation"]), absent: "as presented", "... wraps the content in a navigation controller",
      place: .uikit),
    KeyEntry(.buttons, buttons, absent: "none more", "buttons that only the adapted form has"),
    KeyEntry(
      .detents, .list(.detent, atLeast: 1), absent: "as presented", "set in `prepare`, on the adaptive sheet",
      place: .uikit),
    KeyEntry(
      .grabber, .bool, absent: "as presented", "set in `prepare`, on the adaptive sheet", place: .uikit),
    KeyEntry(
      .horizontal, .words(CompactAdaptation.spellings), absent: "`automatic`",
      "`presentationCompactAdaptation(horizontal:vertical:)`, compact width", place: .swiftui),
    KeyEntry(
      .vertical, .words(CompactAdaptation.spellings), absent: "`automatic`",
      "... compact height; it wins where both are compact", place: .swiftui),
  ]

  static let custom: [KeyEntry] = [
    KeyEntry(
      .transitioningDelegate, .bool, absent: "`true`",
      "someone vends the controller; without it UIKit falls back to full screen"),
    KeyEntry(.removesPresenter, .bool, absent: "`false`", "`shouldRemovePresentersView`"),
    KeyEntry(
      .closesBy, .list(.words(CustomGesture.spellings)), absent: "none", "gestures the app built itself"),
    KeyEntry(.asks, .bool, absent: "`false`", "those gestures honour the guard"),
    KeyEntry(
      .addsViews, .bool, absent: "`false`",
      "adds dimming or decoration in `presentationTransitionWillBegin`"),
    KeyEntry(
      .cleansUp, .list(.words(CleanUp.spellings)), absent: "both",
      "removes them in `presentationTransitionDidEnd(false)`, in `dismissalTransitionDidEnd`"),
    KeyEntry(
      .removesViewsAt, .words(RemovalTime.spellings), absent: "`did-end`", "when the dismissal removes them"),
    KeyEntry(
      .cached, .bool, absent: "`false`", "keeps the presentation controller instead of reading it again"),
  ]

  static let styles = ValueType.either(.words(Style.spellings), .byCondition(.words(Style.spellings)))
  /// Styles that UIKit knows.
  static let uikitStyles = Style.spellings.filter { !["sheet", "fullScreenCover", "inspector"].contains($0) }
}
