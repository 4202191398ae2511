import Diagnostics

/// One test of a JUnit report and its result.
struct JUnitTest {
  enum Result {
    case passed
    case skipped(String)
    case failed(message: String, type: String, details: String)
    case error(message: String, type: String, details: String)
  }

  var name: String
  var result: Result

  /// The tests of one flow: its rules except those that are not applicable, in the order of the rules,
  /// followed by findings of rules that have no verdict.
  static func tests(of verdicts: [RuleVerdict], _ findings: [Finding], fails: (Finding) -> Bool)
    -> [JUnitTest]
  {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    let asked = verdicts.filter { $0.verdict != .notApplicable || byRule[$0.rule] != nil }
    let known = Set(asked.map(\.rule))
    let others = byRule.keys.filter { !known.contains($0) }.sorted().map { RuleVerdict($0, .failed) }
    return (asked + others).map { verdict in
      let own = byRule[verdict.rule] ?? []
      return JUnitTest(
        name: verdict.rule.name, result: result(verdict, own, among: findings, fails: fails))
    }
  }

  private static func result(
    _ verdict: RuleVerdict, _ own: [Finding], among all: [Finding], fails: (Finding) -> Bool
  ) -> Result {
    let counted = own.filter { $0.status == .new }
    let failed = counted.filter(fails)
    if let worst = failed.max(by: { $0.severity < $1.severity }) {
      let more = failed.count > 1 ? " (and \(failed.count - 1) more)" : ""
      return .failed(
        message: worst.messageWithReservations + more, type: worst.severity.word,
        details: counted.map(\.junitDetails).joined(separator: "\n\n"))
    }
    if verdict.verdict == .undecided {
      let cost = verdict.isTooCostly ? ": its conditions cost more than one rule may use" : ""
      return .skipped("undecided" + cost)
    }
    if !counted.isEmpty || verdict.verdict == .passed { return .passed }
    let teller = all.first { finding in
      finding.folded.contains(verdict.rule) || finding.others.contains { $0.rule == verdict.rule }
    }
    if let teller { return .skipped("reported by ‘\(teller.rule.name)’: \(teller.message)") }
    switch own.first?.status {
    case .allowed(let acceptance): return .skipped("allowed: \(acceptance.reason)")
    case .baselined(let acceptance):
      return .skipped("in the baseline" + (acceptance.reason.isEmpty ? "" : ": \(acceptance.reason)"))
    case .carried(let revision): return .skipped("there already at ‘\(revision)’")
    // The rule failed, but the report does not contain the finding, so the test must not count as passed.
    case .new, nil: return .skipped("failed by something that is not reported")
    }
  }

  func write(classname: String, to xml: inout XMLText) {
    let attributes = [("classname", classname), ("name", name), ("time", "0")]
    switch result {
    case .passed: xml.element("testcase", attributes)
    case .skipped(let message):
      xml.element("testcase", attributes) { $0.element("skipped", [("message", message)]) }
    case .failed(let message, let type, let details):
      xml.element("testcase", attributes) {
        $0.element("failure", [("message", message), ("type", type)], text: details)
      }
    case .error(let message, let type, let details):
      xml.element("testcase", attributes) {
        $0.element("error", [("message", message), ("type", type)], text: details)
      }
    }
  }
}

extension JUnitTest {
  /// Creates a test that could not be run because an input has a problem.
  init(_ problem: Problem) {
    var place = problem.path
    if let start = problem.place?.start { place += ":\(start.line):\(start.column)" }
    let hints = [problem.expected.isEmpty ? "" : "expected \(problem.expected)", problem.help]
    let details = ["\(place): error: \(problem.message)"] + hints.filter { !$0.isEmpty }
    self.init(
      name: place.isEmpty ? problem.code : "\(problem.code) in \(place)",
      result: .error(message: problem.message, type: problem.code, details: details.joined(separator: "\n")))
  }
}

extension Finding {
  /// The place, the message, the path to it, the reason and the advice, one line each.
  fileprivate var junitDetails: String {
    var lines = [junitLine(message)]
    for (index, step) in (trace?.steps ?? []).enumerated() { lines.append("\(index + 1). \(step.sentence)") }
    if let length = omittedSteps { lines.append(length) }
    if let trace, !trace.environment.isEmpty { lines.append("where: \(trace.environment)") }
    lines += reservations
    for other in others { lines.append("the same cause: \(other.junitLine(other.messageWithReservations))") }
    lines += codeSentences
    if !why.isEmpty { lines.append("why: \(why)") }
    if !fix.isEmpty { lines.append("help: \(fix)") }
    return lines.joined(separator: "\n")
  }
}
