public import Diagnostics
internal import FlowModel
internal import YAMLTree

extension Rule {
  /// A flow and the complete list of findings that the rule must have on it.
  public struct Test: Sendable {
    /// What the flow shows.
    public let name: String
    /// Whether it marks the edge of the rule only, and is no example of how to write a flow.
    public let isEdge: Bool
    /// Where the test begins.
    public let place: Place
    /// The findings, in the order of their places; empty where the rule must stay silent.
    public let expected: [Expectation]
    /// The flow as it stands in the rule file, for documentation.
    public let flowText: String

    let flow: YAMLNode
    let parameters: [String: ParameterValue]
    /// The day on which allowances are looked at.
    let today: Day
    /// What other rules find in the flow, for rules about allowances; nil where it is not said and nothing was asked.
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
    /// Checked only where it is given.
    public var severity: Severity?
    /// Where it happens, in the words of traces; checked only where it is given.
    public var environment: String?
    /// The actions of its trace, exactly; nil for what the flow alone shows.
    public var trace: [String]?
    /// Where the expectation stands.
    public var place: Place
  }
}
