internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel
internal import StateExploration
internal import UIKitSemantics

/// An `always-possible-step` rule: states from which what is hoped for can no longer come.
struct TrapRule {
  private let run: RuleRun
  private let context: EvaluationContext
  private let explored: ExploredFlow
  private let reader: StateReader
  private let records: PartRecords
  private let words: TraceWords

  init(
    _ run: RuleRun, _ context: EvaluationContext, _ reader: StateReader, _ records: PartRecords,
    _ words: TraceWords
  ) {
    self.run = run
    self.context = context
    explored = reader.explored
    self.reader = reader
    self.records = records
    self.words = words
  }

  func look() {
    do { try lookAtAll() } catch { run.note(error, at: context.startScreen) }
  }

  private func lookAtAll() throws {
    reader.begin()
    let evaluation = try RuleEvaluation(run, .state, context, reader, records)
    // Asked of states until one is found, not only of traps: a rule that speaks of none is not applicable.
    for state in explored.exploration.states().states {
      reader.turn(to: state.number, in: state.worlds)
      if try !evaluation.applies().isEmpty { break }
    }
    guard run.isAsked else { return }
    let goals = try TrapGoals(run, context)
    let events = try TrapEvents(run, context, explored, words)
    var failure: (any Error)?
    func decide<Answer>(_ standard: Answer, _ evaluate: () throws -> Answer) -> Answer {
      do { return try evaluate() } catch {
        failure = failure ?? error
        return standard
      }
    }
    let traps = explored.exploration.traps(
      { outcome in decide(false) { try goals.isReached(by: outcome) } },
      through: { move, state, worlds in decide(.empty) { try events.passing(move, state, worlds) } },
      when: { state in
        decide(.empty) {
          reader.turn(to: state, in: explored.exploration.reached(state))
          return try evaluation.applies()
        }
      })
    if let failure { throw failure }
    for trap in traps.traps {
      reader.turn(to: trap.state, in: trap.worlds)
      try evaluation.noteFinding { world, agreeing in
        WayToFinding(length: trap.length) { traps.trace(to: trap, in: world, agreeing: agreeing) }
      }
    }
  }
}

/// What is hoped for: there are four ways an event can end for a layer, each asked about once.
private struct TrapGoals {
  private let program: Program
  private let frame: Frame

  init(_ run: RuleRun, _ context: EvaluationContext) throws {
    program = try run.rule.question.condition.value()
    frame = run.frame(.goal, context)
  }

  func isReached(by outcome: LayerOutcome) throws -> Bool {
    frame.set(Scope.Slot.first, record: GoalRecord(leaves: outcome.leaves, completes: outcome.completes))
    return try program.evaluateBool(frame)
  }
}

/// The events that may be used on the way.
private struct TrapEvents {
  private let run: RuleRun
  private let program: Program?
  private let reader: StateReader
  private let expressions: StateExpressions
  private let memo = EvaluationMemo()

  init(_ run: RuleRun, _ context: EvaluationContext, _ explored: ExploredFlow, _ words: TraceWords) throws {
    self.run = run
    program = try run.rule.question.through?.value()
    reader = StateReader(explored, words)
    expressions = StateExpressions(run, .event, context, reader, PartRecords(reader))
  }

  /// The worlds, of those given, in which the event may be used.
  func passing(_ move: Move, _ state: StateNumber, _ worlds: WorldSet) throws -> WorldSet {
    guard let program else { return worlds }
    reader.turn(to: move, in: state, worlds: worlds)
    let space = reader.explored.exploration.worlds
    var passing = WorldSet.empty
    try reader.forEachClass {
      if try pass(program) { passing = space.union(passing, reader.agreeing) }
    }
    return passing
  }

  private func pass(_ program: Program) throws -> Bool {
    if let known = memo.outcome(for: reader) { return known != 0 }
    let (answer, reads) = try reader.logging { try expressions.holds(program, reading: run.plan.through) }
    if run.remembers { memo.remember(answer ? 1 : 0, reading: reads, of: reader) }
    return answer
  }
}
