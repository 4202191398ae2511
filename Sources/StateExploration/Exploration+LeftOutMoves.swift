extension Exploration {
  /// Explores the machine again with some moves removed.
  ///
  /// Transitions that `whole` has computed are reused, and the machine is called only for others. So the cost
  /// is that of deriving the facts. Both explorations share their tables and must not be used on two threads
  /// at once.
  ///
  /// - Parameters:
  ///   - whole: the exploration with all moves.
  ///   - isLeftOut: whether a move at a resting head is removed in a world, with a set of worlds for which
  ///     the answer is the same. The set must contain that world.
  @inlinable
  public init(
    of whole: Exploration, without isLeftOut: @escaping (System.Move, System.Head, World) -> (Bool, WorldSet),
    limits: ExplorationLimits = .standard
  ) {
    let interned = whole.interned
    self.interned = interned
    graph = Graph(
      partOf: whole.graph,
      whole.graph.source(interned.source()) { move, head, world in
        isLeftOut(interned.moves[Int(move)], interned.heads[head], world)
      }, limits: limits)
  }
}

extension Graph {
  /// The machine without some moves. It answers from the tables of this exploration where possible.
  ///
  /// - Parameter source: the whole machine.
  @usableFromInline
  func source(
    _ source: TransitionSource, without isLeftOut: @escaping (Int32, Int32, World) -> (Bool, WorldSet)
  ) -> TransitionSource {
    let (table, worlds) = (facts.table, worlds)
    return TransitionSource(
      worlds: worlds, initialHeads: source.initialHeads,
      moves: { head in table.moves(of: head) ?? source.moves(head) },
      transition: { move, head, world in
        func answer() -> TransitionAnswer {
          table.answer(move: move, of: head, in: world, worlds) ?? source.transition(move, head, world)
        }
        guard table.moves(of: head)?.isResting ?? true else { return answer() }
        let (isOut, alike) = isLeftOut(move, head, world)
        if isOut { return TransitionAnswer(guard: alike.node, target: -1, label: -1, change: -1) }
        var made = answer()
        made.guard = worlds.diagrams.and(made.guard, alike.node)
        return made
      },
      landing: { hole, value, world in
        table.answer(hole: hole, value: value, in: world, worlds) ?? source.landing(hole, value, world)
      },
      call: source.call, callNumber: source.callNumber)
  }
}
