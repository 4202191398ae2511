/// Finds the resting heads and worlds from which a goal can no longer come.
///
/// A backward search tells in which worlds the goal can come without the frame going. Where it cannot, a fold over the
/// call graph adds the contexts: for each frame the values and worlds after which the goal can still come further down.
struct TrapSearch {
  /// Nil if no head needed a context.
  let fold: Fold?
  let states: [TrappedState]

  /// - Parameters:
  ///   - futures: the backward search for the possibility; it goes on as far as it takes to decide.
  ///   - runs: the graph itself, or its runs by length: where the traps are looked for.
  ///   - goesOn: asked from time to time; where it answers false, only those traps are told that were found.
  init(
    _ graph: Graph, _ futures: Futures, _ possibility: Possibility, reachedIn runs: Graph,
    goesOn: () -> Bool, when asked: (Int32) -> Int32
  ) {
    let facts = runs.facts
    let diagrams = graph.worlds.diagrams
    /// For each head the worlds in which it is reached, matters, and looks closed.
    var closed = [Int32](repeating: DecisionDiagrams.none, count: graph.headCount)
    for head in 0..<futures.landingBase where graph.isResting(head) {
      let looksClosed = diagrams.subtract(graph.reached(head).node, futures.open(head))
      if looksClosed != DecisionDiagrams.none {
        closed[Int(head)] = diagrams.and(looksClosed, asked(head))
      }
    }
    var places = closed.indices.filter { closed[$0] != DecisionDiagrams.none }
    func isDecided() -> Bool {
      for place in places { closed[place] = diagrams.subtract(closed[place], futures.open(Int32(place))) }
      places.removeAll { closed[$0] == DecisionDiagrams.none }
      return places.isEmpty
    }
    for place in places { futures.ask(about: Int32(place)) }
    if !places.isEmpty { futures.followReturns(until: isDecided) }
    guard !futures.isSpent, !isDecided() else {
      fold = nil
      states = []
      return
    }
    let stacks = StacksBeneath(runs, possibility) { closed[Int($0)] != DecisionDiagrams.none }
    let contexts = Contexts(graph, futures)
    let fold = Fold(
      facts, runs.calls, goesOn: goesOn,
      initial: { entry, tell in
        if stacks.isBeneath(entry) { tell(Contexts.none, facts.entries[Int(entry)].domain) }
      },
      above: { context, caller, worlds, tell in
        let callee = facts.callers[Int(caller)].callee
        if stacks.matters(to: callee) {
          let pair = runs.calls.pairs[Int(caller)]
          let (hole, head) = (facts.callers[Int(caller)].hole, facts.entries[Int(callee)].head)
          tell(contexts.context(of: head, over: hole, pair: pair, from: context), worlds)
        } else if stacks.isBeneath(callee) {
          tell(Contexts.none, worlds)
        }
      })
    let points = fold.points(
      facts,
      where: { target in
        Target.kind(target) == Target.headKind && closed[Int(Target.number(target))] != DecisionDiagrams.none
      },
      fact: { _ in 0 },
      keep: { target, node, worlds in
        let head = Target.number(target)
        let rest = diagrams.and(worlds, closed[Int(head)])
        if rest == DecisionDiagrams.none { return rest }
        return diagrams.subtract(rest, contexts.open(head, in: node.value))
      })
    self.fold = fold
    // A search that was stopped may take for closed what it has not followed.
    let known = futures.isSpent ? [] : points
    states = known.map {
      TrappedState(
        head: HeadID(number: Target.number($0.target)), worlds: WorldSet(node: $0.worlds), length: $0.length,
        place: $0.place)
    }
  }
}

/// The entries whose frames are, or have somewhere above them, a frame in which certain heads are reached.
private struct StacksBeneath {
  /// By entry whether it has such a frame above, and whether only frames of its own region lie between.
  private var beneath: [Bool]
  private var mattering: [Bool]

  init(_ graph: Graph, _ possibility: Possibility, _ isAsked: (_ head: Int32) -> Bool) {
    let facts = graph.facts
    let entries = facts.entries
    var closed = [Bool](repeating: false, count: entries.count)
    for edge in facts.edges where Target.kind(edge.target) == Target.headKind {
      if isAsked(Target.number(edge.target)) { closed[Int(edge.entry)] = true }
    }
    var before: [(entry: Int32, next: Int32, isShared: Bool)] = facts.callers.map {
      ($0.entry, $0.callee, possibility.shared[Int(entries[Int($0.callee)].head)])
    }
    for entry in entries.indices where entries[entry].isMoving {
      facts.forEachTail(of: Int32(entry)) { before.append((Int32(entry), $1, true)) }
    }
    let order = Grouping(count: before.count, groups: entries.count) { before[$0].next }
    func closure(_ passes: (Bool) -> Bool) -> [Bool] {
      var found = closed
      var open = closed.indices.filter { closed[$0] }
      while let entry = open.popLast() {
        for number in order[Int32(entry)] where passes(before[Int(number)].isShared) {
          let other = Int(before[Int(number)].entry)
          if found[other] { continue }
          found[other] = true
          open.append(other)
        }
      }
      return found
    }
    beneath = closure { _ in true }
    let region = closure { $0 }
    mattering = entries.indices.map { region[$0] && possibility.shared[Int(entries[$0].head)] }
  }

  /// Whether the frames lie beneath such a frame, or are one.
  func isBeneath(_ entry: Int32) -> Bool { beneath[Int(entry)] }

  /// Whether what comes after the frames of the entry have gone decides there.
  func matters(to entry: Int32) -> Bool { mattering[Int(entry)] }
}
