internal import Diagnostics
internal import ExpressionLanguage
internal import UIKitSemantics

/// A rule that is asked of one sighting after the other: its expressions are evaluated once for each distinct reading.
///
/// What an evaluation came to holds for every sighting that shows the same numbers in what was read, because expressions
/// read nothing else that changes. Of a finding it is read where it stands, what belongs to it and how much it weighs;
/// its words are those of the first.
final class AskedRule {
  let questioning: Questioning
  private let sighting: Sighting
  private let root: String
  private let expressions: AskedExpressions
  private let when: (program: Program, reads: VariableReads)?
  private let condition: (program: Program, reads: VariableReads)?
  private let outcomes = ReadingTree()
  private let applying = ReadingTree()
  private lazy var wordingReads = wordingPrograms.reduce(Reads()) { $0.union($1.reads) }

  /// What an outcome says where there is no finding; else it is the finding’s number.
  private enum Outcome {
    static let notApplicable: Int32 = -2
    static let silent: Int32 = -1
  }

  /// - Parameter scope: `state` or `step`. The condition of a rule that asks for something else in that scope is not
  ///   evaluated here.
  init(
    _ questioning: Questioning, _ scope: Scope, _ ground: Ground, _ sighting: Sighting,
    _ records: Sighting.Records
  ) {
    let question = questioning.rule.question
    self.questioning = questioning
    self.sighting = sighting
    root = ground.root
    // What cannot be read was noted before.
    let when = try? question.when?.value()
    let isHere = question.keyword.conditionScope(question.subject) == scope
    let condition = isHere ? try? question.condition.value() : nil
    self.when = when.map { ($0, VariableReads($0)) }
    self.condition = condition.map { ($0, VariableReads($0)) }
    expressions = AskedExpressions(
      questioning, scope, ground, sighting, records, readsMoves: questioning.reads("moves"))
  }

  /// Asks of what is sighted, and notes a finding where what must never be is.
  ///
  /// - Returns: whether the rule has come to apply, or is over.
  @discardableResult
  func look() -> Bool {
    guard questioning.readsEnvironment else { return lookHere() }
    var hasChanged = false
    forEachMember { if lookHere() { hasChanged = true } }
    return hasChanged
  }

  /// Turns to each of the environments that the one explored stands for.
  private func forEachMember(_ body: () throws -> Void) rethrows {
    let members = sighting.alike
    if members.count == 1 { return try body() }
    defer { sighting.turn(toMember: nil) }
    for member in members {
      sighting.turn(toMember: member)
      try body()
    }
  }

  private func lookHere() -> Bool {
    if let known = outcomes.outcome(for: sighting) {
      if known >= 0 { questioning.noteAgain(Int(known), environment: sighting.environment) }
      return false
    }
    let wasAsked = questioning.isAsked
    sighting.beginLog()
    do {
      let (outcome, read) = try evaluate()
      if questioning.remembers { outcomes.remember(outcome, reading: read, of: sighting) }
    } catch {
      _ = sighting.endLog()
      questioning.note(error, at: sighting.element(sighting.number))
    }
    return questioning.isAsked != wasAsked || questioning.isOver
  }

  /// Whether it is known that nothing which shows these numbers says anything more.
  func isSettled(knowing number: (Observable) -> Int32?) -> Bool {
    outcomes.outcome(knowing: number).map { $0 < 0 } ?? false
  }

  /// The outcome, and what it hangs on.
  private func evaluate() throws -> (Int32, [Observable]) {
    guard try evaluateWhen() else { return (Outcome.notApplicable, sighting.endLog()) }
    questioning.markAsked()
    guard let condition, try expressions.holds(condition.program, reading: condition.reads) else {
      return (Outcome.silent, sighting.endLog())
    }
    let rule = questioning.rule
    let frame = expressions.frame(reading: wordingReads)
    let isNamed = try rule.wording.value().template.at != nil
    let element = sighting.element(isNamed ? sighting.number : sighting.read)
    let standing = try rule.standing(of: element, frame)
    let read = sighting.endLog()
    let finding = try questioning.note(
      standing, at: element, frame, root, environment: sighting.environment, way: sighting.wayHere())
    return (Int32(finding), read)
  }

  private func evaluateWhen() throws -> Bool {
    guard let when else { return true }
    return try expressions.holds(when.program, reading: when.reads)
  }

  /// Whether the rule speaks of what is sighted; if so it is marked as asked.
  func applies() throws -> Bool {
    guard questioning.readsEnvironment else { return try appliesHere() }
    var applies = false
    try forEachMember { if try appliesHere() { applies = true } }
    return applies
  }

  private func appliesHere() throws -> Bool {
    if questioning.remembers, let known = applying.outcome(for: sighting) {
      if known != 0 { questioning.markAsked() }
      return known != 0
    }
    sighting.beginLog()
    let applies: Bool
    do { applies = try evaluateWhen() } catch {
      _ = sighting.endLog()
      throw error
    }
    let read = sighting.endLog()
    if questioning.remembers { applying.remember(applies ? 1 : 0, reading: read, of: sighting) }
    if applies { questioning.markAsked() }
    return applies
  }

  /// Notes a finding about what is sighted.
  func noteFinding() throws {
    let frame = expressions.frame(reading: wordingReads)
    func note() throws {
      questioning.note(
        try questioning.rule.finding(about: sighting.element(sighting.number), frame, root: root),
        environment: sighting.environment, way: sighting.wayHere())
    }
    guard questioning.readsEnvironment else { return try note() }
    try forEachMember { if try appliesHere() { try note() } }
  }

  private var wordingPrograms: [Program] { (try? questioning.rule.wording.value().programs) ?? [] }
}
