/// The transitions that a ``Possibility`` accepts, indexed by the head to which they lead or which they call,
/// and by the hole that they leave.
struct AcceptedTransitions {
  /// For each transition, the worlds before it in which it is accepted.
  let guards: [Int32]
  /// For each transition, the relation from these worlds to the worlds after it; choices keep their values.
  let relations: [Int32]
  /// For each transition, the point (head or landing) at which it starts.
  let sources: [Int32]
  private let byTarget: Grouping
  private let byHole: Grouping
  /// One more than the highest number of a hole.
  let holeCount: Int

  init(_ graph: Graph, _ possibility: Possibility, pointCount: Int) {
    let table = graph.facts.table
    let worlds = graph.worlds
    precondition(
      possibility.goals.count == table.transitions.count
        && possibility.accepted.count == table.transitions.count
        && possibility.shared.count == graph.headCount
        && possibility.mayChange.count == graph.headCount)
    let guards = table.transitions.indices.map {
      worlds.diagrams.and(table.transitions[$0].guard, possibility.accepted[$0].node)
    }
    self.guards = guards
    relations = table.transitions.indices.map {
      worlds.relationKeepingChoices(guard: guards[$0], table.transitions[$0].change)
    }
    sources = table.transitions.indices.map { number in
      let owner = table.owner(Int32(number))
      let isHead = Target.kind(owner) == Target.headKind
      return isHead ? Target.number(owner) : Int32(graph.headCount) + Target.number(owner)
    }
    var holes = 0
    for (hole, _) in table.landingPairs.pairs { holes = max(holes, Int(hole) + 1) }
    for transition in table.transitions {
      guard Target.kind(transition.target) == Target.callKind else { continue }
      let hole = graph.facts.source.call(Target.number(transition.target)).second
      holes = max(holes, Int(hole) + 1)
    }
    holeCount = holes
    func grouping(_ groups: Int, _ group: (Int32) -> Int32?) -> Grouping {
      Grouping(count: table.transitions.count, groups: groups) { number in
        guards[number] == DecisionDiagrams.none ? -1 : group(table.transitions[number].target) ?? -1
      }
    }
    byTarget = grouping(pointCount) {
      switch Target.kind($0) {
      case Target.headKind: Target.number($0)
      case Target.callKind: graph.facts.source.call(Target.number($0)).first
      default: nil
      }
    }
    byHole = grouping(holes) {
      Target.kind($0) == Target.callKind ? graph.facts.source.call(Target.number($0)).second : nil
    }
  }

  /// The calls that leave this hole on the stack.
  @inline(__always)
  func leaving(_ hole: Int32) -> ArraySlice<Int32> { byHole[hole] }

  @inline(__always)
  func leading(to point: Int32) -> ArraySlice<Int32> { byTarget[point] }

  @inline(__always)
  func isCall(_ transition: Int32, _ graph: Graph) -> Bool {
    Target.kind(graph.facts.table.transitions[Int(transition)].target) == Target.callKind
  }
}
