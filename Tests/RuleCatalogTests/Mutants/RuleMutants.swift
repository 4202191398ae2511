import Diagnostics
import FlowModel

@testable import ExpressionLanguage
@testable import RuleEngine

/// A rule with one small change in its question.
struct RuleMutant: Sendable {
  /// The key that was changed: `when`, `through`, or the keyword.
  let key: String
  let change: ExpressionChange
  let rule: Rule

  /// One line that tells it apart from all other mutants of all rules.
  var name: String {
    let now = change.new.isEmpty ? "left out" : "→ `\(change.new)`"
    return "\(rule.id) \(key): `\(change.old)` \(now)"
  }
}

/// All mutants of one rule.
struct RuleMutants {
  /// Those that the reader would take for rules.
  private(set) var made: [RuleMutant] = []
  /// How many it would refuse: their types do not fit, a proof is missing, or something is constant.
  private(set) var refusedCount = 0

  init(of rule: Rule) {
    let question = rule.question
    if let when = question.when {
      let whole = ExpressionChange(kind: .clause, old: when.text, new: "", text: "")
      for change in [whole] + ExpressionMutator.changes(of: when.checked) {
        take(Form(rule, when: change.text), "when", change, rule)
      }
    }
    for change in ExpressionMutator.changes(of: question.condition.checked) {
      take(Form(rule, condition: change.text), question.keyword.rawValue, change, rule)
    }
    if let through = question.through {
      for change in ExpressionMutator.changes(of: through.checked) {
        take(Form(rule, through: change.text), "through", change, rule)
      }
    }
  }

  private mutating func take(_ form: Form, _ key: String, _ change: ExpressionChange, _ rule: Rule) {
    guard let mutant = form.rule() else {
      refusedCount += 1
      return
    }
    made.append(RuleMutant(key: key, change: change, rule: mutant))
  }

  /// The question of a rule in texts, made to a rule again.
  private struct Form {
    private let original: Rule
    private let when, through: String?
    private let condition: String

    /// - Parameter when: the text in the place of its own; an empty one leaves it out.
    init(_ rule: Rule, when: String? = nil, condition: String? = nil, through: String? = nil) {
      original = rule
      let narrowed = when ?? rule.question.when?.text
      self.when = narrowed == "" ? nil : narrowed
      self.condition = condition ?? rule.question.condition.text
      self.through = through ?? rule.question.through?.text
    }

    /// Nil where the reader of rules would refuse it; it accepts no warning either.
    func rule() -> Rule? {
      let (keyword, subject) = (original.question.keyword, original.question.subject)
      func compile(_ text: String, _ scope: Scope, _ facts: Facts = .none, _ type: ValueType? = .bool)
        -> Program?
      {
        let compilation = original.names(scope).environment.compile(text, expecting: type, assuming: facts)
        return compilation.problems.isEmpty ? compilation.program : nil
      }
      let narrowing = when.flatMap { compile($0, keyword.whenScope(subject)) }
      if when != nil, narrowing == nil { return nil }
      let facts = narrowing?.facts ?? .none
      let known = keyword == .alwaysPossibleStep ? Facts.none : facts
      guard let asked = compile(condition, keyword.conditionScope(subject), known) else { return nil }
      let passing = through.flatMap { compile($0, .event) }
      if through != nil, passing == nil { return nil }
      guard let wording = try? original.wording.value() else { return nil }
      let isNever = keyword == .never || keyword == .neverStep
      let told = isNever ? facts.and(asked.facts) : facts
      let scope = keyword.findingScope(subject)
      // What repairs say may rest on their own conditions besides.
      for program in wording.programsOfFindings where compile(program.text, scope, told, nil) == nil {
        return nil
      }
      let question = Question(
        keyword: keyword, subject: subject, when: narrowing, condition: asked, through: passing)
      return Rule(
        id: original.id, folds: original.folds, parameters: original.parameters, question: question,
        tests: original.tests, wording: original.wording, environments: original.environments,
        plan: RulePlan(question, wording, original.parameters), page: original.page, file: original.file)
    }
  }
}

extension Rule.Wording {
  /// Those of places, severities and texts, without repairs.
  fileprivate var programsOfFindings: [Program] {
    Rule.Wording(severity: severity, template: template, repairs: []).programs
  }
}
