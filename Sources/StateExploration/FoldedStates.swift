/// A head and what an observer knows there, in numbers.
@usableFromInline
struct FoldedState {
  @usableFromInline let head: HeadID
  @usableFromInline let fact: Int32
  @usableFromInline let worlds: WorldSet
  @usableFromInline let length: Int
  @usableFromInline let place: FoldedPlace
}

/// A transition and what an observer knows there, in numbers.
@usableFromInline
struct FoldedTransition {
  @usableFromInline let id: TransitionID
  @usableFromInline let fact: Int32
  @usableFromInline let worlds: WorldSet
  @usableFromInline let length: Int
  @usableFromInline let place: FoldedPlace
}

/// The fold of an observer and the resting heads with facts that it leads to.
@usableFromInline
struct FoldedStates {
  let fold: Fold
  @usableFromInline let states: [FoldedState]

  @usableFromInline
  init(_ graph: Graph, _ source: FactSource) {
    let facts = graph.facts
    let answers = GuardedAnswers(graph.worlds)
    let others = GuardedAnswers(graph.worlds)
    fold = Fold(
      facts, graph.calls,
      initial: { entry, tell in
        let entry = facts.entries[Int(entry)]
        let starts = GuardedAnswers(graph.worlds)
        starts.forEach(0, 0, in: entry.domain, ask: { source.initial(entry.head, $0) }, tell)
      },
      above: { fact, callerNumber, worlds, tell in
        let caller = facts.callers[Int(callerNumber)]
        let callee = facts.entries[Int(caller.callee)].head
        let pair = graph.calls.pairs[Int(callerNumber)]
        answers.forEach(
          fact, pair, in: worlds, ask: { source.above(fact, caller.hole, callee, $0) }, tell)
        guard let instead = source.instead else { return }
        others.forEach(fact, pair, in: worlds, ask: { instead(fact, caller.hole, callee, $0) }) {
          if $0 >= 0 { tell($0, $1) }
        }
      })
    let points = fold.points(
      graph.facts, where: { facts.table.point($0).isResting }, fact: { $0.value })
    states = points.map {
      FoldedState(
        head: HeadID(number: Target.number($0.target)), fact: $0.fact, worlds: WorldSet(node: $0.worlds),
        length: $0.length, place: $0.place)
    }
  }

  @usableFromInline
  func transitions(
    _ graph: Graph, where matters: [Bool], knowing isKnown: [Bool]
  ) -> [FoldedTransition] {
    let table = graph.facts.table
    var heads = [Bool](repeating: false, count: graph.headCount)
    var landings = [Bool](repeating: false, count: table.landings.count)
    for transition in table.transitions.indices where matters[transition] {
      let owner = table.owner(Int32(transition))
      let number = Int(Target.number(owner))
      if Target.kind(owner) == Target.headKind { heads[number] = true } else { landings[number] = true }
    }
    let points = fold.points(
      graph.facts,
      where: {
        Target.kind($0) == Target.headKind ? heads[Int(Target.number($0))] : landings[Int(Target.number($0))]
      }, fact: { isKnown[Int($0.value)] ? $0.value : -1 })
    var found: [FoldedTransition] = []
    for point in points {
      let length = point.length + (table.point(point.target).isResting ? 1 : 0)
      table.forEachTransition(of: point.target) { number in
        guard matters[Int(number)] else { return }
        let worlds = graph.worlds.diagrams.and(point.worlds, table.transitions[Int(number)].guard)
        if worlds == DecisionDiagrams.none { return }
        found.append(
          FoldedTransition(
            id: TransitionID(number: number), fact: point.fact, worlds: WorldSet(node: worlds),
            length: length,
            place: point.place))
      }
    }
    return orderByLength(found.count) { found[$0].length }.map { found[Int($0)] }
  }
}
