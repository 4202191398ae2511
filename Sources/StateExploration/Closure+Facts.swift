extension Closure {
  /// The path edges: the heads and landings that are reached within frames, each with the relation for all
  /// lengths.
  var edges: [PathEdge] {
    facts.facts.compactMap { fact in
      if Target.isTail(fact.target) { return nil }
      switch Target.kind(fact.target) {
      case Target.headKind where entries[Int(fact.entry)].isMoving && table.point(fact.target).isResting:
        return nil
      case Target.headKind, Target.landingKind:
        return PathEdge(
          entry: fact.entry, target: fact.target, relation: fact.seen, derivation: -1, time: 0)
      default: return nil
      }
    }
  }

  /// How many different heads are reached.
  var headCount: Int {
    Set(facts.facts.lazy.map(\.target).filter { !Target.isTail($0) && Target.kind($0) == Target.headKind })
      .count
  }

  /// The summaries of frames that start with the head: one for each entry and each returned value or tail
  /// call.
  func returns(of head: Int32) -> [Summary] {
    guard Int(head) < entriesOfHead.count else { return [] }
    var found: [Summary] = []
    var entry = entriesOfHead[Int(head)].first
    while entry >= 0 {
      var next = entries[Int(entry)].firstSummaries
      while next >= 0 {
        found.append(summaries[Int(next)])
        next = summaryGroups[Int(next)].next
      }
      entry = entries[Int(entry)].next
    }
    return found
  }
}
