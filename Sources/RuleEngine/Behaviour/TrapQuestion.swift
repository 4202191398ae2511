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
    // Asked of states until one is found, not only of traps: a rule that speaks of none is not applicable.
    let states = TrapStates(question, ground, played)
    for number in played.exploration.states {
      if try states.applies(to: number) { break }
    }
    guard question.isAsked else { return }
    let goals = try TrapGoals(question, ground)
    let events = try TrapEvents(question, ground, played)
    var failure: (any Error)?
    func decide(_ evaluate: () throws -> Bool) -> Bool {
      do { return try evaluate() } catch {
        failure = failure ?? error
        return false
      }
    }
    let traps = played.exploration.traps(
      { outcome in decide { try goals.isReached(by: outcome) } },
      through: { move, number in decide { try events.pass(move, number) } },
      when: { number in decide { try states.applies(to: number) } })
    if let failure { throw failure }
    let frame = question.frame(.state, ground)
    for trap in traps {
      let values = states.values(of: trap.state)
      values.set(in: frame)
      let finding = try question.rule.finding(about: values.top.screen, frame, root: ground.root)
      question.note(finding, environment: values.top.view.environment) { trap.trace }
    }
  }
}

/// The states a rule speaks of.
private final class TrapStates {
  private let question: Questioning
  private let played: Played
  private let frame: Frame
  private let filter: StateFilter
  private let readsMoves: Bool

  init(_ question: Questioning, _ ground: Ground, _ played: Played) {
    self.question = question
    self.played = played
    frame = question.frame(.state, ground)
    filter = StateFilter((try? question.consequences().when) ?? .none)
    readsMoves = question.reads("moves")
  }

  func values(of number: StateNumber) -> StateValues {
    let moves = readsMoves ? played.moves(played.exploration.moves(in: number)) : []
    return StateValues(played.exploration[number], moves: moves, played)
  }

  func applies(to number: StateNumber) throws -> Bool {
    let state = played.exploration[number]
    guard filter.passes(state, played.environments[state.environment]) else { return false }
    values(of: number).set(in: frame)
    return try question.applies(frame)
  }
}

/// What is hoped for: there are four ways an event can end for a layer, each asked about once.
private final class TrapGoals {
  private let program: Program
  private let frame: Frame
  private var known: [LayerOutcome: Bool] = [:]

  init(_ question: Questioning, _ ground: Ground) throws {
    program = try question.rule.question.condition.value()
    frame = question.frame(.goal, ground)
  }

  func isReached(by outcome: LayerOutcome) throws -> Bool {
    if let known = known[outcome] { return known }
    frame.set(Scope.Slot.goal, record: GoalRecord(leaves: outcome.leaves, completes: outcome.completes))
    let answer = try program.evaluateBool(frame)
    known[outcome] = answer
    return answer
  }
}

/// The events that may be used on the way.
private final class TrapEvents {
  private let program: Program?
  private let frame: Frame
  private let played: Played
  private var events: [Move: EventRecord] = [:]
  private var current: StateNumber?
  /// By kind and actor, where the program reads nothing else.
  private var known: [Int: Bool] = [:]
  private let readsKindsOnly: Bool

  init(_ question: Questioning, _ ground: Ground, _ played: Played) throws {
    program = try question.rule.question.through?.value()
    frame = question.frame(.event, ground)
    self.played = played
    readsKindsOnly =
      program.map { program in
        program.reads.fields.allSatisfy { $0.record == "Event" && ["kind", "actor"].contains($0.field) }
          && program.reads.variables.isSubset(of: ["step"])
      } ?? true
  }

  func pass(_ move: Move, _ number: StateNumber) throws -> Bool {
    guard let program else { return true }
    let key = Int(move.kind.ordinal) << 8 | Int(move.actor.ordinal)
    if readsKindsOnly, let answer = known[key] { return answer }
    if current != number {
      current = number
      let state = played.exploration[number]
      frame.set(Scope.Slot.env, record: played.environments[state.environment])
      frame.set(Scope.Slot.eventBefore, record: FrameRecord(state, in: played.records))
      frame.set(Scope.Slot.eventFlags, strings: played.flags(state))
    }
    let event = events[move] ?? EventRecord(move, in: played.records)
    events[move] = event
    frame.set(Scope.Slot.event, record: event)
    let answer = try program.evaluateBool(frame)
    if readsKindsOnly { known[key] = answer }
    return answer
  }
}
