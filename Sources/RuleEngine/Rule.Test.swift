public import Diagnostics
internal import FlowModel
internal import YAMLTree

extension Rule {
  /// A flow and the complete list of findings that the rule must have on it.
  public struct Test: Sendable {
    /// What the flow shows.
    public let name: String
    /// Whether it only marks a limit of the rule and is not an example for documentation.
    public let isEdge: Bool
    /// Where the test begins.
    public let place: Place
    /// The findings, ordered by place; empty if the rule must have none.
    public let expected: [Expectation]
    /// Whether the rule must apply to something in the flow; nil if the test does not say.
    public let applies: Bool?
    /// The text of the flow in the rule file, for documentation.
    public let flowText: String

    let flow: YAMLNode
    let parameters: [String: ParameterValue]
    /// The date for the validity of allowances.
    let today: Day
    /// The findings of other rules, for rules about allowances; nil if no other rule counts as evaluated.
    let found: [(rule: RuleID, element: ElementPath)]?
    /// Rules that cannot be allowed, for rules about allowances.
    let forbidden: Set<RuleID>
  }

  /// One expected finding.
  public struct Expectation: Sendable, Hashable {
    /// The element it is about.
    public var element: ElementPath
    /// The exact message.
    public var message: String
    /// Its severity; nil to accept any.
    public var severity: Severity?
    /// The environment in the words of traces; nil to accept any.
    public var environment: String?
    /// The exact actions of its trace; nil for findings without a trace.
    public var trace: [String]?
    /// The place of the expectation in the rule file.
    public var place: Place
  }
}
