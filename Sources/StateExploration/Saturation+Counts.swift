extension Saturation {
  /// How many nodes of diagrams the fold of all frames may create; they take some tenths of a second. With
  /// lengths, the fold distinguishes more sets than there are relations, if flags can be set in many orders.
  var mostNodesOfFold: Int {
    let (most, isOver) = limits.relations.multipliedReportingOverflow(by: 10)
    return isOver ? .max : most
  }

  /// Discards the result because a limit was hit while the fold was computed: no length is covered.
  mutating func stopWithin(_ limit: ExplorationCut.Limit) {
    cut = ExplorationCut(limit: limit, completedLength: -1)
    knownLength = -1
  }

  /// An estimate of the bytes of the tables, and the bytes of the diagrams of the space.
  var bytes: Int {
    edges.count * MemoryLayout<PathEdge>.stride + callers.count * MemoryLayout<Caller>.stride
      + summaries.count * MemoryLayout<Summary>.stride + entries.count * MemoryLayout<Entry>.stride
      + facts.bytes + table.bytes + worlds.bytes
      + (callerGroups.count + summaryGroups.count) * MemoryLayout<Batches>.stride + callerGroupNumbers.bytes
      + callingNumbers.bytes + summaryGroupNumbers.bytes
  }

  /// All derivations of facts.
  var derivations: [Derivation] { facts.derivations }

  var counts: ExplorationCounts {
    var counts = ExplorationCounts()
    counts.heads = headCount
    (counts.entries, counts.edges) = (entries.count, edges.count)
    (counts.callers, counts.summaries) = (callers.count, summaries.count)
    counts.derivations = derivationCount + facts.derivations.count
    (counts.transitions, counts.landings) = (table.transitions.count, table.landings.count)
    counts.nodes = worlds.nodeCount
    return counts
  }
}
