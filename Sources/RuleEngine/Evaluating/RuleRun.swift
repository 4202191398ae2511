internal import Diagnostics
internal import ExpressionLanguage
internal import UIKitSemantics

/// One rule while all that can happen in a flow is looked at: what it has found so far, and where.
final class RuleRun {
  let rule: Rule
  let plan: RulePlan
  private(set) var outcome = RuleOutcome()
  let overrides: [String: ParameterValue]
  /// Whether what was evaluated once is not evaluated again.
  let remembers: Bool
  private var places: [Place: Int] = [:]
  /// By finding: how to get there, and the environments it occurs in.
  private var ways: [Way] = []

  /// A shortest way to a finding.
  private struct Way {
    /// Finds it; nil where there is none to be told.
    var trace: () -> FlowTrace?
    var environments: Set<Int>
  }

  init(_ rule: Rule, _ plan: RulePlan, _ overrides: [String: ParameterValue], remembers: Bool) {
    self.rule = rule
    self.plan = plan
    self.overrides = overrides
    self.remembers = remembers
  }

  /// The same rule with nothing found yet.
  func anew() -> RuleRun { RuleRun(rule, plan, overrides, remembers: remembers) }

  /// Whether a mistake of the rule has ended it.
  var isOver: Bool { !outcome.problems.isEmpty }

  func frame(_ scope: Scope, _ context: EvaluationContext) -> Frame {
    context.frame(scope, for: rule, overrides)
  }

  /// Whether the rule speaks of anything seen so far.
  var isAsked: Bool { outcome.verdict != .notApplicable }

  func markAsked() { if outcome.verdict == .notApplicable { outcome.verdict = .holds } }

  /// Whether findings are told apart by the environment; else those that are alike have the same.
  var readsEnvironment: Bool { plan.reads.contains(.environment) }

  /// How many places that belong to it are told of one finding.
  private static let relatedLimit = 8

  /// Adds a finding at this site, or where it occurs too; its number.
  ///
  /// What was found so before adds nothing but its environment: see ``noteAgain(_:environment:)``.
  func note(
    _ site: Rule.FindingSite, at element: any FlowElement, _ frame: Frame, _ root: String, environment: Int,
    way: @escaping () -> FlowTrace?
  ) throws -> Int {
    if let first = places[site.place] {
      let known = outcome.findings[first].related
      let isTold = site.related.allSatisfy { place in
        place == site.place || known.contains { $0.place == place }
      }
      if isTold || known.count >= Self.relatedLimit {
        outcome.findings[first].severity = max(outcome.findings[first].severity, site.severity)
        ways[first].environments.insert(environment)
        return first
      }
    }
    return note(try rule.finding(about: element, frame, root: root), environment: environment, way: way)
  }

  /// What was found as this finding was occurs here too.
  func noteAgain(_ finding: Int, environment: Int) { ways[finding].environments.insert(environment) }

  /// Adds a finding, or where it occurs too. The first at a place has the shortest way, because states and steps are
  /// looked at by the length of theirs.
  @discardableResult
  func note(_ finding: Finding, environment: Int, way: @escaping () -> FlowTrace?) -> Int {
    outcome.verdict = .violated
    if let first = places[finding.place] {
      outcome.findings[first].merge(finding)
      ways[first].environments.insert(environment)
      return first
    }
    let number = outcome.findings.count
    places[finding.place] = number
    outcome.findings.append(finding)
    ways.append(Way(trace: way, environments: [environment]))
    return number
  }

  func note(_ error: any Error, at element: any FlowElement) {
    outcome.problems.append(rule.problem(error, at: element))
    outcome.verdict = .undecided
  }

  /// A limit was hit: what was found is true, what was not found may still be there.
  func noteCut() { if outcome.verdict != .violated { outcome.verdict = .undecided } }

  /// Has the environments of findings stand for all that are like them.
  func spread(to alike: (Int) -> [Int]) {
    if readsEnvironment { return }
    for index in ways.indices {
      ways[index].environments = Set(ways[index].environments.flatMap(alike))
    }
  }

  func isFound(at place: Place) -> Bool { places[place] != nil }

  /// Gives each finding its trace, or only those at places that `isWanted` lets pass.
  func finish(_ words: TraceWords, where isWanted: (Place) -> Bool = { _ in true }) {
    var places: [Set<Int>: String] = [:]
    for index in outcome.findings.indices {
      guard isWanted(outcome.findings[index].place), let trace = ways[index].trace() else { continue }
      let environments = ways[index].environments
      let place = places[environments] ?? words.environments.words(for: environments)
      places[environments] = place
      if let told = words.trace(trace, occurringIn: environments, places: place) {
        outcome.findings[index].trace = told
      } else {
        // Never print what cannot be played: that would be a mistake of the explorer, to be told as such.
        outcome.problems.append(
          Problem(
            "trace-not-replayed", "the trace of ‘\(rule.id)’ cannot be played again",
            at: outcome.findings[index].place,
            help: "this is a mistake of modalflow; please report it with the flow"))
        outcome.verdict = .undecided
      }
    }
  }
}

extension RuleRun {
  /// Says of findings that they hang on a fact about which sources contradict each other, and takes in those that come
  /// only where it is read the other way.
  ///
  /// - Parameters:
  ///   - concerned: the environments in which it makes a difference.
  ///   - words: where a finding of the other reading occurs.
  func compare(
    with other: RuleRun, _ reading: FactSwitches.OtherReading, concerned: Set<Int>,
    words: (Set<Int>) -> String
  ) {
    guard other.outcome.problems.isEmpty, other.outcome.verdict != .undecided else { return }
    for (place, number) in places {
      // What another fact has brought hangs on that one, and has no environments here.
      let environments = ways[number].environments
      if environments.isEmpty {
        if other.places[place] != nil {
          outcome.findings[number].trace?.hang("or only if", reading, "does not hold")
        }
      } else if other.places[place] == nil, environments.isSubset(of: concerned) {
        outcome.findings[number].trace?.hang("and if", reading, "holds")
      }
    }
    for (place, number) in other.places.sorted(by: { $0.value < $1.value }) where places[place] == nil {
      var finding = other.outcome.findings[number]
      finding.trace?.environment = words(other.ways[number].environments)
      finding.trace?.hang("or only if", reading, "does not hold")
      finding.trace?.otherReading = reading.fact.id
      places[place] = outcome.findings.count
      outcome.findings.append(finding)
      ways.append(Way(trace: { nil }, environments: []))
      outcome.verdict = .violated
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
