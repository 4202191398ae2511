import Diagnostics
internal import JSON

/// The members of each kind of entry; ``JSONReporter/schema`` describes them.
extension JSONWriter {
  mutating func member(_ key: String, _ tool: ToolVersion) {
    object(key, inline: true) { json in
      json.value("name", tool.name)
      json.value("version", tool.version)
    }
  }

  mutating func members(summaryOf report: Report) {
    value("problems", report.problems.count)
    for severity in Severity.allCases.reversed() { value(severity.plural, report.count(of: severity)) }
    value("allowed", report.allowed.count)
    for state in ["baselined", "carried"] { value(state, report.known.count { $0.status.word == state }) }
    value("ignored", report.ignoredCount)
    value("flows", report.flows.count)
    value("screens", report.flows.reduce(0) { $0 + $1.screens })
    value("presentations", report.flows.reduce(0) { $0 + $1.presentations })
    value("rules", report.ruleCount)
    value("text", ReportSummary(report).lines.joined(separator: "\n"))
  }

  mutating func members(of finding: Finding) {
    value("rule", finding.rule.name)
    value("severity", finding.severity.word)
    member(finding.status)
    value("message", finding.message)
    place("place", finding.place)
    value("label", finding.label)
    member(finding.related)
    member(finding.code)
    value("element", finding.element.text)
    value("flow", finding.flow)
    value("why", finding.why)
    value("help", finding.fix)
    values("folded", finding.folded.map(\.name))
    if let cause = finding.cause {
      object("cause", inline: true) { json in
        json.value("name", cause.name)
        json.value("element", cause.element.text)
      }
    } else {
      null("cause")
    }
    array("others") { json in
      for other in finding.others { json.object { $0.members(of: other) } }
    }
    if let trace = finding.trace { member(trace) } else { null("trace") }
    member(finding.repair)
  }

  mutating func members(of problem: Problem) {
    value("code", problem.code)
    value("severity", "error")
    value("message", problem.message)
    value("path", problem.path)
    place("place", problem.place)
    value("label", problem.label)
    member(problem.related)
    value("expected", problem.expected)
    value("help", problem.help)
    if let replacement = problem.replacement {
      value("replacement", replacement)
    } else {
      null("replacement")
    }
  }

  mutating func members(of flow: CheckedFlow) {
    value("name", flow.name)
    value("root", flow.root)
    values("parts", flow.parts)
    value("screens", flow.screens)
    value("presentations", flow.presentations)
    if let coverage = flow.coverage { member(coverage) } else { null("explored") }
    object("verdicts", inline: true) { json in
      for verdict in [Verdict.violated, .undecided, .holds, .notApplicable] {
        json.value(verdict.rawValue, flow.verdicts.count { $0.verdict == verdict })
      }
    }
    array("rules") { json in
      for verdict in flow.verdicts {
        json.object(inline: true) { json in
          json.value("rule", verdict.rule.name)
          json.value("verdict", verdict.verdict.rawValue)
        }
      }
    }
  }

  private mutating func member(_ key: String, _ bound: Coverage.Bound?) {
    guard let bound else { return null(key) }
    object(key, inline: true) { json in
      json.value("possible", bound.possible)
      json.value("together", bound.together)
    }
  }

  private mutating func member(_ coverage: Coverage) {
    object("explored", inline: coverage.cut == nil && coverage.shorter.isEmpty) { json in
      json.value("states", coverage.states)
      json.value("facts", coverage.facts)
      json.value("worlds", coverage.worlds)
      json.member("waiting", coverage.waiting)
      json.member("underWay", coverage.underWay)
      json.array("shorter", inline: coverage.shorter.isEmpty) { json in
        for shorter in coverage.shorter { json.member(shorter) }
      }
      guard let cut = coverage.cut else { return json.null("cut") }
      json.object("cut") { json in
        json.value("limit", cut.limit.rawValue)
        if let steps = cut.completedLength {
          json.value("coveredSteps", steps)
        } else {
          json.null("coveredSteps")
        }
        json.value("reason", cut.reason)
        json.value("help", cut.advice)
      }
    }
  }

  private mutating func member(_ shorter: Coverage.Shorter) {
    object(inline: true) { json in
      json.value("coveredSteps", shorter.length)
      json.member("waiting", shorter.waiting)
      json.member("underWay", shorter.underWay)
    }
  }

  mutating func members(of comparison: Comparison) {
    value("kind", comparison.kind.rawValue)
    value("name", comparison.name)
    value("gone", comparison.goneCount)
  }

  private mutating func member(_ status: FindingStatus) {
    object("status", inline: status.acceptance?.place == nil) { json in
      json.value("state", status.word)
      if case .carried(let revision) = status { json.value("revision", revision) }
      guard let acceptance = status.acceptance else { return }
      json.value("reason", acceptance.reason)
      json.value("owner", acceptance.owner)
      json.value("until", acceptance.until)
      if let place = acceptance.place { json.place("place", place) }
    }
  }

  private mutating func member(_ trace: Trace) {
    object("trace") { json in
      json.value("environment", trace.environment)
      json.value("playedIn", trace.playedIn)
      json.value("doubt", trace.doubt)
      json.values("unusual", trace.unusual)
      if trace.omitted > 0 { json.value("omitted", trace.omitted) }
      json.values("start", trace.start)
      json.array("steps") { json in
        for step in trace.steps {
          json.object { json in
            json.value("action", step.action)
            json.values("stack", step.stack)
            json.place("place", step.place)
            json.textOrNull("element", step.element?.text)
            json.values("notes", step.notes)
            json.values("because", step.because)
          }
        }
      }
    }
  }

  private mutating func member(_ code: [CodeLine]) {
    array("code") { json in
      for line in code {
        json.object(inline: true) { json in
          json.value("path", line.path)
          json.value("line", line.line)
          json.value("column", line.column)
          json.value("sure", line.isExact ? "exact" : "inferred")
          json.value("message", line.says)
        }
      }
    }
  }

  private mutating func member(_ related: [Label]) {
    array("related") { json in
      for label in related {
        json.object { json in
          json.place("place", label.place)
          json.value("message", label.text)
        }
      }
    }
  }
}

extension Severity {
  /// The key of its count.
  fileprivate var plural: String {
    switch self {
    case .info: "infos"
    case .warning: "warnings"
    case .error: "errors"
    }
  }
}
