/// For each head, an upper bound of the worlds in which frames start with it, and the transitions that were
/// computed to find it.
struct EntryBound {
  /// The transitions that were computed so far.
  var table: TransitionTable
  /// For each head, the worlds.
  var domains: [Int32]
  /// Whether the bound is complete: no frame starts in another world. False if a limit was hit during the
  /// search.
  var isFound: Bool

  /// Computes the bound; see ``EntryWorlds``.
  init(
    _ source: TransitionSource, limits: ExplorationLimits, knowing table: TransitionTable = TransitionTable()
  ) {
    let worlds = EntryWorlds(source, limits: limits, knowing: table)
    (self.table, domains, isFound) = (worlds.table, worlds.domains, !worlds.isCut)
  }

  init(table: TransitionTable, domains: [Int32], isFound: Bool) {
    (self.table, self.domains, self.isFound) = (table, domains, isFound)
  }
}

extension Saturation {
  /// The best bound that is known now: after a complete exploration, the worlds of the entries themselves.
  var bound: EntryBound {
    if cut != nil || !isExhausted { return EntryBound(table: table, domains: domains, isFound: isBound) }
    return EntryBound(
      table: table, domains: entriesOfHead.map(\.domain), isFound: true)
  }
}
