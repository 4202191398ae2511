internal import Diagnostics
internal import ExpressionLanguage

/// One rule asked of one flow.
struct Inquiry {
  let rule: Rule
  let ground: Ground
  let overrides: [String: ParameterValue]

  struct Outcome {
    var findings: [Finding] = []
    var problems: [Problem] = []
    var verdict = Verdict.notApplicable
  }

  func run() -> Outcome {
    var outcome = Outcome()
    let elements = ground.elements(of: rule.question.subject)
    // Where there is nothing to ask about, the rule's expressions need not be made.
    guard var current = elements.first?.element else { return outcome }
    do {
      try ask(elements, &current, &outcome)
    } catch {
      let message =
        (error as? EvaluationError)?.message ?? (error as? SerializationError)?.words ?? "\(error)"
      outcome.problems.append(problem(message, at: current))
      outcome.verdict = .undecided
    }
    return outcome
  }

  /// `current` is the element that was asked about last, also when this throws.
  private func ask(
    _ elements: [Ground.Element], _ current: inout any FlowElement, _ outcome: inout Outcome
  ) throws {
    let question = rule.question
    let frame = try ground.frame(for: rule, overrides)
    let when = try question.when?.value()
    var places: [Place: Int] = [:]
    for (element, screen) in elements {
      current = element
      frame.set(Question.Slot.element, record: element)
      if let screen { frame.set(Question.Slot.screen, record: screen) }
      if let when, try !when.evaluateBool(frame) { continue }
      if outcome.verdict == .notApplicable { outcome.verdict = .holds }
      if try question.require.value().evaluateBool(frame) { continue }
      let finding = try finding(about: element, frame)
      outcome.verdict = .violated
      if let first = places[finding.place] {
        outcome.findings[first].merge(finding)
      } else {
        places[finding.place] = outcome.findings.count
        outcome.findings.append(finding)
      }
    }
  }

  private func finding(about element: any FlowElement, _ frame: Frame) throws -> Finding {
    let wording = try rule.wording.value()
    let template = wording.template
    let target = try template.at.map { (at) throws(EvaluationError) in try place(at, frame) } ?? element
    var related: [Label] = []
    for entry in template.related {
      let label = Label(try place(entry.at, frame).place, try entry.says.text(frame))
      if label.place != target.place, !related.contains(label) { related.append(label) }
    }
    return Finding(
      rule: rule.id, severity: try wording.severity.severity(frame),
      message: try template.message.text(frame),
      place: target.place, label: try template.label?.text(frame) ?? "", related: related,
      element: target.path, flow: ground.root, why: rule.documentation.why, fix: rule.documentation.instead)
  }

  private func place(_ program: Program, _ frame: Frame) throws(EvaluationError) -> any FlowElement {
    guard case .record(_, let object) = try program.evaluate(frame), let element = object as? any FlowElement
    else { throw EvaluationError(.missingRecord, "‘\(program.text)’ comes to nothing that has a place") }
    return element
  }

  /// A condition that could not be evaluated is a mistake of the rule, not of the flow.
  private func problem(_ message: String, at element: any FlowElement) -> Problem {
    Problem(
      "rule-error", "the rule ‘\(rule.id)’ could not be asked of ‘\(element.path)’: \(message)",
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
