/// The result of an exploration in numbers: the part that does not depend on the types of the machine.
@usableFromInline
final class Graph {
  let facts: Saturation
  let calls: CallGraph
  /// A fold with one value for all frames: the entries in reachable stacks, with lengths.
  let frames: Fold
  /// The reached heads ordered by length, and the resting ones of them.
  let states: [ReachedState]
  let restingStates: [ReachedState]
  /// Ordered by length, then by discovery of the head or landing.
  let reachedTransitions: [ReachedTransition]
  /// How many heads have numbers, including unreached ones.
  let headCount: Int
  /// For each head, the worlds in which it is reached.
  private let reachedWorlds: [Int32]

  @usableFromInline
  convenience init(_ source: TransitionSource, limits: ExplorationLimits) {
    self.init(Saturation(source, limits: limits))
  }

  /// Explores the same machine again, without lengths.
  @usableFromInline
  convenience init(withoutLengthsOf known: Graph, _ source: TransitionSource, limits: ExplorationLimits) {
    var bound = known.facts.bound
    if !bound.isFound { bound = EntryBound(source, limits: limits, knowing: bound.table) }
    self.init(Saturation(Closure(source, limits: limits, bound: bound)))
  }

  /// Explores a machine that has a part of the transitions of another one; with lengths if `whole` has them.
  @usableFromInline
  convenience init(partOf whole: Graph, _ source: TransitionSource, limits: ExplorationLimits) {
    var bound = whole.facts.bound
    bound.table = TransitionTable()
    if !bound.isFound { bound = EntryBound(source, limits: limits) }
    self.init(
      whole.facts.countsEvents
        ? Saturation(source, limits: limits, bound: bound)
        : Saturation(Closure(source, limits: limits, bound: bound)))
  }

  init(_ facts: Saturation) {
    let source = facts.source
    var facts = facts
    let table = facts.table
    calls = CallGraph(facts)
    frames = Fold(
      facts, calls, limit: facts.mostNodesOfFold,
      initial: { entry, tell in tell(0, facts.entries[Int(entry)].domain) },
      above: { _, _, worlds, tell in tell(0, worlds) })
    if frames.isCut { facts.stopWithin(.relations) }
    self.facts = facts
    let points = frames.isCut ? [] : frames.points(facts, where: { _ in true }, fact: { _ in 0 })
    states = points.compactMap { point in
      guard Target.kind(point.target) == Target.headKind else { return nil }
      return ReachedState(
        head: HeadID(number: Target.number(point.target)), worlds: WorldSet(node: point.worlds),
        length: point.length, place: point.place)
    }
    restingStates = states.filter { table.heads[Int($0.head.number)].isResting }
    reachedTransitions = Self.reachedTransitions(facts, points)
    var headCount = table.heads.count
    for transition in table.transitions {
      let number = Target.number(transition.target)
      switch Target.kind(transition.target) {
      case Target.headKind: headCount = max(headCount, Int(number) + 1)
      case Target.callKind: headCount = max(headCount, Int(source.call(number).first) + 1)
      default: break
      }
    }
    self.headCount = source.initialHeads.reduce(headCount) { max($0, Int($1.head) + 1) }
    var reachedWorlds = [Int32](repeating: DecisionDiagrams.none, count: self.headCount)
    for state in states {
      let head = Int(state.head.number)
      reachedWorlds[head] = source.worlds.diagrams.or(reachedWorlds[head], state.worlds.node)
    }
    self.reachedWorlds = reachedWorlds
  }

  private static func reachedTransitions(
    _ facts: Saturation, _ points: [FoldedPoint]
  ) -> [ReachedTransition] {
    var found: [ReachedTransition] = []
    for point in points {
      let length = point.length + (facts.table.point(point.target).isResting ? 1 : 0)
      facts.table.forEachTransition(of: point.target) { transition in
        let worlds = facts.worlds.diagrams.and(
          point.worlds, facts.table.transitions[Int(transition)].guard)
        if worlds == DecisionDiagrams.none { return }
        found.append(
          ReachedTransition(
            id: TransitionID(number: transition), worlds: WorldSet(node: worlds), length: length,
            place: point.place))
      }
    }
    return orderByLength(found.count) { found[$0].length }.map { found[Int($0)] }
  }

  var worlds: WorldSpace { facts.worlds }
  var transitionCount: Int { facts.table.transitions.count }

  /// A transition in numbers: where it starts and what it does.
  @usableFromInline
  struct Step {
    /// The head, or -1 for a landing.
    @usableFromInline let head: Int32
    /// The hole and the value of the landing, or -1 for a head.
    @usableFromInline let landingHole: Int32
    @usableFromInline let landingValue: Int32
    @usableFromInline let isEvent: Bool
    @usableFromInline let target: Int32
    @usableFromInline let label: Int32
    @usableFromInline let move: Int32
    @usableFromInline let `guard`: Int32
    @usableFromInline let change: Int32
  }

  @usableFromInline
  func step(_ transition: Int32) -> Step {
    let known = facts.table.transitions[Int(transition)]
    let site = facts.table.sites[Int(known.site)]
    let number = Target.number(site.owner)
    let isHead = Target.kind(site.owner) == Target.headKind
    let landing = isHead ? (first: -1, second: -1) : facts.table.landingPairs[number]
    return Step(
      head: isHead ? number : -1, landingHole: landing.first, landingValue: landing.second,
      isEvent: isHead && facts.table.heads[Int(number)].isResting, target: known.target, label: known.label,
      move: site.move, guard: known.guard, change: known.change)
  }

  @usableFromInline
  func label(_ transition: Int32) -> Int32 { facts.table.transitions[Int(transition)].label }

  @usableFromInline
  func isReached(_ head: Int32) -> Bool { reached(head) != .empty }

  /// The head that a transition calls and the hole that it leaves; the transition is a call.
  func call(_ transition: Int32) -> (head: Int32, hole: Int32) {
    let (head, hole) = facts.source.call(Target.number(facts.table.transitions[Int(transition)].target))
    return (head, hole)
  }

  func isResting(_ head: Int32) -> Bool { facts.table.point(Target.head(head)).isResting }

  func reached(_ head: Int32) -> WorldSet { WorldSet(node: reachedWorlds[Int(head)]) }

  func transitions(of head: Int32) -> [TransitionID] {
    var ids: [TransitionID] = []
    facts.table.forEachTransition(of: Target.head(head)) { ids.append(TransitionID(number: $0)) }
    return ids
  }
}

/// The callers grouped by the entry of the calling frame, in order of discovery. Tail calls are left out.
struct CallGraph {
  private let order: Grouping
  /// For each caller, the number of its pair (hole, called head).
  let pairs: [Int32]

  init(_ facts: Saturation) {
    var numbers = PairNumbers()
    pairs = facts.callers.map { numbers.number($0.hole, facts.entries[Int($0.callee)].head) }
    order = Grouping(count: facts.callers.count, groups: facts.entries.count) {
      facts.callers[$0].isTail ? -1 : facts.callers[$0].entry
    }
  }

  @inline(__always)
  func callers(from entry: Int32) -> ArraySlice<Int32> { order[entry] }
}
