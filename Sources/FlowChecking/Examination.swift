internal import Diagnostics

/// All findings of a run, before the comparison with a baseline or a revision.
struct Examination {
  let report: Report
  /// Whether there was no flow to check and no other problem.
  let isEmpty: Bool
  /// The flows that were read; empty unless they are kept.
  let readings: [CheckedReading]
  private let contexts: ConfigurationStore

  init(report: Report, isEmpty: Bool, readings: [CheckedReading] = [], _ contexts: ConfigurationStore) {
    self.report = report
    self.isEmpty = isEmpty
    self.readings = readings
    self.contexts = contexts
  }

  /// The repositories of the flows, or the folders that replace them.
  var roots: [String] {
    report.flows.reduce(into: []) { roots, flow in
      let root = contexts.root(ofFile: flow.root)
      if !roots.contains(root) { roots.append(root) }
    }
  }

  /// The findings by the configuration of their flow, in the order of the flows; also for flows without
  /// findings.
  var findingsByContext: [(context: FlowContext, findings: [Finding])] {
    var groups: [(context: FlowContext, findings: [Finding])] = []
    var positions: [ObjectIdentifier: Int] = [:]
    let group = { (flow: String) -> Int in
      let context = contexts.context(forFile: flow)
      if let known = positions[ObjectIdentifier(context)] { return known }
      positions[ObjectIdentifier(context)] = groups.count
      groups.append((context, []))
      return groups.count - 1
    }
    for flow in report.flows { _ = group(flow.root) }
    for finding in report.findings { groups[group(finding.flow)].findings.append(finding) }
    return groups
  }
}

extension Report {
  /// Moves findings that are known, by their keys, out of those that count.
  mutating func note(_ found: [Finding]) {
    guard !found.isEmpty else { return }
    var byKey: [FindingKey: Finding] = [:]
    for finding in found {
      byKey[FindingKey(rule: finding.rule, flow: finding.flow, element: finding.element)] = finding
    }
    var rest: [Finding] = []
    for finding in findings {
      let key = FindingKey(rule: finding.rule, flow: finding.flow, element: finding.element)
      if let found = byKey[key] { known.append(found) } else { rest.append(finding) }
    }
    findings = rest
  }
}
