internal import Diagnostics
internal import ExpressionLanguage

extension Rule {
  /// The place, the related places and the severity of a finding; enough to tell whether it was already
  /// reported.
  struct FindingSite {
    let target: any FlowElement
    let related: [Place]
    let severity: Severity
  }

  func site(of element: @autoclosure () -> any FlowElement, _ frame: Frame) throws -> FindingSite {
    let wording = try wording.value()
    let template = wording.template
    return FindingSite(
      target: try template.at.map { at throws(EvaluationError) in try place(at, frame) } ?? element(),
      related: try template.related.map { try place($0.at, frame).place },
      severity: try wording.severity.severity(frame))
  }

  /// The finding at a site, with a text from the values in `frame`.
  ///
  /// - Parameter element: the element of the finding, if the rule names no place.
  func finding(
    at site: FindingSite, about element: @autoclosure () -> any FlowElement, _ frame: Frame, root: String
  ) throws -> Finding {
    let wording = try wording.value()
    let template = wording.template
    let target = site.target
    var related: [Label] = []
    for (place, entry) in zip(site.related, template.related) where place != target.place {
      let label = Label(place, try entry.says.text(frame))
      if !related.contains(label) { related.append(label) }
    }
    var finding = Finding(
      rule: id, severity: site.severity, message: try template.message.text(frame), place: target.place,
      label: try template.label?.text(frame) ?? "", related: related, element: target.path, flow: root,
      why: documentation.why, fix: documentation.instead,
      cause: try template.cause.map { cause in
        Cause(name: cause.name, element: try cause.at.map { try path($0, frame) } ?? element().path)
      })
    finding.codeSubject = template.code
    finding.proposals = try wording.proposals(frame)
    return finding
  }

  /// The finding about `element`.
  func finding(about element: any FlowElement, _ frame: Frame, root: String) throws -> Finding {
    try finding(at: try site(of: element, frame), about: element, frame, root: root)
  }

  private func place(_ program: Program, _ frame: Frame) throws(EvaluationError) -> any FlowElement {
    guard case .record(_, let object) = try program.evaluate(frame), let element = object as? any FlowElement
    else { throw EvaluationError(.missingRecord, "‘\(program.text)’ comes to nothing that has a place") }
    return element
  }

  /// The path of the element with the cause.
  private func path(_ program: Program, _ frame: Frame) throws(EvaluationError) -> ElementPath {
    program.type == .record(FlowRecords.type) ? ElementPath("app") : try place(program, frame).path
  }

  /// The problem of an expression that cannot be evaluated: a mistake in the rule, not in the flow.
  func problem(_ error: any Error, at element: any FlowElement) -> Problem {
    let message = (error as? EvaluationError)?.message ?? (error as? SerializationError)?.words ?? "\(error)"
    return Problem(
      "rule-error", "the rule ‘\(id)’ could not be checked at ‘\(element.path)’: \(message)",
      at: Place(source, Span(0, 0)), related: [Label(element.place, "this element")],
      help: "a condition must not depend on values that may be missing or overflow")
  }
}

extension Error {
  /// Whether a condition took more steps than a rule may use on this flow. This is due to the size of the
  /// flow and not a mistake of the rule.
  var isOfLimit: Bool { (self as? EvaluationError)?.code == .limit }
}
