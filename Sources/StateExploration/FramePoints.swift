/// What a complete exploration has reached, as a graph without worlds. Frames that start with one head are
/// one part of the graph; initial ones are apart from called ones.
///
/// A point is a head, a landing, a call or a returned value in such frames.
struct FramePoints {
  /// A step within a frame, or from a call to the start of the called frame.
  struct Edge {
    let from: Int32
    let to: Int32
    /// 1 if it begins an event, otherwise 0.
    let events: Int32
    /// The transition; -1 for the start of a called frame.
    let transition: Int32
  }

  /// A called frame returns, and its caller continues.
  struct Return {
    /// The call, in the frame of the caller.
    let call: Int32
    /// The returned value, or the resting head as which the frame continues; in the called frame.
    let value: Int32
    /// Where the caller continues.
    let landing: Int32
  }

  /// The number of each pair of a kind of frame and a target.
  private(set) var numbers = PairNumbers()
  /// Steps within frames.
  private(set) var edges: [Edge] = []
  /// Steps from calls to the frames that they start.
  private(set) var entering: [Edge] = []
  private(set) var returns: [Return] = []
  /// The first point of each kind of frame.
  private(set) var starts: [Int32] = []
  /// For each kind of frame, its returned values as targets, and the resting heads as which it continues.
  private var values: [Int32: [(point: Int32, value: Int32)]] = [:]
  private var calls: [Int32] = []

  /// The kind of the frames that start with the head.
  static func frame(_ head: Int32, isInitial: Bool) -> Int32 { head << 1 | (isInitial ? 1 : 0) }

  init(_ whole: Saturation) {
    for entry in whole.entries {
      let frame = Self.frame(entry.head, isInitial: entry.isInitial)
      if numbers.find(frame, Target.head(entry.head)) < 0 {
        starts.append(point(frame, Target.head(entry.head), isMoving: entry.isMoving, whole))
      }
    }
    for edge in whole.edges { addTransitions(of: edge, whole) }
    // A called frame that continues as another one adds a call.
    var next = 0
    while next < calls.count {
      addReturns(to: calls[next], whole)
      next += 1
    }
  }

  private mutating func point(
    _ frame: Int32, _ target: Int32, isMoving: Bool, _ whole: Saturation
  ) -> Int32 {
    let count = numbers.pairs.count
    let number = numbers.number(frame, target)
    if Int(number) < count { return number }
    if Target.isTail(target) || Target.kind(target) == Target.callKind {
      calls.append(number)
    } else if Target.kind(target) == Target.valueKind {
      values[frame, default: []].append((number, Target.number(target)))
    } else if isMoving, Target.kind(target) == Target.headKind, whole.table.point(target).isResting {
      values[frame, default: []].append((number, Summary.tail(Target.number(target))))
    }
    return number
  }

  private mutating func addTransitions(of edge: PathEdge, _ whole: Saturation) {
    let entry = whole.entries[Int(edge.entry)]
    let frame = Self.frame(entry.head, isInitial: entry.isInitial)
    let from = point(frame, edge.target, isMoving: entry.isMoving, whole)
    let reached = whole.worlds.range(edge.relation)
    let events: Int32 = whole.table.point(edge.target).isResting ? 1 : 0
    whole.table.forEachTransition(of: edge.target) { number in
      let transition = whole.table.transitions[Int(number)]
      let worlds = whole.worlds.diagrams.and(reached, transition.guard)
      if worlds == DecisionDiagrams.none { return }
      let to = point(frame, transition.target, isMoving: entry.isMoving, whole)
      edges.append(Edge(from: from, to: to, events: events, transition: number))
    }
  }

  private mutating func addReturns(to call: Int32, _ whole: Saturation) {
    let (frame, target) = numbers[call]
    let (head, hole) = whole.source.call(Target.number(Target.withoutTail(target)))
    for isInitial in [false, true] {
      let called = Self.frame(head, isInitial: isInitial)
      let start = numbers.find(called, Target.head(head))
      if start < 0 { continue }
      entering.append(Edge(from: call, to: start, events: 0, transition: -1))
      for (value, key) in values[called] ?? [] {
        guard let landing = landing(in: frame, hole: hole, value: key, whole) else { continue }
        returns.append(Return(call: call, value: value, landing: landing))
      }
    }
  }

  /// The point at which the caller continues; nil if that is reached in no world.
  private mutating func landing(
    in frame: Int32, hole: Int32, value: Int32, _ whole: Saturation
  ) -> Int32? {
    if value < 0 {
      let call = Target.tail(Target.call(whole.source.callNumber(Summary.head(ofTail: value), hole)))
      return point(frame, call, isMoving: false, whole)
    }
    let number = whole.table.landingPairs.find(hole, value)
    let known = number < 0 ? -1 : numbers.find(frame, Target.landing(number))
    return known < 0 ? nil : known
  }
}
