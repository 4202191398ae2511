/// How far an exploration may go before it stops and says so.
public struct ExplorationLimits: Hashable, Sendable {
  /// Distinct heads that may be settled.
  public var heads: Int
  /// Derivations of facts and nodes of diagrams, together: what time grows with.
  public var facts: Int
  /// Bytes that the tables of facts may take, estimated from their elements.
  public var bytes: Int
  /// Events of the longest shortest witness.
  public var length: Int

  /// Limits; each must be positive.
  public init(
    heads: Int = 4_000_000, facts: Int = 40_000_000, bytes: Int = 4 << 30, length: Int = 1 << 50
  ) {
    self.heads = heads
    self.facts = facts
    self.bytes = bytes
    self.length = length
  }

  /// Enough for some ten thousand screens.
  public static let standard = ExplorationLimits()
}

/// Where an exploration stopped before its end.
public struct ExplorationCut: Hashable, Sendable {
  /// The limit that was hit.
  public enum Limit: String, Hashable, Sendable {
    case heads, facts, bytes, length
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
