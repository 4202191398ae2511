internal import Diagnostics
internal import ExpressionLanguage
internal import StateExploration
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
  /// Read when the rule first applies.
  private let condition: LazyPart<Program>?
  private let memo = EvaluationMemo()

  /// What an outcome says where there is no finding; else it is the site’s number.
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
    condition = question.keyword.conditionScope(question.subject) == scope ? question.condition : nil
    expressions = StateExpressions(run, scope, context, reader, records)
  }

  /// Evaluates the rule, and notes a finding where what must never be is.
  func look() {
    do {
      try reader.forEachClass {
        let outcome = try outcome()
        guard outcome >= 0 else { return }
        try run.note(site: Int(outcome), in: reader.agreeing, reader.explored) {
          reader.wayHere
        } finding: {
          try finding()
        }
      }
    } catch {
      run.note(error, at: reader.element(reader.number))
    }
  }

  /// The worlds of what is looked at in which the rule speaks of it; if there are some, it is marked as asked. For rules
  /// whose condition asks for something else.
  func applies() throws -> WorldSet {
    let space = reader.explored.exploration.worlds
    var worlds = WorldSet.empty
    try reader.forEachClass {
      if try outcome() != Outcome.notApplicable { worlds = space.union(worlds, reader.agreeing) }
    }
    return worlds
  }

  /// Notes a finding about what is looked at, wherever the rule speaks of it.
  ///
  /// - Parameter way: a shortest way there in this world, told for all worlds that agree with it.
  func noteFinding(way: (World, WorldSet) -> WayToFinding) throws {
    try reader.forEachClass {
      guard try outcome() != Outcome.notApplicable else { return }
      run.note(try finding(), in: reader.agreeing, reader.explored, way: way(reader.world, reader.agreeing))
    }
  }

  private func finding() throws -> Finding {
    let frame = expressions.frame(reading: run.plan.wording)
    return try run.rule.finding(about: reader.element(reader.number), frame, root: root)
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
    guard let condition, try expressions.holds(try condition.value(), reading: run.plan.condition) else {
      return Outcome.silent
    }
    let frame = expressions.frame(reading: run.plan.wording)
    let isNamed = try run.rule.wording.value().template.at != nil
    let element = reader.element(isNamed ? reader.number : reader.read)
    return Int32(run.keep(try run.rule.site(of: element, frame)))
  }
}
