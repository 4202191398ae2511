extension Exploration {
  /// A shortest run to the head; nil if it has more than `limit` transitions (shortest runs can be exponentially
  /// long) or the head was not reached.
  public func witness(to head: HeadID, limit: Int = 100_000) -> Witness<System>? {
    guard Int(head.number) < facts.firstEdge.count, facts.firstEdge[Int(head.number)] >= 0 else { return nil }
    let edge = facts.edges[Int(facts.firstEdge[Int(head.number)])]
    return witness(Unfolding(facts).path(endingWith: edge.origin, in: edge.entry, limit: limit))
  }

  /// A shortest run whose last transition is this one; nil if it is longer than `limit` transitions.
  public func witness(to transition: TransitionID, limit: Int = 100_000) -> Witness<System>? {
    guard transitionLengths[Int(transition.number)] >= 0 else { return nil }
    let source = sources[Int(transition.number)]
    let origin: Origin
    let entry: Int32
    if source >= 0 {
      origin = Origin(from: facts.firstEdge[Int(source)], summary: -1, transition: transition.number)
      entry = facts.edges[Int(origin.from)].entry
    } else {
      let first = facts.firstLandings[Int(-1 - source)]
      origin = Origin(from: first.caller, summary: first.summary, transition: transition.number)
      entry = facts.callers[Int(first.caller)].entry
    }
    return witness(Unfolding(facts).path(endingWith: origin, in: entry, limit: limit))
  }

  func witness(_ path: (entry: Int32, transitions: [Int32])?) -> Witness<System>? {
    guard let path else { return nil }
    return Witness(
      start: interned.heads[facts.entries[Int(path.entry)].head],
      transitions: path.transitions.map { number in
        Transition(label: interned.labels[Int(number)], outcome: outcome(of: Int(number)))
      },
      ids: path.transitions.map { TransitionID(number: $0) },
      isEvent: path.transitions.map { isEvent($0) })
  }

  func isEvent(_ transition: Int32) -> Bool {
    let source = sources[Int(transition)]
    return source >= 0 && facts.table.resting[Int(source)]
  }
}
