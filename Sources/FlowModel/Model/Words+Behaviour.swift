/// What an effect does.
public enum Verb: String, FlowWord {
  case present, push, pop
  case popTo = "pop-to"
  case popToRoot = "pop-to-root"
  case dismiss, unwind
  case setRoot = "set-root"
  case select
  case save, discard, complete, run, set, clear, later

  /// It moves screens, so something can wait in `then` for its end.
  public var isTransition: Bool {
    switch self {
    case .present, .push, .pop, .popTo, .popToRoot, .dismiss, .unwind, .setRoot: true
    case .select, .save, .discard, .complete, .run, .set, .clear, .later: false
    }
  }

  /// It stands alone as a word, with its default value.
  public var isBare: Bool {
    switch self {
    case .pop, .popToRoot, .dismiss, .save, .discard, .complete: true
    default: false
    }
  }
}

/// The controller that a message is sent to, or that performs an effect.
public enum Receiver: String, FlowWord {
  case `self`, presenter, presented, parent, root, topmost, named
}

/// What a condition amounts to.
public enum Truth: String, FlowWord {
  case never, always, unsaved, varies
}

/// A finite fact that a condition reads.
public enum Fact: String, FlowWord {
  case unsaved, width, height, orientation, idiom, ios, flag, searching, presented, adapted, front
  case `guard`
}

/// UIKit's and SwiftUI's calls into the app, in kebab case.
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
}

/// What starts without a tap.
public enum TriggerKind: String, FlowWord {
  case none, launch, foreground, background
  case deepLink = "deep-link"
  case notification, timer, error, message, shortcut
  /// A gesture of the app’s own, or a shake: what a person does without a button. One of a screen reaches it in front only.
  case gesture
  /// Work that ends some time after it was begun; written as the effect `later`.
  case later

  /// The words that stand behind `when`.
  static let written = spellings.filter { $0 != "none" && $0 != "later" }
}

/// What a flag is when the app starts; `varies` is no state: each event may find it either way, the same within one event.
public enum FlagStart: String, FlowWord {
  case cleared, set, varies

  /// What a flag of one screen may be: what varies is nobody’s.
  static let ofScreens = spellings.filter { $0 != "varies" }
}

/// What an unsaved point is when its screen appears.
public enum PointStart: String, FlowWord {
  case clean, unsaved
}

/// A gesture that an app built for its own presentation controller.
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

/// Whose presentation controller got the delegate.
public enum DelegateOwner: String, FlowWord {
  case presented, child
}
