internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel
internal import FlowWording
internal import StateExploration
internal import UIKitSemantics

/// Evaluates all rules about the behaviour of one flow together. The flow is explored once for all rules that need the
/// same exploration. Each state and each step is evaluated only by the rules that can apply to it.
struct BehaviourRun {
  /// A rule with its position among all rules to evaluate, and the parameter values to use instead of its defaults.
  typealias Asked = (position: Int, rule: Rule, overrides: [String: ParameterValue])

  let explored: ExploredFlow
  let runs: [RuleRun]
  let words: TraceWords
  // All rules share one reader, because to create it and its records costs more than to evaluate a few
  // states.
  let reader: StateReader

  /// Evaluates the rules whose keyword needs an exploration.
  ///
  /// - Parameter outcomes: receives the outcome of each rule that is not switched off, at the position of the rule.
  /// - Returns: how much was explored for them; nil if nothing had to be explored.
  static func run(
    _ rules: [Asked], _ context: EvaluationContext, _ tuning: RuleTuning, into outcomes: inout [RuleOutcome?]
  ) -> Coverage? {
    var coverage: Coverage?
    var bounds = HistoryBounds()
    for (counting, rules) in groups(of: rules, tuning, context) {
      var counting = counting
      counting.bounds = bounds
      let explored = ExploredFlow(
        context.records, counting: counting, limits: tuning.limits, memory: tuning.memory)
      defer { explored.keep(in: tuning.memory) }
      // A flow that was too large for some rules is explored for the others with the same bounds.
      bounds = explored.bounds
      let words = TraceWords(explored.machine, isPictured: context.isPictured)
      let runs = rules.map {
        RuleRun($0.rule, $0.overrides, context, explored, wanted: tuning.wanted)
      }
      let run = BehaviourRun(
        explored: explored, runs: runs, words: words, reader: StateReader(explored, words))
      run.look()
      // If the task was cancelled, findings need no traces.
      if Task.isCancelled { return coverage }
      run.finish(telling: tuning.tellsTraces)
      for (rule, run) in zip(rules, runs) { outcomes[rule.position] = run.outcome }
      for wider in explored.wider {
        addFindings(of: wider, by: rules, context, tuning, to: &outcomes)
        if Task.isCancelled { return coverage }
      }
      coverage.add(Coverage(explored, evaluatedUntil: run.reader.budget.cut))
    }
    return coverage
  }

  /// Groups the rules that can share one exploration, each group with what it must distinguish.
  ///
  /// To know the front frame after some steps costs less than a second exploration; after all steps, it costs
  /// more. So rules that need it for all steps form a separate group.
  private static func groups(
    of rules: [Asked], _ tuning: RuleTuning, _ context: EvaluationContext
  ) -> [(counting: MachineCounts, asked: [Asked])] {
    var groups: [(counting: MachineCounts, asked: [Asked])] = []
    for asked in rules {
      let plan = asked.rule.plan
      if plan.isOff(asked.rule.parameters, asked.overrides) { continue }
      if !plan.appliesIn.isMet(by: context.contents) { continue }
      // Without expectations in the flow, rules about them need no exploration.
      if context.records.flow.expectations.isEmpty, plan.fires.needs(.unmet) { continue }
      let counting = plan.counting(apart: tuning.apart)
      let group =
        groups.firstIndex {
          $0.counting.again == counting.again
            && $0.counting.exposed.contains(.others) == counting.exposed.contains(.others)
        } ?? groups.endIndex
      if group == groups.endIndex { groups.append((counting, [])) }
      groups[group].asked.append(asked)
      groups[group].counting.exposed.formUnion(counting.exposed)
      groups[group].counting.versions.formUnion(counting.versions)
    }
    return groups
  }

  /// The number of derived facts up to which an exploration distinguishes all parts of the stack beneath.
  private static let fewFacts = 1_000

  /// The rules, grouped by the parts of the stack beneath that they read. Each part multiplies the number of states. So
  /// in a large flow a part is only distinguished for rules that read it. In a small flow all parts are distinguished
  /// for all rules, because a second pass over all states would cost more.
  private var groups: [(parts: BeneathParts, runs: [RuleRun])] {
    let all = runs.reduce(into: BeneathParts()) { $0.formUnion($1.plan.needs.beneath) }
    let isSmall = explored.exploration.factCount <= Self.fewFacts
    return Dictionary(grouping: runs) { run in
      let parts = run.plan.needs.beneath
      return parts.isEmpty || !isSmall ? parts : all
    }.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }

  func look() {
    for (parts, runs) in groups where !Task.isCancelled {
      lookAtStates(runs.filter { $0.keyword == .never }, knowing: parts)
      lookAtSteps(runs, knowing: parts)
    }
    for run in runs where !Task.isCancelled {
      switch run.keyword {
      // These rules begin with a search through the whole exploration.
      case .alwaysPossibleStep
      where explored.exploration.stop?.limit == .interrupt || reader.budget.isSpent:
        break
      case .alwaysPossibleStep:
        do { try TrapRule(run, reader).look() } catch { run.note(error, at: run.context.startScreen) }
      // After a limit was hit, what was not reached may still be reachable.
      case .requireExplored where explored.exploration.cut == nil:
        let most = EvaluationBudget.elements(explored.limits).ofOneRule
        run.end(with: ElementRun.run(run.rule, run.context, run.overrides, most: most, explored))
      default: break
      }
    }
    for run in runs where isCut || run.isSpent { run.noteCut() }
  }

  /// Whether the exploration, or the evaluation of the rules, is incomplete.
  private var isCut: Bool { explored.exploration.cut != nil || reader.budget.isSpent }

  /// Evaluates all `never` rules at each reachable state.
  private func lookAtStates(_ runs: [RuleRun], knowing parts: BeneathParts) {
    if runs.isEmpty { return }
    let rules = runs.map { RuleEvaluation($0, .state, reader) }
    let states = explored.exploration.states(knowing: parts, goesOn: reader.budget.goesOn)
    reader.begin(states)
    let groups = states.groups
    var found = FoundWorlds(groups)
    for (number, group) in groups.all.enumerated() {
      if Task.isCancelled || reader.budget.isSpent { break }
      reader.turn(to: states.states[group.first], in: group.worlds)
      for rule in rules where !rule.run.isOver { found.note(rule.worldsFound(), by: rule, in: number) }
    }
    // In the order of their lengths, so that the first finding has the shortest trace.
    for (position, state) in states.states.enumerated() {
      found.forEach(at: position) { rule, worlds in
        reader.turn(to: state)
        rule.noteFinding(in: worlds)
      }
    }
  }

  /// The rules that can apply to the steps with one summary.
  private struct Concerned {
    /// `never-step` rules that may find something at such a step.
    var fire: [RuleEvaluation]
    /// `never-step` rules that apply to such a step but cannot find anything at it. They are evaluated only until they
    /// have applied once, because a rule that never applies gets another verdict.
    var apply: [RuleEvaluation]
    var possible: [PossibleStepRule]

    var isEmpty: Bool { fire.isEmpty && apply.isEmpty && possible.isEmpty }

    /// Whether the step can still change the outcome of one of them.
    var isWanted: Bool {
      fire.contains { !$0.run.isOver } || apply.contains { !$0.run.isAsked && !$0.run.isOver }
        || possible.contains { !$0.isOver }
    }

    /// Evaluates the rules at the current step.
    func look(noting found: (WorldSet, RuleEvaluation) -> Void) {
      for rule in fire where !rule.run.isOver { found(rule.worldsFound(), rule) }
      for rule in apply where !rule.run.isAsked && !rule.run.isOver { _ = rule.worldsFound() }
      for rule in possible where !rule.isOver { rule.look() }
    }
  }

  /// Evaluates `never-step` and `possible-step` rules at each reachable step that can still change their outcome.
  private func lookAtSteps(_ runs: [RuleRun], knowing parts: BeneathParts) {
    let never = runs.filter { $0.keyword == .neverStep }.map { RuleEvaluation($0, .step, reader) }
    var possible: [PossibleStepRule] = []
    for run in runs where run.keyword == .possibleStep {
      guard let subject = run.rule.question.subject else { continue }
      do { possible.append(try PossibleStepRule(run, subject, reader)) } catch {
        run.note(error, at: run.context.startScreen)
      }
    }
    if never.isEmpty, possible.isEmpty { return }
    // Computed once for all steps with one summary: computed for each step it would cost a tenth of the evaluation.
    var known: [StepSummary: Concerned] = [:]
    func concerned(_ summary: StepSummary) -> Concerned {
      if let known = known[summary] { return known }
      // A rule that fires also applies.
      let applying = never.filter { $0.run.plan.applies.passes(summary) }
      let rules = Concerned(
        fire: applying.filter { $0.run.plan.fires.passes(summary) },
        apply: applying.filter { !$0.run.plan.fires.passes(summary) },
        possible: possible.filter { !$0.isOver && $0.run.plan.fires.passes(summary) })
      known[summary] = rules
      return rules
    }
    let steps = explored.exploration.steps(
      knowing: parts, where: { !concerned($0).isEmpty }, goesOn: reader.budget.goesOn)
    reader.begin(steps)
    let groups = steps.groups
    var found = FoundWorlds(groups)
    for (number, group) in groups.all.enumerated() {
      if Task.isCancelled || reader.budget.isSpent { break }
      let step = steps.steps[group.first]
      let rules = concerned(step.summary)
      if !rules.isWanted { continue }
      reader.turn(to: step, in: group.worlds)
      rules.look { found.note($0, by: $1, in: number) }
    }
    for (position, step) in steps.steps.enumerated() {
      found.forEach(at: position) { rule, worlds in
        reader.turn(to: step)
        rule.noteFinding(in: worlds)
      }
    }
    for rule in possible { rule.finish(isComplete: !isCut) }
  }

  /// Writes the findings in words, first for the usual reading of the facts, then for the others. Where sources
  /// contradict each other about a fact, both readings are explored on the devices for which it matters. Findings that
  /// occur in only one of them say on which fact they depend.
  ///
  /// - Parameter isTold: whether to create traces; otherwise they are empty.
  private func finish(telling isTold: Bool) {
    let found = runs.filter(\.hasFound)
    if found.isEmpty { return }
    let readings = explored.machine.otherReadings
    let all = found.map(told)
    let told =
      explored.exploration.countsEvents
      ? preferringOrdinaryWays(all) : toldWithShortestRuns(all, telling: isTold)
    for told in worded(told, telling: isTold) {
      let run = told.run
      for one in told.usual { run.add(one, words.environments) }
      // A step that is impossible on these devices may be possible on others, so this comparison does not
      // apply.
      let isCompared = !run.keyword.isAboutAbsence && !isCut && !run.isSpent
      if isCompared {
        run.addDoubt(told.usual, told.others, readings, concerned: concernedEnvironments, words.environments)
      }
      run.settle()
    }
  }

  /// The findings of a rule in the usual reading, and those that occur only in each other reading.
  private func told(_ run: RuleRun) -> FindingsByReading {
    FindingsByReading(
      run: run, usual: run.told(inReading: 0),
      others: isCut || run.isSpent
        ? []
        : explored.machine.otherReadings.indices.map { number in
          run.told(inReading: number + 1) { !run.isFound(at: $0, inReading: 0) }
        })
  }

  /// For each other reading of contested facts: the environments on whose devices it is explored.
  var concernedEnvironments: [Set<Int>] {
    let all = explored.machine.environments.all
    return explored.machine.otherReadings.map { reading in
      Set(all.indices.filter { reading.models?.contains(all[$0].model) != false })
    }
  }

  /// The same findings with their witnesses as traces in words.
  func worded(_ told: [FindingsByReading], telling isTold: Bool) -> [FindingsByReading] {
    var asked: [PendingTrace] = []
    for one in told.lazy.flatMap({ [$0.usual] + $0.others }).joined() {
      if case .run(let run) = one.witness {
        asked.append(PendingTrace(run: run, environments: one.environments))
      }
    }
    var traces =
      (isTold ? words.traces(asked) : asked.map { _ in Trace(environment: "", start: [], steps: []) })[...]
    func worded(_ found: [RuleRun.Told]) -> [RuleRun.Told] {
      found.map { one in
        guard case .run = one.witness else { return one }
        var one = one
        one.witness = .trace(traces.removeFirst())
        return one
      }
    }
    return told.map { FindingsByReading(run: $0.run, usual: worded($0.usual), others: $0.others.map(worded)) }
  }

  /// A rule with its findings: those of the usual reading, and those of each other reading.
  struct FindingsByReading {
    var run: RuleRun
    var usual: [RuleRun.Told]
    var others: [[RuleRun.Told]]
  }
}
