/// How much of the possible behaviour of a flow was explored.
///
/// Rules that must distinguish different things, such as a second tap, use explorations of their own. The
/// numbers are those of the largest exploration; the cut is the earliest of all.
public struct Coverage: Hashable, Sendable {
  /// States in which the app waits for an event, without the world: the screen in front, and what is known
  /// about the others.
  public var states: Int
  /// Derived facts: states within a layer, calls and returns. Time and memory grow with them; `--limit-work`
  /// limits their number together with the number of diagram nodes for sets of worlds.
  public var facts: Int
  /// The number of distinguished worlds: device, version, window, reading of contested facts, flags. Exact up
  /// to 2^53.
  public var worlds: Double
  /// Where the exploration stopped; nil if it is complete.
  public var cut: Cut?

  /// The limit on waiting presentations and pushes, if more of them could wait in some run; otherwise nil.
  public var waiting: Bound?
  /// The limit on `later` work that runs at the same time, if more of it is possible; otherwise nil. Work
  /// beyond the limit never ended in the exploration.
  public var underWay: Bound?
  /// Explorations with wider bounds that a limit stopped: their results are valid, and short runs are
  /// complete.
  public var shorter: [Shorter] = []

  /// Creates a coverage.
  public init(
    states: Int, facts: Int, worlds: Double, cut: Cut? = nil, waiting: Bound? = nil, underWay: Bound? = nil
  ) {
    self.states = states
    self.facts = facts
    self.worlds = worlds
    self.cut = cut
    self.waiting = waiting
    self.underWay = underWay
  }

  /// The bound on things that wait or run at the same time.
  public struct Bound: Hashable, Sendable {
    /// How many are possible.
    public var possible: Int
    /// How many were explored at the same time.
    public var together: Int

    /// Creates a bound.
    public init(possible: Int, together: Int) {
      self.possible = possible
      self.together = together
    }
  }

  /// An exploration with wider bounds than the one that counts; a limit stopped it.
  public struct Shorter: Hashable, Sendable {
    /// All runs of up to this many steps are covered; -1 if not even the launch is.
    public var length: Int
    /// Its bound on waiting requests; nil if it had none.
    public var waiting: Bound?
    /// Its bound on running work; nil if it had none.
    public var underWay: Bound?

    /// Creates it for runs of up to that length with these bounds.
    public init(length: Int, waiting: Bound?, underWay: Bound?) {
      self.length = length
      self.waiting = waiting
      self.underWay = underWay
    }
  }

  /// Merges another exploration of the same flow.
  public mutating func add(_ other: Coverage) {
    let cuts = [cut, other.cut].compactMap { $0 }
    let waiting = [waiting, other.waiting].compactMap { $0 }
    let underWay = [underWay, other.underWay].compactMap { $0 }
    let allShorter = shorter + other.shorter.filter { !self.shorter.contains($0) }
    if other.facts > facts { self = other }
    self.shorter = allShorter
    self.waiting = waiting.min { $0.together < $1.together }
    self.underWay = underWay.min { $0.together < $1.together }
    cut = cuts.min { ($0.completedLength ?? -1) < ($1.completedLength ?? -1) }
  }

  /// Where an exploration stopped early.
  public struct Cut: Hashable, Sendable {
    /// The reason for stopping.
    public enum Limit: String, Sendable, CaseIterable {
      /// The limit on facts was reached.
      case work
      /// The limit on memory was reached.
      case memory
      /// The largest supported number of steps was reached.
      case length
      /// The flow has more of something than the explorer can distinguish.
      case size
      /// The user stopped the run.
      case interrupt
    }

    /// The reason for stopping.
    public var limit: Limit
    /// All runs of up to this many steps are covered, -1 if not even the launch is; nil if that is not known.
    public var completedLength: Int?
    /// What the flow has too much of; empty for other limits.
    public var excess: String
    /// Whether the exploration is complete and only the evaluation of the rules was stopped.
    public var isOfRules: Bool

    /// Creates a cut.
    public init(limit: Limit, completedLength: Int?, excess: String = "", isOfRules: Bool = false) {
      self.limit = limit
      self.completedLength = completedLength
      self.excess = excess
      self.isOfRules = isOfRules
    }

    /// How far the flow was explored, why it stopped, and what to do; without a full stop.
    public var sentence: String {
      let end =
        isOfRules ? "explored completely, but not all of it was checked" : "not explored completely"
      return "\(end): \(reason); \(advice)"
    }

    /// What happened, and up to which length all runs are covered; without a full stop.
    public var reason: String {
      let stopped = isOfRules ? "the rules were stopped" : "it was stopped"
      let limit =
        switch limit {
        case .work: "\(stopped) by the limit of work"
        case .memory: "\(stopped) by the limit of memory"
        case .length: "\(stopped) by the length of its runs"
        case .size: "it has too much to be distinguished (\(excess))"
        case .interrupt: "the run was ended"
        }
      guard let completedLength else { return limit }
      switch completedLength {
      case ..<0: return "\(limit); not even the launch is covered"
      case 0: return "\(limit); only the launch is covered"
      case 1: return "\(limit); everything that takes 1 step is covered"
      default: return "\(limit); everything that takes up to \(completedLength) steps is covered"
      }
    }

    /// What to do, without a full stop.
    public var advice: String {
      switch limit {
      case .work: "give it more with --limit-work, or split the flow"
      case .memory: "give it more with --limit-memory, or split the flow"
      case .length, .size: "split the flow"
      case .interrupt: "let it run to its end, or ask less of it with --limit-work"
      }
    }
  }
}

extension Coverage? {
  /// Merges another exploration of the same flow, if there was one.
  public mutating func add(_ other: Coverage?) {
    guard let other else { return }
    if self == nil { self = other } else { self?.add(other) }
  }
}
