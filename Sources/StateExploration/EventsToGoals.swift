/// For each point of a frame, a lower bound of the number of events to the next goal. It ignores worlds, but
/// uses only what a complete exploration has reached.
///
/// A run to a goal first leaves some frames by returns and then only enters frames. So the bound is computed
/// in two passes. A call that returns counts with the least number of events within the called frame.
///
/// Cost: linear in the transitions of all frames, and in calls × values that the called frames return.
struct EventsToGoals {
  private let points: FramePoints
  /// For each edge and each return, sorted by the point to which it leads.
  private let edgesInto: Grouping
  private let enteringInto: Grouping
  private let returnsInto: Grouping
  /// The returns sorted by the returned value.
  private let returnsOfValue: Grouping
  /// For each point, the least number of events from the start of its frame.
  private let fromStart: [Int32]

  /// The distance of a point from which no goal can be reached.
  static let never = Int32.max

  /// - Parameter whole: a complete exploration.
  init(_ whole: Saturation) {
    let points = FramePoints(whole)
    self.points = points
    let count = points.numbers.pairs.count
    edgesInto = Grouping(count: points.edges.count, groups: count) { points.edges[$0].to }
    enteringInto = Grouping(count: points.entering.count, groups: count) { points.entering[$0].to }
    returnsInto = Grouping(count: points.returns.count, groups: count) { points.returns[$0].landing }
    returnsOfValue = Grouping(count: points.returns.count, groups: count) { points.returns[$0].value }
    fromStart = Self.fromStart(points, returnsOfValue)
  }

  /// The number of a target in frames that start with the head; -1 if it is not reached there.
  func point(_ target: Int32, from head: Int32, isInitial: Bool) -> Int32 {
    points.numbers.find(FramePoints.frame(head, isInitial: isInitial), target)
  }

  /// For each point, the least number of events to one of the goals; ``never`` if none can be reached.
  ///
  /// - Parameter goals: heads and landings, as targets.
  func least(to goals: Set<Int32>) -> [Int32] {
    let pairs = points.numbers.pairs
    return least(to: pairs.indices.filter { goals.contains(pairs[$0].second) }.map { (Int32($0), 0) })
  }

  /// The same for runs with one of these transitions on the way.
  ///
  /// - Parameters:
  ///   - isOnTheWay: whether a transition is one of them.
  ///   - least: the least number of events from each point to a goal.
  func least(over isOnTheWay: (_ transition: Int32) -> Bool, then least: [Int32]) -> [Int32] {
    self.least(
      to: points.edges.compactMap { edge in
        let rest = least[Int(edge.to)]
        return rest != Self.never && isOnTheWay(edge.transition) ? (edge.from, edge.events + rest) : nil
      })
  }

  private func least(to goals: [(point: Int32, distance: Int32)]) -> [Int32] {
    var search = NearestFirst(count: points.numbers.pairs.count)
    for (point, distance) in goals { search.put(point, at: distance) }
    follow(&search, leavingFrames: false)
    search.restart()
    follow(&search, leavingFrames: true)
    return search.distances
  }

  /// Follows edges and returns backward.
  ///
  /// - Parameter isLeaving: whether the run returns from frames that it has not entered; it enters none then.
  private func follow(_ search: inout NearestFirst, leavingFrames isLeaving: Bool) {
    while let (point, distance) = search.take() {
      for number in edgesInto[point] {
        let edge = points.edges[Int(number)]
        search.put(edge.from, at: distance + edge.events)
      }
      if !isLeaving {
        for number in enteringInto[point] { search.put(points.entering[Int(number)].from, at: distance) }
      }
      for number in returnsInto[point] {
        let one = points.returns[Int(number)]
        let inside = fromStart[Int(one.value)]
        if inside != Self.never { search.put(one.call, at: distance + inside) }
        if isLeaving { search.put(one.value, at: distance) }
      }
    }
  }

  private static func fromStart(_ points: FramePoints, _ returnsOfValue: Grouping) -> [Int32] {
    let count = points.numbers.pairs.count
    let edgesFrom = Grouping(count: points.edges.count, groups: count) { points.edges[$0].from }
    let returnsOfCall = Grouping(count: points.returns.count, groups: count) { points.returns[$0].call }
    var search = NearestFirst(count: count)
    for start in points.starts { search.put(start, at: 0) }
    while let (point, distance) = search.take() {
      for number in edgesFrom[point] {
        let edge = points.edges[Int(number)]
        search.put(edge.to, at: distance + edge.events)
      }
      for number in returnsOfCall[point] {
        let one = points.returns[Int(number)]
        if search.isSettled(one.value) {
          search.put(one.landing, at: distance + search.distances[Int(one.value)])
        }
      }
      for number in returnsOfValue[point] {
        let one = points.returns[Int(number)]
        if search.isSettled(one.call) {
          search.put(one.landing, at: distance + search.distances[Int(one.call)])
        }
      }
    }
    return search.distances
  }
}

/// A search for least distances: points are taken in order of their distance.
private struct NearestFirst {
  private(set) var distances: [Int32]
  private var settled: [Bool]
  private var agenda = Agenda<Int32>()

  init(count: Int) {
    distances = [Int32](repeating: EventsToGoals.never, count: count)
    settled = [Bool](repeating: false, count: count)
  }

  func isSettled(_ point: Int32) -> Bool { settled[Int(point)] }

  /// Lowers the distance of a point; a greater one changes nothing.
  mutating func put(_ point: Int32, at distance: Int32) {
    guard distance < distances[Int(point)] else { return }
    distances[Int(point)] = distance
    agenda.put(point, at: Int(distance))
  }

  /// The nearest point that was not taken yet, with its distance; nil if there is none.
  mutating func take() -> (point: Int32, distance: Int32)? {
    while let point = agenda.take() {
      if settled[Int(point)] { continue }
      settled[Int(point)] = true
      return (point, distances[Int(point)])
    }
    return nil
  }

  /// Makes all points with a distance wait again.
  mutating func restart() {
    agenda = Agenda()
    for point in distances.indices where settled[point] {
      settled[point] = false
      agenda.put(Int32(point), at: Int(distances[point]))
    }
  }
}
