/// All that was derived, in numbers: the part of an exploration that does not depend on the machine's types.
@usableFromInline
final class Graph {
  let facts: Saturation
  /// The reachable heads, then the reachable transitions, each by length.
  @usableFromInline let heads: [HeadID]
  @usableFromInline let transitions: [TransitionID]
  /// Length of the shortest run that ends with the transition; -1 if it was not reached.
  let lengths: [Int]
  /// For each transition its head, or `-1 - landing`.
  let sources: [Int32]
  let calls: CallGraph
  /// How many heads have numbers, those that a limit cut off included.
  let headCount: Int

  @usableFromInline
  init(_ source: TransitionSource, limits: ExplorationLimits) {
    let facts = Saturation(source, limits: limits)
    self.facts = facts
    heads = facts.edges.indices.compactMap { edge in
      let head = facts.edges[edge].head
      return facts.firstEdge[Int(head)] == Int32(edge) ? HeadID(number: head) : nil
    }
    let reached = ReachedTransitions(facts)
    transitions = reached.order.map { TransitionID(number: $0) }
    lengths = reached.lengths
    sources = reached.sources
    calls = CallGraph(facts)
    headCount = facts.table.packed.reduce(facts.table.heads.count) { count, packed in
      packed.hole == TransitionTable.return ? count : max(count, Int(packed.target) + 1)
    }
  }

  @usableFromInline var cut: ExplorationCut? { facts.cut }
  @usableFromInline var transitionCount: Int { sources.count }

  /// Where a transition starts and what it does, in numbers.
  @usableFromInline
  struct Step {
    /// The head, or -1 for a landing.
    @usableFromInline let head: Int32
    /// The landing's hole and value, or -1 for a head.
    @usableFromInline let landingHole: Int32
    @usableFromInline let landingValue: Int32
    @usableFromInline let isEvent: Bool
    @usableFromInline let target: Int32
    @usableFromInline let hole: Int32
  }

  @usableFromInline
  func step(_ transition: Int32) -> Step {
    let source = sources[Int(transition)]
    let packed = facts.table.packed[Int(transition)]
    if source >= 0 {
      return Step(
        head: source, landingHole: -1, landingValue: -1, isEvent: facts.table.resting[Int(source)],
        target: packed.target, hole: packed.hole)
    }
    let landing = facts.table.landings[Int(-1 - source)]
    return Step(
      head: -1, landingHole: landing.hole, landingValue: landing.value, isEvent: false,
      target: packed.target, hole: packed.hole)
  }

  /// The pairs of a hole and a head called over it.
  @usableFromInline
  var callPairs: [(hole: Int32, head: Int32)] {
    calls.pairs.map { (hole: $0.first, head: head(ofEntry: $0.second)) }
  }

  @usableFromInline var callPairCount: Int { calls.pairCount }

  @usableFromInline
  func isResting(_ head: Int32) -> Bool { facts.table.resting[Int(head)] }

  @usableFromInline
  func isReached(_ head: Int32) -> Bool { facts.table.isAsked(head) }

  /// The number of the head with which frames of the entry start.
  @usableFromInline
  func head(ofEntry entry: Int32) -> Int32 { facts.entries[Int(entry)].head }
}

/// The callers by the entry of the frame that calls, in order of discovery.
struct CallGraph {
  struct Call {
    var callee: Int32
    var caller: Int32
    /// The number of the pair of hole and callee.
    var pair: Int32
    var hole: Int32
    /// The transition that called.
    var transition: Int32
    /// Events from the start of the frame that calls to the start of the frame called.
    var length: Int
  }

  private let starts: [Int32]
  private let calls: [Call]
  /// The pairs of hole and callee there are.
  let pairs: [(first: Int32, second: Int32)]
  var pairCount: Int { pairs.count }

  init(_ facts: Saturation) {
    let order = Grouping(count: facts.callers.count, groups: facts.entries.count) { facts.callers[$0].entry }
    var pairs = PairNumbers()
    starts = order.starts
    calls = order.members.map { number in
      let caller = facts.callers[Int(number)]
      return Call(
        callee: caller.callee, caller: number, pair: pairs.number(caller.hole, caller.callee),
        hole: caller.hole, transition: caller.origin.transition,
        length: caller.time - facts.entries[Int(caller.entry)].time)
    }
    self.pairs = pairs.pairs
  }

  @inline(__always)
  func forEach(from entry: Int32, _ body: (Call) -> Void) {
    calls.withUnsafeBufferPointer { calls in
      for number in Int(starts[Int(entry)])..<Int(starts[Int(entry) + 1]) { body(calls[number]) }
    }
  }
}
