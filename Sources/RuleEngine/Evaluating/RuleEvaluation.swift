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
  private let when: Program?
  private let condition: Program
  private let frame: Frame
  // Lists of what is looked at: they are set for expressions that read them.
  private let flagsSlot: Int?
  private let movesSlot: Int?

  init(_ run: RuleRun, _ scope: Scope, _ reader: StateReader) throws {
    self.run = run
    self.reader = reader
    when = try run.rule.question.when?.value()
    condition = try run.rule.question.condition.value()
    frame = run.context.frame(scope, for: run.rule, run.overrides)
    var slots: [StatePart: Int] = [:]
    for (index, variable) in scope.variables.enumerated() {
      guard let part = variable.part else { continue }
      slots[part] = Scope.Slot.first + index
      if let record = part.record(reader) { frame.set(Scope.Slot.first + index, record: record) }
    }
    (flagsSlot, movesSlot) = (slots[.flags], slots[.moves])
  }

  /// The frame for expressions that read these parts.
  func frame(reading reads: StateParts) -> Frame {
    if reads.contains(.flags), let flagsSlot { frame.set(flagsSlot, strings: reader.flags) }
    if reads.contains(.moves), let movesSlot { frame.set(movesSlot, records: reader.moves) }
    return frame
  }

  /// Whether the rule speaks of what is looked at; if it does, it is marked as asked.
  private func applies() throws -> Bool {
    if let when, try !when.evaluateBool(frame(reading: run.plan.when)) { return false }
    run.markAsked()
    return true
  }

  /// Evaluates the rule, and notes a finding where what must never be is.
  ///
  /// - Returns: whether other steps concern the rule from now on.
  func look() -> Bool {
    let wasAsked = run.isAsked
    do {
      try reader.forEachClass {
        guard try applies(), try condition.evaluateBool(frame(reading: run.plan.condition)) else { return }
        try noteFinding()
      }
    } catch {
      run.note(error, at: reader.element)
    }
    return run.isAsked != wasAsked || run.isOver
  }

  /// The worlds of what is looked at in which the rule speaks of it. For rules whose condition asks for something else.
  func worldsAsked() throws -> WorldSet { try reader.worlds(where: applies) }

  /// Notes a finding about what is looked at, wherever the rule speaks of it.
  func noteFindings(way: @escaping (World, WorldSet) -> FlowTrace?) throws {
    try reader.forEachClass { if try applies() { try noteFinding(way: way) } }
  }

  private func noteFinding(way: ((World, WorldSet) -> FlowTrace?)? = nil) throws {
    let frame = frame(reading: run.plan.wording)
    let site = try run.rule.site(of: reader.element, frame)
    try run.note(site, in: reader.agreeing) {
      reader.wayHere(to: way)
    } finding: {
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
