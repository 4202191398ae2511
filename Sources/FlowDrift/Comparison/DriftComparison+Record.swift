internal import Diagnostics
internal import FlowModel
internal import SourceFacts

extension DriftComparison {
  /// The key of an edge in the record, if only code has it.
  private func key(_ edge: EdgeFact, from screen: Screen) -> DriftRecord.Key {
    DriftRecord.Key(flow: flowName, way: "\(screen.path) in code: \(edge.identity)")
  }

  /// Whether an edge that only code has was accepted in the record; adds it to the current sights.
  mutating func isAccepted(_ edge: EdgeFact, from screen: Screen) -> Bool {
    let key = key(edge, from: screen)
    sights.sights[key] = .onlyInCode
    guard record.sights[key] == .onlyInCode else { return false }
    leftOut += 1
    return true
  }

  /// Whether a person explained why only the flow has an edge; adds it to the current sights.
  mutating func isExplained(_ way: FlowWay) -> Bool {
    let key = key(way)
    sights.sights[key] = .onlyInFlow
    guard record.sights[key] == .onlyInFlow, record.reasons[key] != nil else { return false }
    explained += 1
    return true
  }

  /// Reports entries of the record that are no longer true, and missing entries.
  mutating func compareRecord(_ ways: [FlowWay]) {
    guard record.has(flowName), !facts.unseen.contains(where: { $0.reason == .swift }) else { return }
    let start = flow.screens[flow.start]
    let stale = record.sights.keys.filter {
      $0.flow == flowName && sights.sights[$0] == nil && record.sights[$0]?.isOfLines != true
    }
    if let first = stale.min() {
      report(
        .stale, .info,
        stale.count == 1
          ? "the record has a way that is there no longer: \(first.way)"
          : "the record has \(stale.count) ways that are there no longer, \(first.way) among them",
        at: start.place, start.path, code: nil)
    }
    var isExplained = false
    let identities = Set(facts.edges.map(\.identity.description))
    for way in ways {
      if record.sights[key(way)] == .onlyInFlow, case .seen? = sights.sights[key(way)] {
        let why = record.reasons[key(way)].map { " (\($0))" } ?? ""
        report(
          .stale, .info,
          "‘\(flow.screens[way.target].id)’ was only in the flow\(why) when it was accepted; now code has it",
          at: way.place, way.path, code: nil)
      }
      reportRenamed(way, identities)
      guard case .unseen(let then)? = record.sights[key(way)] else { continue }
      switch sights.sights[key(way)] {
      case .seen:
        isExplained = true
        report(
          .stale, .info,
          "‘\(flow.screens[way.target].id)’ could not be seen (\(then)) when it was accepted; now it is seen",
          at: way.place, way.path, code: nil)
      case .unseen(let now) where Self.withoutNumbers(now) != Self.withoutNumbers(then):
        isExplained = true
        report(
          .stale, .info,
          "‘\(flow.screens[way.target].id)’ could not be seen for another reason when it was accepted: \(then); now \(now)",
          at: way.place, way.path, code: nil)
      default: continue
      }
    }
    compareLines(isUnseenExplained: isExplained)
    let lacking = ways.filter { record.sights[key($0)] == nil }
    if let first = lacking.first {
      report(
        .unrecorded, .info,
        lacking.count == 1
          ? "the record lacks a way of the flow: \(key(first).way)"
          : "the record lacks \(lacking.count) ways of the flow, \(key(first).way) among them",
        at: first.place, first.path, code: nil)
    }
  }

  /// Reports a dialog with a new name in code, if the old name is gone; that both are the same is a guess.
  private mutating func reportRenamed(_ way: FlowWay, _ identities: Set<String>) {
    guard case .seen(let then)? = record.sights[key(way)], case .seen(let now)? = sights.sights[key(way)],
      !gone.contains(key(way)), !identities.contains(then)
    else { return }
    // The presenting type may be any part of the screen.
    let (before, after) = (then.split(separator: " ").dropFirst(), now.split(separator: " ").dropFirst())
    guard before.first == after.first, before.dropFirst() != after.dropFirst() else { return }
    report(
      .stale, .info,
      "‘\(flow.screens[way.target].id)’ was ‘\(then)’ in code when it was accepted; ‘\(now)’ is there now",
      at: way.place, way.path, code: nil,
      fix: "Look whether it is still the same; then write the record anew: modalflow drift --accept.")
  }

  /// A reason without line numbers, because lines move.
  private static func withoutNumbers(_ text: String) -> String { text.filter { !$0.isNumber } }
}
