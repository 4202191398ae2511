internal import Diagnostics
internal import ExpressionLanguage

/// One rule asked of the elements of one flow.
struct StaticRuleRun {
  let rule: Rule
  let context: EvaluationContext
  let overrides: [String: ParameterValue]

  func run() -> RuleOutcome {
    var outcome = RuleOutcome()
    if context.isPictured { outcome.asked = [] }
    let elements = rule.question.subject.map(context.elements) ?? []
    // Where there is nothing to ask about, the rule's expressions need not be made.
    guard var current = elements.first?.element else { return outcome }
    do {
      try ask(elements, &current, &outcome)
    } catch {
      outcome.problems.append(rule.problem(error, at: current))
      outcome.verdict = .undecided
    }
    return outcome
  }

  /// `current` is the element that was asked about last, also when this throws.
  private func ask(
    _ elements: [EvaluationContext.Element], _ current: inout any FlowElement, _ outcome: inout RuleOutcome
  ) throws {
    let question = rule.question
    let filter = try rule.plan.value().elements
    let frame = context.frame(for: rule, overrides)
    var places: [Place: Int] = [:]
    for (element, screen) in elements where filter.passes(element) {
      current = element
      frame.set(Scope.Slot.first, record: element)
      if let screen { frame.set(Scope.Slot.screen, record: screen) }
      if let when = try question.when?.value(), try !when.evaluateBool(frame) { continue }
      if outcome.verdict == .notApplicable { outcome.verdict = .holds }
      outcome.asked?.append(element.path)
      if try question.condition.value().evaluateBool(frame) { continue }
      let finding = try rule.finding(about: element, frame, root: context.root)
      outcome.verdict = .violated
      if let first = places[finding.place] {
        outcome.findings[first].merge(finding)
      } else {
        places[finding.place] = outcome.findings.count
        outcome.findings.append(finding)
      }
    }
  }
}

/// What asking one rule of one flow came to.
struct RuleOutcome {
  var findings: [Finding] = []
  var problems: [Problem] = []
  var ignoredCount = 0
  var verdict = Verdict.notApplicable
  /// What it was asked about, where that is noted.
  var asked: [ElementPath]?
}

extension Finding {
  /// Takes in a finding of the same rule at the same place: its related places, the higher severity.
  mutating func merge(_ other: Finding) {
    severity = max(severity, other.severity)
    for label in other.related where !related.contains(label) { related.append(label) }
  }
}
