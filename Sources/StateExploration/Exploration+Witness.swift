extension Exploration {
  /// A shortest run to the head; nil if it has more than `limit` transitions (shortest runs can be exponentially
  /// long) or the head was not reached.
  public func witness(to head: HeadID, limit: Int = 100_000) -> Witness<System>? {
    guard Int(head.number) < graph.facts.firstEdge.count, graph.facts.firstEdge[Int(head.number)] >= 0 else {
      return nil
    }
    let edge = graph.facts.edges[Int(graph.facts.firstEdge[Int(head.number)])]
    return witness(Unfolding(graph).path(endingWith: edge.origin, in: edge.entry, limit: limit))
  }

  /// A shortest run whose last transition is this one; nil if it is longer than `limit` transitions.
  public func witness(to transition: TransitionID, limit: Int = 100_000) -> Witness<System>? {
    guard graph.lengths[Int(transition.number)] >= 0 else { return nil }
    let source = graph.sources[Int(transition.number)]
    let origin: Origin
    let entry: Int32
    if source >= 0 {
      origin = Origin(from: graph.facts.firstEdge[Int(source)], summary: -1, transition: transition.number)
      entry = graph.facts.edges[Int(origin.from)].entry
    } else {
      let first = graph.facts.firstLandings[Int(-1 - source)]
      origin = Origin(from: first.caller, summary: first.summary, transition: transition.number)
      entry = graph.facts.callers[Int(first.caller)].entry
    }
    return witness(Unfolding(graph).path(endingWith: origin, in: entry, limit: limit))
  }

  /// A shortest run to the path edge over a stack as the node knows it.
  func witness(edge: Int32, node: Int32, of fold: Fold, limit: Int) -> Witness<System>? {
    let edge = graph.facts.edges[Int(edge)]
    return witness(endingWith: edge.origin, in: edge.entry, node: node, of: fold, limit: limit)
  }

  /// A shortest run that ends with the derivation in a frame of the entry over a stack as the node knows it.
  func witness(
    endingWith origin: Origin, in entry: Int32, node: Int32, of fold: Fold, limit: Int
  ) -> Witness<System>? {
    var node = fold.nodes[Int(node)]
    let path = Unfolding(graph).path(endingWith: origin, in: entry, limit: limit) { _ in
      let caller = node.caller
      if caller >= 0 { node = fold.nodes[Int(node.parent)] }
      return caller
    }
    return witness(path)
  }

  private func witness(_ path: (entry: Int32, transitions: [Int32])?) -> Witness<System>? {
    guard let path else { return nil }
    let steps = path.transitions.map { graph.step($0) }
    return Witness(
      start: interned.heads[graph.head(ofEntry: path.entry)],
      transitions: zip(path.transitions, steps).map { number, step in
        Transition(
          label: interned.label(number), outcome: interned.outcome(target: step.target, hole: step.hole)
        )
      },
      ids: path.transitions.map { TransitionID(number: $0) },
      isEvent: steps.map(\.isEvent))
  }
}
