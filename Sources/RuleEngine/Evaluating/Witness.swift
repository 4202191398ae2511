public import Diagnostics
internal import StateExploration
internal import UIKitSemantics

/// A run with the fewest events that leads to a finding.
struct Witness {
  /// The number of its events.
  var length: Int
  /// The state or step to which it leads; nil for none.
  var goal: RunGoal?
  /// Computes the run, also after the reader has moved to other states; nil if there is none to report.
  var find: () -> FlowTrace?

  /// A witness without a run to report.
  static var none: Witness { Witness(length: 0) { nil } }

  /// The greatest length of witnesses that are always reported. A longer one is reported for only one finding
  /// of each rule and reading, because the size of the report would grow with the square of the flow.
  static let longestOfAll = 64
}

/// Names the finding whose witness is written in full, however long it is.
public struct WantedTrace: Sendable {
  let rule: RuleID
  let element: ElementPath

  /// The finding of this rule about this element.
  public init(rule: RuleID, element: ElementPath) {
    self.rule = rule
    self.element = element
  }

  func isMeant(_ finding: Finding) -> Bool { finding.rule == rule && finding.element == element }
}
