public import Diagnostics
public import FlowModel
internal import FlowWording

/// Rules that are evaluated together.
public struct RuleSet: Sendable {
  /// The rules, sorted by id.
  public let rules: [Rule]

  /// Creates a set of rules. If two have the same id, the last one is used.
  public init(_ rules: [Rule]) {
    // The rules of the catalogue are sorted already; to sort them again would take most of the loading time.
    if zip(rules, rules.dropFirst()).allSatisfy({ $0.id < $1.id }) {
      self.rules = rules
      return
    }
    var byID: [RuleID: Rule] = [:]
    for rule in rules { byID[rule.id] = rule }
    self.rules = byID.values.sorted { $0.id < $1.id }
  }

  private init(sorted rules: [Rule]) { self.rules = rules }

  /// The rules that satisfy a condition.
  public func filter(_ isWanted: (Rule) -> Bool) -> RuleSet { RuleSet(sorted: rules.filter(isWanted)) }

  /// The rule of this id.
  public subscript(id: RuleID) -> Rule? {
    var range = rules.indices
    while let first = range.first {
      let middle = first + range.count / 2
      if rules[middle].id == id { return rules[middle] }
      range = rules[middle].id < id ? middle + 1..<range.upperBound : first..<middle
    }
    return nil
  }

  /// Evaluates every rule for a flow.
  ///
  /// - Parameters:
  ///   - flow: the flow, which may be the good part of one that could not be read in full.
  ///   - root: the path of the flow's root file, for findings.
  ///   - tuning: what a configuration says of the rules.
  ///   - outcomes: the outcomes of the flow's allowances, in their order. Empty if they are not known yet; rules about
  ///     allowances are then not applicable.
  ///   - isPictured: whether traces have pictures. Findings without a trace then get a run that shows their
  ///     screen, which costs a search through the flow.
  ///
  /// In a cancelled task the evaluation ends soon, and its result must not be used.
  ///
  /// - Returns: findings in the order of files and places, broader ones folded under narrower ones; a verdict for
  ///   each rule; a problem for each condition that could not be evaluated. Costs rules × elements.
  public func ask(
    _ flow: Flow, root: String, tuning: RuleTuning = RuleTuning(), outcomes: [AllowanceOutcome] = [],
    isPictured: Bool = false
  ) -> Answers {
    let context = EvaluationContext(
      FlowRecords(flow, outcomes: outcomes), root: root, limits: tuning.limits, isPictured: isPictured)
    var answers = Answers()
    var found: [Finding] = []
    let behaviour = behaviour(tuning, context)
    answers.coverage = behaviour.coverage
    answers.verdicts.reserveCapacity(rules.count)
    let most = EvaluationBudget.elements(tuning.limits)
    var left = most.ofAllRules
    for (position, rule) in rules.enumerated() where !Task.isCancelled {
      let isStatic = rule.question.keyword.isStatic
      var outcome = RuleOutcome()
      for (number, values) in tuning.sets(of: rule.id).enumerated() {
        let asked =
          isStatic
          ? ElementRun.run(rule, context, values, most: min(most.ofOneRule, left))
          : behaviour.outcomes[number][position] ?? RuleOutcome()
        if isStatic { left = max(0, left - asked.work) }
        outcome.add(asked, settled: tuning.settle.map { settle in { settle($0, number) } })
      }
      found += outcome.findings
      answers.ignoredCount += outcome.ignoredCount
      answers.problems += outcome.problems
      var verdict = RuleVerdict(rule.id, outcome.verdict)
      verdict.asked = outcome.asked
      verdict.isTooCostly = outcome.isTooCostly
      answers.work[rule.id] = outcome.work
      answers.verdicts.append(verdict)
    }
    if !found.isEmpty {
      answers.findings = sorted(folded(found) { self[$0]?.folds ?? [] }, files: flow.sources)
    }
    if isPictured { answers.addWays(to: flow) }
    return answers
  }

  /// The outcomes of all rules about behaviour, by the index of the set of parameter values and the position
  /// of the rule; and the coverage of the exploration.
  private func behaviour(
    _ tuning: RuleTuning, _ context: EvaluationContext
  ) -> (outcomes: [[RuleOutcome?]], coverage: Coverage?) {
    var outcomes: [[RuleOutcome?]] = []
    var coverage: Coverage?
    while true {
      let number = outcomes.count
      var asked: [BehaviourRun.Asked] = []
      for (position, rule) in rules.enumerated() where !rule.question.keyword.isStatic {
        let sets = tuning.sets(of: rule.id)
        if number < sets.count { asked.append((position, rule, sets[number])) }
      }
      if asked.isEmpty { return (outcomes, coverage) }
      var found = [RuleOutcome?](repeating: nil, count: rules.count)
      coverage.add(BehaviourRun.run(asked, context, tuning, into: &found))
      outcomes.append(found)
    }
  }

  /// Sorts findings: by file in the flow's order, then by place, then by severity with the highest first, then by rule.
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

/// The outcome of evaluating rules for one flow.
public struct Answers: Sendable {
  /// The findings.
  public var findings: [Finding] = []
  /// The verdict of each rule, in the order of the rules.
  public var verdicts: [RuleVerdict] = []
  /// How many findings the configuration left out.
  public var ignoredCount = 0
  /// Conditions that could not be evaluated, which are mistakes in rules.
  public var problems: [Problem] = []
  /// The coverage of the exploration; nil if no rule needed one.
  public var coverage: Coverage?
  /// For each rule, how many list elements its conditions visited: a cost that does not depend on the
  /// machine. Explorations with wider bounds are not counted.
  public var work: [RuleID: Int] = [:]

  /// Adds to each finding without a trace a run that shows its place.
  mutating func addWays(to flow: Flow) {
    guard findings.contains(where: { $0.trace == nil }) else { return }
    let ways = WaysToScreens(flow)
    for index in findings.indices where findings[index].trace == nil {
      findings[index].way = ways.way(to: findings[index].element, naming: findings[index].message)
    }
  }
}
