internal import Diagnostics
internal import FlowWording
internal import UIKitSemantics

extension BehaviourRun {
  /// Adds findings from an exploration with wider bounds that a limit stopped, at places without a finding so
  /// far.
  ///
  /// Everything in such an exploration can happen, so these findings are correct: for example, an answer that
  /// arrives while something else is open occurs only there. Unreachable elements and traps cannot be decided
  /// there because of the limit.
  ///
  /// - Parameters:
  ///   - rules: all rules that are evaluated over this exploration.
  ///   - outcomes: the outcomes with tighter bounds, by the positions of the rules.
  static func addFindings(
    of wider: ExploredFlow, by rules: [Asked], _ context: EvaluationContext, _ tuning: RuleTuning,
    to outcomes: inout [RuleOutcome?]
  ) {
    let rules = rules.filter {
      let keyword = $0.rule.question.keyword
      return (keyword == .never || keyword == .neverStep) && outcomes[$0.position]?.problems.isEmpty == true
    }
    let words = TraceWords(wider.machine, isPictured: context.isPictured)
    let runs = rules.map { RuleRun($0.rule, $0.overrides, context, wider, wanted: tuning.wanted) }
    let run = BehaviourRun(
      explored: wider, runs: runs, words: words, reader: StateReader(wider, words))
    run.look()
    if Task.isCancelled { return }
    let known = rules.map { Set(outcomes[$0.position]?.findings.map(\.place) ?? []) }
    for (position, found) in run.finished(leavingOut: known, telling: tuning.tellsTraces) {
      for finding in found.findings { outcomes[rules[position].position]?.note(finding) }
      for problem in found.problems { outcomes[rules[position].position]?.note(problem) }
    }
  }

  /// The findings at other places than the known ones, with their traces and the positions of their rules.
  private func finished(
    leavingOut known: [Set<Place>], telling isTold: Bool
  ) -> [(position: Int, found: RuleOutcome)] {
    var positions: [Int] = []
    var told: [FindingsByReading] = []
    for (position, run) in runs.enumerated() where run.hasFound {
      let new = run.told(inReading: 0) { !known[position].contains($0) }
      if new.isEmpty { continue }
      positions.append(position)
      told.append(FindingsByReading(run: run, usual: new, others: []))
    }
    if told.isEmpty { return [] }
    let readings = explored.machine.otherReadings
    let ordinary = worded(onlyOrdinary(told), telling: isTold)
    return zip(positions, ordinary).map { position, told in
      for one in told.usual { told.run.add(one, words.environments) }
      // Findings that only occur in another reading of contested facts are left to the exploration with
      // tighter bounds.
      told.run.addDoubt(
        told.usual, readings.map { _ in [] }, readings, concerned: concernedEnvironments, words.environments)
      return (position, told.run.outcome)
    }
  }

  /// The findings that are reachable without unusual steps. For the others, this exploration cannot tell
  /// whether they need such steps, and so which severity they have.
  private func onlyOrdinary(_ told: [FindingsByReading]) -> [FindingsByReading] {
    func isOrdinary(_ found: RuleRun.Told) -> Bool {
      guard case .run(let trace) = found.witness else { return true }
      return trace.unusualSteps(on: explored.machine).isEmpty
    }
    return told.map { one in
      FindingsByReading(run: one.run, usual: one.usual.filter(isOrdinary), others: [])
    }
  }
}
