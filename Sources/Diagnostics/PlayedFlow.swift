/// A flow while it is played: the environment, the steps, the visible screens and the possible moves.
public struct PlayedFlow: Hashable, Sendable {
  /// The app's name, or the name of the root file.
  public var name: String
  /// The path of the root file.
  public var root: String
  /// The environment of the start: `iPhone in portrait, iOS 13 to 18`.
  public var environment: String
  /// All possible environments of the start.
  public var environments: [String]
  /// What happens at launch without any action.
  public var launch: [StepEvent]
  /// The scene after launch.
  public var start: Scene
  /// The steps, in order.
  public var steps: [Step]
  /// The possible moves, in the order of the flow; empty after a crash.
  public var moves: [Move]

  /// Creates a played flow.
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

  /// The current scene.
  public var now: Scene { steps.last?.after ?? start }

  /// One step.
  public struct Step: Hashable, Sendable {
    /// The action in the words of the flow, as in traces: `tap “Settings”`.
    public var action: String
    /// The element that was tapped, started or edited, by name; nil for gestures and what the environment does.
    public var element: ElementPath?
    /// The place of that element.
    public var place: Place?
    /// The events, the most important first.
    public var events: [StepEvent]
    /// The platform facts that mattered: `F5.1: with a guard only didAttemptToDismiss is called`.
    public var because: [String]
    /// The scene after the step.
    public var after: Scene

    /// Creates a step.
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

  /// The visible screens at one moment.
  public struct Scene: Hashable, Sendable {
    /// The current environment; rotation and Split View change it.
    public var environment: String
    /// The screens, lowest first; never empty.
    public var stack: [Screen]
    /// The app's own flags that are set.
    public var flags: [String]
    /// Whether the app has crashed, so that no move is possible.
    public var hasCrashed: Bool

    /// Creates a scene.
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
    /// Its name on the device; empty if it has none.
    public var title: String
    /// The appearance of its layer: `card`, `full screen`; empty for a pushed screen.
    public var look: String
    /// Whether it was pushed.
    public var isPushed: Bool
    /// Its unsaved work, in the words of reports.
    public var unsaved: [String]

    /// Creates a screen.
    public init(id: String, title: String, look: String, isPushed: Bool, unsaved: [String]) {
      self.id = id
      self.title = title
      self.look = look
      self.isPushed = isPushed
      self.unsaved = unsaved
    }
  }

  /// A possible move, with its result.
  public struct Move: Hashable, Sendable {
    /// The text that selects it; different from those of all other possible moves.
    public var action: String
    /// Who performs it: `person`, `app` or `environment`.
    public var actor: String
    /// Its element, by name; nil for gestures and changes of the environment.
    public var element: ElementPath?
    /// The place of that element.
    public var place: Place?
    /// Whether it closes the layer in front.
    public var closes: Bool
    /// The events that would happen, the most important first.
    public var events: [StepEvent]

    /// Creates a move.
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
