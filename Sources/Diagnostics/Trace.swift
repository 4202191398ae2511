/// The shortest way to the trouble: what a person, the app and the system do, and what then stands on screen.
public struct Trace: Hashable, Sendable {
  /// Where it happens, in the words of people: `iPhone, iOS 13 and later`; empty where it happens everywhere.
  public var environment: String
  /// One place where it happens, in words that `modalflow trace --environment` takes: the steps are those there.
  public var playedIn: String
  /// The fact on which it hangs, where sources contradict each other about it; empty where they do not.
  public var doubt = ""
  /// The facts that ``doubt`` speaks of, by their ids.
  public var doubtedFacts: [String] = []
  /// The steps that hardly anybody does, without which nobody comes to it; empty where there is an ordinary way.
  public var unusual: [String] = []
  /// The fact, by its id, that is read the other way than usual where it happens; empty where all are read as usual.
  public var otherReading = ""
  /// What stands on screen when the app has come up, the lowest first.
  public var start: [String]
  /// What is done, in order; empty where ``omitted`` counts it.
  public var steps: [Step]
  /// How many steps it takes where none is told; 0 where all are.
  public var omitted = 0
  /// The start as a picture; nil unless pictures were asked for.
  public var scene: Scene?

  /// A trace from its parts.
  public init(environment: String, playedIn: String = "", start: [String], steps: [Step]) {
    self.environment = environment
    self.playedIn = playedIn
    self.start = start
    self.steps = steps
  }

  /// A trace of which only the length is told, as of most ways that are very long.
  public init(environment: String, playedIn: String, omitting length: Int) {
    self.init(environment: environment, playedIn: playedIn, start: [], steps: [])
    omitted = length
  }

  /// One thing that is done.
  public struct Step: Hashable, Sendable {
    /// What is done, in the words of the flow: `tap “Settings”`.
    public var action: String
    /// What then stands on screen, the lowest first.
    public var stack: [String]
    /// The place in the flow where it is written; nil for gestures and for what the environment does.
    public var place: Place?
    /// The element that is tapped, starts or is edited, by name; nil for gestures and for what the environment does.
    public var element: ElementPath?
    /// What happened besides: `‘note’ is lost`.
    public var notes: [String]
    /// The facts of the platform that made the difference.
    public var because: [String]
    /// The step as a picture; nil unless pictures were asked for.
    public var picture: Picture?

    /// A step from its parts.
    public init(
      action: String, stack: [String], place: Place? = nil, element: ElementPath? = nil, notes: [String] = [],
      because: [String] = []
    ) {
      self.action = action
      self.stack = stack
      self.place = place
      self.element = element
      self.notes = notes
      self.because = because
    }
  }
}
