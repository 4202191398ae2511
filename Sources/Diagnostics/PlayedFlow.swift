/// A flow while it is played: where, what was done, what stands on screen now and what can be done next.
public struct PlayedFlow: Hashable, Sendable {
  /// The app's name, or the name of the root file.
  public var name: String
  /// The path of the root file.
  public var root: String
  /// Where it started: `iPhone in portrait, iOS 13 to 18`.
  public var environment: String
  /// Everywhere it could have started.
  public var environments: [String]
  /// What follows by itself before anybody does anything.
  public var launch: [StepEvent]
  /// What stands there then.
  public var start: Scene
  /// What was done, in order.
  public var steps: [Step]
  /// What can be done now, in the order of the flow; nothing once the app has crashed.
  public var moves: [Move]

  /// A played flow from its parts.
  public init(
    name: String, root: String, environment: String, environments: [String], launch: [StepEvent],
    start: Scene,
    steps: [Step], moves: [Move]
  ) {
    self.name = name
    self.root = root
    self.environment = environment
    self.environments = environments
    self.launch = launch
    self.start = start
    self.steps = steps
    self.moves = moves
  }

  /// What stands there now.
  public var now: Scene { steps.last?.after ?? start }

  /// One thing that was done.
  public struct Step: Hashable, Sendable {
    /// In the words of the flow, as in traces: `tap “Settings”`.
    public var action: String
    /// The element that was tapped, started or edited, by name; nil for gestures and what the environment does.
    public var element: ElementPath?
    /// Where that is written.
    public var place: Place?
    /// What happened, in order of weight.
    public var events: [StepEvent]
    /// The facts of the platform that made the difference: `F5.1: with a guard only didAttemptToDismiss is called`.
    public var because: [String]
    /// What stands there then.
    public var after: Scene

    /// A step from its parts.
    public init(
      action: String, element: ElementPath?, place: Place?, events: [StepEvent], because: [String],
      after: Scene
    ) {
      self.action = action
      self.element = element
      self.place = place
      self.events = events
      self.because = because
      self.after = after
    }
  }

  /// What stands on screen at one moment.
  public struct Scene: Hashable, Sendable {
    /// Where the app runs now: rotation and Split View change it.
    public var environment: String
    /// The screens, the lowest first; never empty.
    public var stack: [Screen]
    /// The app's own flags that are set.
    public var flags: [String]
    /// The app is gone: nothing more can be done.
    public var hasCrashed: Bool

    /// A scene from its parts.
    public init(environment: String, stack: [Screen], flags: [String], hasCrashed: Bool) {
      self.environment = environment
      self.stack = stack
      self.flags = flags
      self.hasCrashed = hasCrashed
    }
  }

  /// A screen on the stack.
  public struct Screen: Hashable, Sendable {
    /// Its name in the file.
    public var id: String
    /// What it is called on the device; empty for nothing.
    public var title: String
    /// How its layer is drawn, in plain words: `card`, `full screen`; empty for one that was pushed.
    public var look: String
    /// It came by a push.
    public var isPushed: Bool
    /// Its unsaved work, in the words of reports.
    public var unsaved: [String]

    /// A screen from its parts.
    public init(id: String, title: String, look: String, isPushed: Bool, unsaved: [String]) {
      self.id = id
      self.title = title
      self.look = look
      self.isPushed = isPushed
      self.unsaved = unsaved
    }
  }

  /// Something that can be done, and what it would come to.
  public struct Move: Hashable, Sendable {
    /// In the words that choose it; no other move that is possible then has the same.
    public var action: String
    /// Who does it: `person`, `app` or `environment`.
    public var actor: String
    /// The element it is about, by name; nil for gestures and what the environment does.
    public var element: ElementPath?
    /// Where that is written.
    public var place: Place?
    /// It closes the layer in front.
    public var closes: Bool
    /// What would happen, in order of weight.
    public var events: [StepEvent]

    /// A move from its parts.
    public init(
      action: String, actor: String, element: ElementPath?, place: Place?, closes: Bool, events: [StepEvent]
    ) {
      self.action = action
      self.actor = actor
      self.element = element
      self.place = place
      self.closes = closes
      self.events = events
    }
  }
}
