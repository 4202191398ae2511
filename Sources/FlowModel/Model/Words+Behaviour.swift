/// The verb of an effect.
public enum Verb: String, FlowWord {
  case present, push, pop
  case popTo = "pop-to"
  case popToRoot = "pop-to-root"
  case dismiss, unwind
  case setRoot = "set-root"
  case select
  case save, discard, complete, run, set, clear, later

  /// Whether it starts a transition, so that effects in `then` can wait for its end.
  public var isTransition: Bool {
    switch self {
    case .present, .push, .pop, .popTo, .popToRoot, .dismiss, .unwind, .setRoot: true
    case .select, .save, .discard, .complete, .run, .set, .clear, .later: false
    }
  }

  /// Whether it can be written without a value.
  public var isBare: Bool {
    switch self {
    case .pop, .popToRoot, .dismiss, .save, .discard, .complete: true
    default: false
    }
  }
}

/// The receiver of a message, or the performer of an effect.
public enum Receiver: String, FlowWord {
  case `self`, presenter, presented, parent, root, topmost, named
}

/// Whether a condition can be true and false.
public enum Truth: String, FlowWord {
  case never, always, unsaved, varies
}

/// A finite fact that a condition reads.
public enum Fact: String, FlowWord {
  case unsaved, width, height, orientation, idiom, ios, flag, searching, presented, adapted, front
  case `guard`
}

/// The callbacks of UIKit and SwiftUI, in kebab case.
public enum CallbackName: String, FlowWord {
  case didLoad = "did-load"
  case willAppear = "will-appear"
  case didAppear = "did-appear"
  case willDisappear = "will-disappear"
  case didDisappear = "did-disappear"
  case shouldDismiss = "should-dismiss"
  case willDismiss = "will-dismiss"
  case didDismiss = "did-dismiss"
  case didAttemptToDismiss = "did-attempt-to-dismiss"
  case didFinish = "did-finish"
  case didCancel = "did-cancel"
  case onDismiss = "on-dismiss"
  case shouldSelectAgain = "should-select-again"
}

/// The kinds of triggers.
public enum TriggerKind: String, FlowWord {
  case none, launch, foreground, background
  case deepLink = "deep-link"
  case notification, timer, error, message, shortcut
  /// A gesture that the app itself recognises, or a shake. A trigger of this kind in a screen runs only while
  /// that screen is in front.
  case gesture
  /// An input from a device: a key of a keyboard, a scanner, a remote control. It reaches its screen also
  /// when another one is above.
  case input
  /// The end of work that was started by the effect `later`.
  case later

  /// What `when` does not permit.
  static let unwritten: [Self] = [.none, .later]
}

/// The value of a flag when the app starts. `varies` means that the app does not control it: it can change
/// between events, but is constant during an event.
public enum FlagStart: String, FlowWord {
  case cleared, set, varies

  /// The start values that flags of a screen do not have: a flag that varies belongs to the whole app.
  static let ofAppsOnly: [Self] = [.varies]
  /// The words for flags of a screen.
  static let ofScreens = allCases.filter { !ofAppsOnly.contains($0) }.map(\.rawValue)
}

/// The value of an unsaved point when its screen appears.
public enum PointStart: String, FlowWord {
  case clean, unsaved
}

/// A custom gesture of an app's own presentation controller.
public enum CustomGesture: String, FlowWord {
  case tapOutside = "tap-outside"
  case swipeDown = "swipe-down"
}

/// The ends of a transition at which an app's presentation controller removes its views.
public enum CleanUp: String, FlowWord {
  case abandoned, dismissed
}

/// When a dismissal removes the views of an app's presentation controller.
public enum RemovalTime: String, FlowWord {
  case willBegin = "will-begin"
  case didEnd = "did-end"
}

/// SwiftUI's `PresentationAdaptation`.
public enum CompactAdaptation: String, FlowWord {
  case automatic, none, popover, sheet, fullScreenCover
}

/// The controller whose presentation controller has the delegate.
public enum DelegateOwner: String, FlowWord {
  case presented, child
}
