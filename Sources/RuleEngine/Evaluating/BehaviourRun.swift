internal import Diagnostics
// Readings of contested facts are explored on threads of their own.
internal import Dispatch
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
  /// rule, by its id.
  static func run(
    _ rules: [(rule: Rule, overrides: [String: ParameterValue])], _ context: EvaluationContext,
    _ tuning: RuleTuning
  ) -> [RuleID: RuleOutcome] {
    var outcomes: [RuleID: RuleOutcome] = [:]
    var runs: [RuleRun] = []
    for (rule, overrides) in rules {
      do throws(SerializationError) {
        let plan = try rule.plan.value()
        if plan.isOff(rule.parameters, overrides) { continue }
        runs.append(RuleRun(rule, plan, overrides, remembers: tuning.remembers))
      } catch {
        outcomes[rule.id] = RuleOutcome(
          problems: [rule.problem(error, at: context.startScreen)], verdict: .undecided)
      }
    }
    var groups: [(counting: MachineCounts, runs: [RuleRun])] = []
    for run in runs {
      let counting = run.plan.counting(together: tuning.together)
      if let known = groups.firstIndex(where: { $0.counting == counting }) {
        groups[known].runs.append(run)
      } else {
        groups.append((counting, [run]))
      }
    }
    let limits = tuning.stateLimit.map { ExplorationLimits(heads: $0) } ?? .standard
    for group in groups { look(group.runs, group.counting, context, limits) }
    for run in runs { outcomes[run.rule.id] = run.outcome }
    return outcomes
  }

  /// Asks rules that need the same: with facts as they most likely are, and beside that once more for each fact on which
  /// sources contradict each other, where it is read the other way on the devices it matters for; the findings then say
  /// what hangs on it.
  private static func look(
    _ runs: [RuleRun], _ counting: MachineCounts, _ context: EvaluationContext, _ limits: ExplorationLimits
  ) {
    let readings = FactSwitches.otherReadings(for: context.records.flow)
    // A step that cannot happen on these devices may well happen on others: nothing can be said of it here.
    let repeated = runs.filter { $0.rule.question.keyword != .possibleStep }
    // Each of these is one thread’s alone until all are done.
    nonisolated(unsafe) var asked = [BehaviourRun?](repeating: nil, count: readings.count + 1)
    nonisolated(unsafe) let (usual, again, first) = (runs, repeated, context)
    asked.withUnsafeMutableBufferPointer { asked in
      nonisolated(unsafe) let asked = asked
      DispatchQueue.concurrentPerform(iterations: asked.count) { number in
        let run: BehaviourRun
        if number == 0 {
          run = BehaviourRun(first, ExploredFlow(first.records, counting: counting, limits: limits), usual)
        } else {
          let reading = readings[number - 1]
          var counting = counting
          counting.models = reading.models
          let own = EvaluationContext(
            FlowRecords(first.records.flow), root: first.root, isPictured: first.isPictured)
          let explored = ExploredFlow(
            own.records, counting: counting, switches: reading.switches, limits: limits)
          run = BehaviourRun(own, explored, again.map { $0.anew() })
        }
        run.look()
        asked[number] = run
      }
    }
    guard let usual = asked[0] else { return }
    // Each rule’s run is one thread’s alone; what they share is only read.
    nonisolated(unsafe) let all = runs
    let words = usual.words
    DispatchQueue.concurrentPerform(iterations: all.count) { all[$0].finish(words) }
    for (reading, other) in zip(readings, asked.dropFirst()) {
      if let other { usual.compare(repeated, with: other, reading) }
    }
  }

  /// Has the findings of the other reading of a fact say that they hang on it, and those that are missing there.
  private func compare(
    _ runs: [RuleRun], with other: BehaviourRun, _ reading: FactSwitches.OtherReading
  ) {
    let all = explored.machine.environments.all
    let concerned = Set(all.indices.filter { reading.models?.contains(all[$0].model) != false })
    let numbers = other.explored.machine.environments.all.map { all.firstIndex(of: $0) ?? 0 }
    for (run, again) in zip(runs, other.runs) {
      again.finish(other.words) { !run.isFound(at: $0) }
      run.compare(with: again, reading, concerned: concerned) {
        words.environments.words(for: Set($0.map { numbers[$0] }))
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
    if explored.exploration.cut != nil { for run in runs { run.noteCut() } }
    for run in runs { run.spread { explored.machine.alike($0) } }
  }
}

extension RulePlan {
  /// What the machine has to count and tell apart for the rule.
  fileprivate func counting(together: Bool) -> MachineCounts {
    var counting = MachineCounts()
    counting.again = needs.isAgain
    counting.exposed = needs.isExposed
    // What may happen on the way to what is hoped for is the same wherever the flow cannot tell it apart; only where
    // the rule itself tells it apart has each environment to be looked at.
    counting.together = together && !through.contains(.environment)
    return counting
  }
}
