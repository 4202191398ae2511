/// The name of a rule in kebab case, which names the defect: “allow <id>” must read well.
public struct RuleID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The name.
  public let name: String

  /// An id; whether such a rule exists is for the catalogue to say.
  public init(_ name: String) { self.name = name }

  public var description: String { name }

  public static func < (one: RuleID, other: RuleID) -> Bool { one.name < other.name }
}
