internal import Diagnostics
internal import ExpressionLanguage

/// A `possible-step` question while steps are looked at: the elements for which no step was found yet.
final class PossibleSteps {
  private let question: Questioning
  private let ground: Ground
  private var missing: [Ground.Element] = []

  init(_ question: Questioning, _ ground: Ground) {
    self.question = question
    self.ground = ground
    guard let subject = question.rule.question.subject else { return }
    for element in ground.elements(of: subject) {
      do {
        let frame = try elementFrame(element, subject)
        if try question.applies(frame) { missing.append(element) }
      } catch {
        question.note(error, at: element.element)
      }
    }
  }

  private func elementFrame(_ element: Ground.Element, _ subject: Subject) throws -> Frame {
    let frame = question.frame(.element(subject), ground)
    frame.set(Scope.Slot.element, record: element.element)
    if let screen = element.screen { frame.set(Scope.Slot.screen, record: screen) }
    return frame
  }

  /// Nothing is left to be found.
  var isOver: Bool { missing.isEmpty || question.isOver }

  /// Takes out the elements for which the step is one.
  func look(at values: StepValues) {
    guard !missing.isEmpty, !question.isOver, let subject = question.rule.question.subject else { return }
    do {
      let frame = question.frame(.elementInStep(subject), ground)
      values.set(in: frame)
      let condition = try question.rule.question.condition.value()
      missing = try missing.filter { element in
        frame.set(Scope.Slot.elementInStep, record: element.element)
        return try !condition.evaluateBool(frame)
      }
    } catch {
      question.note(error, at: missing[0].element)
    }
  }

  /// What is left has no such step, if all steps were seen.
  func finish(isComplete: Bool) {
    guard isComplete, !question.isOver, let subject = question.rule.question.subject else { return }
    for element in missing {
      do {
        let frame = try elementFrame(element, subject)
        let finding = try question.rule.finding(about: element.element, frame, root: ground.root)
        question.note(finding, environment: 0) { nil }
      } catch {
        question.note(error, at: element.element)
      }
    }
  }
}
