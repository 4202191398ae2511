internal import Diagnostics

/// The identity of a finding, independent of lines: the rule, the flow and the element.
struct FindingKey: Hashable, Sendable, Comparable {
  var rule: RuleID
  /// The path of the flow's root file, relative to a folder that both compared sides share.
  var flow: String
  var element: ElementPath

  static func < (one: FindingKey, other: FindingKey) -> Bool {
    (one.flow, one.element.text, one.rule) < (other.flow, other.element.text, other.rule)
  }
}
