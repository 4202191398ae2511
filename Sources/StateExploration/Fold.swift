/// Folds a value over the call graph: what a frame knows of the stack beneath it, with least lengths.
///
/// Nodes are pairs (entry, value); a caller leads from the value of its frame to that of the frame called. Sound as an
/// addition after the exploration because no transition reads the value. Linear in callers × values per entry.
@usableFromInline
struct Fold {
  struct Node {
    var entry: Int32
    var value: Int32
    /// Events until a frame first starts with the entry over such a stack.
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
  /// For each entry which of the values below 64 it has a node with; the others stand in the index.
  private var seen: [UInt64]
  private var index = IndexTable()

  /// `initial` tells the value of an initial entry, `above` that of the frame called from a frame with the value,
  /// `instead` another that it may have, or -1.
  init(
    _ graph: Graph, initial: (_ entry: Int32) -> Int32,
    above: (_ value: Int32, _ call: CallGraph.Call) -> Int32,
    instead: (_ value: Int32, _ call: CallGraph.Call) -> Int32 = { _, _ in -1 }
  ) {
    let facts = graph.facts
    first = [Int32](repeating: -1, count: facts.entries.count)
    last = first
    seen = [UInt64](repeating: 0, count: facts.entries.count)
    var agenda = Agenda<Node>()
    for entry in facts.entries.indices where facts.entries[entry].isInitial {
      agenda.put(
        Node(entry: Int32(entry), value: initial(Int32(entry)), time: 0, parent: -1, caller: -1), at: 0)
    }
    while let node = agenda.take() {
      guard let number = settle(node) else { continue }
      graph.calls.forEach(from: node.entry) { call in
        let time = node.time + call.length
        func put(_ value: Int32) {
          if value < 0 || isKnown(call.callee, value) { return }
          agenda.put(
            Node(entry: call.callee, value: value, time: time, parent: number, caller: call.caller), at: time)
        }
        put(above(node.value, call))
        put(instead(node.value, call))
      }
    }
  }

  /// The nodes of an entry: number, value and time.
  @inline(__always)
  func forEachNode(of entry: Int32, _ body: (_ node: Int32, _ value: Int32, _ time: Int) -> Void) {
    var next = first[Int(entry)]
    while next >= 0 {
      body(next, nodes[Int(next)].value, nodes[Int(next)].time)
      next = nodes[Int(next)].next
    }
  }

  @inline(__always)
  private func isKnown(_ entry: Int32, _ value: Int32) -> Bool {
    if value < 64 { return seen[Int(entry)] >> UInt64(value) & 1 == 1 }
    return index.find(mix(entry, value)) { nodes[$0].entry == entry && nodes[$0].value == value } >= 0
  }

  /// The number of the node, or nil if it is known already.
  private mutating func settle(_ node: Node) -> Int32? {
    if isKnown(node.entry, node.value) { return nil }
    let number = Int32(nodes.count)
    nodes.append(node)
    if node.value < 64 {
      seen[Int(node.entry)] |= 1 << UInt64(node.value)
    } else {
      index.insert(number, mix(node.entry, node.value)) { [nodes] in mix(nodes[$0].entry, nodes[$0].value) }
    }
    let entry = Int(node.entry)
    if last[entry] < 0 { first[entry] = number } else { nodes[Int(last[entry])].next = number }
    last[entry] = number
    return number
  }
}
