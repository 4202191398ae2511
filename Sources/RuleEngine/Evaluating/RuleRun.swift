internal import Diagnostics
internal import ExpressionLanguage
internal import FlowWording
internal import StateExploration
internal import UIKitSemantics

/// The evaluation of one rule during the pass over all states and steps of a flow, with its findings so far.
final class RuleRun {
  let rule: Rule
  let overrides: [String: ParameterValue]
  let context: EvaluationContext
  let explored: ExploredFlow
  /// The finding whose witness is written in full, however long it is.
  private let wanted: WantedTrace?
  private(set) var outcome = RuleOutcome()
  /// The findings in each reading of contested facts, the usual reading first.
  private var found: [FoundPlaces]
  /// The cost of its evaluation.
  let share = EvaluationBudget.Share()

  init(
    _ rule: Rule, _ overrides: [String: ParameterValue], _ context: EvaluationContext,
    _ explored: ExploredFlow,
    wanted: WantedTrace?
  ) {
    self.rule = rule
    self.overrides = overrides
    self.wanted = wanted
    self.context = context
    self.explored = explored
    let keepsGoals = !explored.exploration.countsEvents
    found = explored.readings.map { _ in FoundPlaces(keepsGoals: keepsGoals) }
  }

  /// The same rule without results, for another exploration of the flow.
  func begunAgain(in explored: ExploredFlow) -> RuleRun {
    RuleRun(rule, overrides, context, explored, wanted: wanted)
  }

  var keyword: Keyword { rule.question.keyword }
  var plan: RulePlan { rule.plan }

  /// Whether an expression of the rule could not be evaluated.
  var isMistaken: Bool { !outcome.problems.isEmpty }

  /// Whether it has used its part of the budget. Its findings so far are valid.
  var isSpent: Bool { share.isSpent }

  /// Whether it is not evaluated any further.
  var isOver: Bool { isMistaken || isSpent }

  /// Whether the rule has applied to something so far.
  var isAsked: Bool { outcome.verdict != .notApplicable }

  /// Whether there is a finding, in any reading.
  var hasFound: Bool { found.contains { !$0.all.isEmpty } }

  func markAsked() { if !isAsked { outcome.verdict = .passed } }

  /// Counts list elements that its conditions have visited.
  func count(work: Int) { outcome.work += work }

  func note(_ error: any Error, at element: any FlowElement) {
    if error.isOfLimit { share.spend() } else { outcome.note(rule.problem(error, at: element)) }
  }

  /// Notes a finding in some worlds, separately for each reading of contested facts.
  func note(
    _ site: Rule.FindingSite, in worlds: WorldSet, witness: () -> Witness, finding: () throws -> Finding
  ) rethrows {
    let space = explored.exploration.worlds
    for (number, reading) in explored.readings.enumerated() {
      let here = space.intersection(worlds, reading)
      if !here.isEmpty { try found[number].note(site, in: here, space, witness: witness, finding: finding) }
    }
  }

  /// Notes a finding that has no witness.
  func note(_ finding: Finding) { outcome.note(finding) }

  /// Adds the outcome of a rule that was evaluated at elements after the exploration.
  func end(with outcome: RuleOutcome) {
    let work = self.outcome.work + outcome.work
    self.outcome = outcome
    self.outcome.work = work
  }

  /// Sets the final verdict: a rule with a mistake is undecided, whatever was found.
  func settle() { if isMistaken { outcome.verdict = .undecided } }

  /// Records that a limit was hit: its findings are correct, but there may be more.
  func noteCut() {
    outcome.isTooCostly = isSpent
    if outcome.verdict != .failed { outcome.verdict = .undecided }
  }
}

// The results at the end.
extension RuleRun {
  /// A finding, and where it occurs.
  struct Told {
    var finding: Finding
    /// The environments in which it occurs, by number.
    var environments: Set<Int>
    var witness = ToldWitness.none
    /// Unusual steps: each run to the finding has one of them. Empty if there is a run without any.
    var unusual: [UnusualStep] = []
  }

  /// How much of the witness of a finding is reported.
  enum ToldWitness {
    /// Nothing, because there is no witness.
    case none
    /// Only the number of its events.
    case length(Int)
    /// All of it.
    case run(FlowTrace)
    /// All of it, in words; nil if it could not be replayed.
    case trace(Trace?)
  }

  /// The findings of one reading with shortest witnesses; without witnesses if events were not counted. Not
  /// thread-safe, because it reads the exploration.
  ///
  /// - Parameter isWanted: whether a place is of interest.
  func told(inReading number: Int, where isWanted: (Place) -> Bool = { _ in true }) -> [Told] {
    var isLongTold = false
    return found[number].all.filter { isWanted($0.finding.place) }.map { found in
      var told = Told(
        finding: found.finding,
        environments: explored.exploration.environments(of: found.worlds, reading: number))
      if !explored.exploration.countsEvents { return told }
      // The first long one is the shortest of them, because findings are ordered by length.
      let isLong = found.witness.length > Witness.longestOfAll
      if isLong, isLongTold, wanted?.isMeant(found.finding) != true {
        told.witness = .length(found.witness.length)
      } else if let run = found.witness.find() {
        told.witness = .run(run)
        isLongTold = isLongTold || isLong
      }
      return told
    }
  }

  func isFound(at place: Place, inReading number: Int) -> Bool { found[number].contains(place) }

  /// The severity of the finding at a place; nil for none.
  func severity(at place: Place, inReading number: Int) -> Severity? { found[number].severity(at: place) }

  /// All states or steps with the finding at the place, with its highest severity, and the worlds of each;
  /// none if events were counted.
  func goals(at place: Place, inReading number: Int) -> [RunGoal: WorldSet] { found[number].goals(at: place) }

  /// Adds a finding with its trace in words. If the trace could not be replayed, the finding says so.
  func add(_ told: Told, _ words: EnvironmentWords) {
    var finding = told.finding
    switch told.witness {
    case .none, .run: break
    case .length(let length):
      finding.trace = Trace(
        environment: words.words(for: told.environments),
        playedIn: told.environments.min().map(words.name) ?? "", omitting: length)
    case .trace(let trace?): finding.trace = trace
    case .trace(nil):
      // A trace that cannot be replayed is never printed: it would be an error of the explorer, and is
      // reported as that.
      outcome.note(
        Problem(
          Problem.ownMistake,
          "a mistake of modalflow, not of this file: the trace of ‘\(rule.id)’ cannot be played again",
          at: finding.place, help: "please report it with the flow; what else is reported holds"))
    }
    if !told.unusual.isEmpty {
      finding.trace?.unusual = told.unusual.map(\.words)
      finding.severity = finding.severity.lowered
    }
    outcome.note(finding)
  }

  /// Marks findings that depend on facts about which sources contradict each other, and adds those that occur only in
  /// another reading of such a fact.
  ///
  /// - Parameters:
  ///   - usual: what was found in the usual reading, in the order of the outcome’s findings.
  ///   - others: for each other reading, what was found there and not in the usual one.
  func addDoubt(
    _ usual: [Told], _ others: [[Told]], _ readings: [FactSwitches.OtherReading], concerned: [Set<Int>],
    _ words: EnvironmentWords
  ) {
    var positions: [Place: Int] = [:]
    for (position, finding) in outcome.findings.enumerated() { positions[finding.place] = position }
    for (number, reading) in readings.enumerated() {
      for (position, told) in usual.enumerated()
      where !isFound(at: told.finding.place, inReading: number + 1)
        && told.environments.isSubset(of: concerned[number])
      {
        outcome.findings[position].depend(on: reading, thatHolds: true)
      }
      for told in others[number] {
        if let known = positions[told.finding.place] {
          outcome.findings[known].depend(on: reading, thatHolds: false)
          continue
        }
        let position = outcome.findings.count
        positions[told.finding.place] = position
        add(told, words)
        outcome.findings[position].depend(on: reading, thatHolds: false)
        outcome.findings[position].trace?.otherReading = reading.fact.id
      }
    }
  }
}

extension Finding {
  /// Adds a fact on which the finding depends:
  /// `if F4.6 holds, on which sources disagree: …; and if F2.2 holds, …`. The severity is lowered by one
  /// step, for any number of such facts, because it is uncertain whether they hold.
  fileprivate mutating func depend(on reading: FactSwitches.OtherReading, thatHolds holds: Bool) {
    guard let doubt = trace?.doubt else { return }
    if doubt.isEmpty { severity = severity.lowered }
    let condition = holds ? "if" : "only if"
    trace?.doubt += doubt.isEmpty ? condition : holds ? "; and \(condition)" : "; or \(condition)"
    trace?.doubt +=
      " \(reading.fact.id) \(holds ? "holds" : "does not hold"), on which sources disagree: \(reading.fact.says)"
    trace?.doubtedFacts.append(reading.fact.id)
  }
}
