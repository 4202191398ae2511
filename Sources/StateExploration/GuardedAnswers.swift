/// A cache of answers that hold for sets of worlds. For each pair of numbers, it keeps a partition of the
/// worlds with one answer each.
final class GuardedAnswers {
  private struct Cell {
    var `guard`: Int32
    var answer: Int32
    /// The index of the next cell of the same key, or -1.
    var next: Int32
  }

  private struct Row {
    var first: Int32 = -1
    /// The union of the worlds of all its cells.
    var covered = DecisionDiagrams.none
  }

  private let worlds: WorldSpace
  @exclusivity(unchecked) private var keys = PairNumbers()
  @exclusivity(unchecked) private var rows: [Row] = []
  @exclusivity(unchecked) private var cells: [Cell] = []

  init(_ worlds: WorldSpace) { self.worlds = worlds }

  /// Calls `body` with each answer that holds in some of the worlds, and with those worlds. `ask` computes a
  /// missing answer and its guard.
  @inline(__always)
  func forEach(
    _ first: Int32, _ second: Int32, in set: Int32, ask: (World) -> (answer: Int32, guard: WorldSet),
    _ body: (_ answer: Int32, _ worlds: Int32) -> Void
  ) {
    let diagrams = worlds.diagrams
    let key = Int(keys.number(first, second))
    if key == rows.count { rows.append(Row()) }
    var rest = diagrams.subtract(set, rows[key].covered)
    while rest != DecisionDiagrams.none, let world = worlds.any(of: WorldSet(node: rest)) {
      let (answer, held) = ask(world)
      precondition(worlds.contains(world, in: held), "an answer does not hold in the world asked for")
      let new = diagrams.subtract(held.node, rows[key].covered)
      rest = diagrams.subtract(rest, new)
      rows[key].covered = diagrams.or(rows[key].covered, new)
      note(answer, new, key)
    }
    var next = rows[key].first
    while next >= 0 {
      let cell = cells[Int(next)]
      let part = diagrams.and(set, cell.guard)
      if part != DecisionDiagrams.none { body(cell.answer, part) }
      next = cell.next
    }
  }

  private func note(_ answer: Int32, _ held: Int32, _ key: Int) {
    var next = rows[key].first
    while next >= 0 {
      if cells[Int(next)].answer == answer {
        cells[Int(next)].guard = worlds.diagrams.or(cells[Int(next)].guard, held)
        return
      }
      next = cells[Int(next)].next
    }
    cells.append(Cell(guard: held, answer: answer, next: rows[key].first))
    rows[key].first = Int32(cells.count - 1)
  }
}
