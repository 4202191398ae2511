internal import ExpressionLanguage
internal import UIKitSemantics

/// The `never` rules: each reachable state is looked at by all of them.
struct StateRules {
  private let explored: ExploredFlow
  private let reader: StateReader
  private let evaluations: [RuleEvaluation]

  init(
    _ runs: [RuleRun], _ context: EvaluationContext, _ reader: StateReader, _ records: PartRecords
  ) {
    explored = reader.explored
    self.reader = reader
    evaluations = runs.compactMap { $0.evaluation(.state, context, reader, records) }
  }

  /// Looks at every state. Costs the states that differ in what is known, and for each rule its distinct readings.
  func look(knowing parts: BeneathParts) {
    guard !evaluations.isEmpty else { return }
    let states = explored.exploration.states(knowing: parts)
    reader.begin(states)
    for state in states.states {
      reader.turn(to: state)
      for evaluation in evaluations where !evaluation.run.isOver { evaluation.look() }
    }
  }
}

extension RuleRun {
  /// What evaluates the rule in a scope; nil where it cannot be read, which is noted.
  func evaluation(
    _ scope: Scope, _ context: EvaluationContext, _ reader: StateReader, _ records: PartRecords
  ) -> RuleEvaluation? {
    do { return try RuleEvaluation(self, scope, context, reader, records) } catch {
      note(error, at: context.startScreen)
      return nil
    }
  }
}
