internal import Diagnostics
internal import ExpressionLanguage

/// A `possible-step` rule during the pass over all steps: the elements for which no such step was found yet.
final class PossibleStepRule {
  let run: RuleRun
  private let reader: StateReader
  private let evaluation: RuleEvaluation
  private let elementSlot: Int
  /// Evaluates the part of the rule that is about elements.
  private let asked: ElementRun
  private var missing: [EvaluationContext.Element] = []

  init(_ run: RuleRun, _ subject: Subject, _ reader: StateReader) throws {
    self.run = run
    self.reader = reader
    let scope = Scope.elementInStep(subject)
    evaluation = RuleEvaluation(run, scope, reader)
    elementSlot = scope.elementSlot
    asked = ElementRun(run.rule, run.context, run.overrides, .element(subject))
    missing = try run.context.elements(of: subject).filter(asked.applies)
    if !missing.isEmpty { run.markAsked() }
  }

  /// Whether a step was found for every element.
  var isOver: Bool { missing.isEmpty || run.isOver }

  /// Removes the elements for which the current step is such a step.
  ///
  /// Only in the usual reading of contested facts: the other readings are explored only on some devices, and the step
  /// may be possible on others.
  func look() {
    defer { evaluation.countWork() }
    var last: any FlowElement = run.context.startScreen
    do {
      let condition = run.rule.question.condition
      try reader.forEachClass(of: reader.explored.readings[0], for: run) {
        let frame = evaluation.frame(reading: run.plan.condition)
        missing = try missing.filter {
          last = $0.element
          frame.set(elementSlot, record: last)
          return try !condition.evaluateBool(frame)
        }
      }
    } catch {
      run.note(error, at: last)
    }
  }

  /// Reports the remaining elements, which have no such step if all steps were visited.
  func finish(isComplete: Bool) {
    guard isComplete, !run.isOver else { return }
    for element in missing {
      do { run.note(try asked.finding(about: element)) } catch { run.note(error, at: element.element) }
    }
  }
}
