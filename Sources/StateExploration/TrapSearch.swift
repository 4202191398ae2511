/// Finds the pairs of resting head and fact from which a goal can no longer come.
///
/// A backward search tells from where the goal can come without the frame going. Where it cannot, a fold over the call
/// graph adds the contexts: for each frame the values after which the goal can still come further down.
@usableFromInline
struct TrapSearch {
  /// Nil if no head needed a context.
  let fold: Fold?
  @usableFromInline let states: [NumberedState]

  @usableFromInline
  init(
    _ graph: Graph, _ marks: TransitionMarks, _ memo: FactMemo,
    when: (_ head: Int32, _ fact: Int32) -> Bool
  ) {
    let facts = graph.facts
    let futures = Futures(graph, marks: marks)
    let closed = (0..<futures.landingBase).map { head in
      facts.table.isAsked(head) && facts.table.resting[Int(head)] && !futures.isOpen(head)
    }
    guard closed.contains(true) else {
      fold = nil
      states = []
      return
    }
    let contexts = Contexts(graph, futures, isShared: marks.isShared)
    var pairs = PairNumbers()
    let fold = Fold(
      graph, initial: { pairs.number(0, memo.fact(ofInitial: $0)) },
      above: { value, call in
        let (context, fact) = pairs[value]
        return pairs.number(contexts.context(over: call, from: context), memo.fact(from: fact, over: call))
      })
    var collector = StateCollector()
    var questions = PairNumbers()
    var answers: [Bool] = []
    for (number, edge) in facts.edges.enumerated() where closed[Int(edge.head)] {
      let offset = edge.time - facts.entries[Int(edge.entry)].time
      var next = fold.first[Int(edge.entry)]
      while next >= 0 {
        let current = next
        let node = fold.nodes[Int(current)]
        next = node.next
        let (context, fact) = pairs[node.value]
        if contexts.isOpen(edge, in: context) { continue }
        let question = Int(questions.number(edge.head, fact))
        if question == answers.count { answers.append(when(edge.head, fact)) }
        guard answers[question] else { continue }
        collector.add(
          NumberedState(
            head: edge.head, fact: fact, length: node.time + offset, edge: Int32(number), node: current))
      }
    }
    self.fold = fold
    states = collector.sorted()
  }
}

/// What a search needs to know of each transition.
@usableFromInline
struct TransitionMarks {
  @usableFromInline var accepted: [Bool]
  @usableFromInline var isGoal: [Bool]
  /// For calls: the callee may reach the goal for its caller, and the reverse.
  @usableFromInline var isShared: [Bool]

  @usableFromInline
  init(accepted: [Bool], isGoal: [Bool], isShared: [Bool]) {
    self.accepted = accepted
    // What may not be used is no goal.
    self.isGoal = zip(isGoal, accepted).map { $0 && $1 }
    self.isShared = isShared
  }

  @usableFromInline
  init(count: Int) {
    accepted = [Bool](repeating: false, count: count)
    isGoal = accepted
    isShared = accepted
  }
}
