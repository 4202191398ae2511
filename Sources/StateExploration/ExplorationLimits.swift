/// How far an exploration may go before it stops and says so.
public struct ExplorationLimits: Sendable {
  /// Distinct heads that may be settled.
  public var heads: Int
  /// Derivations of facts and nodes of diagrams, together: what time grows with.
  public var facts: Int
  /// Derivations of facts alone.
  public var derivations = Int.max
  /// The same as ``derivations`` where the bound of the worlds of frames (see ``EntryWorlds``) was not found within its
  /// share: few explorations then come to their end.
  var derivationsWithoutBound = Int.max
  /// The same as ``facts`` where that bound was found: most explorations then come to their end.
  var factsWithBound: Int?
  /// Nodes of relations where the bound of the worlds of frames was found: what is stopped here may be explored without lengths.
  public var relationsWithBound: Int?
  /// The same, for this exploration.
  var relations = Int.max
  /// Bytes that the tables of facts may take, estimated from their elements.
  public var bytes: Int
  /// Events of the longest shortest witness.
  public var length: Int

  /// Told from time to time how far it is; where it answers false, the exploration stops there.
  public var goesOn: (@Sendable (ExplorationStage) -> Bool)?

  /// Limits; each must be positive.
  public init(
    heads: Int = 4_000_000, facts: Int = 40_000_000, bytes: Int = 4 << 30, length: Int = 1 << 50
  ) {
    self.heads = heads
    self.facts = facts
    self.bytes = bytes
    self.length = length
  }

  /// The limit of memory if it was reached or the task is cancelled, or that somebody asks for the end; nil to go on.
  func reached(_ facts: Int, heads: Int, bytes: Int) -> ExplorationCut.Limit? {
    if bytes >= self.bytes || Task.isCancelled { return .bytes }
    if let goesOn, !goesOn(ExplorationStage(facts: facts, heads: heads)) { return .interrupt }
    return nil
  }

  /// So much of the work, a twelfth of it derivations at most, and half of these where the bound of the worlds is not found;
  /// all of the work where it is found, all of the memory, and as long runs.
  public func part(_ divisor: Int) -> ExplorationLimits {
    var part = self
    part.heads = max(1, heads / divisor)
    part.facts = max(1, facts / divisor)
    part.factsWithBound = facts
    part.derivations = max(part.facts / 12, Self.fewDerivations)
    part.derivationsWithoutBound = max(part.derivations / 2, Self.fewDerivations)
    return part
  }

  /// The same, with a quarter of the work, or what is always let do, for finding the bound of the worlds, and where it is not
  /// found with that and with only those derivations that are always let do: for what brings little if it is stopped. Of 450
  /// written flows ten are stopped without that bound; none of them was explored to its end here, and this took a third of
  /// their time.
  public var withFewWithoutBound: ExplorationLimits {
    var limits = self
    limits.facts = min(facts, max(Self.fewFacts, facts / 4))
    limits.derivationsWithoutBound = Self.fewDerivations
    return limits
  }

  /// The limits where the bound of the worlds of frames was found within its share, or was not.
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

  /// Derivations that are always let do: some tenths of a second.
  private static let fewDerivations = 20_000
  /// Derivations and nodes that are always let do: a tenth of a second.
  private static let fewFacts = 200_000

  /// Enough for some ten thousand screens.
  public static let standard = ExplorationLimits()
}

/// How far an exploration is, or what is asked about it.
public struct ExplorationStage: Hashable, Sendable {
  /// Facts that were derived.
  public var facts: Int
  /// Distinct heads that were settled.
  public var heads: Int
  /// Nothing more is explored: questions about what was are answered.
  public var isAnswering = false

  /// A stage.
  public init(facts: Int, heads: Int) {
    self.facts = facts
    self.heads = heads
  }
}

/// Where an exploration stopped before its end.
public struct ExplorationCut: Hashable, Sendable {
  /// The limit that was hit.
  public enum Limit: String, Hashable, Sendable {
    case heads, facts, bytes, length
    /// ``ExplorationLimits/relationsWithBound``.
    case relations
    /// Somebody asked for the end; see ``ExplorationLimits/goesOn``.
    case interrupt
  }

  /// The limit that was hit.
  public var limit: Limit
  /// Every run of up to this many events is covered; -1 if not even the start is.
  public var completedLength: Int

  /// A cut.
  public init(limit: Limit, completedLength: Int) {
    self.limit = limit
    self.completedLength = completedLength
  }
}
