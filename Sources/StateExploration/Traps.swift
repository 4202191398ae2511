/// The reachable states from which the goal of a possibility can no longer come.
///
/// Exact also where the answer depends on the stack beneath: beside each frame goes the set of values after which the
/// goal can still come further down. The states listed are traps even if the exploration was cut; only if it is
/// complete are they all.
public struct Traps<System: PushdownSystem, Fact: Hashable> {
  /// The trapped pairs of resting head and fact, those with shorter witnesses first.
  public let states: [ObservedState<Fact>]

  private let exploration: Exploration<System>
  private let fold: Fold?

  /// A shortest run into the trap; nil if it has more than `limit` transitions.
  public func witness(to state: ObservedState<Fact>, limit: Int = 100_000) -> Witness<System>? {
    guard let fold else { return nil }
    return exploration.witness(edge: state.edge, node: state.node, of: fold, limit: limit)
  }

  init(
    _ exploration: Exploration<System>, above: FactsAbove<System, Fact>, _ possibility: Possibility<System>,
    when: (System.Head, Fact) -> Bool
  ) {
    self.exploration = exploration
    let facts = exploration.facts
    let marks = exploration.marks(of: possibility)
    let headCount = exploration.interned.heads.count
    let futures = Futures(facts, headCount: headCount, sources: exploration.sources, marks: marks)
    let closed = (0..<headCount).map { head in
      facts.table.isAsked(Int32(head)) && facts.table.resting[head] && !futures.isOpen(Int32(head))
    }
    guard closed.contains(true) else {
      states = []
      fold = nil
      return
    }
    let contexts = Contexts(facts, futures, isShared: marks.isShared)
    var pairs = Interner<Contexts.Pair>()
    let fold = Fold(
      facts, initial: { pairs.intern(.init(context: 0, fact: above.initial(entry: $0))) },
      above: { value, caller in
        let pair = pairs[value]
        return pairs.intern(
          .init(
            context: contexts.context(over: caller, from: pair.context),
            fact: above.fact(over: caller, from: pair.fact)))
      })
    self.fold = fold
    var collector = StateCollector()
    var asked: [Contexts.Pair: Bool] = [:]
    for (number, edge) in facts.edges.enumerated() where closed[Int(edge.head)] {
      let offset = edge.time - facts.entries[Int(edge.entry)].time
      var next = fold.first[Int(edge.entry)]
      while next >= 0 {
        let node = fold.nodes[Int(next)]
        let number = (edge: Int32(number), node: next)
        next = node.next
        let pair = pairs[node.value]
        if contexts.isOpen(edge, in: pair.context) { continue }
        let question = Contexts.Pair(context: edge.head, fact: pair.fact)
        let holds =
          asked[question] ?? when(exploration.interned.heads[edge.head], above.facts[pair.fact])
        asked[question] = holds
        guard holds else { continue }
        collector.add(
          .init(
            head: edge.head, fact: pair.fact, length: node.time + offset, edge: number.edge,
            node: number.node))
      }
    }
    states = collector.sorted().map { state in
      ObservedState(
        head: HeadID(number: state.head), fact: above.facts[state.fact], length: state.length,
        edge: state.edge, node: state.node)
    }
  }
}

extension Exploration {
  /// The reachable resting heads with which `when` holds and from which the goal can no longer come.
  ///
  /// Predicates are asked once per transition and once per closed head. Cost: a backward search, linear in the
  /// transitions, and if some head looks closed, a fold over the call graph.
  public func traps(
    _ possibility: Possibility<System>, when: (System.Head) -> Bool = { _ in true }
  ) -> Traps<System, NoFact> {
    let observer = Observer<System, NoFact>(initial: { _ in NoFact() }, above: { _, _, _ in NoFact() })
    return Traps(self, above: FactsAbove(self, observer), possibility) { head, _ in when(head) }
  }

  func marks(of possibility: Possibility<System>) -> Futures.Marks {
    let count = sources.count
    var marks = Futures.Marks(
      accepted: [Bool](repeating: false, count: count), isGoal: [Bool](repeating: false, count: count),
      isShared: [Bool](repeating: false, count: count))
    for number in 0..<count {
      let transition = self[TransitionID(number: Int32(number))]
      marks.accepted[number] = !transition.isEvent || possibility.through(transition)
      guard marks.accepted[number] else { continue }
      marks.isGoal[number] = possibility.goal(transition)
    }
    for number in 0..<count {
      guard case .call(let callee, let hole) = outcome(of: number) else { continue }
      switch possibility.scope {
      case .stack: marks.isShared[number] = true
      case .frame: marks.isShared[number] = false
      case .region(let isShared): marks.isShared[number] = isShared(hole, callee)
      }
    }
    return marks
  }
}

extension Observation {
  /// The reachable pairs of resting head and fact with which `when` holds and from which the goal can no longer come.
  public func traps(
    _ possibility: Possibility<System>, when: (System.Head, Fact) -> Bool = { _, _ in true }
  ) -> Traps<System, Fact> {
    Traps(exploration, above: above, possibility, when: when)
  }
}

/// What is known beneath where no observer looks.
public struct NoFact: Hashable, Sendable {}
