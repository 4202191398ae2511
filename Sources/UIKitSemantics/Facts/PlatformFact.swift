public import FlowModel

/// A fact about the behaviour of UIKit or SwiftUI, with its sources.
///
/// Its witnesses are the test vectors that name its id. Tests run them; where a switch decides, in both
/// readings.
public struct PlatformFact: Sendable, Hashable {
  /// Its number in the collection of facts, `F4.6`.
  public let id: String
  /// The fact in one sentence.
  public let says: String
  /// How certain it is.
  public let standing: Standing
  /// Its sources.
  public let sources: [String]
  /// The effective versions for which it holds.
  public let versions: VersionRange
  /// The name of the switch that decides it, see ``FactSwitches/byName``; empty if it is not contested.
  public let contested: String

  /// How certain a fact is.
  public enum Standing: String, Sendable, Hashable {
    /// From one of the five documents that the project is based on.
    case seed
    /// Apple’s documentation, headers or release notes.
    case documented
    /// Publicly reported, not documented.
    case reported
    /// Derived from other facts, or likely.
    case inferred
  }

  init(
    _ id: String, _ says: String, _ standing: Standing, _ sources: [String],
    _ versions: VersionRange = VersionRange(nil, nil), contested: String = ""
  ) {
    self.id = id
    self.says = says
    self.standing = standing
    self.sources = sources
    self.versions = versions
    self.contested = contested
  }

  /// All facts that the machine relies on, in order.
  public static let all: [PlatformFact] =
    environments + styles + adaptation + exits + guards + delegates + dismissals + presentations + popovers
    + appearances + sheets + redesign + tabs
}

extension PlatformFact {
  /// The test vectors that show it, as `file/id` under `Tests/Fixtures/semantics`.
  public var witnesses: [String] {
    (FactWitnesses.vectors[id] ?? "").split(separator: " ").map(String.init)
  }
}
