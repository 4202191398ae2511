/// The transitions that a ``Possibility`` accepts, indexed by target, by hole and by returned value.
struct AcceptedTransitions {
  /// For each transition, the worlds before it in which it is accepted.
  let guards: [Int32]
  /// For each transition, the relation from these worlds to the worlds after it; choices keep their values.
  let relations: [Int32]
  /// For each transition, the point (head or landing) at which it starts.
  let sources: [Int32]
  private let byTarget: Grouping
  private let byHole: Grouping
  private let byValue: Grouping
  /// One more than the highest value number.
  let valueCount: Int
  /// One more than the highest hole number.
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
    var values = 0
    for (hole, value) in table.landingPairs.pairs {
      holes = max(holes, Int(hole) + 1)
      values = max(values, Int(value) + 1)
    }
    for transition in table.transitions {
      let number = Int(Target.number(transition.target))
      switch Target.kind(transition.target) {
      case Target.callKind: holes = max(holes, Int(graph.facts.source.call(Int32(number)).second) + 1)
      case Target.valueKind: values = max(values, number + 1)
      default: break
      }
    }
    valueCount = values
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
    byValue = grouping(values) { Target.kind($0) == Target.valueKind ? Target.number($0) : nil }
  }

  /// The calls that leave this hole on the stack.
  @inline(__always)
  func leaving(_ hole: Int32) -> ArraySlice<Int32> { byHole[hole] }

  /// The transitions that return this value.
  @inline(__always)
  func returning(_ value: Int32) -> ArraySlice<Int32> { byValue[value] }

  @inline(__always)
  func leading(to point: Int32) -> ArraySlice<Int32> { byTarget[point] }

  @inline(__always)
  func isCall(_ transition: Int32, _ graph: Graph) -> Bool {
    Target.kind(graph.facts.table.transitions[Int(transition)].target) == Target.callKind
  }
}
