internal import Diagnostics
internal import ExpressionLanguage
internal import UIKitSemantics

/// Evaluates a rule about one state or step after the other, once for each distinct reading.
///
/// What an evaluation came to holds for all that has the same numbers in what was read, because expressions read nothing
/// else that changes. Of a finding its site is read: where it stands, what belongs to it and how much it weighs; its words
/// are those of the first.
final class RuleEvaluation {
  let run: RuleRun
  private let reader: StateReader
  private let root: String
  private let expressions: StateExpressions
  private let when: Program?
  private let condition: Program?
  private let memo = EvaluationMemo()

  /// What an outcome says where there is no finding; else it is the finding’s number.
  private enum Outcome {
    static let notApplicable: Int32 = -2
    static let silent: Int32 = -1
  }

  /// - Parameter scope: `state` or `step`. The condition of a rule that asks for something else in that scope is not
  ///   evaluated here.
  init(
    _ run: RuleRun, _ scope: Scope, _ context: EvaluationContext, _ reader: StateReader,
    _ records: PartRecords
  ) throws {
    let question = run.rule.question
    self.run = run
    self.reader = reader
    root = context.root
    when = try question.when?.value()
    condition =
      question.keyword.conditionScope(question.subject) == scope ? try question.condition.value() : nil
    expressions = StateExpressions(run, scope, context, reader, records)
  }

  /// Evaluates the rule, and notes a finding where what must never be is.
  ///
  /// - Returns: whether the rule has come to apply, or is over.
  func look() -> Bool {
    let wasAsked = run.isAsked
    do {
      try forEachEnvironment {
        let outcome = try outcome()
        if outcome >= 0 { run.noteAgain(Int(outcome), environment: reader.environment) }
      }
    } catch {
      run.note(error, at: reader.element(reader.number))
    }
    return run.isAsked != wasAsked || run.isOver
  }

  /// Whether the rule speaks of what is looked at; if so it is marked as asked. For rules whose condition asks for something
  /// else.
  func applies() throws -> Bool {
    var applies = false
    try forEachEnvironment { if try outcome() != Outcome.notApplicable { applies = true } }
    return applies
  }

  /// Notes a finding about what is looked at, wherever the rule speaks of it.
  func noteFinding() throws {
    let frame = expressions.frame(reading: run.plan.wording)
    try forEachEnvironment {
      guard try outcome() != Outcome.notApplicable else { return }
      run.note(
        try run.rule.finding(about: reader.element(reader.number), frame, root: root),
        environment: reader.environment, way: reader.wayHere())
    }
  }

  /// Turns to each environment that the one explored stands for, if the rule can tell them apart.
  private func forEachEnvironment(_ body: () throws -> Void) rethrows {
    if run.readsEnvironment { try reader.forEachMember(body) } else { try body() }
  }

  private func outcome() throws -> Int32 {
    if let known = memo.outcome(for: reader) { return known }
    let (outcome, reads) = try reader.logging(evaluate)
    if run.remembers { memo.remember(outcome, reading: reads, of: reader) }
    return outcome
  }

  private func evaluate() throws -> Int32 {
    if let when, try !expressions.holds(when, reading: run.plan.when) { return Outcome.notApplicable }
    run.markAsked()
    guard let condition, try expressions.holds(condition, reading: run.plan.condition) else {
      return Outcome.silent
    }
    let frame = expressions.frame(reading: run.plan.wording)
    let isNamed = try run.rule.wording.value().template.at != nil
    let element = reader.element(isNamed ? reader.number : reader.read)
    let site = try run.rule.site(of: element, frame)
    return Int32(
      try run.note(
        site, at: element, frame, root, environment: reader.environment, way: reader.wayHere()))
  }
}
