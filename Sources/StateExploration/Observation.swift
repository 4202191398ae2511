/// What an observer sees: every reachable pair of head and fact, with shortest witnesses.
///
/// Cost: callers × facts per entry, then path edges × facts per entry.
public struct Observation<System: PushdownSystem, Fact: Hashable> {
  /// The exploration that was observed.
  public let exploration: Exploration<System>
  /// The observer.
  public let observer: Observer<System, Fact>
  /// All reachable pairs of resting head and fact, those with shorter witnesses first.
  public let states: [ObservedState<Fact>]

  let fold: Fold
  let above: FactsAbove<System, Fact>

  /// Folds the observer over an exploration.
  public init(_ exploration: Exploration<System>, _ observer: Observer<System, Fact>) {
    self.exploration = exploration
    self.observer = observer
    let above = FactsAbove(exploration, observer)
    self.above = above
    let facts = exploration.facts
    let fold = Fold(
      facts, initial: { above.initial(entry: $0) }, above: { above.fact(over: $1, from: $0) })
    self.fold = fold
    var collector = StateCollector()
    for (number, edge) in facts.edges.enumerated() where facts.table.resting[Int(edge.head)] {
      let offset = edge.time - facts.entries[Int(edge.entry)].time
      var node = fold.first[Int(edge.entry)]
      while node >= 0 {
        let found = fold.nodes[Int(node)]
        collector.add(
          .init(
            head: edge.head, fact: found.value, length: found.time + offset, edge: Int32(number), node: node))
        node = found.next
      }
    }
    states = collector.sorted().map { state in
      ObservedState(
        head: HeadID(number: state.head), fact: above.facts[state.fact], length: state.length,
        edge: state.edge, node: state.node)
    }
  }

  /// The state with the shortest witness for which the predicate holds; asked once per pair until it does.
  public func firstState(
    where predicate: (System.Head, Fact) throws -> Bool
  ) rethrows -> ObservedState<Fact>? {
    try states.first { try predicate(exploration[$0.head], $0.fact) }
  }

  /// A shortest run to the state; nil if it has more than `limit` transitions.
  public func witness(to state: ObservedState<Fact>, limit: Int = 100_000) -> Witness<System>? {
    exploration.witness(edge: state.edge, node: state.node, of: fold, limit: limit)
  }
}

/// The facts of an observer, interned, each asked for once.
final class FactsAbove<System: PushdownSystem, Fact: Hashable> {
  private(set) var facts = Interner<Fact>()
  private let exploration: Exploration<System>
  private let observer: Observer<System, Fact>
  private var answers: [Question: Int32] = [:]

  private struct Question: Hashable {
    var fact: Int32
    var hole: Int32
    var callee: Int32
  }

  init(_ exploration: Exploration<System>, _ observer: Observer<System, Fact>) {
    self.exploration = exploration
    self.observer = observer
  }

  func initial(entry: Int32) -> Int32 {
    facts.intern(observer.initial(exploration.head(ofEntry: entry)))
  }

  func fact(over number: Int32, from fact: Int32) -> Int32 {
    let caller = exploration.facts.callers[Int(number)]
    let question = Question(fact: fact, hole: caller.hole, callee: caller.callee)
    if let known = answers[question] { return known }
    let answer = facts.intern(
      observer.above(
        facts[fact], exploration.interned.holes[caller.hole], exploration.head(ofEntry: caller.callee)))
    answers[question] = answer
    return answer
  }
}

extension Exploration {
  func head(ofEntry entry: Int32) -> System.Head { interned.heads[facts.entries[Int(entry)].head] }

  /// A shortest run to the path edge over a stack as the node knows it.
  func witness(edge: Int32, node: Int32, of fold: Fold, limit: Int) -> Witness<System>? {
    let edge = facts.edges[Int(edge)]
    var node = fold.nodes[Int(node)]
    let path = Unfolding(facts).path(endingWith: edge.origin, in: edge.entry, limit: limit) { _ in
      let caller = node.caller
      if caller >= 0 { node = fold.nodes[Int(node.parent)] }
      return caller
    }
    return witness(path)
  }
}
