internal import Diagnostics

/// What makes two findings the same, whatever lines they stand on: the rule, the flow and the element, by their names.
struct FindingKey: Hashable, Sendable, Comparable {
  var rule: RuleID
  /// The path of the flow's root file, seen from a folder that both sides share.
  var flow: String
  var element: ElementPath

  static func < (one: FindingKey, other: FindingKey) -> Bool {
    (one.flow, one.element.text, one.rule) < (other.flow, other.element.text, other.rule)
  }
}
