internal import Diagnostics
internal import ExpressionLanguage
internal import StateExploration
internal import UIKitSemantics

/// Evaluates the expressions of a rule about one state, step or event after the other.
///
/// An outcome holds for all worlds that agree in what was read for it; the rest is evaluated in the next of them.
final class RuleEvaluation {
  let run: RuleRun
  private let reader: StateReader
  private let scope: Scope
  // Made for the first state or step that concerns the rule: most flows have none for most rules.
  private lazy var frame = makeFrame()
  // Lists of what is looked at: they are set for expressions that read them.
  private lazy var flagsSlot = scope.slot(of: .flags)
  private lazy var movesSlot = scope.slot(of: .moves)

  init(_ run: RuleRun, _ scope: Scope, _ reader: StateReader) {
    self.run = run
    self.scope = scope
    self.reader = reader
  }

  private func makeFrame() -> Frame {
    let frame = run.context.frame(scope, for: run.rule, run.overrides)
    for (index, variable) in scope.variables.enumerated() {
      if let part = variable.part, let record = reader.parts[Int(part.rawValue)] {
        frame.set(Scope.Slot.first + index, record: record)
      }
    }
    frame.provider = { [unowned self, unowned frame] slot in
      if slot == flagsSlot { frame.set(slot, strings: reader.flags) }
      if slot == movesSlot { frame.set(slot, records: reader.moves) }
    }
    return frame
  }

  /// The frame for expressions that read these parts; lists are made when they are read, and only then of their worlds.
  func frame(reading reads: StateParts) -> Frame {
    if reads.contains(.flags), let flagsSlot { frame.leaveOut(flagsSlot) }
    if reads.contains(.moves), let movesSlot { frame.leaveOut(movesSlot) }
    return frame
  }

  /// Whether the rule speaks of what is looked at; if it does, it is marked as asked.
  private func applies() throws -> Bool {
    if let when = run.rule.question.when, try !when.evaluateBool(frame(reading: run.plan.when)) {
      return false
    }
    run.markAsked()
    return true
  }

  /// Evaluates the rule, and notes a finding where what must never be is.
  func look() {
    do {
      try reader.forEachClass {
        guard try applies() else { return }
        if try run.rule.question.condition.evaluateBool(frame(reading: run.plan.condition)) {
          try noteFinding { reader.witnessHere }
        }
      }
    } catch {
      run.note(error, at: reader.element)
    }
  }

  /// The worlds of what is looked at in which the rule speaks of it. For rules whose condition asks for something else.
  func worldsAsked() throws -> WorldSet { try reader.worlds(where: applies) }

  /// Notes a finding about what is looked at, wherever the rule speaks of it.
  ///
  /// - Parameter witness: a shortest one in this world, told for all worlds that agree with it.
  func noteFindings(witness: (World, WorldSet) -> Witness) throws {
    try reader.forEachClass {
      if try applies() { try noteFinding { witness(reader.world, reader.agreeing) } }
    }
  }

  private func noteFinding(witness: () -> Witness) throws {
    let frame = frame(reading: run.plan.wording)
    let site = try run.rule.site(of: reader.element, frame)
    try run.note(site, in: reader.agreeing, witness: witness) {
      try run.rule.finding(at: site, frame, root: run.context.root)
    }
  }
}

extension StateReader {
  /// The worlds of what is looked at in which something is so.
  func worlds(where holds: () throws -> Bool) throws -> WorldSet {
    var worlds = WorldSet.empty
    try forEachClass {
      if try holds() { worlds = explored.exploration.worlds.union(worlds, agreeing) }
    }
    return worlds
  }
}
