/// What an observer knows above each call, in numbers, each asked for once.
@usableFromInline
final class FactMemo {
  private let graph: Graph
  private let kinds: CallKinds
  private let initial: (Int32) -> Int32
  private let above: (Int32, Int32, Int32) -> Int32
  private let instead: ((Int32, Int32, Int32) -> Int32)?
  @exclusivity(unchecked) private var answers: RowMemo
  @exclusivity(unchecked) private var choices: RowMemo

  /// `initial` maps a head to a fact; `above` maps fact, hole and head called to a fact; `instead` to the other fact
  /// that may be chosen, or -1.
  @usableFromInline
  init(
    _ graph: Graph, _ kinds: CallKinds?, initial: @escaping (_ head: Int32) -> Int32,
    above: @escaping (_ fact: Int32, _ hole: Int32, _ callee: Int32) -> Int32,
    instead: ((_ fact: Int32, _ hole: Int32, _ callee: Int32) -> Int32)?
  ) {
    self.graph = graph
    self.kinds = kinds ?? CallKinds(pairCount: graph.calls.pairCount)
    answers = RowMemo(columns: self.kinds.count)
    choices = answers
    self.initial = initial
    self.above = above
    self.instead = instead
  }

  func fact(ofInitial entry: Int32) -> Int32 { initial(graph.head(ofEntry: entry)) }

  func fact(from fact: Int32, over call: CallGraph.Call) -> Int32 {
    let kind = kinds[call.pair]
    let known = answers.find(fact, kind)
    if known >= 0 { return known }
    let answer = above(fact, call.hole, graph.head(ofEntry: call.callee))
    answers.remember(fact, kind, answer)
    return answer
  }

  /// The other fact, or -1.
  func otherFact(from fact: Int32, over call: CallGraph.Call) -> Int32 {
    guard let instead else { return -1 }
    let kind = kinds[call.pair]
    let known = choices.find(fact, kind)
    if known >= 0 { return known - 1 }
    let answer = instead(fact, call.hole, graph.head(ofEntry: call.callee))
    choices.remember(fact, kind, answer + 1)
    return answer
  }
}

/// The facts of an observer, interned.
@usableFromInline
final class FactNumbers<Fact: Hashable> {
  @usableFromInline var facts = Interner<Fact>()

  @inlinable
  init() {}

  @inlinable
  func memo<System: PushdownSystem>(
    _ exploration: Exploration<System>, _ observer: Observer<System, Fact>, _ kinds: CallKinds?
  ) -> FactMemo {
    let interned = exploration.interned
    return FactMemo(
      exploration.graph, kinds,
      initial: { self.facts.intern(observer.initial(interned.heads[$0])) },
      above: { fact, hole, callee in
        self.facts.intern(observer.above(self.facts[fact], interned.holes[hole], interned.heads[callee]))
      },
      instead: observer.instead.map { instead in
        { fact, hole, callee in
          instead(self.facts[fact], interned.holes[hole], interned.heads[callee]).map {
            self.facts.intern($0)
          } ?? -1
        }
      })
  }

  @inlinable
  func states(_ numbered: [NumberedState]) -> [ObservedState<Fact>] {
    numbered.map { ObservedState(fact: facts[$0.fact], state: $0) }
  }
}
