/// Something that the tool knows about, found by a word.
public struct ReferenceHit: Hashable, Sendable {
  /// What kind of thing.
  public enum Kind: String, Sendable, CaseIterable {
    /// A rule.
    case rule
    /// A category of rules.
    case category
    /// A fact of the platform.
    case fact
    /// Where rules and facts come from.
    case source
    /// A key or word of flow files.
    case flowWord = "word of flows"
    /// A key, field or word of rule files.
    case ruleWord = "word of rules"
  }

  /// What kind of thing.
  public var kind: Kind
  /// Its name.
  public var name: String
  /// What it is, in a sentence.
  public var says: String

  /// A hit from its parts.
  public init(_ kind: Kind, _ name: String, _ says: String) {
    self.kind = kind
    self.name = name
    self.says = says
  }
}
