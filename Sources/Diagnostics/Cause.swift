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
