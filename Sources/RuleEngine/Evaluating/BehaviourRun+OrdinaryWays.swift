internal import Diagnostics
internal import StateExploration
internal import UIKitSemantics

extension BehaviourRun {
  /// The same findings. If a finding can be reached without unusual steps, its trace becomes such a run; if not, the
  /// finding says which unusual steps are needed.
  ///
  /// If the witness of any finding has an unusual step, what was explored is gone through once more without such steps, and the
  /// rules of these findings are evaluated again.
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
    var told = told
    // An ordinary run is seldom much longer; without it all have to be explored.
    let lengths = concerned.flatMap { one in
      zip(told[one.run].usual, one.unusual).filter { !$1.isEmpty }.map { $0.0.witnessLength }
    }
    let isTrap = concerned.contains { told[$0.run].run.keyword == .alwaysPossibleStep }
    if !isTrap, let longest = lengths.max() {
      concerned = prefer(runsOfUpTo: longest + Self.stepsMore, for: concerned, in: &told)
      if concerned.isEmpty { return told }
    }
    _ = prefer(runsOfUpTo: nil, for: concerned, in: &told)
    return told
  }

  /// So many steps more than the unusual run has an ordinary one that is looked for first.
  private static let stepsMore = 4

  /// Replaces findings by those of ordinary runs of up to so many steps.
  ///
  /// - Returns: those findings for which longer runs have to be looked at.
  private func prefer(
    runsOfUpTo length: Int?, for concerned: [(run: Int, unusual: [[UnusualStep]])], in told: inout [ToldRun]
  ) -> [(run: Int, unusual: [[UnusualStep]])] {
    let ordinary = explored.withoutUnusualSteps(ofUpTo: length)
    let runs = concerned.map { one in
      let run = told[one.run].run
      return RuleRun(run.rule, run.overrides, run.context, ordinary, wanted: nil)
    }
    BehaviourRun(
      explored: ordinary, runs: runs, words: words, reader: StateReader(ordinary, words)
    ).look()
    let isCut = ordinary.exploration.cut != nil
    let isByLength = ordinary.exploration.stop?.limit == .length
    var open: [(run: Int, unusual: [[UnusualStep]])] = []
    for (one, run) in zip(concerned, runs) {
      var left = one
      for (position, unusual) in one.unusual.enumerated() where !unusual.isEmpty {
        let isFound = told[one.run].usual[position].prefer(run, takes: unusual, isCut: isCut)
        if isFound || !isByLength { left.unusual[position] = [] }
      }
      if left.unusual.contains(where: { !$0.isEmpty }) { open.append(left) }
    }
    return open
  }
}

extension RuleRun.Told {
  /// The events of its witness; 0 where it has no run.
  fileprivate var witnessLength: Int {
    if case .run(let run) = witness { run.steps.count } else { 0 }
  }

  /// Replaces itself with what the rule has found at the same place without unusual steps. If nothing was found there,
  /// the finding notes that it needs unusual steps; but not if a limit was hit, because then such a run may still
  /// exist.
  ///
  /// - Returns: whether something was found.
  fileprivate mutating func prefer(_ run: RuleRun, takes unusual: [UnusualStep], isCut: Bool) -> Bool {
    let place = finding.place
    guard run.isFound(at: place, inReading: 0) else {
      if !isCut { self.unusual = unusual }
      return false
    }
    // Without unusual steps there are fewer ways out, too: what is a trap then need not be one.
    guard run.keyword != .alwaysPossibleStep,
      let ordinary = run.told(inReading: 0, where: { $0 == place }).first
    else { return true }
    finding = ordinary.finding
    witness = ordinary.witness
    return true
  }
}
