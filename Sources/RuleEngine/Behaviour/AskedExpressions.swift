internal import ExpressionLanguage

/// Evaluates a rule's expressions of one scope about what a sighting shows.
///
/// Records are read when an expression comes to them. `flags` and `moves` are no records: they count as read by
/// whatever expression names them. Listing moves costs more than all else, so an expression is first tried without: what
/// comes out then holds whatever can be done, because errors are never turned into values.
struct AskedExpressions {
  private let sighting: Sighting
  private let scope: Scope
  private let frame: Frame
  /// Where `moves` are set; the other frame never has them.
  private let full: Frame?

  /// - Parameter readsMoves: whether any of the expressions names `moves`.
  init(
    _ question: Questioning, _ scope: Scope, _ ground: Ground, _ sighting: Sighting,
    _ records: Sighting.Records, readsMoves: Bool = false
  ) {
    self.sighting = sighting
    self.scope = scope
    frame = question.frame(scope, ground)
    full = readsMoves ? ground.newFrame(scope, for: question.rule, question.overrides) : nil
    records.set(in: frame, of: scope)
    if let full { records.set(in: full, of: scope) }
  }

  /// The frame of expressions that are no part of a rule's `when` or condition.
  ///
  /// - Parameter reads: what they read together.
  func frame(reading reads: Reads) -> Frame {
    if reads.variables.contains("flags") { setFlags() }
    guard let full, reads.variables.contains("moves") else { return frame }
    setMoves(in: full)
    return full
  }

  func holds(_ program: Program, reading reads: VariableReads) throws -> Bool {
    if reads.flags { setFlags() }
    guard let full, reads.moves else { return try program.evaluateBool(frame) }
    if let holds = try? program.evaluateBool(frame) { return holds }
    setMoves(in: full)
    return try program.evaluateBool(full)
  }

  private func setFlags() {
    let flags = sighting.played.lists.flags(sighting.read(.flags))
    let slot =
      scope == .state ? Scope.Slot.flags : scope == .event ? Scope.Slot.eventFlags : Scope.Slot.stepFlags
    frame.set(slot, strings: flags)
    full?.set(slot, strings: flags)
  }

  private func setMoves(in full: Frame) {
    full.set(Scope.Slot.moves, records: sighting.played.lists.moves[sighting.read(.moves)])
  }
}

/// Which variables that are no records an expression reads.
struct VariableReads {
  let flags: Bool
  let moves: Bool

  init(_ program: Program) {
    let variables = program.reads.variables
    flags = variables.contains("flags")
    moves = variables.contains("moves")
  }
}
