/// The shortest path to a problem: the actions of the user, the app and the system, and the screens after
/// each.
public struct Trace: Hashable, Sendable {
  /// The environments where it happens, in plain words: `iPhone, iOS 13 and later`; empty if it happens
  /// everywhere.
  public var environment: String
  /// One environment where it happens, as `modalflow trace --environment` accepts it: the steps are those
  /// there.
  public var playedIn: String
  /// The fact on which it depends, if sources disagree about it; otherwise empty.
  public var doubt = ""
  /// The facts that ``doubt`` speaks of, by their ids.
  public var doubtedFacts: [String] = []
  /// Unusual steps without which the problem cannot be reached; empty if there is an ordinary path.
  public var unusual: [String] = []
  /// The id of a fact that must be read in its less usual way; empty if the usual reading of all facts is
  /// enough.
  public var otherReading = ""
  /// The visible screens after launch, lowest first.
  public var start: [String]
  /// The steps, in order; empty if they are left out and ``omitted`` gives their number.
  public var steps: [Step]
  /// The number of steps if they are left out; otherwise 0.
  public var omitted = 0
  /// The start as a picture; nil unless requested.
  public var scene: Scene?

  /// Creates a trace.
  public init(environment: String, playedIn: String = "", start: [String], steps: [Step]) {
    self.environment = environment
    self.playedIn = playedIn
    self.start = start
    self.steps = steps
  }

  /// Creates a trace with only the number of steps, as for most very long paths.
  public init(environment: String, playedIn: String, omitting length: Int) {
    self.init(environment: environment, playedIn: playedIn, start: [], steps: [])
    omitted = length
  }

  /// One step.
  public struct Step: Hashable, Sendable {
    /// The action in the words of the flow: `tap “Settings”`.
    public var action: String
    /// The visible screens after it, lowest first.
    public var stack: [String]
    /// The place in the flow; nil for gestures and for changes of the environment.
    public var place: Place?
    /// The element that is tapped, started or edited, by name; nil for gestures and for changes of the
    /// environment.
    public var element: ElementPath?
    /// Further events: `‘note’ is lost`.
    public var notes: [String]
    /// The platform facts that mattered.
    public var because: [String]
    /// The step as a picture; nil unless requested.
    public var picture: Picture?

    /// Creates a step.
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
