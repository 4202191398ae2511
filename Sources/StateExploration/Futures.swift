/// Backward search over heads and landings: from where can a goal come in the same frame or above, and with which
/// values can the frame go?
///
/// A *point* is a head, or behind the last head a landing. Saturation over facts (point, what is possible there); what
/// a call can return links the caller to the landings of these values. Linear in points × values of a frame.
struct Futures {
  /// The goal can come.
  static let goal: Int32 = -1
  /// The exploration was cut before it could tell.
  static let unknown: Int32 = -2

  private struct Fact {
    var point: Int32
    var value: Int32
    var next: Int32
  }

  let landingBase: Int32
  private var facts: [Fact] = []
  private var first: [Int32]
  /// What is known of each point: bits 0 to 61 for values, 62 and 63 for the marks; other values are in the index.
  private var masks: [UInt64]
  private var index = IndexTable()
  /// Points that continue at a landing, found while searching.
  private var links: [(point: Int32, next: Int32)] = []
  private var firstLink: [Int32]

  init(_ graph: Graph, marks: TransitionMarks) {
    let saturation = graph.facts
    let sources = graph.sources
    let headCount = graph.headCount
    landingBase = Int32(headCount)
    let points = headCount + saturation.table.landings.count
    first = [Int32](repeating: -1, count: points)
    masks = [UInt64](repeating: 0, count: points)
    firstLink = [Int32](repeating: -1, count: points)
    let predecessors = Predecessors(
      saturation.table, pointCount: points, landingBase: landingBase, sources: sources,
      accepted: marks.accepted)
    for head in 0..<headCount where !saturation.table.isAsked(Int32(head)) {
      add(Int32(head), Self.unknown)
    }
    for transition in sources.indices where marks.accepted[transition] {
      let point = predecessors.point(of: transition)
      if marks.isGoal[transition] { add(point, Self.goal) }
      let packed = saturation.table.packed[transition]
      if packed.hole == TransitionTable.return { add(point, packed.target) }
    }
    var position = 0
    while position < facts.count {
      let fact = facts[position]
      position += 1
      predecessors.forEachStay(to: fact.point) { add($0, fact.value) }
      var link = firstLink[Int(fact.point)]
      while link >= 0 {
        add(links[Int(link)].point, fact.value)
        link = links[Int(link)].next
      }
      guard fact.point < landingBase else { continue }
      predecessors.forEachCall(of: fact.point) { transition in
        let point = predecessors.point(of: Int(transition))
        if fact.value == Self.unknown {
          add(point, Self.unknown)
        } else if fact.value == Self.goal {
          if marks.isShared[Int(transition)] { add(point, Self.goal) }
        } else {
          let hole = saturation.table.packed[Int(transition)].hole
          connect(point, to: saturation.table.landing(hole: hole, value: fact.value))
        }
      }
    }
  }

  /// Whether the goal can come at the point without the frame going, or nobody knows.
  func isOpen(_ point: Int32) -> Bool { has(point, Self.goal) || has(point, Self.unknown) }

  /// Whether a value that the frame can hand down at the point satisfies the predicate.
  func canReturn(_ point: Int32, where predicate: (Int32) -> Bool) -> Bool {
    var fact = first[Int(point)]
    while fact >= 0 {
      let value = facts[Int(fact)].value
      if value >= 0, predicate(value) { return true }
      fact = facts[Int(fact)].next
    }
    return false
  }

  /// The bit of the first values and of the two marks; nil for the others.
  @inline(__always)
  private func bit(_ value: Int32) -> UInt64? {
    value < 62 ? 1 << UInt64(truncatingIfNeeded: value & 63) : nil
  }

  @inline(__always)
  private func has(_ point: Int32, _ value: Int32) -> Bool {
    if let bit = bit(value) { return masks[Int(point)] & bit != 0 }
    return index.find(mix(point, value)) { facts[$0].point == point && facts[$0].value == value } >= 0
  }

  @inline(__always)
  private mutating func add(_ point: Int32, _ value: Int32) {
    if has(point, value) { return }
    let fact = Int32(facts.count)
    facts.append(Fact(point: point, value: value, next: first[Int(point)]))
    first[Int(point)] = fact
    if let bit = bit(value) {
      masks[Int(point)] |= bit
    } else {
      index.insert(fact, mix(point, value)) { [facts] in mix(facts[$0].point, facts[$0].value) }
    }
  }

  private mutating func connect(_ point: Int32, to landing: Int32) {
    if landing < 0 { return add(point, Self.unknown) }
    let target = Int(landingBase + landing)
    links.append((point, firstLink[target]))
    firstLink[target] = Int32(links.count - 1)
    var fact = first[target]
    while fact >= 0 {
      add(point, facts[Int(fact)].value)
      fact = facts[Int(fact)].next
    }
  }
}
