import Diagnostics
import FlowChecking
internal import JSON

extension Workspace {
  /// The diagnostics of a result, by path of the file, in the form of the protocol.
  func diagnostics(of result: LiveResult, and extra: [Finding]) -> [String: [JSONValue]] {
    var found: [String: [JSONValue]] = [:]
    for source in result.sources { found[source.absolutePath] = [] }
    for problem in result.outcome.report.problems {
      // A problem without a file is shown at the beginning of the flow.
      let path = problem.absolutePath ?? result.sources.first?.absolutePath ?? ""
      found[path, default: []].append(diagnostic(problem))
    }
    // A finding is not shown if it is already listed under a finding that is still valid.
    let folded = Set(
      extra.flatMap { one in one.folded.map { "\(FindingName($0, one.element))" } + one.others.map(\.name) })
    for finding in result.outcome.report.findings.filter({ !folded.contains($0.name) }) + extra {
      found[finding.place.file.absolutePath, default: []].append(diagnostic(finding, result.outcome))
    }
    return found
  }

  func diagnostic(_ problem: Problem) -> JSONValue {
    var message = problem.message
    if !problem.label.isEmpty, !message.contains(problem.label) { message += " (\(problem.label))" }
    if !problem.help.isEmpty { message += "\n\(problem.help)" }
    let start: JSONValue = ["line": 0, "character": 0]
    var json: JSONValue = [
      "range": problem.place.map(abilities.encoding.range) ?? ["start": start, "end": start],
      "severity": 1, "code": .text(problem.code), "source": "modalflow", "message": .text(message),
    ]
    if abilities.relatedInformation { json["relatedInformation"] = related(problem.related) }
    return json
  }

  func diagnostic(_ finding: Finding, _ outcome: CheckOutcome) -> JSONValue {
    var json: JSONValue = [
      "range": abilities.encoding.range(finding.place), "severity": .int(severity(finding, outcome)),
      "code": .text(finding.rule.name), "source": "modalflow",
      "message": .text(finding.fix.isEmpty ? finding.message : "\(finding.message)\n\(finding.fix)"),
    ]
    if abilities.codeDescription, let address = outcome.page(finding)?.address, !address.isEmpty {
      json["codeDescription"] = ["href": .text(address)]
    }
    // Unreachable elements and unused allowances are marked as unnecessary, because they can be removed.
    let isUnused = ["unused-allowance", "unreached-screen", "unreached-presentation"]
    if abilities.tags, isUnused.contains(finding.rule.name) { json["tags"] = [1] }
    if abilities.diagnosticData { json["data"] = ["finding": .text(finding.name)] }
    if abilities.relatedInformation {
      let steps = (finding.trace?.steps ?? []).enumerated().compactMap { number, step in
        step.place.map { place in
          let notes = step.notes.isEmpty ? "" : "; " + step.notes.joined(separator: "; ")
          return Label(
            place, "step \(number + 1): \(step.action) → \(step.stack.joined(separator: " ▸ "))\(notes)")
        }
      }
      let others = finding.others.map { Label($0.place, "the same cause: \($0.message) [\($0.rule)]") }
      json["relatedInformation"] = related(finding.related + steps + others)
    }
    return json
  }

  private func related(_ labels: [Label]) -> JSONValue {
    .array(labels.map { ["location": location($0.place), "message": .text($0.text)] })
  }

  /// A finding that reports only show on request is a hint here.
  private func severity(_ finding: Finding, _ outcome: CheckOutcome) -> Int {
    switch finding.severity {
    case .error: 1
    case .warning: outcome.shows(finding) ? 2 : 4
    case .info: outcome.shows(finding) ? 3 : 4
    }
  }
}
