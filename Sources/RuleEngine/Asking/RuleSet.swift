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
  ///   - parameters: values that take the place of the rules' own.
  /// - Returns: findings in the order of files and places, broader ones folded under narrower ones; a verdict for
  ///   each rule; a problem for each condition that could not be evaluated. Costs rules × elements.
  public func ask(
    _ flow: Flow, root: String, parameters: [RuleID: [String: ParameterValue]] = [:]
  ) -> Answers {
    let ground = Ground(FlowRecords(flow), root: root)
    var answers = Answers()
    var found: [Finding] = []
    let behaviour = rules.filter { !$0.question.keyword.isStatic }
    let played =
      behaviour.isEmpty
      ? [:] : BehaviourInquiry.run(behaviour.map { ($0, parameters[$0.id] ?? [:]) }, ground: ground)
    for rule in rules {
      let outcome =
        played[rule.id] ?? Inquiry(rule: rule, ground: ground, overrides: parameters[rule.id] ?? [:]).run()
      found += outcome.findings
      answers.problems += outcome.problems
      answers.verdicts.append(RuleVerdict(rule.id, outcome.verdict))
    }
    if !found.isEmpty {
      let folds = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0.folds) })
      answers.findings = sorted(folded(found, by: folds), files: flow.sources)
    }
    return answers
  }

  /// By file in the flow's order, then by place, then the heavier first, then by rule.
  private func sorted(_ findings: [Finding], files: [SourceFile]) -> [Finding] {
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
  /// Conditions that could not be evaluated: mistakes in rules.
  public var problems: [Problem] = []
}
