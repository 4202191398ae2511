public import Diagnostics
internal import UIKitSemantics

/// How one gets to a finding by the fewest events.
struct Witness {
  /// How many events it takes.
  var length: Int
  /// Finds it, whatever was looked at meanwhile; nil where there is none to be told.
  var find: () -> FlowTrace?

  /// Where there is none to be told.
  static var none: Witness { Witness(length: 0) { nil } }

  /// A longer one is told of one finding of each rule and reading only: nobody follows hundreds of steps for each of
  /// hundreds of findings, and together they would be longer than the flow by its square.
  static let longestOfAll = 64
}

/// A finding whose witness is told however long it is.
public struct WantedTrace: Sendable {
  let rule: RuleID
  let element: ElementPath

  /// Of the findings of a rule, that about an element.
  public init(rule: RuleID, element: ElementPath) {
    self.rule = rule
    self.element = element
  }

  func isMeant(_ finding: Finding) -> Bool { finding.rule == rule && finding.element == element }
}
