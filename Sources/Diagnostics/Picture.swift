/// A step of a trace as a picture: where the action is done, and the screens after it.
public struct Picture: Hashable, Sendable {
  /// The action, in the scene before it.
  public var touch: Touch
  /// The result in a sentence or two; may be empty.
  public var change: String
  /// The screens after the action.
  public var scene: Scene
  /// Events that the scene alone does not show.
  public var incidents: [Incident]

  /// Creates a picture.
  public init(touch: Touch, change: String, scene: Scene, incidents: [Incident] = []) {
    self.touch = touch
    self.change = change
    self.scene = scene
    self.incidents = incidents
  }

  /// An event that cannot be seen on the screens.
  public enum Incident: Hashable, Sendable {
    /// Work is lost without the user's consent.
    case lost(String)
    /// A screen was requested but did not appear.
    case missing(String)
    /// A gesture was refused.
    case refused
    /// The app crashed, with the reason.
    case crash(String)
  }
}

/// An action of the user or an event from outside, and where it happens.
public struct Touch: Hashable, Sendable {
  /// The kind of action.
  public enum Gesture: String, Sendable {
    /// A tap on a button.
    case tap
    case back
    /// A tap on a tab or column.
    case tab
    case tapOutside = "tap-outside"
    case swipeDown = "swipe-down"
    /// Begun and cancelled.
    case swipeAbandoned = "swipe-abandoned"
    case edgeSwipe = "edge-swipe"
    case escape, edit, search
    /// A sheet is resized to another height.
    case resize
    /// The user chooses something in a system controller.
    case choose
    /// The device is rotated.
    case turn
    /// The window becomes narrow or wide.
    case window
    /// A trigger or a flag.
    case outside
  }

  /// The kind of action.
  public var gesture: Gesture
  /// Its target: the id of a button, the title of a tab, a description of work or of the event; may be empty.
  public var target: String
  /// The layer where it happens, by its number in the scene.
  public var layer: Int

  /// Creates a touch.
  public init(_ gesture: Gesture, target: String = "", layer: Int) {
    self.gesture = gesture
    self.target = target
    self.layer = layer
  }
}
