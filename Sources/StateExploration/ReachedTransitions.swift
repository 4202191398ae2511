/// The transitions that were reached, with lengths, in order of length and then of number.
struct ReachedTransitions {
  private(set) var order: [Int32] = []
  private(set) var lengths: [Int]
  private(set) var sources: [Int32]

  init(_ facts: Saturation) {
    let table = facts.table
    let last = facts.cut.map { $0.completedLength + 1 } ?? .max
    lengths = [Int](repeating: -1, count: table.packed.count)
    sources = [Int32](repeating: 0, count: table.packed.count)
    for head in facts.firstEdge.indices where facts.firstEdge[head] >= 0 {
      let time = facts.edges[Int(facts.firstEdge[head])].time + (table.resting[head] ? 1 : 0)
      for transition in table.heads[head] {
        lengths[Int(transition)] = time
        sources[Int(transition)] = Int32(head)
      }
    }
    for landing in table.landings.indices {
      for transition in table.landings[landing].transitions {
        sources[Int(transition)] = -1 - Int32(landing)
        let time = facts.firstLandings[landing].time
        if time <= last { lengths[Int(transition)] = time }
      }
    }
    let reached = lengths.indices.filter { [lengths] in lengths[$0] >= 0 }
    order = orderByLength(reached.count) { [lengths] in lengths[reached[$0]] }.map { Int32(reached[Int($0)]) }
  }
}
