/// How commands and reports name a finding: `RULE@ELEMENT`.
public struct FindingName: Hashable, Sendable, CustomStringConvertible {
  /// The rule's id; nil where the text names an element alone, or is a rule's id itself.
  public let rule: String?
  /// The element's path, or a part of it.
  public let element: String

  /// The name of a finding.
  public init(_ rule: RuleID, _ element: ElementPath) {
    (self.rule, self.element) = (rule.name, element.text)
  }

  /// Reads a name as it was written; whether there is such a rule or element is not checked.
  public init(_ text: String) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    (rule, element) = parts.count > 1 ? (parts[0], parts[1]) : (nil, text)
  }

  public var description: String { (rule.map { $0 + "@" } ?? "") + element }
}
