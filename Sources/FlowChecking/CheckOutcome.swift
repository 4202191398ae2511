public import Diagnostics

/// What a run came to.
public struct CheckOutcome: Sendable {
  /// Everything there is to say.
  public var report: Report
  /// There was no flow to check, and nothing else was wrong.
  public var isEmpty: Bool
  /// A finding that counts reaches the threshold of its flow's configuration.
  public var isFailing: Bool
}
