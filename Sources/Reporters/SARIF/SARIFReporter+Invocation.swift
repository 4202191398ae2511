import Diagnostics
internal import JSON

extension SARIFReporter {
  /// Problems as errors of the run, undecided rules as warnings, so that nothing unread or unasked looks clean.
  func invocation(_ report: Report, to json: inout JSONWriter) {
    json.object { json in
      json.value("executionSuccessful", report.problems.isEmpty)
      json.array("toolExecutionNotifications") { json in
        for problem in report.problems { notification(problem, to: &json) }
        for flow in report.flows {
          for verdict in flow.verdicts where verdict.verdict == .undecided {
            notification(verdict.rule, undecidedIn: flow, to: &json)
          }
        }
      }
    }
  }

  private func notification(_ problem: Problem, to json: inout JSONWriter) {
    json.object { json in
      json.object("descriptor", inline: true) { $0.value("id", problem.code) }
      json.value("level", "error")
      let hints = [problem.expected.isEmpty ? "" : "expected \(problem.expected)", problem.help]
      json.message(([problem.message] + hints).filter { !$0.isEmpty }.joined(separator: "; "))
      guard !problem.path.isEmpty else { return }
      json.array("locations") { json in
        json.object { json in
          if let place = problem.place {
            physicalLocation(place, to: &json)
            if !problem.label.isEmpty { json.message(problem.label) }
          } else {
            json.object("physicalLocation") { artifactLocation("artifactLocation", problem.path, to: &$0) }
          }
        }
      }
    }
  }

  private func notification(_ rule: RuleID, undecidedIn flow: CheckedFlow, to json: inout JSONWriter) {
    json.object { json in
      json.object("descriptor", inline: true) { $0.value("id", "undecided") }
      json.object("associatedRule", inline: true) { $0.value("id", rule.name) }
      json.value("level", "warning")
      json.message("‘\(rule.name)’ could not be decided for ‘\(flow.name)’")
      json.array("locations") { json in
        json.object { json in
          json.object("physicalLocation") { artifactLocation("artifactLocation", flow.root, to: &$0) }
        }
      }
    }
  }
}
