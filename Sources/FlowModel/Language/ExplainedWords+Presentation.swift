extension Style: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .automatic:
      ("what UIKit chooses where nothing is set: by kind and version a sheet or the full screen", nil)
    case .fullScreen:
      ("fills the screen; what lies beneath is taken away meanwhile, and no swipe closes it", nil)
    case .overFullScreen:
      ("fills the screen; what lies beneath stays and may shine through, and no swipe closes it", nil)
    case .pageSheet:
      (
        "a card that a swipe closes from iOS 13 on, about as wide as a page in regular width; in compact height the whole screen",
        "writing a mail"
      )
    case .formSheet:
      (
        "a card that a swipe closes from iOS 13 on, small and centred in regular width; in compact height the whole screen",
        "adding an event"
      )
    case .popover:
      (
        "a bubble that points at its anchor, and a tap beside it closes it; in compact width a sheet, unless `adaptation` says otherwise",
        "options of a tool on iPad"
      )
    case .currentContext:
      ("fills the nearest controller beneath that defines a context, such as one column of a split view", nil)
    case .overCurrentContext: ("as `currentContext`; what lies beneath stays and may shine through", nil)
    case .custom: ("as the app’s own presentation controller shows it; `custom` describes that", nil)
    case .none:
      ("nothing is adapted: only an adaptive delegate returns it, and nothing is presented with it", nil)
    case .sheet: ("SwiftUI `.sheet`: a card that a swipe closes; in compact height the whole screen", nil)
    case .fullScreenCover: ("SwiftUI `.fullScreenCover`: fills the screen, and no swipe closes it", nil)
    case .inspector:
      ("SwiftUI `.inspector`: a column beside live content where there is room, else a sheet", nil)
    }
  }
}

extension Transition: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .coverVertical: ("slides up from the bottom edge", nil)
    case .flipHorizontal: ("the view turns over like a card", nil)
    case .crossDissolve: ("fades in over what lies beneath", nil)
    case .partialCurl: ("a corner of what lies beneath curls up and reveals it; with `fullScreen` alone", nil)
    case .zoom: ("grows out of the view that was tapped", "a photo of a grid")
    case .custom: ("an animation of the app’s own", nil)
    }
  }
}

extension CompactAdaptation: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .automatic: ("as SwiftUI does by itself: a popover becomes a sheet", nil)
    case .none: ("nothing changes: a popover stays one", nil)
    case .popover: ("a popover", nil)
    case .sheet: ("a sheet", nil)
    case .fullScreenCover: ("a cover that fills the screen", nil)
    }
  }
}

extension DelegateOwner: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .presented: ("of the controller that is presented, which UIKit asks and tells", nil)
    case .child:
      (
        "of a child of it, which UIKit neither asks nor tells",
        "the first page of the navigation controller that is presented"
      )
    }
  }
}

extension CustomGesture: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .tapOutside: ("a tap beside what is presented", nil)
    case .swipeDown: ("a pull downwards", nil)
    }
  }
}

extension CleanUp: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .abandoned: ("where the presentation is given up: `presentationTransitionDidEnd(false)`", nil)
    case .dismissed: ("once the dismissal is over: `dismissalTransitionDidEnd(true)`", nil)
    }
  }
}

extension RemovalTime: ExplainedWord {
  var explained: (meaning: String, example: String?) {
    switch self {
    case .willBegin: ("when it begins, `dismissalTransitionWillBegin`: a pull may still be given up", nil)
    case .didEnd: ("once it is over, `dismissalTransitionDidEnd`", nil)
    }
  }
}

extension WordChoice {
  /// `in` of a screen.
  static let containers = Self([
    "navigation": "at the root of a navigation controller, with a bar and a stack of its own",
    "none": "by itself, without a bar",
  ])
  /// `in` of an adaptation.
  static let adaptedContainer = Self([
    "navigation": "the adapted form stands in a navigation controller, with a bar for a Close or Done button"
  ])
  /// `back` in one word.
  static let backButtons = Self([
    "system": "the Back button that UIKit draws, and the swipe from the edge",
    "hidden": "neither Back nor the swipe from the edge, as with `hidesBackButton`",
  ])
  /// `escape` in one word.
  static let noEscape = Self(["none": "the gesture does nothing"])
  /// `passthrough` in one word.
  static let allPasses = Self(["all": "everything beside the popover stays live"])
  /// `anchor`, unless it is a button’s id.
  static let anchors = Self([
    "sender": "the button that was tapped", "view": "a view", "back": "the own Back button",
    "none": "nothing is set",
  ])
  /// The detents that every sheet knows.
  static let detents = Self([
    "medium": "about half of the height; not in compact height",
    "large": "as high as a sheet can be",
  ])
  /// `window` of a presentation.
  static let windows = Self([
    "own": "a window above that of the app, which goes with what it shows"
  ])
}
