internal import Diagnostics
internal import ExpressionLanguage
internal import FlowModel
internal import FlowWording
internal import StateExploration
internal import UIKitSemantics

/// Rules about what can happen, asked of one flow together: everything is explored once for all rules that need the
/// same of it, and each state and each step is looked at by those rules that can concern it.
struct BehaviourRun {
  /// A rule, with its position among all that are asked, and the values that take the place of its own.
  typealias Asked = (position: Int, rule: Rule, overrides: [String: ParameterValue])

  let explored: ExploredFlow
  let runs: [RuleRun]
  let words: TraceWords
  // One for all: what it keeps and the records over it cost more than looking at a few states.
  let reader: StateReader
  let counting: MachineCounts
  let limits: ExplorationLimits

  /// Asks rules whose keyword is not static.
  ///
  /// - Parameter outcomes: gets the outcome of each rule that is not switched off, at its position.
  /// - Returns: how much was explored for them; nil where nothing had to be.
  static func run(
    _ rules: [Asked], _ context: EvaluationContext, _ tuning: RuleTuning, into outcomes: inout [RuleOutcome?]
  ) -> Coverage? {
    var coverage: Coverage?
    var groups: [(counting: MachineCounts, asked: [Asked])] = []
    for asked in rules {
      let plan = asked.rule.plan
      if plan.isOff(asked.rule.parameters, asked.overrides) { continue }
      let counting = plan.counting(apart: tuning.apart)
      let group = groups.firstIndex { $0.counting == counting } ?? groups.endIndex
      if group == groups.endIndex { groups.append((counting, [])) }
      groups[group].asked.append(asked)
    }
    for (counting, rules) in groups {
      let explored = ExploredFlow(context.records, counting: counting, limits: tuning.limits)
      let words = TraceWords(explored.machine, isPictured: context.isPictured)
      let runs = rules.map {
        RuleRun($0.rule, $0.overrides, context, explored, wanted: tuning.wanted)
      }
      let run = BehaviourRun(
        explored: explored, runs: runs, words: words, reader: StateReader(explored, words),
        counting: counting, limits: tuning.limits)
      run.look()
      // What was found is told only where somebody still wants to know.
      if Task.isCancelled { return coverage }
      run.finish()
      for (rule, run) in zip(rules, runs) { outcomes[rule.position] = run.outcome }
      coverage.add(Coverage(explored.exploration))
    }
    return coverage
  }

  /// Up to so many facts all parts of what lies beneath are told apart at once.
  private static let fewFacts = 1_000

  /// The rules by the parts of what lies beneath that they read. Each part multiplies states, so in large flows none is told
  /// apart for rules that do not read it; in small ones looking once more at everything costs more than the parts.
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
      case .alwaysPossibleStep:
        do { try TrapRule(run, reader).look() } catch { run.note(error, at: run.context.startScreen) }
      // What was not reached may still be, where a limit was hit.
      case .requireExplored where explored.exploration.cut == nil:
        run.end(with: ElementRun.run(run.rule, run.context, run.overrides, explored))
      default: break
      }
    }
    if explored.exploration.cut != nil { for run in runs { run.noteCut() } }
  }

  /// Each reachable state is looked at by all `never` rules.
  private func lookAtStates(_ runs: [RuleRun], knowing parts: BeneathParts) {
    if runs.isEmpty { return }
    let rules = runs.map { RuleEvaluation($0, .state, reader) }
    let states = explored.exploration.states(knowing: parts)
    reader.begin(states)
    for state in states.states {
      if Task.isCancelled { return }
      reader.turn(to: state)
      for rule in rules where !rule.run.isOver { rule.look() }
    }
  }

  /// The rules that steps of a summary can concern.
  private struct Concerned {
    /// `never-step` rules that may find something.
    var fire: [RuleEvaluation]
    /// Those that may speak of such a step, but find nothing: it matters until they have spoken of one.
    var apply: [RuleEvaluation]
    var possible: [PossibleStepRule]

    var isEmpty: Bool { fire.isEmpty && apply.isEmpty && possible.isEmpty }

    /// Whether one of them has still something to learn.
    var isWanted: Bool {
      fire.contains { !$0.run.isOver } || apply.contains { !$0.run.isAsked }
        || possible.contains { !$0.isOver }
    }

    func look() {
      for rule in fire where !rule.run.isOver { rule.look() }
      for rule in apply where !rule.run.isAsked { rule.look() }
      for rule in possible where !rule.isOver { rule.look() }
    }
  }

  /// Each reachable step is looked at by those `never-step` and `possible-step` rules that have something to learn of it.
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
    // Worked out once for all steps of a summary: asked step by step that costs a tenth of looking.
    var known: [StepGlance: Concerned] = [:]
    func concerned(_ summary: StepGlance) -> Concerned {
      if let known = known[summary] { return known }
      // What fires applies.
      let applying = never.filter { $0.run.plan.applies.passes(summary) }
      let rules = Concerned(
        fire: applying.filter { $0.run.plan.fires.passes(summary) },
        apply: applying.filter { !$0.run.plan.fires.passes(summary) },
        possible: possible.filter { !$0.isOver && $0.run.plan.fires.passes(summary) })
      known[summary] = rules
      return rules
    }
    let steps = explored.exploration.steps(knowing: parts) { !concerned($0).isEmpty }
    reader.begin(steps)
    for step in steps.steps {
      if Task.isCancelled { return }
      let rules = concerned(step.glance)
      if !rules.isWanted { continue }
      reader.turn(to: step)
      rules.look()
    }
    for rule in possible { rule.finish(isComplete: explored.exploration.cut == nil) }
  }

  /// Words what was found, in the usual reading and then in the others. Facts on which sources contradict each other are
  /// read both ways, each beside the other on the devices that it matters for; the findings then say what hangs on it.
  private func finish() {
    let found = runs.filter(\.hasFound)
    if found.isEmpty { return }
    let readings = explored.machine.otherReadings
    let all = explored.machine.environments.all
    let concerned = readings.map { reading in
      Set(all.indices.filter { reading.models?.contains(all[$0].model) != false })
    }
    let isCut = explored.exploration.cut != nil
    let told = found.map { run in
      ToldRun(
        run: run, usual: run.told(inReading: 0),
        others: isCut
          ? []
          : readings.indices.map { number in
            run.told(inReading: number + 1) { !run.isFound(at: $0, inReading: 0) }
          })
    }
    for told in worded(preferringOrdinaryWays(told)) {
      let run = told.run
      for one in told.usual { run.add(one, words.environments) }
      // A step that cannot happen on these devices may well happen on others: nothing can be said of it here.
      let isCompared = !run.keyword.isAboutAbsence && !isCut
      if isCompared {
        run.addDoubt(told.usual, told.others, readings, concerned: concerned, words.environments)
      }
      run.settle()
    }
  }

  /// The same with witnesses in words.
  private func worded(_ told: [ToldRun]) -> [ToldRun] {
    var asked: [UntoldTrace] = []
    for one in told.lazy.flatMap({ [$0.usual] + $0.others }).joined() {
      if case .run(let run) = one.witness {
        asked.append(UntoldTrace(run: run, environments: one.environments))
      }
    }
    var traces = words.traces(asked)[...]
    func worded(_ found: [RuleRun.Told]) -> [RuleRun.Told] {
      found.map { one in
        guard case .run = one.witness else { return one }
        var one = one
        one.witness = .trace(traces.removeFirst())
        return one
      }
    }
    return told.map { ToldRun(run: $0.run, usual: worded($0.usual), others: $0.others.map(worded)) }
  }

  /// A rule that has found something, and what: in the usual reading, and in each of the others.
  struct ToldRun {
    var run: RuleRun
    var usual: [RuleRun.Told]
    var others: [[RuleRun.Told]]
  }
}
