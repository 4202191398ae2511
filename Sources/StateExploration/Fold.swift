/// Folds a value over the call graph: what a frame knows of the stack beneath it, with least lengths.
///
/// Nodes are pairs (entry, value); a caller leads from the value of its frame to that of the frame called. Sound as an
/// addition after the exploration because no transition reads the value. Linear in callers × values per entry.
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
  private var index = IndexTable(capacity: 1024)

  /// `initial` tells the value of an initial entry, `above` that of the frame that a caller calls.
  init(_ facts: Saturation, initial: (Int32) -> Int32, above: (_ value: Int32, _ caller: Int32) -> Int32) {
    first = [Int32](repeating: -1, count: facts.entries.count)
    last = first
    let calls = Grouping(count: facts.callers.count, groups: facts.entries.count) { facts.callers[$0].entry }
    var agenda = Agenda<Node>()
    for entry in facts.entries.indices where facts.entries[entry].isInitial {
      agenda.put(
        Node(entry: Int32(entry), value: initial(Int32(entry)), time: 0, parent: -1, caller: -1), at: 0)
    }
    while let node = agenda.take() {
      guard let number = settle(node) else { continue }
      let offset = node.time - facts.entries[Int(node.entry)].time
      for caller in calls[node.entry] {
        let value = above(node.value, caller)
        let callee = facts.callers[Int(caller)].callee
        if find(callee, value) >= 0 { continue }
        let time = facts.callers[Int(caller)].time + offset
        agenda.put(
          Node(entry: callee, value: value, time: time, parent: number, caller: caller), at: time)
      }
    }
  }

  private func find(_ entry: Int32, _ value: Int32) -> Int32 {
    index.find(mix(entry, value)) { nodes[$0].entry == entry && nodes[$0].value == value }
  }

  /// The number of the node, or nil if it is known already.
  private mutating func settle(_ node: Node) -> Int32? {
    if find(node.entry, node.value) >= 0 { return nil }
    let number = Int32(nodes.count)
    nodes.append(node)
    index.insert(number, mix(node.entry, node.value)) { [nodes] in mix(nodes[$0].entry, nodes[$0].value) }
    let entry = Int(node.entry)
    if last[entry] < 0 { first[entry] = number } else { nodes[Int(last[entry])].next = number }
    last[entry] = number
    return number
  }
}
