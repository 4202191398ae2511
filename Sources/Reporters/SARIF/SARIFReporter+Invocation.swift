import Diagnostics
internal import JSON

extension SARIFReporter {
  /// Writes problems as errors of the run and undecided rules as warnings, so that an incomplete run does not
  /// look clean.
  func invocation(_ report: Report, to json: inout JSONWriter) {
    json.object { json in
      json.value("executionSuccessful", report.problems.isEmpty)
      json.array("toolExecutionNotifications") { json in
        for problem in report.problems { notification(problem, to: &json) }
        for flow in report.flows {
          for verdict in flow.verdicts where verdict.verdict == .undecided {
            notification(verdict, undecidedIn: flow, to: &json)
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
      // In SARIF only results have fixes; a notification has the same as a property.
      if let repair = problem.repair { json.object("properties") { fixes(repair, to: &$0) } }
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

  private func notification(_ verdict: RuleVerdict, undecidedIn flow: CheckedFlow, to json: inout JSONWriter)
  {
    json.object { json in
      json.object("descriptor", inline: true) { $0.value("id", "undecided") }
      json.object("associatedRule", inline: true) { $0.value("id", verdict.rule.name) }
      json.value("level", "warning")
      let cost = verdict.isTooCostly ? ": its conditions cost more there than one rule may use" : ""
      json.message("‘\(verdict.rule.name)’ could not be decided for ‘\(flow.name)’\(cost)")
      json.array("locations") { json in
        json.object { json in
          json.object("physicalLocation") { artifactLocation("artifactLocation", flow.root, to: &$0) }
        }
      }
    }
  }
}
