/// The name of a finding in commands and reports: `RULE@ELEMENT`.
public struct FindingName: Hashable, Sendable, CustomStringConvertible {
  /// The rule's id; nil if the text only names an element, or is itself a rule's id.
  public let rule: String?
  /// The element's path, or a part of it.
  public let element: String

  /// Creates the name of a finding.
  public init(_ rule: RuleID, _ element: ElementPath) {
    (self.rule, self.element) = (rule.name, element.text)
  }

  /// Reads a name; does not check whether the rule or the element exists.
  public init(_ text: String) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    (rule, element) = parts.count > 1 ? (parts[0], parts[1]) : (nil, text)
  }

  public var description: String { (rule.map { $0 + "@" } ?? "") + element }
}
