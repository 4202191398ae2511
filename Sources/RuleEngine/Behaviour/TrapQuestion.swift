internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

/// An `always-possible-step` question: states from which what is hoped for can no longer come.
struct TrapQuestion {
  let question: Questioning
  let ground: Ground
  let played: Played

  func ask() {
    do {
      try askAll()
    } catch {
      question.note(error, at: ground.records.screens[ground.records.flow.start])
    }
  }

  private func askAll() throws {
    let asked = question.rule.question
    let goal = try asked.condition.value()
    let through = try asked.through?.value()
    let goalFrame = question.frame(.goal, ground)
    let eventFrame = question.frame(.event, ground)
    let stateFrame = question.frame(.state, ground)
    var failure: (any Error)?
    let decide = { (evaluate: () throws -> Bool) -> Bool in
      do { return try evaluate() } catch {
        failure = failure ?? error
        return false
      }
    }
    // Asked of every state, not only of traps: a rule that speaks of none of them is not applicable.
    for number in played.exploration.states {
      if try when(played.exploration[number], number, stateFrame) { break }
    }
    guard question.outcome.verdict != .notApplicable else { return }
    let traps = played.exploration.traps(
      { outcome in
        goalFrame.set(
          Scope.Slot.goal, record: GoalRecord(leaves: outcome.leaves, completes: outcome.completes))
        return decide { try goal.evaluateBool(goalFrame) }
      },
      through: { move, state in
        guard let through else { return true }
        eventFrame.set(Scope.Slot.env, record: played.environments[state.environment])
        eventFrame.set(Scope.Slot.eventBefore, record: FrameRecord(state, in: played.records))
        eventFrame.set(Scope.Slot.event, record: EventRecord(move, in: played.records))
        eventFrame.set(Scope.Slot.eventFlags, strings: played.flags(state))
        return decide { try through.evaluateBool(eventFrame) }
      },
      when: { state in decide { try self.when(state, nil, stateFrame) } })
    if let failure { throw failure }
    for trap in traps {
      let values = StateValues(trap.state, moves: [], played)
      values.set(in: stateFrame)
      let finding = try question.rule.finding(about: values.top.screen, stateFrame, root: ground.root)
      question.note(finding, environment: trap.state.environment) { trap.trace }
    }
  }

  /// Whether the rule speaks of a state; `moves` is empty in such rules unless the state has a number.
  private func when(_ state: StateView, _ number: StateNumber?, _ frame: Frame) throws -> Bool {
    let moves = number.map { played.exploration.moves(in: $0) } ?? []
    StateValues(state, moves: moves, played).set(in: frame)
    return try question.applies(frame)
  }
}
