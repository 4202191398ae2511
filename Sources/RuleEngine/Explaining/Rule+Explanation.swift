public import Diagnostics
internal import ExpressionLanguage
public import FlowModel
internal import FlowWording
internal import StateExploration
internal import UIKitSemantics

extension Rule {
  /// Explains why the rule has a finding at an element of a flow, or why it has none: its clauses with the
  /// values that they read. For rules about behaviour, these are from the state or step that satisfies most
  /// of them, with a run to it.
  ///
  /// - Parameters:
  ///   - element: the name of an element of the flow.
  ///   - outcomes: the outcomes of the flow's allowances, in their order.
  ///   - doubt: why a finding is not reported, because something on which it depends is unknown; nil for a
  ///     finding that is reported.
  /// - Throws: a problem that names the nearest element, if the flow has no element with this name.
  public func explanation(
    at element: ElementPath, in flow: Flow, root: String, tuning: RuleTuning,
    outcomes: [AllowanceOutcome], doubt: (Finding) -> String? = { _ in nil }
  ) throws(Problem) -> RuleExplanation {
    let records = FlowRecords(flow, outcomes: outcomes)
    try check(element, records)
    let answers = RuleSet([self]).ask(flow, root: root, tuning: tuning, outcomes: outcomes)
    let found = answers.findings.first { $0.element == element }
    let why = found.map { doubt($0) } ?? answers.whyUndecided
    let finding = why == nil ? found : nil
    var explanation = RuleExplanation(
      rule: id, element: element, flow: root, fires: finding != nil,
      verdict: answers.verdicts.first?.verdict ?? .notApplicable)
    explanation.undecided = why ?? ""
    explanation.message = finding?.message ?? ""
    if found != nil, why != nil { explanation.verdict = .undecided }
    let search = NearMissSearch(
      self, at: element, EvaluationContext(records, root: root, limits: tuning.limits),
      tuning.sets(of: id)[0], tuning.limits)
    explanation.cases = search.cases()
    explanation.notes =
      finding == nil
      ? elsewhere(answers.findings.filter { doubt($0) == nil }, element) + search.notes : search.notes
    return explanation
  }

  /// The places of other findings of the rule: inside or around the element, otherwise anywhere in the flow.
  private func elsewhere(_ findings: [Finding], _ element: ElementPath) -> [String] {
    let related = findings.filter { $0.element.contains(element) || element.contains($0.element) }
    let meant = related.isEmpty ? findings : related
    guard !meant.isEmpty else { return [] }
    let shown = meant.prefix(3).map { "‘\($0.element)’" }.joined(separator: ", ")
    let more = meant.count > 3 ? " and \(meant.count - 3) more" : ""
    return ["it fires at \(shown)\(more)"]
  }

  private func check(_ element: ElementPath, _ records: FlowRecords) throws(Problem) {
    let paths = Set(records.elementPaths.map(\.text))
    if paths.contains(element.text) { return }
    // Users often write only the last name of the path.
    let ending = paths.filter { $0.hasSuffix("." + element.text) }.min { ($0.count, $0) < ($1.count, $1) }
    let near = ending ?? nearestName(to: element.text, among: paths.sorted())
    throw Problem(
      "unknown-element", "the flow has no element ‘\(element)’", at: nil,
      expected: near == nil
        ? "a name as findings have it, such as \(records.screens[records.screens.startIndex].path)" : "",
      replacement: near)
  }
}

extension Answers {
  /// Why it is unknown whether the only rule of these results has a finding at an element without one, and
  /// what to do about it; nil if it is known. Its findings at other elements are valid in any case.
  fileprivate var whyUndecided: String? {
    guard let verdict = verdicts.first,
      verdict.verdict == .undecided || verdict.isTooCostly || coverage?.cut != nil
    else { return nil }
    if let problem = problems.first { return "the rule has a mistake: \(problem.message)" }
    if let cut = coverage?.cut, !verdict.isTooCostly { return "the flow was \(cut.sentence)" }
    return
      "its conditions cost more on this flow than one rule may use; give it more with --limit-work, or split the flow"
  }
}

/// Searches what is nearest to a finding of one rule at one element.
final class NearMissSearch {
  private let rule: Rule
  private let element: ElementPath
  private let context: EvaluationContext
  private let overrides: [String: ParameterValue]
  private let limits: ExplorationLimits
  private(set) var notes: [String] = []

  init(
    _ rule: Rule, at element: ElementPath, _ context: EvaluationContext,
    _ overrides: [String: ParameterValue], _ limits: ExplorationLimits
  ) {
    self.rule = rule
    self.element = element
    self.context = context
    self.overrides = overrides
    self.limits = limits
  }

  private var question: Question { rule.question }
  /// The most elements to show.
  private static let caseLimit = 4

  func cases() -> [RuleExplanation.Case] {
    let keyword = question.keyword
    if rule.plan.isOff(rule.parameters, overrides) {
      notes.append("a parameter switches the rule off")
    }
    guard keyword != .require else { return elementCases(nil) }
    let explored = ExploredFlow(
      context.records, counting: rule.plan.counting(apart: false), limits: limits, countsEvents: true)
    if keyword == .requireExplored { return elementCases(explored) }
    let words = TraceWords(explored.machine)
    let reader = StateReader(explored, words)
    var search = ReachableMisses(rule, at: element, context, overrides, reader, words)
    switch keyword {
    case .never: return search.states(clauses(keyword.conditionScope(nil)))
    case .neverStep: return search.steps(clauses(keyword.conditionScope(nil)), scope: .step)
    case .alwaysPossibleStep:
      notes.append("a finding needs a state from which no such step can come any more: \(condition.text)")
      let found = search.states(
        RuleClause.clauses(
          of: question.when, key: "when", wanted: true, in: rule.names(.state).environment))
      // If the condition is about the state, the step that can still happen is the reason for no finding.
      guard found.contains(where: { $0.clauses.allSatisfy(\.isMet) }) else { return found }
      let hoped = search.hopedStep(
        RuleClause.clauses(
          of: condition, key: keyword.rawValue, wanted: false, in: rule.names(.goal).environment))
      return found + hoped
    case .possibleStep:
      guard let subject = question.subject else { return [] }
      notes.append("a finding needs that no step is as ‘possible-step’ says")
      return elementCases(nil).flatMap { known -> [RuleExplanation.Case] in
        guard known.clauses.allSatisfy(\.isMet),
          let record = context.elements(of: subject).first(where: { $0.element.path == known.element })
        else { return [known] }
        search.element = record.element
        let scope = Scope.elementInStep(subject)
        let found = search.steps(
          RuleClause.clauses(
            of: condition, key: keyword.rawValue, wanted: true, in: rule.names(scope).environment,
            assuming: question.when?.facts ?? .none), scope: scope)
        return [known] + found
      }
    case .require, .requireExplored: return []
    }
  }

  private var condition: Program { question.condition }

  /// The clauses of `when` and of the condition.
  private func clauses(_ scope: Scope) -> [RuleClause] {
    let keyword = question.keyword
    let environment = rule.names(scope).environment
    let isNever = keyword == .never || keyword == .neverStep
    return RuleClause.clauses(of: question.when, key: "when", wanted: true, in: environment)
      + RuleClause.clauses(
        of: condition, key: keyword.rawValue, wanted: isNever, in: environment,
        assuming: question.when?.facts ?? .none)
  }

  /// For rules about elements: the given element itself or the target of its finding, otherwise the elements
  /// inside of it, otherwise those around it.
  private func elementCases(_ explored: ExploredFlow?) -> [RuleExplanation.Case] {
    guard let subject = question.subject else { return [] }
    let keyword = question.keyword
    let isStepOfElement = keyword == .possibleStep
    let scope: Scope = isStepOfElement ? .element(subject) : keyword.conditionScope(subject)
    let parts =
      isStepOfElement
      ? RuleClause.clauses(of: question.when, key: "when", wanted: true, in: rule.names(scope).environment)
      : clauses(scope)
    let run = ElementRun(rule, context, overrides, scope, explored)
    let all = context.elements(of: subject)
    var meant = all.filter { one in
      if one.element.path == element { return true }
      return run.evaluate(one) { (try? rule.site(of: one.element, $0))?.target.path == element }
    }
    if meant.isEmpty { meant = all.filter { element.contains($0.element.path) } }
    if meant.isEmpty { meant = all.filter { $0.element.path.contains(element) } }
    if meant.isEmpty {
      notes.append("the rule looks at each \(subject.rawValue); there is none at ‘\(element)’")
    }
    let cases = meant.map { one in
      run.evaluate(one) { frame in
        RuleExplanation.Case(
          element: one.element.path, kind: subject.rawValue,
          clauses: parts.explained(parts.values { frame }) { frame })
      }
    }
    let sorted = cases.enumerated().sorted {
      let (one, other) = ($0.element.clauses.count(where: \.isMet), $1.element.clauses.count(where: \.isMet))
      return one == other ? $0.offset < $1.offset : one > other
    }
    if sorted.count > Self.caseLimit {
      notes.append("\(sorted.count) elements have to do with it; those where most holds are shown")
    }
    return sorted.prefix(Self.caseLimit).map(\.element)
  }
}
