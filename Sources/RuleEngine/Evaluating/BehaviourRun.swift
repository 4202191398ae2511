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

  /// A rule, with its position among all that are asked, and the values that take the place of its own.
  struct Asked {
    var position: Int
    var rule: Rule
    var overrides: [String: ParameterValue]

    init(_ position: Int, _ rule: Rule, _ overrides: [String: ParameterValue]) {
      self.position = position
      self.rule = rule
      self.overrides = overrides
    }
  }

  /// Asks rules whose keyword is not static.
  ///
  /// - Parameter outcomes: gets the outcome of each rule that is not switched off, at its position.
  /// - Returns: how much was explored for them; nil where nothing had to be.
  static func run(
    _ rules: [Asked], _ context: EvaluationContext, _ tuning: RuleTuning, into outcomes: inout [RuleOutcome?]
  ) -> Coverage? {
    var coverage: Coverage?
    var runs: [(position: Int, run: RuleRun)] = []
    var groups: [(counting: MachineCounts, runs: [RuleRun])] = []
    for asked in rules {
      let rule = asked.rule
      do throws(SerializationError) {
        let plan = try rule.plan.value()
        if plan.isOff(rule.parameters, asked.overrides) { continue }
        let run = RuleRun(rule, plan, asked.overrides, tuning)
        runs.append((asked.position, run))
        var counting = plan.counting
        counting.apart = tuning.apart
        if let known = groups.firstIndex(where: { $0.counting == counting }) {
          groups[known].runs.append(run)
        } else {
          groups.append((counting, [run]))
        }
      } catch {
        outcomes[asked.position] = RuleOutcome(
          problems: [rule.problem(error, at: context.startScreen)], verdict: .undecided)
      }
    }
    var limits = ExplorationLimits.standard
    if let facts = tuning.factLimit {
      limits.facts = facts
      limits.heads = .max
    }
    if let bytes = tuning.byteLimit { limits.bytes = bytes }
    for group in groups { coverage.add(look(group.runs, group.counting, context, limits)) }
    for (position, run) in runs { outcomes[position] = run.outcome }
    return coverage
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
    let told = runs.compactMap { run -> ToldRun? in
      guard run.hasFound else { return nil }
      return ToldRun(
        run: run, usual: run.told(inReading: 0, explored) { _ in true },
        others: isCut
          ? []
          : readings.indices.map { number in
            run.told(inReading: number + 1, explored) { !run.isFound(at: $0, inReading: 0) }
              .filter { !run.isFound(at: $0.finding.place, inReading: 0) }
          })
    }
    for told in worded(told) {
      for one in told.usual { told.run.add(one, words.environments) }
      // A step that cannot happen on these devices may well happen on others: nothing can be said of it here.
      let isCompared = !told.run.rule.question.keyword.isAboutAbsence && !isCut
      told.run.addDoubt(
        told.usual, isCompared ? told.others : [], isCompared ? readings : [], concerned: concerned,
        words.environments)
    }
  }

  /// The same with ways in words.
  private func worded(_ told: [ToldRun]) -> [ToldRun] {
    var asked: [UntoldTrace] = []
    for one in told.lazy.flatMap({ [$0.usual] + $0.others }).joined() {
      if case .run(let run) = one.way { asked.append(UntoldTrace(run: run, environments: one.environments)) }
    }
    var traces = words.traces(asked)[...]
    func worded(_ found: [RuleRun.Told]) -> [RuleRun.Told] {
      found.map { one in
        guard case .run = one.way else { return one }
        var one = one
        one.way = .trace(traces.removeFirst())
        return one
      }
    }
    return told.map { ToldRun(run: $0.run, usual: worded($0.usual), others: $0.others.map(worded)) }
  }

  /// A rule that has found something, and what: in the usual reading, and in each of the others.
  private struct ToldRun {
    var run: RuleRun
    var usual: [RuleRun.Told]
    var others: [[RuleRun.Told]]
  }

  private init(_ context: EvaluationContext, _ explored: ExploredFlow, _ runs: [RuleRun]) {
    self.context = context
    self.explored = explored
    self.runs = runs
    words = TraceWords(explored.machine, isPictured: context.isPictured)
  }

  private func look() {
    // One reader for all: what it keeps and the records over it cost more than looking at a few states.
    let reader = StateReader(explored, words)
    let records = PartRecords(reader)
    var groups: [(parts: BeneathParts, runs: [RuleRun])] = []
    for run in runs {
      let parts = run.plan.needs.beneath
      if let known = groups.firstIndex(where: { $0.parts == parts }) {
        groups[known].runs.append(run)
      } else {
        groups.append((parts, [run]))
      }
    }
    for (parts, runs) in groups.sorted(by: { $0.parts.rawValue < $1.parts.rawValue }) {
      let asking = { (keyword: Keyword) in runs.filter { $0.rule.question.keyword == keyword } }
      StateRules(asking(.never), context, reader, records).look(knowing: parts)
      StepRules(never: asking(.neverStep), possible: asking(.possibleStep), context, reader, records)
        .look(knowing: parts)
    }
    for run in runs where run.rule.question.keyword == .alwaysPossibleStep {
      TrapRule(run, context, reader, records, words).look()
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
