/// Leaves out facts from which no goal can be reached within a number of events.
struct RunsToward {
  private let bound: EventsToGoals
  private let least: [Int32]
  /// The most events of a run.
  let length: Int
  /// Whether a longer run may reach a goal.
  private(set) var hasLeftOut = false
  /// For each fact, the least number of events to a goal; -1 if it was not looked up.
  private var leastOfFact: [Int32] = []

  /// - Parameter least: the result of ``EventsToGoals/least(to:)``.
  init(_ bound: EventsToGoals, _ least: [Int32], length: Int) {
    self.bound = bound
    self.least = least
    self.length = length
  }

  /// Whether no run that reaches the fact at this time comes to a goal in time.
  mutating func leavesOut(_ number: Int32, at time: Int, _ fact: FactTable.Fact, _ entry: Entry) -> Bool {
    while leastOfFact.count <= Int(number) { leastOfFact.append(-1) }
    if leastOfFact[Int(number)] < 0 {
      let point = bound.point(fact.target, from: entry.head, isInitial: entry.isInitial)
      leastOfFact[Int(number)] = point < 0 ? EventsToGoals.never : least[Int(point)]
    }
    let events = leastOfFact[Int(number)]
    if events == EventsToGoals.never { return true }
    if time + Int(events) <= length { return false }
    hasLeftOut = true
    return true
  }
}
