public import Diagnostics
internal import FlowModel

extension Rule {
  /// Runs one of this rule's tests.
  ///
  /// - Returns: what differs from what it expects; empty if it passes. Each problem stands where the rule file
  ///   says something else: at the expectation, or at the test for a finding nobody expects.
  public func failures(of test: Test) -> [Problem] {
    let reading = FlowReader.read(test.flow, name: test.name)
    guard reading.problems.isEmpty, let flow = reading.flow else { return reading.problems }
    let answers = RuleSet([self]).ask(
      flow, root: source.path, tuning: RuleTuning(parameters: [id: [test.parameters]]),
      outcomes: outcomes(of: flow, in: test))
    return answers.problems + differences(test, answers.findings)
  }

  /// What comes of the flow's allowances if other rules find what the test says; none of them is asked where it says
  /// nothing.
  private func outcomes(of flow: Flow, in test: Test) -> [AllowanceOutcome] {
    var matching = AllowanceMatching(flow, today: test.today, forbidden: test.forbidden)
    for (rule, element) in test.found ?? [] {
      let finding = Finding(
        rule: rule, severity: .error, message: "", place: test.place, element: element, flow: source.path,
        why: "", fix: "")
      _ = matching.accept(finding)
    }
    return matching.outcomes { _ in test.found != nil }
  }

  private func differences(_ test: Test, _ findings: [Finding]) -> [Problem] {
    var rest = findings
    var failures: [Problem] = []
    for expected in test.expected {
      guard let match = rest.firstIndex(where: { $0.element == expected.element }) else {
        let others = rest.map { "‘\($0.element)’" }.joined(separator: ", ")
        failures.append(
          Problem(
            "missing-finding", "\(id): no finding at ‘\(expected.element)’ in “\(test.name)”",
            at: expected.place,
            label: "expected here", help: others.isEmpty ? "there is no finding at all" : "found at \(others)"
          ))
        continue
      }
      let finding = rest.remove(at: match)
      if let trace = expected.trace, trace != finding.trace?.steps.map(\.action) ?? [] {
        let actions = finding.trace?.steps.map(\.action).joined(separator: ", ") ?? ""
        failures.append(
          Problem(
            "other-trace", "\(id): the finding at ‘\(expected.element)’ in “\(test.name)” has another trace",
            at: expected.place, expected: "[\(trace.joined(separator: ", "))]", help: "it is: [\(actions)]"))
      }
      if let environment = expected.environment, environment != finding.trace?.environment {
        failures.append(
          Problem(
            "other-environment",
            "\(id): the finding at ‘\(expected.element)’ in “\(test.name)” occurs elsewhere",
            at: expected.place, expected: environment, help: "it occurs: \(finding.trace?.environment ?? "")")
        )
      }
      if finding.message != expected.message {
        failures.append(
          Problem(
            "other-message",
            "\(id): the finding at ‘\(expected.element)’ in “\(test.name)” says something else",
            at: expected.place, expected: expected.message, help: "it says: \(finding.message)"))
      } else if let severity = expected.severity, severity != finding.severity {
        failures.append(
          Problem(
            "other-severity",
            "\(id): the finding at ‘\(expected.element)’ in “\(test.name)” is of severity \(finding.severity.word)",
            at: expected.place, expected: severity.word))
      }
    }
    return failures + rest.map { unexpected($0, in: test) }
  }

  private func unexpected(_ finding: Finding, in test: Test) -> Problem {
    Problem(
      "unexpected-finding", "\(id): a finding at ‘\(finding.element)’ in “\(test.name)” that nobody expects",
      at: test.place, related: [Label(finding.place, finding.message)],
      help: "expect it: {at: \(finding.element), message: \"\(finding.message)\"}")
  }
}
