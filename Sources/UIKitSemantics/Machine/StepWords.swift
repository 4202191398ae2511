public import FlowModel

/// What happens to an interactive dismissal.
public enum Gesture: String, FlowWord {
  case none, closes, refused
}

/// Why a request has no effect.
public enum DropReason: String, FlowWord {
  /// F7.2: the presenter already presents something.
  case alreadyPresenting = "already-presenting"
  /// F7.4: the presenter’s view is not on screen.
  case notInWindow = "not-in-window"
  case presenterGone = "presenter-gone"
  /// F7.5: a presentation or dismissal is in progress.
  case inTransition = "in-transition"
  /// There is no navigation controller to push onto.
  case noNavigation = "no-navigation"
  /// F6.12: no screen implements the unwind action; or the performer is not on the stack.
  case noDestination = "no-destination"
  /// The app’s own flag says that it is already presented.
  case stateStillSet = "state-still-set"
  /// F7.12: SwiftUI delays it until the other presentation is dismissed.
  case mustWait = "must-wait"
}

/// What was dismissed when a controller received `dismiss`.
public enum Hit: String, FlowWord {
  case receiver, child, presenter, nothing
  /// The request of an extension has ended, and all that it has presented is dismissed.
  case request
}

/// Other problems that a step can show.
public enum Found: String, FlowWord {
  /// F6.9: a retained controller shows its previous content.
  case retainedContent = "retained-content"
  /// Seed 001: views of the app’s presentation controller were not removed.
  case viewsLeft = "views-left"
  /// Seed 001: these views were removed although the dismissal was cancelled.
  case viewsRemovedEarly = "views-removed-early"
  /// F0.7: a stored presentation controller is not the current one.
  case staleController = "stale-controller"
  /// F7.21: SwiftUI presents it again, because its flag was still set.
  case comesByItself = "comes-by-itself"
}

/// A request that has no effect.
public struct Drop: Sendable, Hashable {
  /// The reason.
  public var reason: DropReason
  /// The presentation; nil for other requests.
  public var presentation: PresentationID?
  /// The screen or the name of the unwind action.
  public var target: String
}

/// A call of `dismiss`.
public struct Dismissal: Sendable, Hashable {
  /// The receiver in the code.
  public var receiver: Receiver
  /// What was dismissed.
  public var hit: Hit
  /// The number of dismissed layers, counted up to two.
  public var layers: UInt8
}
