/// The accepted transitions, found by the head that they lead to.
struct Predecessors {
  private let landingBase: Int32
  private let sources: [Int32]
  private let stays: Grouping
  private let calls: Grouping

  init(
    _ table: TransitionTable, pointCount: Int, landingBase: Int32, sources: [Int32], accepted: [Bool]
  ) {
    self.landingBase = landingBase
    self.sources = sources
    stays = Grouping(count: table.packed.count, groups: pointCount) { transition in
      let packed = table.packed[transition]
      return accepted[transition] && packed.hole == TransitionTable.stay ? packed.target : -1
    }
    calls = Grouping(count: table.packed.count, groups: pointCount) { transition in
      let packed = table.packed[transition]
      return accepted[transition] && packed.hole >= 0 ? packed.target : -1
    }
  }

  /// The head or landing at which the transition starts.
  @inline(__always)
  func point(of transition: Int) -> Int32 {
    let source = sources[transition]
    return source >= 0 ? source : landingBase - 1 - source
  }

  @inline(__always)
  func forEachStay(to point: Int32, _ body: (Int32) -> Void) {
    for transition in stays[point] { body(self.point(of: Int(transition))) }
  }

  @inline(__always)
  func forEachCall(of head: Int32, _ body: (Int32) -> Void) {
    for transition in calls[head] { body(transition) }
  }
}

/// Numbers sorted into groups, in order within each.
struct Grouping {
  private(set) var starts: [Int32]
  private(set) var members: [Int32]

  /// Sorts `0..<count`; a group of -1 leaves the number out. Linear.
  init(count: Int, groups: Int, group: (Int) -> Int32) {
    starts = [Int32](repeating: 0, count: groups + 1)
    for number in 0..<count {
      let group = group(number)
      if group >= 0 { starts[Int(group) + 1] += 1 }
    }
    for group in 0..<groups { starts[group + 1] += starts[group] }
    members = [Int32](repeating: 0, count: Int(starts[groups]))
    var ends = starts
    for number in 0..<count {
      let group = group(number)
      guard group >= 0 else { continue }
      members[Int(ends[Int(group)])] = Int32(number)
      ends[Int(group)] += 1
    }
  }

  @inline(__always)
  subscript(group: Int32) -> ArraySlice<Int32> {
    members[Int(starts[Int(group)])..<Int(starts[Int(group) + 1])]
  }
}
