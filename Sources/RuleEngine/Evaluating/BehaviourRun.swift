internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel
internal import StateExploration
internal import UIKitSemantics

/// Rules about what can happen, asked of one flow together: everything is explored once for all rules that need the
/// same of it, and each state and each step is looked at by those rules that can concern it.
struct BehaviourRun {
  private let context: EvaluationContext
  private let explored: ExploredFlow
  private let runs: [RuleRun]
  private let words: TraceWords

  /// Asks rules whose keyword is not static, with the values that take the place of their own; one outcome for each
  /// rule, by its id, and how much was explored for them; nil where nothing had to be.
  static func run(
    _ rules: [(rule: Rule, overrides: [String: ParameterValue])], _ context: EvaluationContext,
    _ tuning: RuleTuning
  ) -> (outcomes: [RuleID: RuleOutcome], coverage: Coverage?) {
    var outcomes: [RuleID: RuleOutcome] = [:]
    var coverage: Coverage?
    var runs: [RuleRun] = []
    for (rule, overrides) in rules {
      do throws(SerializationError) {
        let plan = try rule.plan.value()
        if plan.isOff(rule.parameters, overrides) { continue }
        runs.append(RuleRun(rule, plan, overrides, tuning))
      } catch {
        outcomes[rule.id] = RuleOutcome(
          problems: [rule.problem(error, at: context.startScreen)], verdict: .undecided)
      }
    }
    var groups: [(counting: MachineCounts, runs: [RuleRun])] = []
    for run in runs {
      var counting = run.plan.counting
      counting.apart = tuning.apart
      if let known = groups.firstIndex(where: { $0.counting == counting }) {
        groups[known].runs.append(run)
      } else {
        groups.append((counting, [run]))
      }
    }
    var limits = ExplorationLimits.standard
    if let facts = tuning.factLimit {
      limits.facts = facts
      limits.heads = .max
    }
    if let bytes = tuning.byteLimit { limits.bytes = bytes }
    for group in groups { coverage.add(look(group.runs, group.counting, context, limits)) }
    for run in runs { outcomes[run.rule.id] = run.outcome }
    return (outcomes, coverage)
  }

  /// Asks rules that need the same. Facts on which sources contradict each other are read both ways, each beside the other
  /// on the devices that it matters for; the findings then say what hangs on it.
  private static func look(
    _ runs: [RuleRun], _ counting: MachineCounts, _ context: EvaluationContext, _ limits: ExplorationLimits
  ) -> Coverage {
    let explored = ExploredFlow(context.records, counting: counting, limits: limits)
    let run = BehaviourRun(context, explored, runs)
    run.look()
    run.finish()
    return Coverage(explored.exploration)
  }

  /// Words what was found, in the usual reading and then in the others.
  private func finish() {
    let readings = explored.machine.otherReadings
    let all = explored.machine.environments.all
    let concerned = readings.map { reading in
      Set(all.indices.filter { reading.models?.contains(all[$0].model) != false })
    }
    let isCut = explored.exploration.cut != nil
    let told = runs.map { run in
      [run.told(inReading: 0, explored) { _ in true }]
        + (isCut
          ? []
          : readings.indices.map { number in
            run.told(inReading: number + 1, explored) { !run.isFound(at: $0, inReading: 0) }
              .filter { !run.isFound(at: $0.finding.place, inReading: 0) }
          })
    }
    for (run, told) in zip(runs, worded(told)) {
      for one in told[0] { run.add(one, words.environments) }
      // A step that cannot happen on these devices may well happen on others: nothing can be said of it here.
      let isCompared = !run.rule.question.keyword.isAboutAbsence && !isCut
      run.addDoubt(
        told[0], isCompared ? Array(told.dropFirst()) : [], isCompared ? readings : [], concerned: concerned,
        words.environments)
    }
  }

  /// The same with ways in words: by rule, then by reading of contested facts.
  private func worded(_ told: [[[RuleRun.Told]]]) -> [[[RuleRun.Told]]] {
    var asked: [UntoldTrace] = []
    for one in told.joined().joined() {
      if case .run(let run) = one.way { asked.append(UntoldTrace(run: run, environments: one.environments)) }
    }
    var traces = words.traces(asked)[...]
    return told.map { readings in
      readings.map { found in
        found.map { one in
          guard case .run = one.way else { return one }
          var one = one
          one.way = .trace(traces.removeFirst())
          return one
        }
      }
    }
  }

  private init(_ context: EvaluationContext, _ explored: ExploredFlow, _ runs: [RuleRun]) {
    self.context = context
    self.explored = explored
    self.runs = runs
    words = TraceWords(explored.machine, isPictured: context.isPictured)
  }

  private func look() {
    var groups: [BeneathParts: [RuleRun]] = [:]
    for run in runs { groups[run.plan.needs.beneath, default: []].append(run) }
    for (parts, runs) in groups.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let asking = { (keyword: Keyword) in runs.filter { $0.rule.question.keyword == keyword } }
      StateRules(asking(.never), context, explored, words).look(knowing: parts)
      StepRules(never: asking(.neverStep), possible: asking(.possibleStep), context, explored, words)
        .look(knowing: parts)
    }
    for run in runs where run.rule.question.keyword == .alwaysPossibleStep {
      TrapRule(run, context, explored, words).look()
    }
    for run in runs where run.rule.question.keyword == .requireExplored {
      ExploredRule(run, context, explored).look()
    }
    if explored.exploration.cut != nil { for run in runs { run.noteCut() } }
  }
}

extension RulePlan {
  /// What the machine has to count and tell apart for the rule.
  fileprivate var counting: MachineCounts {
    var counting = MachineCounts()
    counting.again = needs.isAgain
    counting.exposed = needs.isExposed
    return counting
  }
}
