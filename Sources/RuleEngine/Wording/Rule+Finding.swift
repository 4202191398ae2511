internal import Diagnostics
internal import ExpressionLanguage

extension Rule {
  /// The finding about `element`, worded with the values in `frame`.
  func finding(
    about element: @autoclosure () -> any FlowElement, _ frame: Frame, root: String
  ) throws -> Finding {
    let wording = try wording.value()
    let template = wording.template
    let target = try template.at.map { (at) throws(EvaluationError) in try place(at, frame) } ?? element()
    var related: [Label] = []
    for entry in template.related {
      let label = Label(try place(entry.at, frame).place, try entry.says.text(frame))
      if label.place != target.place, !related.contains(label) { related.append(label) }
    }
    return Finding(
      rule: id, severity: try wording.severity.severity(frame), message: try template.message.text(frame),
      place: target.place, label: try template.label?.text(frame) ?? "", related: related,
      element: target.path, flow: root, why: documentation.why, fix: documentation.instead)
  }

  private func place(_ program: Program, _ frame: Frame) throws(EvaluationError) -> any FlowElement {
    guard case .record(_, let object) = try program.evaluate(frame), let element = object as? any FlowElement
    else { throw EvaluationError(.missingRecord, "‘\(program.text)’ comes to nothing that has a place") }
    return element
  }

  /// A condition that could not be evaluated is a mistake of the rule, not of the flow.
  func problem(_ error: any Error, at element: any FlowElement) -> Problem {
    let message = (error as? EvaluationError)?.message ?? (error as? SerializationError)?.words ?? "\(error)"
    return Problem(
      "rule-error", "the rule ‘\(id)’ could not be asked of ‘\(element.path)’: \(message)",
      at: Place(source, Span(0, 0)), related: [Label(element.place, "this element")],
      help: "a condition must not depend on values that may be missing or overflow")
  }
}
