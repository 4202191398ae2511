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
    states = points.map {
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

/// The contexts of a possibility: for a frame, the values it can return, each with the worlds after which the
/// goal can still be reached in a frame beneath.
///
/// A frame outside the region of the frame beneath has the empty context. There can be exponentially many
/// contexts in the number of returned values; in practice there are one or two.
final class Contexts {
  /// The empty context: no return leads to the goal.
  static let none: Int32 = 0
  /// In place of a value: the result for values that are not listed is unknown, because the exploration was
  /// stopped.
  private static let others: Int32 = -1

  private let graph: Graph
  private let futures: Futures
  private let diagrams: DecisionDiagrams
  /// Values and sets of worlds in turn, ordered by value.
  private var contexts = Interner<[Int32]>()
  private var answers = PairNumbers()
  private var answersInOrder: [Int32] = []
  private var opened = PairNumbers()
  private var openedInOrder: [Int32] = []

  init(_ graph: Graph, _ futures: Futures) {
    self.graph = graph
    self.futures = futures
    diagrams = graph.worlds.diagrams
    _ = contexts.intern([])
  }

  /// The context of a frame that starts with the head and was called, over the hole, by a frame of the same
  /// region with `context`.
  ///
  /// - Parameter pair: the number of the pair (head, hole).
  func context(of head: Int32, over hole: Int32, pair: Int32, from context: Int32) -> Int32 {
    let key = answers.number(context, pair)
    if Int(key) < answersInOrder.count { return answersInOrder[Int(key)] }
    let isCut = graph.facts.cut != nil
    var found: [(value: Int32, worlds: Int32)] = isCut ? [(Self.others, DecisionDiagrams.every)] : []
    // All values that such frames return, because a frame may also be left by a transition that is not
    // accepted.
    graph.facts.forEachValue(returnedFrom: head) { value in
      let landing = graph.facts.table.landingPairs.find(hole, value)
      if landing < 0 { return }
      let worlds = open(futures.landingBase + landing, in: context)
      if worlds != DecisionDiagrams.none { futures.find(value) }
      if isCut || worlds != DecisionDiagrams.none { found.append((value, worlds)) }
    }
    found.sort { $0.value < $1.value }
    let answer = contexts.intern(found.flatMap { [$0.value, $0.worlds] })
    answersInOrder.append(answer)
    return answer
  }

  /// The worlds in which the goal can be reached from the point, if the stack beneath has the context.
  func open(_ point: Int32, in context: Int32) -> Int32 {
    let key = opened.number(point, context)
    if Int(key) < openedInOrder.count { return openedInOrder[Int(key)] }
    let beneath = contexts[context]
    futures.look(at: point)
    var worlds = futures.open(point)
    futures.forEachReturn(point) { value, relation in
      var after = beneath.first == Self.others ? DecisionDiagrams.every : DecisionDiagrams.none
      for place in stride(from: 0, to: beneath.count, by: 2) where beneath[place] == value {
        after = beneath[place + 1]
      }
      worlds = diagrams.or(worlds, graph.worlds.preimage(of: after, by: relation))
    }
    openedInOrder.append(worlds)
    return worlds
  }
}
