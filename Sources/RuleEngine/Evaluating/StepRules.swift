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
    let concerned = RulesBySummary(never.count + possible.count, isConcerned)
    let steps = explored.exploration.steps(knowing: parts) { !concerned[$0].isEmpty }
    reader.begin(steps, knowing: parts)
    for step in steps.steps {
      let rules = concerned[step.glance]
      if rules.isEmpty { continue }
      reader.turn(to: step)
      for rule in rules where look(rule) { concerned.forget() }
    }
    for rule in possible { rule.finish(isComplete: explored.exploration.cut == nil) }
  }

  /// Whether a rule, by its position, can have to do with steps of a summary. Where it applies already, only what may fire
  /// matters.
  private func isConcerned(_ rule: Int, _ summary: StepGlance) -> Bool {
    if rule >= never.count {
      let rule = possible[rule - never.count]
      return rule.run.plan.fires.passes(summary) && !rule.isOver
    }
    let run = never[rule].run
    return (run.isAsked ? run.plan.fires : run.plan.applies).passes(summary) && !run.isOver
  }

  /// Whether other steps concern the rule from now on.
  private func look(_ rule: Int) -> Bool {
    if rule < never.count { return never[rule].look() }
    let rule = possible[rule - never.count]
    rule.look()
    return rule.isOver
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

  /// Whether other steps concern the rule from now on.
  func look() -> Bool {
    if evaluation == nil { evaluation = make() }
    // One that cannot be read is over.
    return evaluation?.look() ?? true
  }
}
