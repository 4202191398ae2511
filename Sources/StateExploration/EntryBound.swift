/// The worlds in which frames may start with each head, and what the machine was asked for to know them.
struct EntryBound {
  /// What the machine has answered.
  var table: TransitionTable
  /// By head the worlds.
  var domains: [Int32]
  /// Frames start in no other worlds; else a limit was hit before everything was followed.
  var isFound: Bool

  /// Works the worlds out; see ``EntryWorlds``.
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
  /// What is known now of the worlds in which frames start: where everything was explored, those of the entries.
  var bound: EntryBound {
    if cut != nil || !isExhausted { return EntryBound(table: table, domains: domains, isFound: isBound) }
    return EntryBound(
      table: table, domains: entriesOfHead.map(\.domain), isFound: true)
  }
}
