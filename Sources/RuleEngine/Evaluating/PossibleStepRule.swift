internal import Diagnostics
internal import ExpressionLanguage

/// A `possible-step` rule while steps are looked at: the elements for which no step was found yet.
final class PossibleStepRule {
  let run: RuleRun
  private let context: EvaluationContext
  private let reader: StateReader
  private let expressions: StateExpressions
  private let subject: Subject
  private var condition: Program?
  /// Those the rule speaks of, in the order of the flow, and for which of them a step was found.
  private var elements: [(element: EvaluationContext.Element, isFound: Bool)] = []
  private var missing = 0
  private let memo = EvaluationMemo()

  init(_ run: RuleRun, _ context: EvaluationContext, _ reader: StateReader, _ records: PartRecords) {
    guard let subject = run.rule.question.subject else {
      preconditionFailure("‘possible-step’ ranges over elements")
    }
    self.run = run
    self.context = context
    self.reader = reader
    self.subject = subject
    expressions = StateExpressions(run, .elementInStep(subject), context, reader, records)
    var last: any FlowElement = context.startScreen
    do {
      condition = try run.rule.question.condition.value()
      for element in context.elements(of: subject) where run.plan.elements.passes(element.element) {
        last = element.element
        if let when = try run.rule.question.when?.value(), try !when.evaluateBool(frame(of: element)) {
          continue
        }
        run.markAsked()
        elements.append((element, false))
        missing += 1
      }
    } catch {
      run.note(error, at: last)
    }
  }

  private func frame(of element: EvaluationContext.Element) -> Frame {
    let frame = run.frame(.element(subject), context)
    frame.set(Scope.Slot.first, record: element.element)
    if let screen = element.screen { frame.set(Scope.Slot.screen, record: screen) }
    return frame
  }

  /// Nothing is left to be found.
  var isOver: Bool { missing == 0 || run.isOver }

  /// Marks the elements for which the step that is looked at is one.
  ///
  /// Only in the usual reading of contested facts: a step that cannot happen where one matters may well happen elsewhere.
  func look() {
    reader.forEachClass(of: reader.explored.readings[0], lookHere)
  }

  /// Each distinct reading is evaluated once, for all elements alike: what is read then hangs on the step alone.
  private func lookHere() {
    guard !isOver, let condition, !run.remembers || memo.outcome(for: reader) == nil else { return }
    var last: any FlowElement = context.startScreen
    do {
      let (_, reads) = try reader.logging {
        let frame = expressions.frame(reading: run.plan.condition)
        let slot = Scope.elementInStep(subject).elementSlot
        // Also of those for which one was found, or else what is read would hang on the steps before.
        for index in elements.indices {
          last = elements[index].element.element
          frame.set(slot, record: last)
          guard try condition.evaluateBool(frame), !elements[index].isFound else { continue }
          elements[index].isFound = true
          missing -= 1
        }
      }
      if run.remembers { memo.remember(0, reading: reads, of: reader) }
    } catch {
      run.note(error, at: last)
    }
  }

  /// What is left has no such step, if all steps were seen.
  func finish(isComplete: Bool) {
    guard isComplete, !run.isOver else { return }
    for (element, isFound) in elements where !isFound {
      do {
        let finding = try run.rule.finding(about: element.element, frame(of: element), root: context.root)
        run.note(finding, in: reader.explored.readings[0], reader.explored, way: .none)
      } catch {
        run.note(error, at: element.element)
      }
    }
  }
}
