/// Lower bounds for runs to some goals: from each point, the least number of events to a goal.
///
/// The goals are only of interest in some worlds. If a bit has the same value in all of these, but not at the
/// start, a run has to change it on the way. So there is one lower bound for each such bit, and one for all
/// runs; see ``EventsToGoals``.
public struct GoalBound {
  /// What runs must do that come by in other worlds than these.
  fileprivate struct Need {
    let worlds: Int32
    /// For each point, the least number of events to a goal with the change on the way.
    let least: [Int32]
  }

  fileprivate let points: EventsToGoals
  fileprivate let least: [Int32]
  fileprivate let needs: [Need]
  fileprivate let relations: RelationDiagrams
  /// No run to a goal has fewer events; nil if there is none.
  public let leastLength: Int?

  /// - Parameters:
  ///   - goals: heads and landings, as targets, each with the worlds of interest.
  ///   - whole: a complete exploration.
  init(_ goals: [Int32: Int32], _ points: EventsToGoals, in whole: Saturation) {
    self.points = points
    let space = whole.worlds
    relations = space.relations
    let least = points.least(to: Set(goals.keys))
    self.least = least
    let wanted = goals.values.reduce(DecisionDiagrams.none) { space.diagrams.or($0, $1) }
    let initial = whole.source.initialHeads.reduce(DecisionDiagrams.none) {
      space.diagrams.or($0, $1.worlds)
    }
    // No transition changes the configuration.
    let configurations = space.forgetting(space.allBits, of: WorldSet(node: wanted)).node
    let needs =
      [Need(worlds: configurations, least: least.map { _ in EventsToGoals.never })]
      + (0..<space.bitCount).compactMap { bit in
        if space.choices[bit] { return nil }
        let value = !space.diagrams.isSubset(wanted, of: space.bit(bit, is: false).node)
        let worlds = space.bit(bit, is: value).node
        if !space.diagrams.isSubset(wanted, of: worlds) || space.diagrams.isSubset(initial, of: worlds) {
          return nil
        }
        let changing = points.least(
          over: { transition in
            let change = space.change(whole.table.transitions[Int(transition)].change)
            return change.mask[bit] && change.values[bit] == value
          }, then: least)
        return Need(worlds: worlds, least: changing)
      }
    self.needs = needs
    leastLength = whole.source.initialHeads.compactMap { head, worlds in
      let point = points.point(Target.head(head), from: head, isInitial: true)
      if point < 0 { return nil }
      let events = needs.reduce(least[Int(point)]) { most, need in
        let fulfilled = space.diagrams.and(worlds, need.worlds)
        return fulfilled == DecisionDiagrams.none ? max(most, need.least[Int(point)]) : most
      }
      return events == EventsToGoals.never ? nil : Int(events)
    }.min()
  }
}

/// Leaves out the parts of facts from which no goal can be reached within a number of events.
struct RunsToward {
  private let bound: GoalBound
  /// The most events of a run.
  private let length: Int
  /// Whether a longer run may reach a goal.
  private(set) var hasLeftOut = false
  /// For each fact, its point; -1 for none, -2 if it was not looked up.
  private var pointOfFact: [Int32] = []

  init(_ bound: GoalBound, upTo length: Int) {
    self.bound = bound
    self.length = length
  }

  /// The part of a relation that reaches the fact at this time and may come to a goal in time.
  mutating func kept(
    _ relation: Int32, of number: Int32, at time: Int, _ fact: FactTable.Fact, _ entry: Entry
  ) -> Int32 {
    while pointOfFact.count <= Int(number) { pointOfFact.append(-2) }
    if pointOfFact[Int(number)] == -2 {
      pointOfFact[Int(number)] = bound.points.point(
        fact.target, from: entry.head, isInitial: entry.isInitial)
    }
    let point = Int(pointOfFact[Int(number)])
    if point < 0 || isTooFar(bound.least[point], at: time) { return RelationDiagrams.none }
    var kept = relation
    for need in bound.needs where kept != RelationDiagrams.none && time + Int(need.least[point]) > length {
      let part = bound.relations.ending(kept, in: need.worlds)
      if part != kept, need.least[point] != EventsToGoals.never { hasLeftOut = true }
      kept = part
    }
    return kept
  }

  private mutating func isTooFar(_ events: Int32, at time: Int) -> Bool {
    if events == EventsToGoals.never { return true }
    if time + Int(events) > length { hasLeftOut = true }
    return time + Int(events) > length
  }
}
