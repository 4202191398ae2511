internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

/// Evaluates one rule at the elements of one flow: screens, buttons, presentations and others.
struct ElementRun {
  private let rule: Rule
  private let context: EvaluationContext
  private let frame: Frame
  /// What is reachable, for rules that are evaluated after the exploration.
  private let explored: ExploredFlow?

  init(
    _ rule: Rule, _ context: EvaluationContext, _ overrides: [String: ParameterValue], _ scope: Scope,
    _ explored: ExploredFlow? = nil
  ) {
    self.rule = rule
    self.context = context
    self.explored = explored
    frame = context.frame(scope, for: rule, overrides)
  }

  /// Evaluates the rule at all elements of its subject. If the flow has none, the expressions of the rule are
  /// not even loaded.
  ///
  /// - Parameter most: the limit for the number of list elements that its conditions visit. A rule that
  ///   exceeds it is not evaluated further; its findings so far are valid.
  static func run(
    _ rule: Rule, _ context: EvaluationContext, _ overrides: [String: ParameterValue], most: Int,
    _ explored: ExploredFlow? = nil
  ) -> RuleOutcome {
    var outcome = RuleOutcome()
    if context.isPictured, explored == nil { outcome.asked = [] }
    if !rule.plan.appliesIn.isMet(by: context.contents) { return outcome }
    guard let subject = rule.question.subject, var last = context.elements(of: subject).first else {
      return outcome
    }
    do {
      let asked = ElementRun(
        rule, context, overrides, rule.question.keyword.conditionScope(subject), explored)
      _ = asked.frame.takeWork()
      defer { outcome.work += asked.frame.takeWork() }
      for element in context.elements(of: subject) {
        outcome.work += asked.frame.takeWork()
        if outcome.work >= most {
          outcome.noteCost()
          break
        }
        last = element
        if try !asked.applies(to: element) { continue }
        if outcome.verdict == .notApplicable { outcome.verdict = .passed }
        outcome.asked?.append(element.element.path)
        if try rule.question.condition.evaluateBool(asked.frame) { continue }
        outcome.note(try rule.finding(about: element.element, asked.frame, root: context.root))
      }
    } catch {
      if error.isOfLimit {
        outcome.noteCost()
      } else {
        outcome.note(rule.problem(error, at: last.element))
      }
    }
    return outcome
  }

  /// Whether the rule applies to an element.
  func applies(to element: EvaluationContext.Element) throws -> Bool {
    try evaluate(element) { try rule.question.when?.evaluateBool($0) ?? true }
  }

  func finding(about element: EvaluationContext.Element) throws -> Finding {
    try evaluate(element) { try rule.finding(about: element.element, $0, root: context.root) }
  }

  /// Evaluates an expression at an element.
  func evaluate<Result>(_ element: EvaluationContext.Element, _ body: (Frame) throws -> Result) rethrows
    -> Result
  {
    set(element)
    return try body(frame)
  }

  private func set(_ element: EvaluationContext.Element) {
    frame.set(Scope.Slot.first, record: element.element)
    if let screen = element.screen { frame.set(Scope.Slot.screen, record: screen) }
    guard let reached = explored?.reached else { return }
    let values: [Bool]
    switch element.element {
    case let presentation as PresentationRecord:
      values = [
        reached.askedPresentations[presentation.index], reached.shownScreens[presentation.target.index],
        presentation.presentation.sources.contains { reached.shownScreens[$0] },
      ]
    case let screen as ScreenRecord:
      let isShown = reached.shownScreens[screen.index]
      values = [reached.askedScreens[screen.index], isShown, !reached.screensBehindUnreached[screen.index]]
    case let expectation as ExpectationRecord:
      let isShown = expectation.performers.contains { reached.shownScreens[$0] }
      values = [reached.judgedExpectations[expectation.index], isShown, isShown]
    default: preconditionFailure("the reader lets only screens, presentations and expectations pass")
    }
    for (place, value) in values.enumerated() { frame.set(Scope.Slot.first + 1 + place, bool: value) }
  }
}

/// The outcome of one rule for one flow.
struct RuleOutcome {
  var findings: [Finding] = []
  var problems: [Problem] = []
  var ignoredCount = 0
  var verdict = Verdict.notApplicable
  /// The elements at which it was evaluated, if they are recorded.
  var asked: [ElementPath]?
  /// The cost of its conditions (``Answers/work``).
  var work = 0
  /// Whether it was not evaluated everywhere because it cost more than one rule may.
  var isTooCostly = false
  /// The index of the finding at each place.
  private var places: [Place: Int] = [:]

  /// Adds a finding. If there is one at the same place already, both are merged.
  mutating func note(_ finding: Finding) {
    verdict = .failed
    if let first = places[finding.place] {
      findings[first].merge(finding)
    } else {
      places[finding.place] = findings.count
      findings.append(finding)
    }
  }

  /// Records that the rule costs more than one rule may, so that it is not evaluated everywhere.
  mutating func noteCost() {
    isTooCostly = true
    if verdict != .failed { verdict = .undecided }
  }

  /// Records a mistake of the rule: an expression could not be evaluated.
  mutating func note(_ problem: Problem) {
    problems.append(problem)
    verdict = .undecided
  }
}

extension Finding {
  /// Merges another finding of the same rule at the same place: adds its related places and keeps the higher severity.
  mutating func merge(_ other: Finding) {
    severity = max(severity, other.severity)
    for label in other.related where !related.contains(label) { related.append(label) }
  }
}
