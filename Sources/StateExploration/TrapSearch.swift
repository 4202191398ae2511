/// Finds the resting heads and worlds from which a goal cannot be reached any more.
///
/// A backward search computes the worlds in which the goal can be reached before the frame is popped. For the
/// others, a fold over the call graph adds contexts: for each frame, the returned values and worlds after
/// which the goal can still be reached in a frame beneath.
struct TrapSearch {
  /// The fold over contexts; nil if no head needed one.
  let fold: Fold?
  let states: [TrappedState]

  /// - Parameters:
  ///   - futures: the backward search for the possibility. It is continued as far as needed.
  ///   - runs: the exploration in which traps are searched: `graph` itself, or its shortest runs.
  ///   - goesOn: called from time to time; if it returns false, only the traps found so far are returned.
  init(
    _ graph: Graph, _ futures: Futures, _ possibility: Possibility, reachedIn runs: Graph,
    goesOn: () -> Bool, when asked: (Int32) -> Int32
  ) {
    let facts = runs.facts
    let diagrams = graph.worlds.diagrams
    /// For each head, the worlds in which it is reached, is of interest, and has no known way to the goal
    /// within its frame.
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
    // After a stopped search, points that were not followed may wrongly count as traps.
    let known = futures.isSpent ? [] : points
    states = known.map {
      TrappedState(
        head: HeadID(number: Target.number($0.target)), worlds: WorldSet(node: $0.worlds), length: $0.length,
        place: $0.place)
    }
  }
}

/// The entries whose frames can lie beneath a frame in which certain heads are reached, or are such frames.
private struct StacksBeneath {
  /// For each entry: whether such a frame lies above; and whether only frames of its own region lie between.
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

  /// Whether frames of the entry are such frames or lie beneath one.
  func isBeneath(_ entry: Int32) -> Bool { beneath[Int(entry)] }

  /// Whether it matters there what happens after frames of the entry are popped.
  func matters(to entry: Int32) -> Bool { mattering[Int(entry)] }
}
