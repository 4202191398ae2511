extension KeyTable {
  private static let edge: Set<Form> = [.button, .effect, .trigger]

  static let presentation: [KeyEntry] = [
    KeyEntry(
      .style, styles, absent: "`automatic`; SwiftUI: `sheet`; with `window: own` full screen",
      "`modalPresentationStyle`, or one for each condition"),
    KeyEntry(
      .transition, .words(WordChoice(Transition.self)), absent: "`coverVertical`", "`modalTransitionStyle`",
      to: .options { $1.read(into: &$0.transition) }),
    KeyEntry(
      .animated, .bool, absent: "`true`",
      "false: no transition, so nothing can fall into it; also beside `dismiss`",
      to: .options { $1.read(into: &$0.animated) }),
    KeyEntry(
      .anchor, .anchor, absent: "`none`; SwiftUI: the view that carries the modifier",
      "`sourceItem`, `sourceView`, `barButtonItem`; `sender` is the button tapped, `back` the own Back button"
    ),
    KeyEntry(
      .passthrough, .either(.words(.allPasses), .list(.button)),
      absent: "the bar buttons beside a bar-button anchor",
      "`passthroughViews`: what stays live beside a popover",
      place: .uikit),
    KeyEntry(
      .detents, .list(.detent, atLeast: 1), absent: "`[large]`",
      "sheet detents, smallest first: `medium`, `large` or own names"),
    KeyEntry(
      .largestUndimmedDetent, .detent, absent: "always dimmed", "up to it the presenter stays live"),
    KeyEntry(
      .grabber, .bool, absent: "`false`", "`prefersGrabberVisible`",
      to: .options { $1.read(into: &$0.grabber) }),
    KeyEntry(
      "edge-attached-in-compact-height", .bool, absent: "`false`", "`prefersEdgeAttachedInCompactHeight`",
      place: .uikit, to: .options { $1.read(into: &$0.edgeAttached) }),
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
      "delegate-of", .words(WordChoice(DelegateOwner.self)), absent: "`presented`",
      "whose `presentationController` got the delegate", place: .uikit,
      to: .options { $1.read(into: &$0.delegateOf) }),
    KeyEntry(
      .custom, .mapping(.custom), absent: "UIKit’s own controller",
      "with `style: custom`: the app’s presentation controller"),
    KeyEntry(
      .window, .words(.windows), absent: "the app’s window",
      "presented in a window of its own, above everything; unless a style is written, a screen fills it and no gesture closes it"
    ),
    KeyEntry(
      .modifier, .name, absent: "one modifier for each target",
      "presentations that share one `.sheet(item:)`; a new one replaces the one that is up", place: .swiftui),
    KeyEntry(
      .state, .flag,
      absent: "UIKit keeps none, SwiftUI keeps its own, which goes with the view",
      "a flag of the app, or of the screen that presents (`@State`), that says it is up: set when presenting; presenting again is ignored while it is set; SwiftUI clears it when it closes, not where `set-root` takes its screen away, and with that screen as root it comes again"
    ),
    KeyEntry(
      .reads, .list(.flag), absent: "all that it shows is given to it, as by `.sheet(item:)`",
      "flags that stand for other state of its presenter which only its content reads, as an optional beside `isPresented`",
      place: .swiftui),
  ]

  static let adaptation: [KeyEntry] = [
    KeyEntry(
      .style, .either(.words(uikitStyles), .byCondition(.words(uikitStyles))), absent: "not implemented",
      "`adaptivePresentationStyle(for:traitCollection:)`; UIKit takes `fullScreen`, `overFullScreen`, `formSheet` and `none`",
      place: .uikit),
    KeyEntry(
      .compactWidthStyle, .words(uikitStyles), absent: "not implemented",
      "`adaptivePresentationStyle(for:)`, asked only for compact width; UIKit takes `fullScreen`, `overFullScreen` and `none`",
      place: .uikit),
    KeyEntry(
      .content, .screen, absent: "same content",
      "`viewControllerForAdaptivePresentationStyle` returns another screen", place: .uikit),
    KeyEntry(
      .in, .words(.adaptedContainer), absent: "as presented",
      "... wraps the content in a navigation controller",
      place: .uikit),
    KeyEntry(.buttons, buttons, absent: "none more", "buttons that only the adapted form has"),
    KeyEntry(
      .detents, .list(.detent, atLeast: 1), absent: "as presented", "set in `prepare`, on the adaptive sheet",
      place: .uikit),
    KeyEntry(
      .grabber, .bool, absent: "as presented", "set in `prepare`, on the adaptive sheet", place: .uikit,
      to: .adaptation { $1.read(into: &$0.grabber) }),
    KeyEntry(
      "horizontal", .words(WordChoice(CompactAdaptation.self)), absent: "`automatic`",
      "`presentationCompactAdaptation(horizontal:vertical:)`, compact width", place: .swiftui,
      to: .adaptation { $1.read(into: &$0.horizontal) }),
    KeyEntry(
      "vertical", .words(WordChoice(CompactAdaptation.self)), absent: "`automatic`",
      "... compact height; it wins where both are compact", place: .swiftui,
      to: .adaptation { $1.read(into: &$0.vertical) }),
  ]

  static let custom: [KeyEntry] = [
    KeyEntry(
      "transitioning-delegate", .bool, absent: "`true`",
      "someone vends the controller; without it UIKit falls back to full screen",
      to: .custom { $1.read(into: &$0.delegated) }),
    KeyEntry(
      "removes-presenter", .bool, absent: "`false`", "`shouldRemovePresentersView`",
      to: .custom { $1.read(into: &$0.removesPresenter) }),
    KeyEntry(
      "closes-by", .list(.words(WordChoice(CustomGesture.self))), absent: "none",
      "gestures the app built itself",
      to: .custom { $1.read(into: &$0.closesBy) }),
    KeyEntry(
      "asks", .bool, absent: "`false`", "those gestures honour the guard",
      to: .custom { $1.read(into: &$0.asks) }),
    KeyEntry(
      "adds-views", .bool, absent: "`false`",
      "adds dimming or decoration in `presentationTransitionWillBegin`",
      to: .custom { $1.read(into: &$0.addsViews) }),
    KeyEntry(
      "cleans-up", .list(.words(WordChoice(CleanUp.self))), absent: "both",
      "removes them in `presentationTransitionDidEnd(false)`, in `dismissalTransitionDidEnd`",
      to: .custom { $1.read(into: &$0.cleansUp) }),
    KeyEntry(
      "removes-views-at", .words(WordChoice(RemovalTime.self)), absent: "`did-end`",
      "when the dismissal removes them", to: .custom { $1.read(into: &$0.removesViewsAt) }),
    KeyEntry(
      "cached", .bool, absent: "`false`", "keeps the presentation controller instead of reading it again",
      to: .custom { $1.read(into: &$0.cached) }),
  ]

  static let styles = ValueType.either(
    .words(WordChoice(Style.self)), .byCondition(.words(WordChoice(Style.self))))
  /// Styles that UIKit knows.
  static let uikitStyles = WordChoice(Style.self, without: [.sheet, .fullScreenCover, .inspector])
}
