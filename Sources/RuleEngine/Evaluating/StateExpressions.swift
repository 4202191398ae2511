internal import ExpressionLanguage

/// The records through which expressions read what a reader looks at, by part.
struct PartRecords {
  private let records: [PartRecord]

  init(_ reader: StateReader) { records = StatePart.allCases.map { PartRecord($0, of: reader) } }

  subscript(part: StatePart) -> PartRecord { records[Int(part.rawValue)] }
}

/// Evaluates a rule’s expressions of one scope about what a reader looks at.
///
/// Records are read when an expression comes to them. `flags` and `moves` are no records: they count as read by
/// whatever expression names them. Listing moves costs more than all else, so an expression is first tried without: what
/// comes out then holds whatever can be done, because errors are never turned into values.
struct StateExpressions {
  private let reader: StateReader
  private let frame: Frame
  /// Where `moves` are set; the other frame never has them.
  private let full: Frame?
  private let slots: (flags: Int?, moves: Int?)

  init(
    _ run: RuleRun, _ scope: Scope, _ context: EvaluationContext, _ reader: StateReader,
    _ records: PartRecords
  ) {
    self.reader = reader
    frame = run.frame(scope, context)
    full = run.plan.reads.contains(.moves) ? context.newFrame(scope, for: run.rule, run.overrides) : nil
    var slots: (flags: Int?, moves: Int?)
    for (index, variable) in scope.variables.enumerated() {
      let slot = Scope.Slot.first + index
      switch variable.part {
      case .flags: slots.flags = slot
      case .moves: slots.moves = slot
      case let part?:
        let record = records[part]
        frame.set(slot, record: record)
        full?.set(slot, record: record)
      case nil: break
      }
    }
    self.slots = slots
  }

  /// The frame of expressions that are no part of a rule’s `when` or condition.
  ///
  /// - Parameter reads: what they read together.
  func frame(reading reads: StateParts) -> Frame {
    if reads.contains(.flags) { setFlags() }
    guard let full, reads.contains(.moves) else { return frame }
    setMoves(in: full)
    return full
  }

  func holds(_ program: Program, reading reads: StateParts) throws -> Bool {
    if reads.contains(.flags) { setFlags() }
    guard let full, reads.contains(.moves) else { return try program.evaluateBool(frame) }
    if let holds = try? program.evaluateBool(frame) { return holds }
    setMoves(in: full)
    return try program.evaluateBool(full)
  }

  private func setFlags() {
    guard let slot = slots.flags else { return }
    let flags = reader.explored.values.flags[reader.read(.flags)]
    frame.set(slot, strings: flags)
    full?.set(slot, strings: flags)
  }

  private func setMoves(in full: Frame) {
    guard let slot = slots.moves else { return }
    full.set(slot, records: reader.explored.values.moves[reader.read(.moves)])
  }
}
