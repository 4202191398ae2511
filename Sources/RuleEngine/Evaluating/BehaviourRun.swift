internal import Diagnostics
// Findings are worded on threads of their own.
internal import Dispatch
internal import ExpressionLanguage
internal import FlowModel
internal import StateExploration
internal import UIKitSemantics

/// Rules about what can happen, asked of one flow together: everything is explored once for all rules that need the
/// same of it, and each state and each step is looked at by those rules that can concern it.
struct BehaviourRun {
  /// A rule with what was worked out for it beforehand and the values that take the place of its own.
  typealias Asked = (rule: Rule, plan: RulePlan, overrides: [String: ParameterValue])

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
    var groups: [(counting: MachineCounts, asked: [Asked])] = []
    for (rule, overrides) in rules {
      var outcome = RuleOutcome()
      do throws(SerializationError) {
        let plan = try rule.plan.value()
        if plan.isOff(rule.parameters, overrides) { continue }
        let counting = plan.counting(apart: tuning.apart)
        let group = groups.firstIndex { $0.counting == counting } ?? groups.endIndex
        if group == groups.endIndex { groups.append((counting, [])) }
        groups[group].asked.append((rule, plan, overrides))
      } catch {
        outcome.note(rule.problem(error, at: context.startScreen))
      }
      outcomes[rule.id] = outcome
    }
    for (counting, asked) in groups {
      let explored = ExploredFlow(context.records, counting: counting, limits: tuning.limits)
      let words = TraceWords(explored.machine, isPictured: context.isPictured)
      let runs = asked.map { RuleRun($0, context, explored) }
      let run = BehaviourRun(explored: explored, runs: runs, words: words)
      run.look()
      run.finish()
      for run in runs { outcomes[run.rule.id] = run.outcome }
      coverage.add(Coverage(explored.exploration))
    }
    return (outcomes, coverage)
  }

  private func look() {
    for (parts, runs) in Dictionary(grouping: runs, by: \.plan.needs.beneath)
      .sorted(by: { $0.key.rawValue < $1.key.rawValue })
    {
      lookAtStates(runs.filter { $0.keyword == .never }, knowing: parts)
      lookAtSteps(runs, knowing: parts)
    }
    for run in runs {
      switch run.keyword {
      case .alwaysPossibleStep: noting(run) { try TrapRule(run, words).look() }
      // What was not reached may still be, where a limit was hit.
      case .requireExplored where explored.exploration.cut == nil:
        run.end(with: ElementRun.run(run.rule, run.context, run.overrides, explored))
      default: break
      }
    }
    if explored.exploration.cut != nil { for run in runs { run.noteCut() } }
  }

  /// What `body` makes for a rule; nil where it cannot be read, which is noted.
  @discardableResult private func noting<Made>(_ run: RuleRun, _ body: () throws -> Made) -> Made? {
    do { return try body() } catch {
      run.note(error, at: run.context.startScreen)
      return nil
    }
  }

  /// Each reachable state is looked at by all `never` rules.
  private func lookAtStates(_ runs: [RuleRun], knowing parts: BeneathParts) {
    let reader = StateReader(explored, words)
    let rules = runs.compactMap { run in noting(run) { try RuleEvaluation(run, .state, reader) } }
    if rules.isEmpty { return }
    let states = explored.exploration.states(knowing: parts)
    reader.begin(states)
    for state in states.states {
      reader.turn(to: state)
      for rule in rules where !rule.run.isOver { _ = rule.look() }
    }
  }

  /// Each reachable step is looked at by those `never-step` and `possible-step` rules that it can concern.
  private func lookAtSteps(_ runs: [RuleRun], knowing parts: BeneathParts) {
    let reader = StateReader(explored, words)
    var never: [RuleEvaluation] = []
    var possible: [PossibleStepRule] = []
    for run in runs {
      noting(run) {
        if run.keyword == .neverStep { never.append(try RuleEvaluation(run, .step, reader)) }
        if run.keyword == .possibleStep, let subject = run.rule.question.subject {
          possible.append(try PossibleStepRule(run, subject, reader))
        }
      }
    }
    if never.isEmpty, possible.isEmpty { return }
    // The rules that steps of a summary concern, for all of them: asked step by step that costs a tenth of looking.
    var concerned: [StepGlance: (never: [RuleEvaluation], possible: [PossibleStepRule])] = [:]
    func rules(_ summary: StepGlance) -> (never: [RuleEvaluation], possible: [PossibleStepRule]) {
      if let known = concerned[summary] { return known }
      let rules = (
        never.filter { $0.run.concerns(summary) },
        possible.filter { !$0.isOver && $0.run.plan.fires.passes(summary) }
      )
      concerned[summary] = rules
      return rules
    }
    let steps = explored.exploration.steps(knowing: parts) { summary in
      let rules = rules(summary)
      return !rules.never.isEmpty || !rules.possible.isEmpty
    }
    reader.begin(steps)
    for step in steps.steps {
      let rules = rules(step.glance)
      reader.turn(to: step)
      for rule in rules.never where rule.look() { concerned = [:] }
      for rule in rules.possible where rule.look() { concerned = [:] }
    }
    for rule in possible { rule.finish(isComplete: explored.exploration.cut == nil) }
  }

  /// Words what was found, in the usual reading and then in the others. Facts on which sources contradict each other are
  /// read both ways, each beside the other on the devices that it matters for; the findings then say what hangs on it.
  private func finish() {
    let readings = explored.machine.otherReadings
    let all = explored.machine.environments.all
    let concerned = readings.map { reading in
      Set(all.indices.filter { reading.models?.contains(all[$0].model) != false })
    }
    let isCut = explored.exploration.cut != nil
    // What is asked of the exploration is asked on this thread; then each rule is worded by itself.
    let told = runs.map { run in
      (
        usual: run.told(inReading: 0),
        others: isCut
          ? []
          : readings.indices.map { number in
            run.told(inReading: number + 1) { !run.isFound(at: $0, inReading: 0) }
          }
      )
    }
    nonisolated(unsafe) let work = (runs: runs, told: told)
    let words = words
    DispatchQueue.concurrentPerform(iterations: work.runs.count) { number in
      let (run, told) = (work.runs[number], work.told[number])
      var places: [Set<Int>: String] = [:]
      for one in told.usual { run.add(one, words, &places) }
      // A step that cannot happen on these devices may well happen on others: nothing can be said of it here.
      let isCompared = !run.keyword.isAboutAbsence && !isCut
      if isCompared { run.addDoubt(told.usual, told.others, readings, concerned: concerned, words) }
      run.settle()
    }
  }
}
