internal import Diagnostics
internal import ExpressionLanguage
internal import StateExploration
internal import UIKitSemantics

/// Evaluates the expressions of a rule at one state, step or event after another.
///
/// The value is the same in all worlds that agree in everything the evaluation has read. For the other worlds the
/// expression is evaluated again, in one of them.
final class RuleEvaluation {
  let run: RuleRun
  private let reader: StateReader
  private let scope: Scope
  // Created for the first state or step that concerns the rule, as most rules have none in most flows. Rules
  // share it.
  private var made: Frame?
  private var frame: Frame {
    if let made { return made }
    let frame = makeFrame()
    made = frame
    return frame
  }
  // Slots of lists about the current state: they are set for expressions that read them.
  private lazy var flagsSlot = scope.slot(of: .flags)
  private lazy var movesSlot = scope.slot(of: .moves)
  private lazy var whenElements = ElementConditions(run.rule.question.when, run.plan.whenElements)
  private lazy var conditionElements = ElementConditions(
    run.rule.question.condition, run.plan.conditionElements)

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
    frame.candidates = { [unowned self] slot in
      guard slot == movesSlot else { return nil }
      let moves = reader.moveCandidates
      return RecordCandidates(moves.records, isInList: moves.isInList)
    }
    frame.membership = { [unowned self] slot, text in slot == flagsSlot ? reader.hasFlag(text) : nil }
    return frame
  }

  /// The frame for expressions that read these parts. A list is computed only when it is read; only then its
  /// reads of the world are recorded.
  func frame(reading reads: StateParts) -> Frame {
    if reads.contains(.flags), let flagsSlot { frame.leaveOut(flagsSlot) }
    if reads.contains(.moves), let movesSlot { frame.leaveOut(movesSlot) }
    return frame
  }

  /// Counts the recent work of the evaluation for the rule and for the budget.
  func countWork() {
    guard let work = made?.takeWork(), work > 0 else { return }
    run.count(work: work)
    reader.budget.take(work: work, for: run.share)
  }

  /// Whether the rule applies to the current state, step or event. If so, this is recorded.
  ///
  /// - Parameter isLeft: whether the current world is one of ``ElementConditions/worldsLeft(_:_:)``.
  private func applies(isLeft: Bool = false) throws -> Bool {
    guard try whenElements.holds(reader, frame(reading: run.plan.when), isLeft: isLeft) else { return false }
    run.markAsked()
    return true
  }

  /// Evaluates the rule at the current state or step.
  ///
  /// - Returns: the worlds in which there is a finding.
  func worldsFound() -> WorldSet {
    defer { countWork() }
    let when = whenElements.answer(reader, frame)
    if when == .fails { return .empty }
    if when == .holds { run.markAsked() }
    // If the condition cannot be true, whether the rule applies is still needed.
    let condition = conditionElements.answer(reader, frame)
    if run.isAsked, condition == .fails { return .empty }
    if when == .holds, condition == .holds { return reader.worlds }
    let applying = when == .open ? whenElements.worldsLeft(reader, frame) : nil
    let finding = run.isAsked && condition == .open ? conditionElements.worldsLeft(reader, frame) : nil
    do {
      return try reader.worlds(in: common(applying, finding), for: run) {
        if when == .open, try !applies(isLeft: applying != nil) { return false }
        switch condition {
        case .holds: return true
        case .fails: return false
        case .open:
          return try conditionElements.holds(
            reader, frame(reading: run.plan.condition), isLeft: finding != nil)
        }
      }
    } catch {
      run.note(error, at: reader.element)
      return .empty
    }
  }

  /// The intersection; nil stands for all worlds.
  private func common(_ one: WorldSet?, _ other: WorldSet?) -> WorldSet? {
    guard let one, let other else { return one ?? other }
    return reader.space.intersection(one, other)
  }

  /// Adds a finding about the current state or step, with the shortest run to it.
  ///
  /// - Parameter worlds: the worlds with the finding.
  func noteFinding(in worlds: WorldSet) {
    do {
      try reader.forEachClass(of: worlds, isFound: true) { try noteFinding { reader.witnessHere } }
    } catch {
      run.note(error, at: reader.element)
    }
  }

  /// The worlds in which the rule applies to the current state. For rules whose condition is about later steps.
  func worldsAsked() throws -> WorldSet {
    defer { countWork() }
    switch whenElements.answer(reader, frame) {
    case .fails: return .empty
    case .open: return try reader.worlds(for: run) { try applies() }
    case .holds:
      run.markAsked()
      return reader.worlds
    }
  }

  /// Adds a finding about the current state in all worlds in which the rule applies to it.
  ///
  /// - Parameter witness: a shortest witness in the given world; it is also used for the worlds that agree
  ///   with it.
  func noteFindings(witness: (World, WorldSet) -> Witness) throws {
    try reader.forEachClass(for: run) {
      if try applies() { try noteFinding { witness(reader.world, reader.agreeing) } }
    }
  }

  private func noteFinding(witness: () -> Witness) throws {
    let frame = frame(reading: run.plan.wording)
    let site = try run.rule.site(of: reader.element, frame)
    try run.note(site, in: reader.agreeing, witness: witness) {
      try run.rule.finding(at: site, about: reader.element, frame, root: run.context.root)
    }
  }
}

extension StateReader {
  /// The worlds of the current state, step or event in which an expression of a rule is true.
  ///
  /// - Parameter wanted: the only worlds to consider; nil for all.
  func worlds(
    in wanted: WorldSet? = nil, for run: RuleRun, where holds: () throws -> Bool
  ) throws -> WorldSet {
    var worlds = WorldSet.empty
    try forEachClass(of: wanted, for: run) {
      if try holds() { worlds = explored.exploration.worlds.union(worlds, agreeing) }
    }
    return worlds
  }
}
