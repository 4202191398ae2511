internal import Diagnostics
internal import ExpressionLanguage

/// A `possible-step` question while steps are looked at: the elements for which no step was found yet.
final class PossibleSteps {
  private let question: Questioning
  private let ground: Ground
  private let sighting: Sighting
  private let expressions: AskedExpressions?
  /// Those the rule speaks of, and for which of them a step was found.
  private var elements: [(element: Ground.Element, isFound: Bool)] = []
  private var missing = 0
  private var seen = ReadingTree()

  init(_ question: Questioning, _ ground: Ground, _ sighting: Sighting, _ records: Sighting.Records) {
    self.question = question
    self.ground = ground
    self.sighting = sighting
    expressions = question.rule.question.subject.map {
      AskedExpressions(question, .elementInStep($0), ground, sighting, records)
    }
    guard let subject = question.rule.question.subject else { return }
    for element in ground.elements(of: subject) {
      do {
        let frame = try elementFrame(element, subject)
        if let when = try question.rule.question.when?.value(), try !when.evaluateBool(frame) { continue }
        question.markAsked()
        elements.append((element, false))
        missing += 1
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
  var isOver: Bool { missing == 0 || question.isOver }

  /// Marks the elements for which the step that is sighted is one.
  ///
  /// Each distinct reading is evaluated once, for all elements alike: what is read then hangs on the step alone.
  func look() {
    guard question.readsEnvironment else { return lookHere() }
    for member in sighting.alike {
      sighting.turn(toMember: member)
      lookHere()
    }
    sighting.turn(toMember: nil)
  }

  private func lookHere() {
    guard !isOver, let expressions, let condition = try? question.rule.question.condition.value() else {
      return
    }
    if question.remembers, seen.outcome(for: sighting) != nil { return }
    sighting.beginLog()
    let frame = expressions.frame(reading: condition.reads)
    for index in elements.indices where !question.isOver {
      frame.set(Scope.Slot.elementInStep, record: elements[index].element.element)
      do {
        guard try condition.evaluateBool(frame), !elements[index].isFound else { continue }
        elements[index].isFound = true
        missing -= 1
      } catch {
        question.note(error, at: elements[index].element.element)
      }
    }
    let read = sighting.endLog()
    if question.remembers, !question.isOver { seen.remember(0, reading: read, of: sighting) }
  }

  /// What is left has no such step, if all steps were seen.
  func finish(isComplete: Bool) {
    guard isComplete, !question.isOver, let subject = question.rule.question.subject else { return }
    for (element, isFound) in elements where !isFound {
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
