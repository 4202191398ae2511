public import FlowModel

/// One fact of how UIKit or SwiftUI behaves, with where it is known from.
///
/// Its witnesses are the vectors that name its id; tests run them, both ways where a switch decides.
public struct PlatformFact: Sendable, Hashable {
  /// Its number in the collection of facts, `F4.6`.
  public let id: String
  /// The fact in one sentence.
  public let says: String
  /// How well it is known.
  public let standing: Standing
  /// Where it is known from.
  public let sources: [String]
  /// The effective versions it holds for.
  public let versions: VersionRange
  /// The switch that decides it, by its name in ``FactSwitches/byName``; empty where nothing is open.
  public let contested: String

  /// How well a fact is known.
  public enum Standing: String, Sendable, Hashable {
    /// One of the five documents the project stands on.
    case seed
    /// Apple’s documentation, headers or release notes.
    case documented
    /// Reported in public, not documented.
    case reported
    /// It follows from other facts, or is likely.
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

  /// Every fact that the machine rests on, in order.
  public static let all: [PlatformFact] =
    environments + styles + adaptation + exits + guards + delegates + dismissals + presentations + popovers
    + appearances + sheets + redesign + tabs
}

extension PlatformFact {
  /// The vectors that show it, as `file/id` under `Tests/Fixtures/semantics`; tests run each.
  public var witnesses: [String] {
    (FactWitnesses.vectors[id] ?? "").split(separator: " ").map(String.init)
  }
}
