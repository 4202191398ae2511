internal import Diagnostics
internal import ExpressionLanguage
internal import StateExploration
internal import UIKitSemantics

/// One rule while all that can happen in a flow is looked at: what it has found so far, and where.
final class RuleRun {
  let rule: Rule
  let plan: RulePlan
  let overrides: [String: ParameterValue]
  let context: EvaluationContext
  let explored: ExploredFlow
  private(set) var outcome = RuleOutcome()
  /// By reading of contested facts, the usual one first.
  private var found: [FoundPlaces]

  init(_ asked: BehaviourRun.Asked, _ context: EvaluationContext, _ explored: ExploredFlow) {
    (rule, plan, overrides) = asked
    self.context = context
    self.explored = explored
    found = explored.readings.map { _ in FoundPlaces() }
  }

  var keyword: Keyword { rule.question.keyword }

  /// Whether a mistake of the rule has ended it.
  var isOver: Bool { !outcome.problems.isEmpty }

  /// Whether the rule speaks of anything seen so far.
  var isAsked: Bool { outcome.verdict != .notApplicable }

  /// Whether it can have to do with steps of a summary. Where it applies already, only what may fire matters.
  func concerns(_ summary: StepGlance) -> Bool {
    !isOver && (isAsked ? plan.fires : plan.applies).passes(summary)
  }

  func markAsked() { if !isAsked { outcome.verdict = .holds } }

  func note(_ error: any Error, at element: any FlowElement) {
    outcome.note(rule.problem(error, at: element))
  }

  /// Notes a finding in some worlds, in each reading of contested facts apart.
  func note(
    _ site: Rule.FindingSite, in worlds: WorldSet, way: () -> () -> FlowTrace?, finding: () throws -> Finding
  ) rethrows {
    let space = explored.exploration.worlds
    for (number, reading) in explored.readings.enumerated() {
      let here = space.intersection(worlds, reading)
      if !here.isEmpty { try found[number].note(site, in: here, space, way: way, finding: finding) }
    }
  }

  /// Notes a finding that no run leads to.
  func note(_ finding: Finding) { outcome.note(finding) }

  /// What was asked of elements once everything was explored.
  func end(with outcome: RuleOutcome) { self.outcome = outcome }

  /// A mistake of the rule counts for more than what was found.
  func settle() { if isOver { outcome.verdict = .undecided } }

  /// A limit was hit: what was found is true, what was not found may still be there.
  func noteCut() { if outcome.verdict != .violated { outcome.verdict = .undecided } }
}

// What came of it in the end.
extension RuleRun {
  /// A finding, and where it occurs.
  struct Told {
    var finding: Finding
    /// The environments in which it occurs, by their numbers.
    var environments: Set<Int>
    var trace: FlowTrace?
  }

  /// What was found in one reading, with shortest ways. Not for two threads at once: it asks the exploration.
  ///
  /// - Parameter isWanted: leaves out all other places.
  func told(inReading number: Int, where isWanted: (Place) -> Bool = { _ in true }) -> [Told] {
    found[number].all.filter { isWanted($0.finding.place) }.map { found in
      Told(
        finding: found.finding,
        environments: explored.exploration.environments(of: found.worlds, reading: number),
        trace: found.trace())
    }
  }

  func isFound(at place: Place, inReading number: Int) -> Bool { found[number].contains(place) }

  /// Takes in a finding with its trace in words; says so where the trace cannot be played again.
  func add(_ told: Told, _ words: TraceWords, _ places: inout [Set<Int>: String]) {
    var finding = told.finding
    let place = places[told.environments] ?? words.environments.words(for: told.environments)
    places[told.environments] = place
    finding.trace = told.trace.flatMap { words.trace($0, occurringIn: told.environments, places: place) }
    outcome.note(finding)
    if told.trace != nil, finding.trace == nil {
      // Never print what cannot be played: that would be a mistake of the explorer, to be told as such.
      outcome.note(
        Problem(
          "trace-not-replayed", "the trace of ‘\(rule.id)’ cannot be played again", at: finding.place,
          help: "this is a mistake of modalflow; please report it with the flow"))
    }
  }

  /// Says of the findings that they hang on facts about which sources contradict each other, and takes in those that come
  /// only where one of them is read the other way.
  ///
  /// - Parameters:
  ///   - usual: what was found in the usual reading, in the order of the outcome’s findings.
  ///   - others: by other reading, what was found there and not in the usual one.
  func addDoubt(
    _ usual: [Told], _ others: [[Told]], _ readings: [FactSwitches.OtherReading], concerned: [Set<Int>],
    _ words: TraceWords
  ) {
    var positions: [Place: Int] = [:]
    for (position, finding) in outcome.findings.enumerated() { positions[finding.place] = position }
    for (number, reading) in readings.enumerated() {
      for (position, told) in usual.enumerated()
      where !isFound(at: told.finding.place, inReading: number + 1)
        && told.environments.isSubset(of: concerned[number])
      {
        outcome.findings[position].trace?.hang("and if", reading, "holds")
      }
      var names: [Set<Int>: String] = [:]
      for told in others[number] {
        if let known = positions[told.finding.place] {
          outcome.findings[known].trace?.hang("or only if", reading, "does not hold")
          continue
        }
        let position = outcome.findings.count
        positions[told.finding.place] = position
        add(told, words, &names)
        outcome.findings[position].trace?.hang("or only if", reading, "does not hold")
        outcome.findings[position].trace?.otherReading = reading.fact.id
      }
    }
  }
}

extension Trace {
  /// Says that it hangs on one fact more: `if F4.6 holds, on which sources disagree: …; and if F2.2 holds, …`.
  fileprivate mutating func hang(_ link: String, _ reading: FactSwitches.OtherReading, _ holds: String) {
    let first = link.split(separator: " ", maxSplits: 1).last.map(String.init) ?? link
    doubt += doubt.isEmpty ? first : "; \(link)"
    doubt += " \(reading.fact.id) \(holds), on which sources disagree: \(reading.fact.says)"
  }
}
