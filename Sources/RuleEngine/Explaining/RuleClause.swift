internal import Diagnostics
internal import ExpressionLanguage

/// One part of a rule's condition that is evaluated by itself.
struct RuleClause {
  let key: String
  /// The value that it must have for a finding.
  let wanted: Bool
  let program: Program
  /// Whether it may only be evaluated if all earlier clauses have their wanted values, because they prove
  /// that a record exists.
  let needsThoseBefore: Bool
  private let environment: Environment
  private let facts: Facts

  /// The clauses of a condition: the operands of `&&` if it must be true, the operands of `||` if it must be
  /// false.
  ///
  /// - Parameters:
  ///   - facts: what is known to be true wherever it is evaluated.
  static func clauses(
    of program: Program?, key: String, wanted: Bool, in environment: Environment,
    assuming facts: Facts = .none
  ) -> [RuleClause] {
    guard let program else { return [] }
    var clauses: [RuleClause] = []
    var known = facts
    let joined: LogicOperator = wanted ? .and : .or
    if case .logic(joined, let operands) = program.checked.root.kind {
      for operand in operands {
        let own = environment.compile(operand.text, expecting: .bool).program
        guard let part = own ?? environment.compile(operand.text, expecting: .bool, assuming: known).program
        else { return [whole(program, key, wanted, environment, facts)] }
        clauses.append(
          RuleClause(
            key: key, wanted: wanted, program: part, needsThoseBefore: own == nil, environment: environment,
            facts: known))
        if wanted { known = known.and(part.facts) }
      }
      return clauses
    }
    return [whole(program, key, wanted, environment, facts)]
  }

  private static func whole(
    _ program: Program, _ key: String, _ wanted: Bool, _ environment: Environment, _ facts: Facts
  ) -> RuleClause {
    let own = environment.compile(program.checked.root.text, expecting: .bool).program
    return RuleClause(
      key: key, wanted: wanted, program: own ?? program, needsThoseBefore: own == nil,
      environment: environment, facts: facts)
  }

  /// The clause with the values that it reads.
  func explained(value: Bool?, _ frame: () -> Frame) -> RuleExplanation.Clause {
    let root = program.checked.root
    var clause = RuleExplanation.Clause(key: key, text: root.text, wanted: wanted)
    clause.value = value
    for text in ReadExpressions(of: root).texts where text != root.text {
      // A part that depends on a proof within the clause has no value of its own.
      let part =
        environment.compile(text).program
        ?? (value == nil ? nil : environment.compile(text, assuming: facts).program)
      if let part, let shown = (try? part.evaluate(frame()))?.shown {
        clause.reads.append(RuleExplanation.Read(text: text, value: shown))
      }
    }
    return clause
  }
}

extension [RuleClause] {
  /// The value of each clause; nil if it cannot be evaluated, or needs an earlier clause that has not its
  /// wanted value.
  func values(_ frame: () -> Frame) -> [Bool?] {
    var isMet = true
    return map { clause in
      let value = clause.needsThoseBefore && !isMet ? nil : try? clause.program.evaluateBool(frame())
      if value != clause.wanted { isMet = false }
      return value
    }
  }

  /// How many values are the wanted ones.
  func metCount(_ values: [Bool?]) -> Int { zip(self, values).count { $0.wanted == $1 } }

  func explained(_ values: [Bool?], _ frame: () -> Frame) -> [RuleExplanation.Clause] {
    zip(self, values).map { $0.explained(value: $1, frame) }
  }
}
