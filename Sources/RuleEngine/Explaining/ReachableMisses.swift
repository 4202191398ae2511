internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel
internal import FlowWording
internal import StateExploration
internal import UIKitSemantics

/// Finds the reachable state or step that concerns an element and satisfies most clauses of a rule.
struct ReachableMisses {
  private let rule: Rule
  private let path: ElementPath
  private let context: EvaluationContext
  private let overrides: [String: ParameterValue]
  private let reader: StateReader
  private let words: TraceWords
  /// The element that the clauses are about in addition to the step; nil if they are about steps only.
  var element: (any FlowElement)?

  init(
    _ rule: Rule, at path: ElementPath, _ context: EvaluationContext, _ overrides: [String: ParameterValue],
    _ reader: StateReader, _ words: TraceWords
  ) {
    self.rule = rule
    self.path = path
    self.context = context
    self.overrides = overrides
    self.reader = reader
    self.words = words
  }

  /// The best match so far.
  private struct Nearest {
    var rank = (met: -1, relation: -1)
    var found: RuleExplanation.Case?
    var witness = Witness.none
    var environments: Set<Int> = []
  }

  func states(_ clauses: [RuleClause]) -> [RuleExplanation.Case] {
    let states = reader.explored.exploration.states(knowing: rule.plan.needs.beneath)
    reader.begin(states)
    return nearest(clauses, scope: .state, kind: "state") { look in
      for state in states.states {
        reader.turn(to: state)
        look()
      }
    }
  }

  func steps(_ clauses: [RuleClause], scope: Scope) -> [RuleExplanation.Case] {
    let steps = reader.explored.exploration.steps(knowing: rule.plan.needs.beneath) { _ in true }
    reader.begin(steps)
    return nearest(clauses, scope: scope, kind: "step") { look in
      for step in steps.steps {
        reader.turn(to: step)
        look()
      }
    }
  }

  /// The first step that concerns the element and is a goal of an `always-possible-step` rule.
  ///
  /// - Parameter clauses: those of the condition, which must be false for a finding.
  func hopedStep(_ clauses: [RuleClause]) -> [RuleExplanation.Case] {
    let explored = reader.explored
    let steps = explored.exploration.steps()
    reader.begin(steps)
    let run = RuleRun(rule, overrides, context, explored, wanted: nil)
    let passing = RuleEvaluation(run, .event, reader)
    let goal = context.frame(.goal, for: rule, overrides)
    var nearest = Nearest()
    for step in steps.steps where nearest.found == nil {
      goal.set(Scope.Slot.first, record: GoalRecord(explored.exploration.outcome(of: step)))
      guard (try? rule.question.condition.evaluateBool(goal)) == true else { continue }
      var worlds = step.worlds
      if let through = rule.question.through, let state = explored.exploration.state(before: step) {
        reader.turn(to: explored.exploration.move(of: step), in: state, worlds: worlds)
        let passed = try? reader.worlds(for: run) {
          try through.evaluateBool(passing.frame(reading: run.plan.through))
        }
        worlds = passed ?? .empty
      }
      if worlds.isEmpty { continue }
      reader.turn(to: step, in: worlds)
      reader.forEachClass(of: explored.readings[0]) {
        guard nearest.found == nil, leadsAway(step) else { return }
        nearest.found = RuleExplanation.Case(
          element: reader.element.path, kind: "step",
          clauses: clauses.explained(clauses.values { goal }) { goal })
        nearest.witness = reader.witnessHere
        nearest.environments = explored.exploration.environments(of: reader.agreeing)
      }
    }
    return told(nearest)
  }

  /// Whether the current step begins at the element, or removes it.
  private func leadsAway(_ step: FlowStep) -> Bool {
    if relation(isStep: true) != nil { return true }
    guard step.summary.marks.contains(.closes) else { return false }
    let closed = context.records.screens[reader.frame(.closed).screen].path
    return closed.contains(path) || path.contains(closed)
  }

  /// States and steps are visited by increasing length, so the first of equal matches is the nearest.
  private func nearest(
    _ clauses: [RuleClause], scope: Scope, kind: String, _ visit: (() -> Void) -> Void
  ) -> [RuleExplanation.Case] {
    let explored = reader.explored
    let run = RuleRun(rule, overrides, context, explored, wanted: nil)
    let evaluation = RuleEvaluation(run, scope, reader)
    // Lists about the current state are created again, whichever are read.
    let frame = { evaluation.frame(reading: StateParts(rawValue: .max)) }
    var nearest = Nearest()
    visit {
      reader.forEachClass(of: explored.readings[0]) {
        guard let relation = relation(isStep: kind == "step") else { return }
        if let element { frame().set(scope.elementSlot, record: element) }
        let values = clauses.values(frame)
        let met = clauses.metCount(values)
        let exact = met == clauses.count && isSite(frame()) ? 3 : relation
        guard (met, exact) > nearest.rank else { return }
        nearest.rank = (met, exact)
        nearest.found = RuleExplanation.Case(
          element: element?.path ?? reader.element.path, kind: kind,
          clauses: clauses.explained(values, frame))
        nearest.witness = reader.witnessHere
        nearest.environments = explored.exploration.environments(of: reader.agreeing)
      }
    }
    return told(nearest)
  }

  /// The match with the run to it.
  private func told(_ nearest: Nearest) -> [RuleExplanation.Case] {
    guard var found = nearest.found else { return [] }
    if let trace = nearest.witness.find() {
      found.trace =
        words.traces([PendingTrace(run: trace, environments: nearest.environments)]).first ?? nil
    }
    return [found]
  }

  /// How closely the current step concerns the element: 2 if the element is tapped or starts it, 1 if it is
  /// in front, 0 if it is in front afterwards; nil for not at all.
  private func relation(isStep: Bool) -> Int? {
    if element != nil { return 0 }
    let element = reader.element.path
    if element.contains(path) || path.contains(element) { return isStep ? 2 : 1 }
    let front = context.records.screens[reader.frame(.front).screen].path
    if front.contains(path) || path.contains(front) { return 1 }
    // What a dismissal uncovers is known only if the rule needs it.
    guard isStep, !rule.plan.needs.exposed.isEmpty else { return nil }
    let after = context.records.screens[reader.frame(.after).screen].path
    return after.contains(path) || path.contains(after) ? 0 : nil
  }

  /// Whether a finding here would point at the element.
  private func isSite(_ frame: Frame) -> Bool {
    (try? rule.site(of: reader.element, frame))?.target.path == path
  }
}
