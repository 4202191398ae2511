/// A transition of a frame of which an observer knows the fact.
///
/// For a call it is what the frame that calls knows, for a return what the frame that goes knows; where the event goes
/// on in an exposed frame, what that frame knows.
public struct ObservedTransition<Fact: Hashable> {
  /// The transition.
  public let id: TransitionID
  /// What the observer knows of the stack beneath the frame.
  public let fact: Fact
  /// Events of a shortest run that ends so.
  public let length: Int

  @usableFromInline let derivation: NumberedTransition

  @inlinable
  init(fact: Fact, derivation: NumberedTransition) {
    id = TransitionID(number: derivation.origin.transition)
    self.fact = fact
    length = derivation.length
    self.derivation = derivation
  }
}

/// A transition with a fact, and its shortest derivation.
@usableFromInline
struct NumberedTransition {
  @usableFromInline let origin: Origin
  @usableFromInline let fact: Int32
  @usableFromInline let length: Int
  let entry: Int32
  let node: Int32
}

extension Observation {
  /// All reachable pairs of transition and fact, those with shorter witnesses first.
  ///
  /// Computed anew on each call. Cost: path edges × facts per entry, then callers × values of the callee × facts.
  @inlinable
  public func transitions() -> [ObservedTransition<Fact>] { transitions(where: { _ in true }) { _ in true } }

  /// The reachable pairs of a transition and a fact that both matter, those with shorter witnesses first. Each transition
  /// and each fact is asked about once.
  @inlinable
  public func transitions(
    where matters: (TransitionID) -> Bool, knowing isKnown: (Fact) -> Bool
  ) -> [ObservedTransition<Fact>] {
    let transitions = (0..<interned.labelNumbers.count).map { matters(TransitionID(number: Int32($0))) }
    let facts = numbers.facts.elements.map(isKnown)
    return folded.transitions(exploration.graph, where: transitions, knowing: facts).map {
      ObservedTransition(fact: numbers.facts[$0.fact], derivation: $0)
    }
  }

  @inlinable var interned: InternedSystem<System> { exploration.interned }

  /// A shortest run that ends with the transition; nil if it has more than `limit` transitions.
  public func witness(to transition: ObservedTransition<Fact>, limit: Int = 100_000) -> Witness<System>? {
    let derivation = transition.derivation
    return exploration.witness(
      endingWith: derivation.origin, in: derivation.entry, node: derivation.node, of: folded.fold,
      limit: limit)
  }
}

extension FoldedStates {
  @usableFromInline
  func transitions(
    _ graph: Graph, where matters: [Bool], knowing isKnown: [Bool]
  ) -> [NumberedTransition] {
    let facts = graph.facts
    let heads = facts.table.heads.map { $0.lowerBound >= 0 && $0.contains { matters[Int($0)] } }
    let landings = facts.table.landings.map { $0.transitions.contains { matters[Int($0)] } }
    var sources = StateCollector()
    for (number, edge) in facts.edges.enumerated() where heads[Int(edge.head)] {
      let offset = edge.time - facts.entries[Int(edge.entry)].time
      fold.forEachNode(of: edge.entry) { node, value, time in
        guard isKnown[Int(value)] else { return }
        sources.add(
          NumberedState(head: edge.head, fact: value, length: time + offset, edge: Int32(number), node: node))
      }
    }
    var pairs = PairNumbers()
    for (number, caller) in facts.callers.enumerated() {
      let offset =
        caller.time - facts.entries[Int(caller.entry)].time - facts.entries[Int(caller.callee)].time
      var next = facts.entries[Int(caller.callee)].firstSummary
      while next >= 0 {
        let summary = facts.summaries[Int(next)]
        let landing = facts.table.landing(hole: caller.hole, value: summary.value)
        let current = next
        next = summary.next
        guard landing >= 0, landings[Int(landing)] else { continue }
        let pair = pairs.number(Int32(number), current)
        fold.forEachNode(of: caller.entry) { node, value, time in
          guard isKnown[Int(value)] else { return }
          sources.add(
            NumberedState(
              head: -1 - landing, fact: value, length: time + offset + summary.time, edge: -1 - pair,
              node: node))
        }
      }
    }
    var found: [NumberedTransition] = []
    for state in sources.states {
      let isHead = state.head >= 0
      let range =
        isHead
        ? facts.table.heads[Int(state.head)] : facts.table.landings[Int(-1 - state.head)].transitions
      let weight = isHead && facts.table.resting[Int(state.head)] ? 1 : 0
      let landing = isHead ? (first: state.edge, second: -1) : pairs[-1 - state.edge]
      let entry =
        isHead ? facts.edges[Int(state.edge)].entry : facts.callers[Int(landing.first)].entry
      for transition in range where matters[Int(transition)] {
        found.append(
          NumberedTransition(
            origin: Origin(from: landing.first, summary: landing.second, transition: transition),
            fact: state.fact, length: state.length + weight, entry: entry, node: state.node))
      }
    }
    return orderByLength(found.count) { found[$0].length }.map { found[Int($0)] }
  }
}
