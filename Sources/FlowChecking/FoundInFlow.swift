public import Diagnostics

/// One finding of one flow, looked for by its name.
public struct FoundInFlow: Sendable {
  /// The finding.
  public let finding: Finding
  /// The map of its flow.
  public let map: FlowMap

  /// Checks a flow and takes one of its findings.
  ///
  /// - Parameters:
  ///   - choice: which finding.
  ///   - path: a file of the flow.
  ///   - rules: what to ask where the choice does not name the rule.
  /// - Throws: what is wrong with the flow or the rules, or that there is no such finding.
  public init(
    _ choice: FindingChoice, in path: String, rules: (_ select: [String]) -> RulesAtHand
  ) throws(Problems) {
    let rule = choice.rule(among: rules([]).names)
    let report = FlowCheck(paths: [path], rules: rules(rule.map { [$0] } ?? []), drawing: true).run().report
    guard report.problems.isEmpty else { throw Problems(all: report.problems) }
    guard report.flows.count == 1, let map = report.flows[0].map else {
      throw Problems(all: FlowSource(path: path).problems)
    }
    self.map = map
    do { finding = try choice.finding(in: report.findings) } catch { throw Problems(all: [error]) }
  }
}

/// Several problems at once.
public struct Problems: Error {
  /// In the order of files and places.
  public let all: [Problem]
}
