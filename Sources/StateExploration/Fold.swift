/// Computes for each frame a value that depends on the stack beneath it, with the worlds in which its frames
/// start with that value, and the least lengths.
///
/// A node is a pair (entry, value) with worlds of the entry; the worlds of equal pairs are disjoint. A call
/// leads from the value of the calling frame to that of the called frame. This may be done after the
/// exploration, because no transition reads the value. Cost: linear in callers × nodes per entry.
struct Fold {
  struct Node {
    var entry: Int32
    var value: Int32
    var worlds: Int32
    /// The least number of events after which a frame of the entry starts with this value in these worlds.
    var time: Int
    /// The index of the first derivation: the node from which it was reached (-1 at the start) with the
    /// caller, or with the tail call.
    var derivation: Int32
    /// The index of the next node of the same entry, or -1.
    var next: Int32 = -1
  }

  private(set) var nodes: [Node] = []
  private(set) var first: [Int32]
  private var last: [Int32]
  private var agenda: FactAgenda<DecisionDiagrams>
  private let worlds: WorldSpace
  /// Whether it stopped early: more nodes of diagrams than permitted, or `goesOn` returned false.
  private(set) var isCut = false

  /// Reports a value with the worlds in which the frame has it.
  typealias Tell = (_ value: Int32, _ worlds: Int32) -> Void

  /// - Parameters:
  ///   - limit: the most nodes of diagrams that may be created.
  ///   - goesOn: called from time to time; the fold stops if it returns false.
  ///   - initial: reports the values of an initial entry.
  ///   - above: reports the values of the called frame, given the value of the calling frame, the caller and
  ///     the worlds.
  init(
    _ facts: Saturation, _ calls: CallGraph, limit: Int = .max, goesOn: () -> Bool = { true },
    initial: (_ entry: Int32, _ tell: Tell) -> Void,
    above: (_ value: Int32, _ caller: Int32, _ worlds: Int32, _ tell: Tell) -> Void
  ) {
    worlds = facts.worlds
    first = [Int32](repeating: -1, count: facts.entries.count)
    last = first
    agenda = FactAgenda(facts.worlds.diagrams)
    for entry in facts.entries.indices where facts.entries[entry].isInitial {
      initial(Int32(entry)) { value, worlds in put(worlds, Int32(entry), value, -1, -1, at: 0) }
    }
    let before = worlds.diagrams.count
    var settled = 0
    repeat {
      while let batch = agenda.takeMoving() {
        settled += 1
        if worlds.diagrams.count - before > limit || settled & 0xF == 1 && !goesOn() {
          isCut = true
          return
        }
        let number = settle(batch)
        let node = nodes[Int(number)]
        for callerNumber in calls.callers(from: node.entry) {
          let caller = facts.callers[Int(callerNumber)]
          let called = worlds.image(of: node.worlds, by: caller.relation)
          if called == DecisionDiagrams.none { continue }
          let time = node.time + caller.time - facts.entries[Int(caller.entry)].time
          above(node.value, callerNumber, called) { value, worlds in
            put(worlds, caller.callee, value, number, callerNumber, at: time)
          }
        }
        if facts.entries[Int(node.entry)].isMoving { goOn(from: number, facts) }
      }
    } while agenda.advance()
  }

  /// Follows the tail calls of a frame: it keeps its value, as the stack beneath is the same.
  private mutating func goOn(from number: Int32, _ facts: Saturation) {
    let node = nodes[Int(number)]
    facts.forEachTail(of: node.entry) { tail, entry in
      let summary = facts.summaries[Int(tail)]
      let after = worlds.image(of: node.worlds, by: summary.relation)
      let worlds = worlds.diagrams.and(after, facts.entries[Int(entry)].domain)
      if worlds == DecisionDiagrams.none { return }
      let time = node.time + summary.time - facts.entries[Int(node.entry)].time
      put(worlds, entry, node.value, number, Derivation.tail(tail), at: time)
    }
  }

  private mutating func put(
    _ worlds: Int32, _ entry: Int32, _ value: Int32, _ node: Int32, _ caller: Int32, at time: Int
  ) {
    agenda.put(worlds, of: agenda.number(entry, value), node, caller, at: time, isResting: false)
  }

  private mutating func settle(_ batch: FactAgenda<DecisionDiagrams>.Batch) -> Int32 {
    let number = Int32(nodes.count)
    nodes.append(
      Node(
        entry: batch.entry, value: batch.target, worlds: batch.relation, time: agenda.now,
        derivation: batch.derivation))
    let entry = Int(batch.entry)
    if last[entry] < 0 { first[entry] = number } else { nodes[Int(last[entry])].next = number }
    last[entry] = number
    return number
  }

  /// The derivation of a frame of the node that started in the world; nil for a frame with no stack beneath.
  ///
  /// - Parameter read: maps a set of the fold to the worlds it stands for.
  func opening(of node: Int32, in world: World, reading read: (Int32) -> Int32) -> Derivation? {
    var number = nodes[Int(node)].derivation
    while number >= 0 {
      let derivation = agenda.derivations[Int(number)]
      if worlds.contains(world, in: WorldSet(node: read(derivation.relation))) {
        return derivation.first < 0 ? nil : derivation
      }
      number = derivation.next
    }
    preconditionFailure("a node has a world without a derivation")
  }

  /// Calls `body` with each node of an entry and its number.
  @inline(__always)
  func forEachNode(of entry: Int32, _ body: (_ number: Int32, _ node: Node) -> Void) {
    var next = first[Int(entry)]
    while next >= 0 {
      let node = nodes[Int(next)]
      body(next, node)
      next = node.next
    }
  }
}

/// A path edge of the exploration together with a node of the fold for its entry.
@usableFromInline
struct FoldedPlace: Hashable, Sendable {
  var edge: Int32
  var node: Int32
}

/// A head or landing together with the value for the stack beneath.
struct FoldedPoint {
  var target: Int32
  var fact: Int32
  var worlds: Int32
  var length: Int
  var place: FoldedPlace
}

extension Fold {
  /// The heads and landings with their values and the worlds in which no shorter run leads there, ordered by
  /// length.
  ///
  /// - Parameters:
  ///   - isAsked: whether a target is of interest.
  ///   - fact: the value that a node stands for; -1 to ignore the node.
  ///   - keep: the subset of the worlds to report.
  func points(
    _ facts: Saturation, where isAsked: (_ target: Int32) -> Bool, fact: (Node) -> Int32,
    keep: (_ target: Int32, Node, _ worlds: Int32) -> Int32 = { $2 }
  ) -> [FoldedPoint] {
    let worlds = facts.worlds
    let diagrams = worlds.diagrams
    var places: [(place: FoldedPlace, length: Int)] = []
    for (number, edge) in facts.edges.enumerated() where isAsked(edge.target) {
      let offset = edge.time - facts.entries[Int(edge.entry)].time
      forEachNode(of: edge.entry) { nodeNumber, node in
        if node.time + offset > facts.knownLength || fact(node) < 0 { return }
        places.append((FoldedPlace(edge: Int32(number), node: nodeNumber), node.time + offset))
      }
    }
    var seen = FactTable()
    var points: [FoldedPoint] = []
    for number in orderByLength(places.count, { places[$0].length }) {
      let (place, length) = places[Int(number)]
      let edge = facts.edges[Int(place.edge)]
      let node = nodes[Int(place.node)]
      let known = fact(node)
      let pair = seen.number(edge.target, known)
      // In most cases nothing is new. A check with the whole range of the edge shows that at a lower cost.
      let most = diagrams.subtract(worlds.range(edge.relation), seen[pair].seen)
      if most == DecisionDiagrams.none { continue }
      let image = worlds.image(of: node.worlds, by: edge.relation)
      let new = diagrams.subtract(keep(edge.target, node, image), seen[pair].seen)
      if new == DecisionDiagrams.none { continue }
      seen.see(pair, diagrams.or(seen[pair].seen, new))
      points.append(
        FoldedPoint(target: edge.target, fact: known, worlds: new, length: length, place: place))
    }
    return points
  }
}

extension Exploration {
  /// A shortest run to the place in the world, followed by `transition` if it is not nil.
  ///
  /// - Parameter read: maps a set of the fold to the worlds it stands for.
  func witness(
    at place: FoldedPlace, of fold: Fold, in world: World, transition: Int32?, limit: Int,
    reading read: (Int32) -> Int32 = { $0 }
  ) -> Witness<System>? {
    var node = place.node
    let path = Unfolding(graph).path(
      to: place.edge, in: world, from: read(fold.nodes[Int(node)].worlds),
      limit: transition == nil ? limit : limit - 1
    ) { _, entryWorld in
      guard let beneath = fold.opening(of: node, in: entryWorld, reading: read) else { return nil }
      node = beneath.first
      return Unfolding.Opening(by: beneath, worlds: read(fold.nodes[Int(node)].worlds))
    }
    return path.map { witness($0, endingWith: transition) }
  }
}
