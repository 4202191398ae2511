internal import Diagnostics
internal import FlowModel
internal import SourceFacts

extension DriftComparison {
  /// Counts the lines of code, and adds to the sights those that a record has to note.
  mutating func noteLines(of edges: [EdgeFact], matched: Set<Int>) {
    lines = LineCounts(of: edges, matched: matched, facts.unseen, beside: sights)
    for (name, count) in lines.noted {
      sights.sights[DriftRecord.Key(flow: flowName, way: name)] = .lines(count)
    }
  }

  /// Reports lines that code had when it was accepted, unless their whole way is said to be gone.
  ///
  /// - Parameter isUnseenExplained: whether ways that could not be seen are said to be seen now.
  mutating func compareLines(isUnseenExplained: Bool) {
    let start = flow.screens[flow.start]
    for lost in lines.lost(since: record, now: sights, flow: flowName, gone: gone) {
      if lost.isUnseen, isUnseenExplained { continue }
      let way = lost.way(among: ways) { record.sights[key($0)] }
      report(
        .stale, lost.isUnseen ? .info : .warning, lost.message, at: way?.place ?? start.place,
        way?.path ?? start.path, code: lost.place, says: "one that is left", fix: LostLines.advice)
    }
  }
}
