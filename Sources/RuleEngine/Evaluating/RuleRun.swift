internal import Diagnostics
internal import ExpressionLanguage
internal import StateExploration
internal import UIKitSemantics

/// One rule while all that can happen in a flow is looked at: what it has found so far, and where.
final class RuleRun {
  let rule: Rule
  let plan: RulePlan
  private(set) var outcome = RuleOutcome()
  let overrides: [String: ParameterValue]
  /// Whether what was evaluated once is not evaluated again.
  let remembers: Bool
  /// The finding whose way is told however long it is.
  private let wanted: WantedWay?
  /// By reading of contested facts, the usual one first.
  private var found: [FoundPlaces] = []
  /// Sites at which something was found, by number.
  private var sites: [Rule.FindingSite] = []

  init(_ rule: Rule, _ plan: RulePlan, _ overrides: [String: ParameterValue], _ tuning: RuleTuning) {
    self.rule = rule
    self.plan = plan
    self.overrides = overrides
    remembers = tuning.remembers
    wanted = tuning.wanted
  }

  /// Whether a mistake of the rule has ended it.
  var isOver: Bool { !outcome.problems.isEmpty }

  func frame(_ scope: Scope, _ context: EvaluationContext) -> Frame {
    context.frame(scope, for: rule, overrides)
  }

  /// Whether anything was found, in whatever reading.
  var hasFound: Bool { !found.isEmpty }

  /// Whether the rule speaks of anything seen so far.
  var isAsked: Bool { outcome.verdict != .notApplicable }

  func markAsked() { if outcome.verdict == .notApplicable { outcome.verdict = .holds } }

  func note(_ error: any Error, at element: any FlowElement) {
    outcome.problems.append(rule.problem(error, at: element))
    outcome.verdict = .undecided
  }

  /// A limit was hit: what was found is true, what was not found may still be there.
  func noteCut() { if outcome.verdict != .violated { outcome.verdict = .undecided } }
}

// What is found, in each reading of contested facts apart.
extension RuleRun {
  /// Keeps a site; its number.
  func keep(_ site: Rule.FindingSite) -> Int {
    sites.append(site)
    return sites.count - 1
  }

  /// Notes what was found at a site in some worlds. `finding` words it, where that was not done yet.
  func note(
    site: Int, in worlds: WorldSet, _ explored: ExploredFlow, way: () -> WayToFinding,
    finding: () throws -> Finding
  ) throws {
    try forEachReading(of: worlds, explored) { places, worlds, space in
      if places.noteAgain(sites[site], in: worlds, space) { return }
      places.note(try finding(), in: worlds, space, way: way())
    }
  }

  /// Notes a finding in some worlds.
  func note(
    _ finding: Finding, in worlds: WorldSet, _ explored: ExploredFlow, way: WayToFinding
  ) {
    forEachReading(of: worlds, explored) { places, worlds, space in
      places.note(finding, in: worlds, space, way: way)
    }
  }

  private func forEachReading(
    of worlds: WorldSet, _ explored: ExploredFlow,
    _ body: (inout FoundPlaces, WorldSet, WorldSpace) throws -> Void
  ) rethrows {
    let space = explored.exploration.worlds
    for (number, reading) in explored.readings.enumerated() {
      let here = space.intersection(worlds, reading)
      if here.isEmpty { continue }
      while found.count <= number { found.append(FoundPlaces()) }
      try body(&found[number], here, space)
    }
  }
}

// What came of it in the end.
extension RuleRun {
  /// A finding, and where it occurs.
  struct Told {
    var finding: Finding
    /// The environments in which it occurs, by their numbers.
    var environments: Set<Int>
    var way = FoundWay.none
  }

  /// What is told of the way to a finding.
  enum FoundWay {
    /// Nothing: nobody asks for it, or there is none.
    case none
    /// How many events it takes.
    case length(Int)
    /// All of it.
    case run(FlowTrace)
    /// All of it, in words; nil where it could not be carried out.
    case trace(Trace?)
  }

  /// What was found in one reading, with shortest ways. Not for two threads at once: it asks the exploration.
  ///
  /// - Parameter isWanted: whether a way is to be found to a place.
  func told(inReading number: Int, _ explored: ExploredFlow, where isWanted: (Place) -> Bool) -> [Told] {
    guard number < found.count else { return [] }
    var isLongTold = false
    return zip(found[number].findings, found[number].ways).map { finding, way in
      var told = Told(
        finding: finding,
        environments: explored.exploration.environments(of: way.worlds, reading: number))
      guard isWanted(finding.place) else { return told }
      // The first of the long ones is the shortest, because all are found by length.
      let isLong = way.shortest.length > WayToFinding.longestOfAll
      if isLong, isLongTold, wanted?.isMeant(finding) != true {
        told.way = .length(way.shortest.length)
      } else if let run = way.shortest.find() {
        told.way = .run(run)
        isLongTold = isLongTold || isLong
      }
      return told
    }
  }

  func isFound(at place: Place, inReading number: Int) -> Bool {
    number < found.count && found[number][place] != nil
  }

  /// Takes in a finding with its trace in words; says so where the trace cannot be played again.
  func add(_ told: Told, _ words: EnvironmentWords) {
    outcome.verdict = .violated
    var finding = told.finding
    switch told.way {
    case .none, .run: break
    case .length(let length):
      finding.trace = Trace(
        environment: words.words(for: told.environments),
        playedIn: told.environments.min().map(words.name) ?? "", omitting: length)
    case .trace(let trace?): finding.trace = trace
    case .trace(nil):
      // Never print what cannot be played: that would be a mistake of the explorer, to be told as such.
      outcome.problems.append(
        Problem(
          "trace-not-replayed", "the trace of ‘\(rule.id)’ cannot be played again", at: finding.place,
          help: "this is a mistake of modalflow; please report it with the flow"))
    }
    outcome.findings.append(finding)
  }

  /// Says of the findings that they hang on facts about which sources contradict each other, and takes in those that come
  /// only where one of them is read the other way.
  ///
  /// - Parameters:
  ///   - usual: what was found in the usual reading, in the order of the outcome’s findings.
  ///   - others: by other reading, what was found there and not in the usual one.
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
        outcome.findings[position].trace?.hang("and if", reading, "holds")
      }
      for told in others[number] {
        if let known = positions[told.finding.place] {
          outcome.findings[known].trace?.hang("or only if", reading, "does not hold")
          continue
        }
        positions[told.finding.place] = outcome.findings.count
        add(told, words)
        let last = outcome.findings.count - 1
        outcome.findings[last].trace?.hang("or only if", reading, "does not hold")
        outcome.findings[last].trace?.otherReading = reading.fact.id
      }
    }
    if !outcome.problems.isEmpty { outcome.verdict = .undecided }
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
