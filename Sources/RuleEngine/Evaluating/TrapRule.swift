internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel
internal import StateExploration
internal import UIKitSemantics

/// Evaluates an `always-possible-step` rule: finds the states from which the wanted step cannot be reached any more.
struct TrapRule {
  private let run: RuleRun
  private let reader: StateReader
  private let asked: RuleEvaluation
  private let passing: RuleEvaluation
  private let goals: Frame

  init(_ run: RuleRun, _ reader: StateReader) {
    self.run = run
    self.reader = reader
    asked = RuleEvaluation(run, .state, reader)
    passing = RuleEvaluation(run, .event, reader)
    goals = run.context.frame(.goal, for: run.rule, run.overrides)
  }

  func look() throws {
    let exploration = run.explored.exploration
    // `when` is evaluated at states until it is true once, not only at traps: a rule that applies to no state
    // is not applicable.
    let states = exploration.states()
    for group in states.groups.all where !run.isAsked {
      reader.turn(to: states.states[group.first].number, in: group.worlds)
      _ = try asked.worldsAsked()
    }
    guard run.isAsked else { return }
    let through = run.rule.question.through
    var failure: (any Error)?
    func decide<Answer>(_ standard: Answer, _ evaluate: () throws -> Answer) -> Answer {
      do { return try evaluate() } catch {
        failure = failure ?? error
        return standard
      }
    }
    let traps = exploration.traps(
      { outcome in decide(false) { try isGoal(outcome) } },
      through: { move, state, worlds in
        guard let through else { return worlds }
        return decide(.empty) {
          defer { passing.countWork() }
          reader.turn(to: move, in: state, worlds: worlds)
          return try reader.worlds(for: run) {
            try through.evaluateBool(passing.frame(reading: run.plan.through))
          }
        }
      },
      goesOn: reader.budget.goesOn,
      when: { state in
        decide(.empty) {
          reader.turn(to: state, in: exploration.reached(state))
          return try asked.worldsAsked()
        }
      })
    if let failure { throw failure }
    // Moves that were not evaluated count as impossible, so a reported trap may not be one.
    if reader.budget.isSpent || run.isSpent { return }
    for trap in traps.traps {
      reader.turn(to: trap.state, in: trap.worlds)
      try asked.noteFindings { world, agreeing in
        Witness(length: trap.length, goal: trap.state.goal) {
          traps.trace(to: trap, in: world, agreeing: agreeing)
        }
      }
    }
  }

  /// Whether an outcome is a goal. There are four outcomes for a layer; each is evaluated once.
  private func isGoal(_ outcome: LayerOutcome) throws -> Bool {
    goals.set(Scope.Slot.first, record: GoalRecord(outcome))
    return try run.rule.question.condition.evaluateBool(goals)
  }
}
