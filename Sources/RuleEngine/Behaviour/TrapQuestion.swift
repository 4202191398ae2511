internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel
internal import UIKitSemantics

/// An `always-possible-step` question: states from which what is hoped for can no longer come.
struct TrapQuestion {
  private let question: Questioning
  private let ground: Ground
  private let played: Played
  private let words: TraceWords

  init(_ question: Questioning, _ ground: Ground, _ played: Played, _ words: TraceWords) {
    self.question = question
    self.ground = ground
    self.played = played
    self.words = words
  }

  func ask() {
    do {
      try askAll()
    } catch {
      question.note(error, at: ground.records.screens[ground.records.flow.start])
    }
  }

  private func askAll() throws {
    let sighting = Sighting(played, words)
    let rule = AskedRule(question, .state, ground, sighting, Sighting.Records(sighting))
    // Asked of states until one is found, not only of traps: a rule that speaks of none is not applicable.
    for number in played.exploration.states {
      sighting.turn(to: number)
      if try rule.applies() { break }
    }
    guard question.isAsked else { return }
    let goals = try TrapGoals(question, ground)
    let events = try TrapEvents(question, ground, played, words)
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
      when: { number in
        sighting.turn(to: number)
        return decide { try rule.applies() }
      })
    if let failure { throw failure }
    for trap in traps {
      sighting.begin { { trap.trace } }
      sighting.turn(to: trap.state)
      try rule.noteFinding()
    }
  }
}

/// What is hoped for: there are four ways an event can end for a layer, each asked about once.
private final class TrapGoals {
  private let program: Program
  private let frame: Frame
  private var known = [Bool?](repeating: nil, count: 4)

  init(_ question: Questioning, _ ground: Ground) throws {
    program = try question.rule.question.condition.value()
    frame = question.frame(.goal, ground)
  }

  func isReached(by outcome: LayerOutcome) throws -> Bool {
    let index = (outcome.leaves ? 1 : 0) + (outcome.completes ? 2 : 0)
    if let known = known[index] { return known }
    frame.set(Scope.Slot.goal, record: GoalRecord(leaves: outcome.leaves, completes: outcome.completes))
    let answer = try program.evaluateBool(frame)
    known[index] = answer
    return answer
  }
}

/// The events that may be used on the way.
private final class TrapEvents {
  private let question: Questioning
  private let program: Program?
  private let reads: VariableReads?
  private let sighting: Sighting
  private let expressions: AskedExpressions
  private let answers = ReadingTree()
  /// By kind and actor, where the answer hangs on nothing else: 1 for no, 2 for yes.
  @exclusivity(unchecked) private var settled = [UInt8](repeating: 0, count: 256)

  init(_ question: Questioning, _ ground: Ground, _ played: Played, _ words: TraceWords) throws {
    self.question = question
    program = try question.rule.question.through?.value()
    reads = program.map(VariableReads.init)
    sighting = Sighting(played, words)
    expressions = AskedExpressions(question, .event, ground, sighting, Sighting.Records(sighting))
  }

  func pass(_ move: Move, _ number: StateNumber) throws -> Bool {
    guard let program, let reads else { return true }
    let (kind, actor) = (WordOrdinals.moveKinds.of(move.kind), WordOrdinals.actors.of(move.actor))
    let known = settled[Int(kind << 2 | actor)]
    if known != 0 { return known == 2 }
    sighting.turn(to: move, in: number)
    if let known = answers.outcome(for: sighting) { return known != 0 }
    sighting.beginLog()
    let answer: Bool
    do { answer = try expressions.holds(program, reading: reads) } catch {
      _ = sighting.endLog()
      throw error
    }
    let read = sighting.endLog()
    if question.remembers {
      answers.remember(answer ? 1 : 0, reading: read, of: sighting)
      if read.allSatisfy({ $0 == .step(.kind) || $0 == .step(.actor) }) {
        settled[Int(kind << 2 | actor)] = answer ? 2 : 1
      }
    }
    return answer
  }
}
