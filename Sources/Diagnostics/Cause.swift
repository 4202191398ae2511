/// What several findings come from: mended there, all of them are gone.
public struct Cause: Hashable, Sendable {
  /// What kind of defect; rules that say the same name speak of the same defect.
  public var name: String
  /// Where it lies: the work that is lost, the sheet that others wait for.
  public var element: ElementPath

  /// A cause.
  public init(name: String, element: ElementPath) {
    self.name = name
    self.element = element
  }
}

extension Report {
  /// The report with one finding for each cause: the heaviest, of those the one with the shortest way there, stands for
  /// the ``Finding/others``.
  ///
  /// Only findings that count are joined. Whatever compares findings by rule and element does so before.
  public func joiningCauses() -> Report {
    var report = self
    var leaders: [FlowCause: Int] = [:]
    for (index, finding) in findings.enumerated() {
      guard let cause = finding.cause else { continue }
      let key = FlowCause(flow: finding.flow, cause: cause)
      if let leader = leaders[key], !finding.comesBefore(findings[leader]) { continue }
      leaders[key] = index
    }
    var others: [Int: [Finding]] = [:]
    report.findings = []
    for (index, finding) in findings.enumerated() {
      guard let cause = finding.cause, let leader = leaders[FlowCause(flow: finding.flow, cause: cause)],
        leader != index
      else { continue }
      others[leader, default: []].append(finding)
    }
    for (index, finding) in findings.enumerated() {
      if let cause = finding.cause, leaders[FlowCause(flow: finding.flow, cause: cause)] != index { continue }
      report.findings.append(finding)
      if let joined = others[index] { report.findings[report.findings.count - 1].others = joined }
    }
    return report
  }

  /// Flows are different apps, or are checked as such.
  private struct FlowCause: Hashable {
    let flow: String
    let cause: Cause
  }
}

extension Finding {
  /// It tells more of the cause: it weighs more, or the way there is shorter.
  fileprivate func comesBefore(_ other: Finding) -> Bool {
    if severity != other.severity { return severity > other.severity }
    return stepCount < other.stepCount
  }

  /// Without a trace the flow alone shows it.
  private var stepCount: Int { trace.map { max($0.steps.count, $0.omitted) } ?? 0 }
}
