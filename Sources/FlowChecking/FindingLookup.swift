public import Diagnostics
internal import RuleEngine

/// One finding of one flow, looked for by its name.
public struct FindingLookup: Sendable {
  /// The finding.
  public let finding: Finding
  /// The map of its flow.
  public let map: FlowMap

  /// Checks a flow and takes one of its findings, those that a baseline knows included.
  ///
  /// - Parameters:
  ///   - choice: which finding.
  ///   - path: a file of the flow.
  ///   - configuration: what to ask; where the choice names a rule, only that one.
  /// - Throws: what is wrong with the flow or the rules, or that there is no such finding.
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

  /// The finding with its way, however long that is.
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
  /// In the order of files and places.
  public let all: [Problem]
}
