internal import Diagnostics
internal import ExpressionLanguage
internal import UIKitSemantics

/// One rule while all that can happen in a flow is looked at.
final class Questioning {
  let rule: Rule
  private(set) var outcome = Inquiry.Outcome()
  let overrides: [String: ParameterValue]
  private var places: [Place: Int] = [:]
  /// By finding: how to get there, and the environments it occurs in.
  private(set) var ways: [Way] = []

  /// A shortest way to a finding.
  struct Way {
    var trace: FlowTrace?
    var environments: Set<Int>
  }

  init(_ rule: Rule, _ overrides: [String: ParameterValue]) {
    self.rule = rule
    self.overrides = overrides
  }

  /// Whether a mistake of the rule has ended it.
  var isOver: Bool { !outcome.problems.isEmpty }

  func frame(_ scope: Scope, _ ground: Ground) -> Frame {
    ground.frame(scope, for: rule, overrides)
  }

  /// Whether the rule speaks of what is set in the frame.
  func applies(_ frame: Frame) throws -> Bool {
    if let when = try rule.question.when?.value(), try !when.evaluateBool(frame) { return false }
    markAsked()
    return true
  }

  /// Whether the rule speaks of anything seen so far.
  var isAsked: Bool { outcome.verdict != .notApplicable }

  func markAsked() { if outcome.verdict == .notApplicable { outcome.verdict = .holds } }

  /// Asks of the state or step whose values are in the frame, and notes a finding where what must never be is.
  func look(
    _ frame: Frame, at element: any FlowElement, _ root: String, environment: Int, way: () -> FlowTrace?
  ) {
    do {
      guard try applies(frame), try rule.question.condition.value().evaluateBool(frame) else { return }
      try note(at: element, frame, root, environment: environment, way: way)
    } catch {
      note(error, at: element)
    }
  }

  /// How many places that belong to it are told of one finding.
  private static let relatedLimit = 8

  private func note(
    at element: any FlowElement, _ frame: Frame, _ root: String, environment: Int, way: () -> FlowTrace?
  ) throws {
    let standing = try rule.standing(of: element, frame)
    if let first = places[standing.place] {
      let known = outcome.findings[first].related
      let isTold = standing.related.allSatisfy { place in
        place == standing.place || known.contains { $0.place == place }
      }
      if isTold || known.count >= Self.relatedLimit {
        outcome.findings[first].severity = max(outcome.findings[first].severity, standing.severity)
        ways[first].environments.insert(environment)
        return
      }
    }
    note(try rule.finding(about: element, frame, root: root), environment: environment, way: way)
  }

  /// Adds a finding, or where it occurs too. The first at a place has the shortest way, because states and steps are
  /// looked at by the length of theirs.
  func note(_ finding: Finding, environment: Int, way: () -> FlowTrace?) {
    outcome.verdict = .violated
    if let first = places[finding.place] {
      outcome.findings[first].merge(finding)
      ways[first].environments.insert(environment)
    } else {
      places[finding.place] = outcome.findings.count
      outcome.findings.append(finding)
      ways.append(Way(trace: way(), environments: [environment]))
    }
  }

  func note(_ error: any Error, at element: any FlowElement) {
    outcome.problems.append(rule.problem(error, at: element))
    outcome.verdict = .undecided
  }

  /// A limit was hit: what was found is true, what was not found may still be there.
  func noteCut() { if outcome.verdict != .violated { outcome.verdict = .undecided } }

  /// Gives each finding its trace.
  func finish(_ words: TraceWords) {
    var places: [Set<Int>: String] = [:]
    for index in outcome.findings.indices {
      guard let trace = ways[index].trace else { continue }
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

extension Questioning {
  /// Says of findings that they hang on a fact about which sources contradict each other, and takes in those that come
  /// only where it is read the other way.
  ///
  /// - Parameters:
  ///   - concerned: the environments in which it makes a difference.
  ///   - words: where a finding of the other reading occurs.
  func compare(
    with other: Questioning, _ reading: FactSwitches.OtherReading, concerned: Set<Int>,
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
      ways.append(Way(trace: nil, environments: []))
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
