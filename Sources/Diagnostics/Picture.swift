/// A step of a trace as a picture: where it is done, and what then stands on the device.
public struct Picture: Hashable, Sendable {
  /// Where the action is done, in the scene before it.
  public var touch: Touch
  /// What came of it, in a sentence or two; empty where there is nothing to say.
  public var change: String
  /// What stands on the device afterwards.
  public var scene: Scene
  /// What happened that the scene alone does not show.
  public var incidents: [Incident]

  /// A picture from its parts.
  public init(touch: Touch, change: String, scene: Scene, incidents: [Incident] = []) {
    self.touch = touch
    self.change = change
    self.scene = scene
    self.incidents = incidents
  }

  /// What cannot be seen in what stands on the device.
  public enum Incident: Hashable, Sendable {
    /// Work is gone without the person’s word.
    case lost(String)
    /// A screen was asked for and did not come.
    case missing(String)
    /// A gesture was refused.
    case refused
    /// The app is gone, and why.
    case crash(String)
  }
}

/// What a person does, or what comes from outside, and where on the device.
public struct Touch: Hashable, Sendable {
  /// What is done.
  public enum Gesture: String, Sendable {
    /// Of a button.
    case tap
    case back
    /// Of a tab or column.
    case tab
    case tapOutside = "tap-outside"
    case swipeDown = "swipe-down"
    /// Begun and let go.
    case swipeAbandoned = "swipe-abandoned"
    case edgeSwipe = "edge-swipe"
    case escape, edit, search
    /// Of a sheet, to another height.
    case resize
    /// Something is chosen in a system controller.
    case choose
    /// The device turns.
    case turn
    /// The window gets narrow or wide.
    case window
    /// The app or the world: a trigger, a flag.
    case outside
  }

  /// What is done.
  public var gesture: Gesture
  /// To what: the id of a button, the title of a tab, work in words, what happens outside; may be empty.
  public var target: String
  /// The layer it is done in, by its number in the scene.
  public var layer: Int

  /// A touch from its parts.
  public init(_ gesture: Gesture, target: String = "", layer: Int) {
    self.gesture = gesture
    self.target = target
    self.layer = layer
  }
}
