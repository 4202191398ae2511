internal import Diagnostics
internal import FlowModel
internal import RuleEngine

/// One flow, read and asked: what is to be said about it.
struct CheckedReading: Sendable {
  let sources: [SourceFile]
  private(set) var problems: [Problem]
  private(set) var findings: [Finding] = []
  /// Findings that the flow itself allows.
  private(set) var allowed: [Finding] = []
  private(set) var flow: CheckedFlow?

  init(_ reading: FlowReading, rules: RulesAtHand, today: CalendarDay) {
    sources = reading.sources
    problems = reading.problems
    guard let flow = reading.flow else { return }
    var answers = rules.rules.ask(flow, root: reading.root)
    let doubt = UnreadScreens(flow, problems: reading.problems)
    problems += answers.problems
    for allowance in flow.allowances where !rules.knows(allowance.rule) {
      problems.append(rules.unknown(allowance.rule.name, at: allowance.place))
    }
    for finding in answers.findings {
      if doubt.touches(finding) {
        answers.markUndecided(finding.rule)
      } else if flow.allows(finding, today: today.day) {
        allowed.append(finding)
      } else {
        findings.append(finding)
      }
    }
    self.flow = CheckedFlow(
      name: flow.app.name, root: reading.root,
      parts: reading.sources.map(\.path).filter { $0 != reading.root }, screens: flow.screens.count,
      presentations: flow.presentations.count, verdicts: answers.verdicts)
  }
}

extension Answers {
  /// A rule whose finding was held back is neither kept nor broken.
  fileprivate mutating func markUndecided(_ rule: RuleID) {
    for index in verdicts.indices where verdicts[index].rule == rule { verdicts[index].verdict = .undecided }
  }
}

extension Flow {
  /// Whether an allowance of this rule covers the element and has not ended.
  fileprivate func allows(_ finding: Finding, today: Day) -> Bool {
    allowances.contains { allowance in
      allowance.rule == finding.rule && allowance.path.contains(finding.element)
        && allowance.until.map { $0 >= today } ?? true
    }
  }
}
