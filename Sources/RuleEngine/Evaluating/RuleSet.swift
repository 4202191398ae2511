public import Diagnostics
public import FlowModel

/// Rules that are asked together.
public struct RuleSet: Sendable {
  /// The rules, by id.
  public let rules: [Rule]

  /// A set of rules; of two with one id the last counts.
  public init(_ rules: [Rule]) {
    // Those of the catalogue come in order; sorting them again would be most of the work of loading them.
    if zip(rules, rules.dropFirst()).allSatisfy({ $0.id < $1.id }) {
      self.rules = rules
      return
    }
    var byID: [RuleID: Rule] = [:]
    for rule in rules { byID[rule.id] = rule }
    self.rules = byID.values.sorted { $0.id < $1.id }
  }

  /// The rule of this id.
  public subscript(id: RuleID) -> Rule? { rules.first { $0.id == id } }

  /// Asks every rule of a flow.
  ///
  /// - Parameters:
  ///   - flow: the flow, which may be the good part of one that could not be read in full.
  ///   - root: the path of the flow's root file, for findings.
  ///   - tuning: what a configuration says of the rules.
  ///   - outcomes: what came of the flow's allowances, in their order; empty while that is not known, so that rules
  ///     about allowances have nothing to speak of.
  ///   - isPictured: traces come with pictures, and findings without a trace with a way to see them, which costs a
  ///     search through the flow.
  /// - Returns: findings in the order of files and places, broader ones folded under narrower ones; a verdict for
  ///   each rule; a problem for each condition that could not be evaluated. Costs rules × elements.
  public func ask(
    _ flow: Flow, root: String, tuning: RuleTuning = RuleTuning(), outcomes: [AllowanceOutcome] = [],
    isPictured: Bool = false
  ) -> Answers {
    let context = EvaluationContext(FlowRecords(flow, outcomes: outcomes), root: root, isPictured: isPictured)
    var answers = Answers()
    var found: [Finding] = []
    let behaviour = behaviour(tuning, context)
    for asked in behaviour { answers.coverage.add(asked.coverage) }
    for rule in rules {
      var outcome = RuleOutcome()
      for (number, values) in tuning.sets(of: rule.id).enumerated() {
        let asked =
          rule.question.keyword.isStatic
          ? ElementRun.run(rule, context, values)
          : behaviour[number].outcomes[rule.id] ?? RuleOutcome()
        outcome.add(asked, settled: tuning.settle.map { settle in { settle($0, number) } })
      }
      found += outcome.findings
      answers.ignoredCount += outcome.ignoredCount
      answers.problems += outcome.problems
      var verdict = RuleVerdict(rule.id, outcome.verdict)
      verdict.asked = outcome.asked
      answers.verdicts.append(verdict)
    }
    if !found.isEmpty {
      let folds = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0.folds) })
      answers.findings = sorted(folded(found, by: folds), files: flow.sources)
    }
    if isPictured { answers.addWays(to: flow) }
    return answers
  }

  /// The outcomes of all rules about what can happen, by the number of their set of values.
  private func behaviour(
    _ tuning: RuleTuning, _ context: EvaluationContext
  ) -> [(outcomes: [RuleID: RuleOutcome], coverage: Coverage?)] {
    let behaviour = rules.filter { !$0.question.keyword.isStatic }
    guard !behaviour.isEmpty else { return [] }
    let sets = behaviour.map { (rule: $0, sets: tuning.sets(of: $0.id)) }
    return (0..<(sets.map(\.sets.count).max() ?? 1)).map { number in
      let asked = sets.filter { number < $0.sets.count }.map { ($0.rule, $0.sets[number]) }
      return BehaviourRun.run(asked, context, tuning)
    }
  }

  /// Findings in the order of ``ask(_:root:tuning:outcomes:)``: by file in the flow's order, then by place, then the
  /// heavier first, then by rule.
  public func sorted(_ findings: [Finding], files: [SourceFile]) -> [Finding] {
    var positions: [ObjectIdentifier: Int] = [:]
    for (index, file) in files.enumerated() { positions[ObjectIdentifier(file)] = index }
    let position = { (finding: Finding) in positions[ObjectIdentifier(finding.place.file)] ?? files.count }
    return findings.sorted { one, other in
      let heavier = one.severity == other.severity ? nil : one.severity > other.severity
      let (first, second) = ((position(one), one.place.span.start), (position(other), other.place.span.start))
      return first == second ? heavier ?? (one.rule < other.rule) : first < second
    }
  }
}

/// What asking rules of one flow came to.
public struct Answers: Sendable {
  /// The defects.
  public var findings: [Finding] = []
  /// One verdict for each rule, in the order of the rules.
  public var verdicts: [RuleVerdict] = []
  /// How many findings the tuning left out.
  public var ignoredCount = 0
  /// Conditions that could not be evaluated: mistakes in rules.
  public var problems: [Problem] = []
  /// How much of what can happen was explored; nil where no rule asked for it.
  public var coverage: Coverage?

  /// Adds to each finding without a trace a way to see it.
  mutating func addWays(to flow: Flow) {
    guard findings.contains(where: { $0.trace == nil }) else { return }
    let ways = WaysToScreens(flow)
    for index in findings.indices where findings[index].trace == nil {
      findings[index].way = ways.way(to: findings[index].element, naming: findings[index].message)
    }
  }
}
