internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

/// The `require-explored` rules: asked of each screen or presentation once everything is explored, with what some run
/// comes to.
struct ExploredRule {
  private let run: RuleRun
  private let context: EvaluationContext
  private let explored: ExploredFlow

  init(_ run: RuleRun, _ context: EvaluationContext, _ explored: ExploredFlow) {
    self.run = run
    self.context = context
    self.explored = explored
  }

  /// Asks of all elements; of none where a limit was hit, because what was not reached may still be. Linear in the
  /// elements.
  func look() {
    guard let subject = run.rule.question.subject else {
      preconditionFailure("‘require-explored’ ranges over elements")
    }
    let elements = context.elements(of: subject)
    if elements.isEmpty { return }
    guard explored.exploration.cut == nil else { return run.markAsked() }
    var last: any FlowElement = context.startScreen
    do {
      let question = run.rule.question
      let condition = try question.condition.value()
      let frame = run.frame(.explored(subject), context)
      for (element, _) in elements where run.plan.elements.passes(element) {
        last = element
        set(element, in: frame)
        if let when = try question.when?.value(), try !when.evaluateBool(frame) { continue }
        run.markAsked()
        if try condition.evaluateBool(frame) { continue }
        let finding = try run.rule.finding(about: element, frame, root: context.root)
        run.note(finding, in: explored.readings[0], explored, way: .none)
      }
    } catch {
      run.note(error, at: last)
    }
  }

  private func set(_ element: any FlowElement, in frame: ExpressionLanguage.Frame) {
    frame.set(Scope.Slot.first, record: element)
    let reached = explored.reached
    let values: [Bool]
    switch element {
    case let presentation as PresentationRecord:
      values = [
        reached.askedPresentations[presentation.index], reached.shownScreens[presentation.target.index],
        presentation.presentation.sources.contains { reached.shownScreens[$0] },
      ]
    case let screen as ScreenRecord:
      let isShown = reached.shownScreens[screen.index]
      values = [reached.askedScreens[screen.index], isShown, isShown]
    default: preconditionFailure("the reader lets only screens and presentations pass")
    }
    for (place, value) in values.enumerated() { frame.set(Scope.Slot.first + 1 + place, bool: value) }
  }
}
