/// How much of what can happen in a flow was explored.
///
/// Rules that need different things told apart, such as a second tap, are asked of explorations of their own; the numbers
/// are those of the largest, and the cut is the earliest of all.
public struct Coverage: Hashable, Sendable {
  /// States in which the app waits for somebody, whatever the world: who is in front, and what is known of the rest.
  public var states: Int
  /// Derivations of facts: states within a layer, calls and returns. Time and memory grow with them; `--limit-work`
  /// counts them, and the nodes of the diagrams that stand for sets of worlds.
  public var facts: Int
  /// Worlds that were told apart: device, version, window, reading of contested facts and flags. Exact up to 2^53.
  public var worlds: Double
  /// Where it stopped; nil if everything was explored.
  public var cut: Cut?

  /// How many presentations and pushes were let wait at once, where some run could make more of them wait; else nil.
  public var waiting: Bound?
  /// How much work begun `later` was let be under way at once, where more of it can be; else nil. The end of what was
  /// begun beyond that did not come.
  public var underWay: Bound?
  /// What was explored with more waiting or under way at once, and stopped: all of it is right, and short runs are covered.
  public var shorter: [Shorter] = []

  /// What was explored.
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

  /// Of things that wait or are under way at the same time, how many were let be so.
  public struct Bound: Hashable, Sendable {
    /// How many can be.
    public var possible: Int
    /// How many were let be so at once.
    public var together: Int

    /// So many at once of all.
    public init(possible: Int, together: Int) {
      self.possible = possible
      self.together = together
    }
  }

  /// An exploration that a limit stopped and whose bounds are wider than those of the one that counts.
  public struct Shorter: Hashable, Sendable {
    /// Everything that takes up to so many steps is covered; -1 if not even the launch is.
    public var length: Int
    /// Its bound of what waits; nil where nothing was left out.
    public var waiting: Bound?
    /// Its bound of what is under way; nil where nothing was left out.
    public var underWay: Bound?

    /// Runs of up to that length, with these bounds.
    public init(length: Int, waiting: Bound?, underWay: Bound?) {
      self.length = length
      self.waiting = waiting
      self.underWay = underWay
    }
  }

  /// Takes in another exploration of the same flow.
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

  /// Where an exploration stopped before its end.
  public struct Cut: Hashable, Sendable {
    /// What stopped it.
    public enum Limit: String, Sendable, CaseIterable {
      /// As many facts as were allowed.
      case work
      /// As much memory as was allowed.
      case memory
      /// Runs of as many steps as can be counted.
      case length
      /// The flow has more of something than the machine can tell apart.
      case size
      /// Somebody ended the run.
      case interrupt
    }

    /// What stopped it.
    public var limit: Limit
    /// Everything that takes up to so many steps is covered, -1 if not even the launch is; nil where that cannot be said.
    public var completedLength: Int?
    /// What the flow has too much of; empty for other limits.
    public var excess: String
    /// Whether everything was explored, and what stopped is asking the rules about it.
    public var isOfRules: Bool

    /// A cut.
    public init(limit: Limit, completedLength: Int?, excess: String = "", isOfRules: Bool = false) {
      self.limit = limit
      self.completedLength = completedLength
      self.excess = excess
      self.isOfRules = isOfRules
    }

    /// How far the flow was explored, what stopped that, and what to do about it; without a full stop.
    public var sentence: String {
      let end =
        isOfRules ? "explored completely, but not all of it was checked" : "not explored completely"
      return "\(end): \(reason); \(advice)"
    }

    /// What happened, and up to where everything is covered, without a full stop.
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

    /// What to do about it, without a full stop.
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
  /// Takes in another exploration of the same flow, if there was one.
  public mutating func add(_ other: Coverage?) {
    guard let other else { return }
    if self == nil { self = other } else { self?.add(other) }
  }
}
