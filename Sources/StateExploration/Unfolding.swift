/// Unfolds derivations into the runs they stand for.
struct Unfolding {
  private let graph: Graph

  init(_ graph: Graph) { self.graph = graph }

  /// A derivation within a frame of the entry.
  private struct Pending {
    var origin: Origin
    var entry: Int32
  }

  /// The initial entry and the transitions of a shortest run that ends with the derivation, in order; nil if there are
  /// more than `limit` transitions.
  func path(endingWith origin: Origin, in entry: Int32, limit: Int) -> (entry: Int32, transitions: [Int32])? {
    path(endingWith: origin, in: entry, limit: limit) { entry in
      graph.facts.entries[Int(entry)].isInitial ? -1 : graph.facts.entries[Int(entry)].firstCaller
    }
  }

  /// The same, with `opener` telling the caller that opened each frame beneath, or -1 for the first.
  ///
  /// Walks from the end to the start with an explicit stack: its lowest element leads to the start of the run; above it
  /// lie derivations of calls that returned, which end at the start of their own frame. Linear in the run.
  func path(
    endingWith origin: Origin, in entry: Int32, limit: Int, opener: (Int32) -> Int32
  ) -> (entry: Int32, transitions: [Int32])? {
    var transitions: [Int32] = []
    var pending = [Pending(origin: origin, entry: entry)]
    while let last = pending.popLast() {
      let origin = last.origin
      if origin.transition < 0 {
        if !pending.isEmpty { continue }
        let caller = opener(last.entry)
        if caller < 0 { return (last.entry, transitions.reversed()) }
        pending.append(derivation(ofCaller: caller))
        continue
      }
      if transitions.count >= limit { return nil }
      transitions.append(origin.transition)
      if origin.summary >= 0 {
        pending.append(derivation(ofCaller: origin.from))
        let summary = graph.facts.summaries[Int(origin.summary)]
        pending.append(Pending(origin: summary.origin, entry: summary.entry))
      } else {
        let edge = graph.facts.edges[Int(origin.from)]
        pending.append(Pending(origin: edge.origin, entry: edge.entry))
      }
    }
    return nil
  }

  private func derivation(ofCaller caller: Int32) -> Pending {
    Pending(origin: graph.facts.callers[Int(caller)].origin, entry: graph.facts.callers[Int(caller)].entry)
  }
}
