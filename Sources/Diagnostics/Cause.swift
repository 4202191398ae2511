/// The common cause of several findings: a repair of the cause removes all of them.
public struct Cause: Hashable, Sendable {
  /// The kind of defect; rules with the same name report the same defect.
  public var name: String
  /// The element with the defect: the work that is lost, or the sheet that blocks others.
  public var element: ElementPath

  /// Creates a cause.
  public init(name: String, element: ElementPath) {
    self.name = name
    self.element = element
  }
}

extension Report {
  /// The report with one finding for each cause: the one with the highest severity and, among equals, the
  /// shortest path. The other findings of the cause are its ``Finding/others``.
  ///
  /// Only findings that count are joined. Comparisons by rule and element must be done before this.
  public func joiningCauses() -> Report {
    let causes = findings.map { finding in finding.cause.map { FlowCause(flow: finding.flow, cause: $0) } }
    var leaders: [FlowCause: Int] = [:]
    for (index, cause) in causes.enumerated() {
      guard let cause else { continue }
      if let leader = leaders[cause], !findings[index].comesBefore(findings[leader]) { continue }
      leaders[cause] = index
    }
    var joined = findings
    var isJoined = [Bool](repeating: false, count: findings.count)
    for (index, cause) in causes.enumerated() {
      guard let leader = cause.flatMap({ leaders[$0] }), leader != index else { continue }
      joined[leader].others.append(findings[index])
      isJoined[index] = true
    }
    var report = self
    report.findings = joined.indices.filter { !isJoined[$0] }.map { joined[$0] }
    return report
  }

  /// Causes of different flows are different: each flow is a separate app or is checked as one.
  private struct FlowCause: Hashable {
    let flow: String
    let cause: Cause
  }
}

extension Finding {
  /// Whether it is shown instead of another finding of the cause: its severity is higher, or its path is
  /// shorter.
  fileprivate func comesBefore(_ other: Finding) -> Bool {
    if severity != other.severity { return severity > other.severity }
    return stepCount < other.stepCount
  }

  /// The number of steps; 0 without a trace, because the flow alone shows the finding.
  private var stepCount: Int { trace.map { max($0.steps.count, $0.omitted) } ?? 0 }
}
