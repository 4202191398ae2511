public import Diagnostics

/// The whole report as one JSON object, for programs; ``schema`` describes it.
///
/// `version` is 1 and changes only when a member changes its meaning or disappears; new members may appear.
/// Lines and columns start at 1: `column` counts Unicode scalars, `utf16Column` UTF-16 code units, `offset`
/// bytes from 0 in the UTF-8 text of the file without byte order mark. `end` is behind the last character.
public struct JSONReporter: Reporter {
  private let tool: ToolVersion

  /// A reporter that says who wrote the report.
  public init(tool: ToolVersion) { self.tool = tool }

  /// One object: `version`, `tool`, `summary`, `comparisons`, `problems`, `findings`, `accepted`, `flows`, in this order.
  public func write(_ report: Report, to output: inout some TextOutputStream) {
    var json = JSONText()
    json.object { json in
      json.value("version", 1)
      json.object("tool", inline: true) { json in
        json.value("name", tool.name)
        json.value("version", tool.version)
      }
      write(summaryOf: report, to: &json)
      json.array("comparisons") { json in
        for comparison in report.comparisons { write(comparison, to: &json) }
      }
      json.array("problems") { json in
        for problem in report.problems {
          write(problem, to: &json)
          json.drain(into: &output)
        }
      }
      json.array("findings") { json in
        for finding in report.findings {
          write(finding, to: &json)
          json.drain(into: &output)
        }
      }
      json.array("accepted") { json in
        for finding in report.known + report.allowed {
          write(finding, to: &json)
          json.drain(into: &output)
        }
      }
      json.array("flows") { json in
        for flow in report.flows {
          write(flow, to: &json)
          json.drain(into: &output)
        }
      }
    }
    json.drain(into: &output)
  }

  private func write(summaryOf report: Report, to json: inout JSONText) {
    let summary = ReportSummary(report)
    json.object("summary") { json in
      json.value("problems", report.problems.count)
      for severity in Severity.allCases.reversed() {
        json.value(severity.plural, report.count(of: severity))
      }
      json.value("allowed", report.allowed.count)
      for state in ["baselined", "carried"] {
        json.value(state, report.known.count { $0.status.word == state })
      }
      json.value("ignored", report.ignoredCount)
      json.value("flows", report.flows.count)
      json.value("screens", report.flows.reduce(0) { $0 + $1.screens })
      json.value("presentations", report.flows.reduce(0) { $0 + $1.presentations })
      json.value("rules", report.ruleCount)
      json.value("text", summary.lines.joined(separator: "\n"))
    }
  }

  private func write(_ finding: Finding, to json: inout JSONText) {
    json.object { json in
      json.value("rule", finding.rule.name)
      json.value("severity", finding.severity.word)
      write(finding.status, to: &json)
      json.value("message", finding.message)
      json.place("place", finding.place)
      json.value("label", finding.label)
      write(finding.related, to: &json)
      json.value("element", finding.element.text)
      json.value("flow", finding.flow)
      json.value("why", finding.why)
      json.value("help", finding.fix)
      json.values("folded", finding.folded.map(\.name))
      if let trace = finding.trace { write(trace, to: &json) } else { json.null("trace") }
    }
  }

  private func write(_ status: FindingStatus, to json: inout JSONText) {
    json.object("status", inline: status.acceptance?.place == nil) { json in
      json.value("state", status.word)
      if case .carried(let revision) = status { json.value("revision", revision) }
      guard let acceptance = status.acceptance else { return }
      json.value("reason", acceptance.reason)
      json.value("owner", acceptance.owner)
      json.value("until", acceptance.until)
      if let place = acceptance.place { json.place("place", place) }
    }
  }

  private func write(_ comparison: Comparison, to json: inout JSONText) {
    json.object(inline: true) { json in
      json.value("kind", comparison.kind.rawValue)
      json.value("name", comparison.name)
      json.value("gone", comparison.goneCount)
    }
  }

  private func write(_ trace: Trace, to json: inout JSONText) {
    json.object("trace") { json in
      json.value("environment", trace.environment)
      json.value("playedIn", trace.playedIn)
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

  private func write(_ problem: Problem, to json: inout JSONText) {
    json.object { json in
      json.value("code", problem.code)
      json.value("severity", "error")
      json.value("message", problem.message)
      json.value("path", problem.path)
      json.place("place", problem.place)
      json.value("label", problem.label)
      write(problem.related, to: &json)
      json.value("expected", problem.expected)
      json.value("help", problem.help)
      if let replacement = problem.replacement {
        json.value("replacement", replacement)
      } else {
        json.null("replacement")
      }
    }
  }

  private func write(_ related: [Label], to json: inout JSONText) {
    json.array("related") { json in
      for label in related {
        json.object { json in
          json.place("place", label.place)
          json.value("message", label.text)
        }
      }
    }
  }

  private func write(_ flow: CheckedFlow, to json: inout JSONText) {
    json.object { json in
      json.value("name", flow.name)
      json.value("root", flow.root)
      json.values("parts", flow.parts)
      json.value("screens", flow.screens)
      json.value("presentations", flow.presentations)
      json.object("verdicts", inline: true) { json in
        for verdict in [Verdict.violated, .undecided, .holds, .notApplicable] {
          json.value(verdict.rawValue, flow.verdicts.count { $0.verdict == verdict })
        }
      }
      json.array("rules") { json in
        for verdict in flow.verdicts {
          json.object(inline: true) { json in
            json.value("rule", verdict.rule.name)
            json.value("verdict", verdict.verdict.rawValue)
          }
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
