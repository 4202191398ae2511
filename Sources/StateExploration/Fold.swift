/// Folds a value over the call graph: what a frame knows of the stack beneath it, with the worlds in which its frames
/// start so and least lengths.
///
/// Nodes are (entry, value) with worlds of the entry, those of one pair disjoint; a caller leads from the value of its
/// frame to that of the frame called. Sound as an addition after the exploration because no transition reads the value.
/// Linear in callers × nodes per entry.
struct Fold {
  struct Node {
    var entry: Int32
    var value: Int32
    var worlds: Int32
    /// Events until a frame first starts with the entry in these worlds over such a stack.
    var time: Int
    /// The first of the ways in which it was derived: the node it was reached from, -1 for the start, and the caller, or
    /// where the frame goes on as another one the tail.
    var derivation: Int32
    /// The next node of the same entry, or -1.
    var next: Int32 = -1
  }

  private(set) var nodes: [Node] = []
  private(set) var first: [Int32]
  private var last: [Int32]
  private var agenda: FactAgenda<DecisionDiagrams>
  private let worlds: WorldSpace
  /// It has made more nodes of diagrams than it was let make, or somebody asked for the end.
  private(set) var isCut = false

  /// Tells values with the worlds in which they are had.
  typealias Tell = (_ value: Int32, _ worlds: Int32) -> Void

  /// `initial` tells the values of an initial entry, `above` those of the frame called with the worlds from a frame with
  /// the value; `limit` is how many nodes of diagrams it may make before it ends; where `goesOn` answers false, it ends too.
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

  /// What is known of the stack beneath stays known where a frame goes on as another one.
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

  /// What a frame of the node that started in the world was derived from; nil for a frame with nothing beneath.
  ///
  /// - Parameter read: the worlds that a set of the fold stands for.
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

  /// The nodes of an entry and their numbers.
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

/// Where a fold meets a fact of the exploration: a path edge over a stack as the node knows it.
@usableFromInline
struct FoldedPlace: Hashable, Sendable {
  var edge: Int32
  var node: Int32
}

/// A head or landing with what is known beneath.
struct FoldedPoint {
  var target: Int32
  var fact: Int32
  var worlds: Int32
  var length: Int
  var place: FoldedPlace
}

extension Fold {
  /// The heads and landings with what is known beneath and the worlds in which no shorter run leads there, by length.
  ///
  /// `isAsked` tells which are of interest, `fact` what is known by a node, -1 if it does not matter; `keep` leaves worlds
  /// out.
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
      // Mostly nothing is new, which is cheaper to see of all that the edge can come to.
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
  /// A shortest run to the place in the world, with one more transition if there is one.
  ///
  /// - Parameter read: the worlds that a set of the fold stands for.
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
