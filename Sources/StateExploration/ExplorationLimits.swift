/// The limits at which an exploration stops. A stop is recorded in ``Exploration/cut``.
public struct ExplorationLimits: Sendable {
  /// The most different heads.
  public var heads: Int
  /// The most derivations of facts and nodes of diagrams, added together. Time grows with this sum.
  public var facts: Int
  /// The most derivations of facts.
  public var derivations = Int.max
  /// Replaces ``derivations`` if the bound of the entry worlds (see ``EntryWorlds``) was not found. Few such
  /// explorations are ever complete.
  var derivationsWithoutBound = Int.max
  /// Replaces ``facts`` if that bound was found. Most such explorations become complete.
  var factsWithBound: Int?
  /// The most nodes of relations if that bound was found. An exploration that stops here may be repeated
  /// without lengths.
  public var relationsWithBound: Int?
  /// The most nodes of relations in this exploration.
  var relations = Int.max
  /// The most bytes of the tables of facts; estimated from the number of their elements.
  public var bytes: Int
  /// The most events of a shortest witness.
  public var length: Int

  /// Called from time to time with the progress. The exploration stops if it returns false.
  public var goesOn: (@Sendable (ExplorationStage) -> Bool)?

  /// Creates limits; each must be positive.
  public init(
    heads: Int = 4_000_000, facts: Int = 40_000_000, bytes: Int = 4 << 30, length: Int = 1 << 50
  ) {
    self.heads = heads
    self.facts = facts
    self.bytes = bytes
    self.length = length
  }

  /// The limit that stops the exploration now: memory (also if the task is cancelled), or an interrupt by
  /// ``goesOn``; nil to continue.
  func reached(_ facts: Int, heads: Int, bytes: Int) -> ExplorationCut.Limit? {
    if bytes >= self.bytes || Task.isCancelled { return .bytes }
    if let goesOn, !goesOn(ExplorationStage(facts: facts, heads: heads)) { return .interrupt }
    return nil
  }

  /// These limits for one of `divisor` parts of the work. At most a twelfth of the part may be derivations,
  /// and half of these if the bound of the entry worlds is not found. If the bound is found, all of the work
  /// is permitted. The limits of memory and length stay the same.
  public func part(_ divisor: Int) -> ExplorationLimits {
    var part = self
    part.heads = max(1, heads / divisor)
    part.facts = max(1, facts / divisor)
    part.factsWithBound = facts
    part.derivations = max(part.facts / 12, Self.fewDerivations)
    part.derivationsWithoutBound = max(part.derivations / 2, Self.fewDerivations)
    return part
  }

  /// These limits with less work for explorations that are rarely complete: a quarter of the work to find the
  /// bound of the entry worlds (at least `fewFacts`), and only `fewDerivations` if it is not found. Of 450
  /// example flows, ten stop without the bound. None of these was complete with more derivations either,
  /// which took a third of their time.
  public var withFewWithoutBound: ExplorationLimits {
    var limits = self
    limits.facts = min(facts, max(Self.fewFacts, facts / 4))
    limits.derivationsWithoutBound = Self.fewDerivations
    return limits
  }

  /// The limits to use after the search for the bound of the entry worlds.
  func with(bound isFound: Bool) -> ExplorationLimits {
    var limits = self
    limits.relations = isFound ? relationsWithBound ?? .max : .max
    if !isFound {
      limits.derivations = min(derivations, derivationsWithoutBound)
    } else if let factsWithBound {
      limits.facts = factsWithBound
      limits.derivations = max(derivations, factsWithBound / 12)
    }
    return limits
  }

  /// A number of derivations that is always permitted; they take some tenths of a second.
  private static let fewDerivations = 20_000
  /// A number of derivations and nodes that is always permitted; they take a tenth of a second.
  private static let fewFacts = 200_000

  /// The default limits; enough for about ten thousand screens.
  public static let standard = ExplorationLimits()
}

/// The progress of an exploration.
public struct ExplorationStage: Hashable, Sendable {
  /// The count of derived facts.
  public var facts: Int
  /// The count of different heads.
  public var heads: Int
  /// Whether the exploration is finished and questions about its result are answered now.
  public var isAnswering = false

  /// Creates a progress value.
  public init(facts: Int, heads: Int) {
    self.facts = facts
    self.heads = heads
  }
}

/// Where and why an exploration stopped before it was complete.
public struct ExplorationCut: Hashable, Sendable {
  /// The limit that was hit.
  public enum Limit: String, Hashable, Sendable {
    case heads, facts, bytes, length
    /// See ``ExplorationLimits/relationsWithBound``.
    case relations
    /// The caller stopped it; see ``ExplorationLimits/goesOn``.
    case interrupt
  }

  /// The limit that was hit.
  public var limit: Limit
  /// All runs of up to this many events are covered; -1 if not even the initial states are.
  public var completedLength: Int

  /// Creates a cut.
  public init(limit: Limit, completedLength: Int) {
    self.limit = limit
    self.completedLength = completedLength
  }
}
