internal import Diagnostics
internal import ExpressionLanguage

/// One rule asked of one flow.
struct Inquiry {
  let rule: Rule
  let records: FlowRecords
  let root: String
  let parameters: ParameterValues

  struct Outcome {
    var findings: [Finding] = []
    var problems: [Problem] = []
    var verdict = Verdict.notApplicable
  }

  func run() -> Outcome {
    var outcome = Outcome()
    let frame = rule.question.environment.makeFrame()
    frame.set(Question.Slot.app, record: records.app)
    frame.set(Question.Slot.params, record: parameters)
    var places: [Place: Int] = [:]
    for (element, screen) in elements() {
      frame.set(Question.Slot.element, record: element)
      if let screen { frame.set(Question.Slot.screen, record: screen) }
      do {
        if let when = rule.question.when, try !when.evaluateBool(frame) { continue }
        if outcome.verdict == .notApplicable { outcome.verdict = .holds }
        if try rule.question.require.evaluateBool(frame) { continue }
        let finding = try finding(about: element, frame)
        outcome.verdict = .violated
        if let first = places[finding.place] {
          outcome.findings[first].merge(finding)
        } else {
          places[finding.place] = outcome.findings.count
          outcome.findings.append(finding)
        }
      } catch {
        outcome.problems.append(problem(error, at: element))
        outcome.verdict = .undecided
        return outcome
      }
    }
    return outcome
  }

  /// The elements the rule ranges over, and the screen each belongs to where conditions see it.
  private func elements() -> [(element: any FlowElement, screen: ScreenRecord?)] {
    switch rule.question.subject {
    case .screen: records.screens.map { ($0, nil) }
    case .presentation: records.presentations.map { ($0, nil) }
    case .button: records.buttons.map { ($0, $0.screen) }
    case .effect: records.effects.filter { !$0.isImplied }.map { ($0, records.screens[$0.performer]) }
    case .callback: records.callbacks.map { ($0, nil) }
    case .trigger: records.triggers.map { ($0, nil) }
    case .condition: records.conditions.filter(\.isWritten).map { ($0, nil) }
    }
  }

  private func finding(about element: any FlowElement, _ frame: Frame) throws(EvaluationError) -> Finding {
    let template = rule.template
    let target = try template.at.map { (at) throws(EvaluationError) in try place(at, frame) } ?? element
    var related: [Label] = []
    for entry in template.related {
      let label = Label(try place(entry.at, frame).place, try entry.says.text(frame))
      if label.place != target.place, !related.contains(label) { related.append(label) }
    }
    return Finding(
      rule: rule.id, severity: try rule.severity.severity(frame), message: try template.message.text(frame),
      place: target.place, label: try template.label?.text(frame) ?? "", related: related,
      element: target.path, flow: root, why: rule.documentation.why, fix: rule.documentation.instead)
  }

  private func place(_ program: Program, _ frame: Frame) throws(EvaluationError) -> any FlowElement {
    guard case .record(_, let object) = try program.evaluate(frame), let element = object as? any FlowElement
    else { throw EvaluationError(.missingRecord, "‘\(program.text)’ comes to nothing that has a place") }
    return element
  }

  /// A condition that could not be evaluated is a mistake of the rule, not of the flow.
  private func problem(_ error: EvaluationError, at element: any FlowElement) -> Problem {
    Problem(
      "rule-error", "the rule ‘\(rule.id)’ could not be asked of ‘\(element.path)’: \(error.message)",
      at: Place(rule.source, Span(0, 0)), related: [Label(element.place, "this element")],
      help: "a condition must not depend on values that may be missing or overflow")
  }
}

extension Finding {
  /// Takes in a finding of the same rule at the same place: its related places, the higher severity.
  fileprivate mutating func merge(_ other: Finding) {
    severity = max(severity, other.severity)
    for label in other.related where !related.contains(label) { related.append(label) }
  }
}
