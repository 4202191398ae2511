internal import ExpressionLanguage
internal import UIKitSemantics

/// The `never-step` and `possible-step` rules: each reachable step is looked at by those rules that it can concern.
struct StepRules {
  private let explored: ExploredFlow
  private let reader: StateReader
  private let never: [LateEvaluation]
  private let possible: [PossibleStepRule]

  init(
    never: [RuleRun], possible: [RuleRun], _ context: EvaluationContext, _ reader: StateReader,
    _ records: PartRecords
  ) {
    explored = reader.explored
    self.reader = reader
    self.never = never.map { LateEvaluation($0, context, reader, records) }
    self.possible = possible.map { PossibleStepRule($0, context, reader, records) }
  }

  /// Looks at every step. Costs a look at the summary of each, and a few of those rules for some.
  func look(knowing parts: BeneathParts) {
    guard !never.isEmpty || !possible.isEmpty else { return }
    let concerned = RulesBySummary(never.count + possible.count, concern)
    let steps = explored.exploration.steps(knowing: parts) { !concerned[$0].isEmpty }
    reader.begin(steps, knowing: parts)
    for step in steps.steps {
      var hasTurned = false
      for (rule, concern) in concerned[step.glance] where isWanted(rule, concern) {
        if !hasTurned { reader.turn(to: step) }
        hasTurned = true
        look(rule)
      }
    }
    for rule in possible { rule.finish(isComplete: explored.exploration.cut == nil) }
  }

  /// What steps of a summary are to a rule, by its position.
  private func concern(_ rule: Int, _ summary: StepGlance) -> RulesBySummary.Concern {
    if rule >= never.count {
      let rule = possible[rule - never.count]
      return !rule.isOver && rule.run.plan.fires.passes(summary) ? .fires : .none
    }
    // What fires applies.
    let plan = never[rule].run.plan
    if !plan.applies.passes(summary) { return .none }
    return plan.fires.passes(summary) ? .fires : .applies
  }

  /// Whether a rule has still something to learn. Where it applies already, only what may fire matters.
  private func isWanted(_ rule: Int, _ concern: RulesBySummary.Concern) -> Bool {
    if rule >= never.count { return !possible[rule - never.count].isOver }
    let run = never[rule].run
    return !run.isOver && (concern == .fires || !run.isAsked)
  }

  private func look(_ rule: Int) {
    if rule < never.count { never[rule].look() } else { possible[rule - never.count].look() }
  }
}

/// The evaluation of a rule, made for the first step that concerns it: most flows have none for most rules, whose
/// expressions then need not even be read.
private final class LateEvaluation {
  let run: RuleRun
  private let make: () -> RuleEvaluation?
  private var evaluation: RuleEvaluation?

  init(_ run: RuleRun, _ context: EvaluationContext, _ reader: StateReader, _ records: PartRecords) {
    self.run = run
    make = { run.evaluation(.step, context, reader, records) }
  }

  /// Evaluates the rule about the step that is looked at; one that cannot be read is over.
  func look() {
    if evaluation == nil { evaluation = make() }
    evaluation?.look()
  }
}
