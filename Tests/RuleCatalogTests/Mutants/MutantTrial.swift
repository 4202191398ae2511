import Diagnostics
import FlowModel

@testable import RuleEngine

/// Asks many variants of one rule of one flow together, so that what can happen in it is explored once for all of them
/// that need the same: what a variant needs is worked out anew for each.
struct MutantTrial {
  let flow: Flow
  let root: String
  let parameters: [String: ParameterValue]
  let outcomes: [AllowanceOutcome]

  /// The flow of a test; nil where it cannot be read.
  init?(_ test: Rule.Test, of rule: Rule) {
    let reading = FlowReader.read(test.flow, name: test.name)
    guard reading.problems.isEmpty, let flow = reading.flow else { return nil }
    self.flow = flow
    root = rule.source.path
    parameters = test.parameters
    outcomes = rule.outcomes(of: flow, in: test)
  }

  /// What each of them comes to, in their order; nil for one that could not be evaluated.
  func outcomes(of variants: [Rule]) -> [RuleOutcome?] {
    let context = EvaluationContext(
      FlowRecords(flow, outcomes: outcomes), root: root, limits: RuleTuning().limits)
    var found = [RuleOutcome?](repeating: nil, count: variants.count)
    var asked: [BehaviourRun.Asked] = []
    for (position, rule) in variants.enumerated() {
      if rule.question.keyword.isStatic {
        found[position] = ElementRun.run(rule, context, parameters, most: .max)
      } else {
        asked.append((position, rule, parameters))
      }
    }
    if !asked.isEmpty { _ = BehaviourRun.run(asked, context, RuleTuning(), into: &found) }
    return found.map { outcome in
      guard let outcome else { return RuleOutcome() }
      return outcome.problems.isEmpty ? outcome : nil
    }
  }
}

/// What became of the mutants of one rule.
struct MutantsOfRule: Sendable {
  let rule: Rule
  let made, refused: Int
  /// By kind of change, how many were made.
  let kinds: [ExpressionChange.Kind: Int]
  let survivors: [RuleMutant]

  /// Runs the rule's own tests on all its mutants. One that fails a test is not run on those behind it.
  init(_ rule: Rule) {
    let mutants = RuleMutants(of: rule)
    var alive = mutants.made
    for test in rule.tests where !alive.isEmpty {
      guard let trial = MutantTrial(test, of: rule) else { continue }
      let found = trial.outcomes(of: alive.map(\.rule))
      alive = zip(alive, found).filter { _, outcome in
        outcome.map { rule.differences(test, $0.findings, verdict: $0.verdict).isEmpty } ?? false
      }.map(\.0)
    }
    self.rule = rule
    made = mutants.made.count
    refused = mutants.refusedCount
    kinds = mutants.made.reduce(into: [:]) { $0[$1.change.kind, default: 0] += 1 }
    survivors = alive
  }
}
