internal import Diagnostics
internal import StateExploration
internal import UIKitSemantics

extension BehaviourRun {
  /// A finding whose shortest run is searched.
  private struct Sought {
    /// The index of its rule among the rules with findings.
    let rule: Int
    let place: Place
    let reading: Int
    /// The highest severity of the finding; the place with this severity is reported.
    let severity: Severity
    /// The states or steps with the finding, each with its worlds.
    let goals: [RunGoal: WorldSet]
  }

  /// Adds shortest runs to findings of an exploration that counted no events. The run has no unusual steps if
  /// there is such a run; otherwise the finding names the steps that it needs.
  ///
  /// A second exploration that counts no events shows which findings need no unusual steps. Then runs are
  /// searched by increasing length until each finding is reached. Most findings need few events, while the
  /// longest of all shortest runs is many times as long.
  func toldWithShortestRuns(_ told: [FindingsByReading], telling isTold: Bool) -> [FindingsByReading] {
    let ordinary = explored.withoutUnusualSteps()
    let ordinaryRuns = evaluatedAgain(told.map(\.run), in: ordinary)
    var told = told
    var (amongOrdinary, amongAll): ([Sought], [Sought]) = ([], [])
    for (rule, one) in told.enumerated() {
      for (position, found) in one.usual.enumerated() {
        let place = found.finding.place
        let severity = ordinaryRuns[rule].severity(at: place, inReading: 0)
        if let severity, one.run.keyword != .alwaysPossibleStep {
          amongOrdinary.append(
            Sought(
              rule: rule, place: place, reading: 0, severity: severity,
              goals: ordinaryRuns[rule].goals(at: place, inReading: 0)))
          told[rule].usual[position].finding.severity = severity
          continue
        }
        amongAll.append(
          Sought(
            rule: rule, place: place, reading: 0, severity: found.finding.severity,
            goals: one.run.goals(at: place, inReading: 0)))
        if severity == nil, ordinary.exploration.cut == nil, !ordinaryRuns[rule].isSpent {
          told[rule].usual[position].unusual = UnusualStep.allCases
        }
      }
      for (number, other) in one.others.enumerated() {
        for found in other {
          amongAll.append(
            Sought(
              rule: rule, place: found.finding.place, reading: number + 1, severity: found.finding.severity,
              goals: one.run.goals(at: found.finding.place, inReading: number + 1)))
        }
      }
    }
    if isTold {
      add(amongOrdinary, in: ordinary, to: &told)
      add(amongAll, in: explored, to: &told)
      return told
    }
    let untold = Trace(environment: "", start: [], steps: [])
    return told.map { one in
      func without(_ all: [RuleRun.Told]) -> [RuleRun.Told] {
        all.map { found in
          var found = found
          found.witness = .trace(untold)
          return found
        }
      }
      return FindingsByReading(run: one.run, usual: without(one.usual), others: one.others.map(without))
    }
  }

  /// Evaluates the same rules over another exploration of the flow.
  private func evaluatedAgain(_ runs: [RuleRun], in explored: ExploredFlow) -> [RuleRun] {
    let runs = runs.map { $0.begunAgain(in: explored) }
    BehaviourRun(explored: explored, runs: runs, words: words, reader: StateReader(explored, words)).look()
    return runs
  }

  /// Adds the shortest runs to findings, as far as the limits permit: first for all findings that few events
  /// reach, then for one after the other, as lower bounds are better for a single one.
  private func add(_ all: [Sought], in explored: ExploredFlow, to told: inout [FindingsByReading]) {
    if all.isEmpty { return }
    let runs = ShortestFlowRuns(in: explored.exploration, limits: explored.limits)
    let near = 6
    let left = notFound(of: all, upTo: near, toward: bound(of: all, runs), runs, explored, &told)
    for one in left {
      let bound = bound(of: [one], runs)
      var (length, more) = (near + 1, 1)
      if let bound {
        guard let least = bound.leastLength else { continue }
        length = max(length, least)
      }
      while !runs.isStopped, !Task.isCancelled {
        if notFound(of: [one], upTo: length, toward: bound, runs, explored, &told).isEmpty { break }
        if runs.isOver { break }
        (length, more) = (length + more, 2 * more)
      }
    }
  }

  private func bound(of sought: [Sought], _ runs: ShortestFlowRuns) -> GoalBound? {
    let space = explored.exploration.worlds
    return runs.bound(
      toward: sought.reduce(into: [:]) { $0.merge($1.goals, uniquingKeysWith: space.union) })
  }

  /// Searches runs of up to this many events to findings and adds those that are found.
  ///
  /// - Returns: the findings without such a run.
  private func notFound(
    of sought: [Sought], upTo length: Int, toward bound: GoalBound?, _ shortest: ShortestFlowRuns,
    _ explored: ExploredFlow, _ told: inout [FindingsByReading]
  ) -> [Sought] {
    let rules = Set(sought.map(\.rule)).sorted()
    let found = explored.runs(shortest.exploration(upTo: length, toward: bound))
    let runs = evaluatedAgain(rules.map { told[$0].run }, in: found)
    var sought = sought
    for (rule, run) in zip(rules, runs) {
      for reading in 0...explored.machine.otherReadings.count {
        let places = Set(
          sought.filter {
            $0.rule == rule && $0.reading == reading
              && run.severity(at: $0.place, inReading: reading) == $0.severity
          }.map(\.place))
        if places.isEmpty { continue }
        for one in run.told(inReading: reading, where: places.contains) {
          told[rule].add(one, inReading: reading, explored.machine)
        }
        sought.removeAll { $0.rule == rule && $0.reading == reading && places.contains($0.place) }
      }
    }
    return sought
  }
}

extension BehaviourRun.FindingsByReading {
  /// Replaces the finding by the one at the same place that a shortest run reaches.
  fileprivate mutating func add(
    _ shortest: RuleRun.Told, inReading reading: Int, _ machine: PresentationMachine
  ) {
    func tell(_ told: inout RuleRun.Told) {
      var all = told.finding
      told.finding = shortest.finding
      all.related.removeAll(where: shortest.finding.related.contains)
      all.related = Array(
        all.related.prefix(max(0, FoundPlaces.relatedLimit - shortest.finding.related.count)))
      told.finding.merge(all)
      told.witness = shortest.witness
      if !told.unusual.isEmpty, case .run(let trace) = shortest.witness {
        told.unusual = trace.unusualSteps(on: machine)
      }
    }
    let place = shortest.finding.place
    if reading == 0, let position = usual.firstIndex(where: { $0.finding.place == place }) {
      tell(&usual[position])
    } else if reading > 0, let position = others[reading - 1].firstIndex(where: { $0.finding.place == place })
    {
      tell(&others[reading - 1][position])
    }
  }
}
