public import Diagnostics
internal import FlowModel

extension Rule {
  /// Runs one of this rule's tests.
  ///
  /// - Parameter goesOn: as in ``RuleTuning``; what a test that was stopped returns says nothing of the rule.
  /// - Returns: each difference from what the test expects; empty if it passes. A problem is placed at the expectation that
  ///   failed, or at the test if there is a finding that it does not expect.
  public func failures(
    of test: Test, goesOn: (@Sendable (RuleTuning.Stage) -> Bool)? = nil
  ) -> [Problem] {
    let reading = FlowReader.read(test.flow, name: test.name)
    guard reading.problems.isEmpty, let flow = reading.flow else { return reading.problems }
    var tuning = RuleTuning(parameters: [id: [test.parameters]])
    tuning.goesOn = goesOn
    let answers = RuleSet([self]).ask(
      flow, root: source.path, tuning: tuning, outcomes: outcomes(of: flow, in: test))
    return answers.problems
      + differences(test, answers.findings, verdict: answers.verdicts.first?.verdict ?? .notApplicable)
  }

  /// The outcomes of the flow's allowances if other rules had the findings that the test names. If the test names none,
  /// no other rule counts as evaluated.
  func outcomes(of flow: Flow, in test: Test) -> [AllowanceOutcome] {
    var matching = AllowanceMatching(flow, today: test.today, forbidden: test.forbidden)
    for (rule, element) in test.found ?? [] {
      let finding = Finding(
        rule: rule, severity: .error, message: "", place: test.place, element: element, flow: source.path,
        why: "", fix: "")
      _ = matching.accept(finding)
    }
    return matching.outcomes { _ in test.found != nil }
  }

  /// The differences between the findings and those that a test expects.
  func differences(_ test: Test, _ findings: [Finding], verdict: Verdict) -> [Problem] {
    var rest = findings
    var failures: [Problem] = []
    if let applies = test.applies, applies != (verdict != .notApplicable) {
      failures.append(
        Problem(
          "other-verdict",
          "\(id): the rule \(applies ? "applies to nothing" : "applies to something") in “\(test.name)”",
          at: test.place, expected: "applies: \(!applies)"))
    }
    for expected in test.expected {
      let here = "at ‘\(expected.element)’ in “\(test.name)”"
      func fail(_ code: String, _ message: String, expected what: String = "", help: String) {
        failures.append(
          Problem(code, "\(id): \(message)", at: expected.place, expected: what, help: help))
      }
      guard let match = rest.firstIndex(where: { $0.element == expected.element }) else {
        let others = rest.map { "‘\($0.element)’" }.joined(separator: ", ")
        failures.append(
          Problem(
            "missing-finding", "\(id): no finding \(here)", at: expected.place, label: "expected here",
            help: others.isEmpty ? "there is no finding at all" : "found at \(others)"))
        continue
      }
      let finding = rest.remove(at: match)
      let actions = finding.trace?.steps.map(\.action) ?? []
      if let trace = expected.trace, trace != actions {
        fail(
          "other-trace", "the finding \(here) has another trace",
          expected: "[\(trace.joined(separator: ", "))]", help: "it is: [\(actions.joined(separator: ", "))]")
      }
      if let environment = expected.environment, environment != finding.trace?.environment {
        fail(
          "other-environment", "the finding \(here) occurs elsewhere", expected: environment,
          help: "it occurs: \(finding.trace?.environment ?? "")")
      }
      if finding.message != expected.message {
        fail(
          "other-message", "the finding \(here) has another message", expected: expected.message,
          help: "its message is: \(finding.message)")
      } else if let severity = expected.severity, severity != finding.severity {
        fail(
          "other-severity", "the finding \(here) is of severity \(finding.severity.word)",
          expected: severity.word, help: "")
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
