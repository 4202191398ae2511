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
    /// The node and the caller it was first reached from, or -1.
    var parent: Int32
    var caller: Int32
    /// The next node of the same entry, or -1.
    var next: Int32 = -1
  }

  private(set) var nodes: [Node] = []
  private(set) var first: [Int32]
  private var last: [Int32]
  private var seen = FactTable()

  /// Tells values with the worlds in which they are had.
  typealias Tell = (_ value: Int32, _ worlds: Int32) -> Void

  /// `initial` tells the values of an initial entry, `above` those of the frame called with the worlds from a frame with
  /// the value.
  init(
    _ graph: Graph, initial: (_ entry: Int32, _ tell: Tell) -> Void,
    above: (_ value: Int32, _ caller: Int32, _ worlds: Int32, _ tell: Tell) -> Void
  ) {
    let facts = graph.facts
    let diagrams = graph.worlds.diagrams
    first = [Int32](repeating: -1, count: facts.entries.count)
    last = first
    var agenda = Agenda<Node>()
    for entry in facts.entries.indices where facts.entries[entry].isInitial {
      initial(Int32(entry)) { value, worlds in
        agenda.put(
          Node(entry: Int32(entry), value: value, worlds: worlds, time: 0, parent: -1, caller: -1), at: 0)
      }
    }
    while let waiting = agenda.take() {
      guard let number = settle(waiting, diagrams) else { continue }
      let node = nodes[Int(number)]
      for callerNumber in graph.calls.callers(from: node.entry) {
        let caller = facts.callers[Int(callerNumber)]
        let called = graph.worlds.image(of: node.worlds, by: caller.relation)
        if called == DecisionDiagrams.none { continue }
        let time = node.time + caller.time - facts.entries[Int(caller.entry)].time
        above(node.value, callerNumber, called) { value, worlds in
          let pair = seen.number(caller.callee, value)
          let new = diagrams.subtract(worlds, seen[pair].seen)
          if new == DecisionDiagrams.none { return }
          agenda.put(
            Node(
              entry: caller.callee, value: value, worlds: new, time: time, parent: number,
              caller: callerNumber), at: time)
        }
      }
    }
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

  /// The number of the node, with the worlds that are new to its pair; nil if none is.
  private mutating func settle(_ node: Node, _ diagrams: DecisionDiagrams) -> Int32? {
    let pair = seen.number(node.entry, node.value)
    let new = diagrams.subtract(node.worlds, seen[pair].seen)
    if new == DecisionDiagrams.none { return nil }
    seen.see(pair, new, diagrams)
    let number = Int32(nodes.count)
    nodes.append(node)
    nodes[Int(number)].worlds = new
    let entry = Int(node.entry)
    if last[entry] < 0 { first[entry] = number } else { nodes[Int(last[entry])].next = number }
    last[entry] = number
    return number
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
    _ graph: Graph, where isAsked: (_ target: Int32) -> Bool, fact: (Node) -> Int32,
    keep: (_ target: Int32, Node, _ worlds: Int32) -> Int32 = { $2 }
  ) -> [FoldedPoint] {
    let facts = graph.facts
    let diagrams = graph.worlds.diagrams
    var points: [FoldedPoint] = []
    for (number, edge) in facts.edges.enumerated() where isAsked(edge.target) {
      let offset = edge.time - facts.entries[Int(edge.entry)].time
      forEachNode(of: edge.entry) { nodeNumber, node in
        let known = fact(node)
        if known < 0 { return }
        let worlds = keep(edge.target, node, graph.worlds.image(of: node.worlds, by: edge.relation))
        if worlds == DecisionDiagrams.none { return }
        points.append(
          FoldedPoint(
            target: edge.target, fact: known, worlds: worlds, length: node.time + offset,
            place: FoldedPlace(edge: Int32(number), node: nodeNumber)))
      }
    }
    var seen = FactTable()
    var first: [FoldedPoint] = []
    for number in orderByLength(points.count, { points[$0].length }) {
      var point = points[Int(number)]
      let pair = seen.number(point.target, point.fact)
      point.worlds = diagrams.subtract(point.worlds, seen[pair].seen)
      if point.worlds == DecisionDiagrams.none { continue }
      seen.see(pair, point.worlds, diagrams)
      first.append(point)
    }
    return first
  }
}

extension Exploration {
  /// A shortest run to the place in the world, with one more transition if there is one.
  func witness(
    at place: FoldedPlace, of fold: Fold, in world: World, transition: Int32?, limit: Int
  ) -> Witness<System>? {
    var node = fold.nodes[Int(place.node)]
    let path = Unfolding(graph).path(
      to: place.edge, in: world, from: node.worlds, limit: transition == nil ? limit : limit - 1
    ) { _, _ in
      if node.caller < 0 { return nil }
      let caller = node.caller
      node = fold.nodes[Int(node.parent)]
      return Unfolding.Opening(caller: caller, worlds: node.worlds)
    }
    return path.map { witness($0, endingWith: transition) }
  }
}
