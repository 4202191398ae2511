/// The name of a rule in kebab case, which names the defect: “allow <id>” must read well.
public struct RuleID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The name.
  public let name: String

  /// Creates an id; does not check whether such a rule exists.
  public init(_ name: String) { self.name = name }

  /// Whether the name is in kebab case: words of `a-z` and `0-9` with single hyphens between them.
  public var isKebabCase: Bool {
    name.utf8.split(separator: 0x2D, omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
  }

  public var description: String { name }

  public static func < (one: RuleID, other: RuleID) -> Bool { one.name < other.name }
}
