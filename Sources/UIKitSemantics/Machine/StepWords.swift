public import FlowModel

/// What an interactive dismissal would meet.
public enum Gesture: String, FlowWord {
  case none, closes, refused
}

/// Why a request came to nothing.
public enum DropReason: String, FlowWord {
  /// F7.2: the presenter presents something already.
  case alreadyPresenting = "already-presenting"
  /// F7.4: the presenter’s view is not on screen.
  case notInWindow = "not-in-window"
  case presenterGone = "presenter-gone"
  /// F7.5: a presentation or dismissal is running.
  case inTransition = "in-transition"
  /// There is no navigation controller to push onto.
  case noNavigation = "no-navigation"
  /// F6.12: nobody implements the unwind action; or whoever should perform is not up.
  case noDestination = "no-destination"
  /// The app’s own flag says that it is up already.
  case stateStillSet = "state-still-set"
  /// F7.12: SwiftUI holds it back until the other one is gone.
  case mustWait = "must-wait"
}

/// Who went when a controller was told to dismiss.
public enum Hit: String, FlowWord {
  case receiver, child, presenter, nothing
  /// The request of an extension has ended, and all that it has presented goes.
  case request
}

/// What is found to be wrong besides.
public enum Found: String, FlowWord {
  /// F6.9: a retained controller shows what it showed before.
  case retainedContent = "retained-content"
  /// Seed 001: views of the app’s presentation controller stay.
  case viewsLeft = "views-left"
  /// Seed 001: they are gone although the dismissal was abandoned.
  case viewsRemovedEarly = "views-removed-early"
  /// F0.7: a presentation controller that was kept is not the one in force.
  case staleController = "stale-controller"
  /// F7.21: SwiftUI presents it again, because its flag was left set.
  case comesByItself = "comes-by-itself"
}

/// A request that came to nothing.
public struct Drop: Sendable, Hashable {
  /// Why.
  public var reason: DropReason
  /// The index of the presentation; -1 for other requests.
  public var presentation: PresentationID?
  /// The screen or unwind name.
  public var target: String
}

/// One call of dismiss.
public struct Dismissal: Sendable, Hashable {
  /// Whom the code told.
  public var receiver: Receiver
  /// Who went.
  public var hit: Hit
  /// How many layers went, counted to two.
  public var layers: UInt8
}
