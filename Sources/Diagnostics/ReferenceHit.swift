/// A search result in the reference of the tool.
public struct ReferenceHit: Hashable, Sendable {
  /// The kind of a result.
  public enum Kind: String, Sendable, CaseIterable {
    /// A rule.
    case rule
    /// A category of rules.
    case category
    /// A platform fact.
    case fact
    /// A source of rules and facts.
    case source
    /// A key or word of flow files.
    case flowWord = "word of flows"
    /// A key, field or word of rule files.
    case ruleWord = "word of rules"
  }

  /// Its kind.
  public var kind: Kind
  /// Its name.
  public var name: String
  /// A description in one sentence.
  public var says: String

  /// Creates a result.
  public init(_ kind: Kind, _ name: String, _ says: String) {
    self.kind = kind
    self.name = name
    self.says = says
  }
}
