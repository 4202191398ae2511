/// What an observer sees: every reachable pair of head and fact, with shortest witnesses.
///
/// Cost: callers × facts per entry, then path edges × facts per entry.
public struct Observation<System: PushdownSystem, Fact: Hashable> {
  /// The exploration that was observed.
  public let exploration: Exploration<System>
  /// All reachable pairs of resting head and fact, those with shorter witnesses first.
  public let states: [ObservedState<Fact>]

  @usableFromInline let numbers: FactNumbers<Fact>
  @usableFromInline let memo: FactMemo
  @usableFromInline let folded: FoldedStates

  /// Folds the observer over an exploration.
  ///
  /// - Parameter kinds: the calls that are alike to the observer; nil where it tells all of them apart.
  @inlinable
  public init(
    _ exploration: Exploration<System>, _ observer: Observer<System, Fact>, kinds: CallKinds? = nil
  ) {
    self.exploration = exploration
    numbers = FactNumbers()
    memo = numbers.memo(exploration, observer, kinds)
    folded = FoldedStates(exploration.graph, memo)
    states = numbers.states(folded.states)
  }

  /// The state with the shortest witness for which the predicate holds; asked once per pair until it does.
  @inlinable
  public func firstState(
    where predicate: (System.Head, Fact) throws -> Bool
  ) rethrows -> ObservedState<Fact>? {
    for state in states where try predicate(exploration[state.head], state.fact) { return state }
    return nil
  }

  /// A shortest run to the state; nil if it has more than `limit` transitions.
  public func witness(to state: ObservedState<Fact>, limit: Int = 100_000) -> Witness<System>? {
    exploration.witness(edge: state.state.edge, node: state.state.node, of: folded.fold, limit: limit)
  }
}

/// The pairs of resting head and fact that a fold leads to.
@usableFromInline
struct FoldedStates {
  let fold: Fold
  @usableFromInline let states: [NumberedState]

  @usableFromInline
  init(_ graph: Graph, _ memo: FactMemo) {
    let facts = graph.facts
    fold = Fold(
      graph, initial: { memo.fact(ofInitial: $0) }, above: { memo.fact(from: $0, over: $1) },
      instead: { memo.otherFact(from: $0, over: $1) })
    var collector = StateCollector()
    for (number, edge) in facts.edges.enumerated() where facts.table.resting[Int(edge.head)] {
      let offset = edge.time - facts.entries[Int(edge.entry)].time
      fold.forEachNode(of: edge.entry) { node, value, time in
        collector.add(
          NumberedState(head: edge.head, fact: value, length: time + offset, edge: Int32(number), node: node))
      }
    }
    states = collector.sorted()
  }
}
