public import Diagnostics
internal import RuleEngine

/// Finds one finding of one flow by its name.
public struct FindingLookup: Sendable {
  /// The finding.
  public let finding: Finding
  /// The map of its flow.
  public let map: FlowMap

  /// Checks a flow and selects one of its findings, including findings in a baseline.
  ///
  /// - Parameters:
  ///   - choice: the selection.
  ///   - path: a file of the flow.
  ///   - configuration: the options; if the selection names a rule, only that rule is evaluated.
  /// - Throws: the problems of the flow or the rules, or that there is no such finding.
  public init(
    _ choice: FindingChoice, in path: String, configuration: ConfigurationRequest
  ) throws(Problems) {
    var request = configuration
    if let rule = choice.rule(among: RuleSelection(configuration: request).names) { request.select = [rule] }
    let report = FlowCheck(paths: [path], configuration: request, drawing: true).run().report
    guard report.problems.isEmpty else { throw Problems(all: report.problems) }
    guard report.flows.count == 1, let map = report.flows[0].map else {
      throw Problems(all: FlowSource(path: path).problems)
    }
    self.map = map
    do {
      let shown = report.joiningCauses().showing { _ in true }.findings
      let found = try choice.finding(in: report.findings + report.known, shown: shown + report.known)
      finding = found.trace?.omitted ?? 0 == 0 ? found : Self.told(found, in: path, request) ?? found
    } catch {
      throw Problems(all: [error])
    }
  }

  /// The finding with its whole trace, however long it is.
  private static func told(
    _ finding: Finding, in path: String, _ configuration: ConfigurationRequest
  ) -> Finding? {
    var request = configuration
    request.select = [finding.rule.name]
    let wanted = WantedTrace(rule: finding.rule, element: finding.element)
    let report = FlowCheck(paths: [path], configuration: request, drawing: true, wanted: wanted).run().report
    return (report.findings + report.known).first { $0.name == finding.name && $0.message == finding.message }
  }
}

/// Several problems at once.
public struct Problems: Error {
  /// The problems in order of files and places.
  public let all: [Problem]
}
