internal import Diagnostics
internal import UIKitSemantics

extension BehaviourRun {
  /// The same findings, each with a way that takes no unusual step where there is one; where there is none they say which
  /// such steps it takes.
  ///
  /// For findings whose shortest way takes one the flow is explored once more without such steps, and their rules are
  /// asked again. That costs no more than the first time, and nothing where all shortest ways are ordinary.
  func preferringOrdinaryWays(_ told: [ToldRun]) -> [ToldRun] {
    var concerned: [(run: Int, unusual: [[UnusualStep]])] = []
    for (number, one) in told.enumerated() {
      let unusual = one.usual.map { found -> [UnusualStep] in
        guard case .run(let trace) = found.witness else { return [] }
        return trace.unusualSteps(on: explored.machine)
      }
      if unusual.contains(where: { !$0.isEmpty }) { concerned.append((number, unusual)) }
    }
    if concerned.isEmpty { return told }
    var counting = counting
    counting.isOrdinary = true
    let ordinary = ExploredFlow(explored.records, counting: counting, limits: limits)
    let runs = concerned.map { one in
      let run = told[one.run].run
      return RuleRun(run.rule, run.overrides, run.context, ordinary, wanted: nil)
    }
    BehaviourRun(
      explored: ordinary, runs: runs, words: words, reader: StateReader(ordinary, words), counting: counting,
      limits: limits
    ).look()
    var told = told
    for (one, run) in zip(concerned, runs) {
      for (position, unusual) in one.unusual.enumerated() where !unusual.isEmpty {
        told[one.run].usual[position].prefer(run, takes: unusual, isCut: ordinary.exploration.cut != nil)
      }
    }
    return told
  }
}

extension RuleRun.Told {
  /// Takes what the rule has found at its place without unusual steps. Where it has found nothing, this one says that it
  /// takes some; unless a limit was hit, for then something may still be there.
  fileprivate mutating func prefer(_ run: RuleRun, takes unusual: [UnusualStep], isCut: Bool) {
    let place = finding.place
    guard run.isFound(at: place, inReading: 0) else {
      if !isCut { self.unusual = unusual }
      return
    }
    // Without unusual steps there are fewer ways out, too: what is a trap then need not be one.
    guard run.keyword != .alwaysPossibleStep,
      let ordinary = run.told(inReading: 0, where: { $0 == place }).first
    else { return }
    finding = ordinary.finding
    witness = ordinary.witness
  }
}
