internal import Diagnostics
internal import UIKitSemantics

extension BehaviourRun {
  /// The same findings. If a finding can be reached without unusual steps, its trace becomes such a run; if
  /// not, the finding names the unusual steps that it needs.
  ///
  /// Cost: if the witness of some finding has an unusual step, another pass over the exploration without such
  /// steps, with the rules of these findings.
  func preferringOrdinaryWays(_ told: [FindingsByReading]) -> [FindingsByReading] {
    var concerned: [(run: Int, unusual: [[UnusualStep]])] = []
    for (number, one) in told.enumerated() {
      let unusual = one.usual.map { found -> [UnusualStep] in
        guard case .run(let trace) = found.witness else { return [] }
        return trace.unusualSteps(on: explored.machine)
      }
      if unusual.contains(where: { !$0.isEmpty }) { concerned.append((number, unusual)) }
    }
    if concerned.isEmpty { return told }
    let ordinary = explored.withoutUnusualSteps()
    let runs = concerned.map { one in
      let run = told[one.run].run
      return RuleRun(run.rule, run.overrides, run.context, ordinary, wanted: nil)
    }
    BehaviourRun(
      explored: ordinary, runs: runs, words: words, reader: StateReader(ordinary, words)
    ).look()
    var told = told
    for (one, run) in zip(concerned, runs) {
      for (position, unusual) in one.unusual.enumerated() where !unusual.isEmpty {
        told[one.run].usual[position].prefer(
          run, takes: unusual, isCut: ordinary.exploration.cut != nil || run.isSpent)
      }
    }
    return told
  }
}

extension RuleRun.Told {
  /// Replaces itself with what the rule has found at the same place without unusual steps. If nothing was found there,
  /// the finding notes that it needs unusual steps; but not if a limit was hit, because then such a run may still
  /// exist.
  fileprivate mutating func prefer(_ run: RuleRun, takes unusual: [UnusualStep], isCut: Bool) {
    let place = finding.place
    guard run.isFound(at: place, inReading: 0) else {
      if !isCut { self.unusual = unusual }
      return
    }
    // Without unusual steps there are fewer ways out, so a trap there may not be a trap in the whole.
    guard run.keyword != .alwaysPossibleStep,
      let ordinary = run.told(inReading: 0, where: { $0 == place }).first
    else { return }
    finding = ordinary.finding
    witness = ordinary.witness
  }
}
