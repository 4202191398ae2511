/// The description of one platform fact, in plain text.
public struct FactDescription: Hashable, Sendable {
  /// Its id: `F5.1`.
  public var id: String
  /// The fact in one sentence, without full stop.
  public var says: String
  /// How certain it is, in a few words.
  public var standing: String
  /// The versions it holds for: `iOS 13 and later`; empty for all.
  public var versions: String
  /// What is not known about it; empty if nothing is open.
  public var open: String
  /// Its sources.
  public var sources: [String]
  /// The tests that show it, as paths and names.
  public var witnesses: [String]
  /// The rules that depend on it.
  public var rules: [String]

  /// Creates a page; empty values are left out of the output.
  public init(
    id: String, says: String, standing: String, versions: String = "", open: String = "",
    sources: [String] = [],
    witnesses: [String] = [], rules: [String] = []
  ) {
    self.id = id
    self.says = says
    self.standing = standing
    self.versions = versions
    self.open = open
    self.sources = sources
    self.witnesses = witnesses
    self.rules = rules
  }
}
