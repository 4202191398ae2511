/// A node of a diagram.
protocol DiagramNode: Equatable {
  /// Equal nodes must have the same hash.
  var hash: UInt64 { get }
}

/// The unique table of a decision diagram: equal nodes have the same number. Nodes are never freed.
final class NodeTable<Node: DiagramNode> {
  @exclusivity(unchecked) private(set) var nodes: UnsafeMutablePointer<Node>
  @exclusivity(unchecked) private(set) var count = 2
  @exclusivity(unchecked) private var capacity = 1 << 10
  /// The hash table of node numbers, with open addressing; -1 for a free slot.
  @exclusivity(unchecked) private var places: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private var placeMask = (1 << 11) - 1

  /// Creates a table with the two constants, which have the numbers 0 and 1.
  init(constants: Node) {
    nodes = .allocate(capacity: capacity)
    nodes.initialize(repeating: constants, count: 2)
    places = .allocate(capacity: placeMask + 1)
    places.initialize(repeating: -1, count: placeMask + 1)
  }

  deinit {
    nodes.deallocate()
    places.deallocate()
  }

  /// Bytes of the nodes and of the hash table.
  var bytes: Int { capacity * MemoryLayout<Node>.stride + (placeMask + 1) * 4 }

  @inline(__always)
  subscript(number: Int32) -> Node { nodes[Int(number)] }

  /// The number of the node, which is added if it is new.
  @inline(__always)
  func number(of node: Node) -> Int32 {
    var place = Int(truncatingIfNeeded: node.hash) & placeMask
    while true {
      let known = places[place]
      if known < 0 { break }
      if nodes[Int(known)] == node { return known }
      place = (place + 1) & placeMask
    }
    return add(node, at: place)
  }

  @inline(never)
  private func add(_ node: Node, at place: Int) -> Int32 {
    let number = Int32(count)
    if count == capacity {
      let larger = UnsafeMutablePointer<Node>.allocate(capacity: 2 * capacity)
      larger.moveInitialize(from: nodes, count: count)
      nodes.deallocate()
      nodes = larger
      capacity *= 2
    }
    (nodes + count).initialize(to: node)
    count += 1
    places[place] = number
    if count * 2 > placeMask { growPlaces() }
    return number
  }

  private func growPlaces() {
    places.deallocate()
    placeMask = placeMask * 2 + 1
    places = .allocate(capacity: placeMask + 1)
    places.initialize(repeating: -1, count: placeMask + 1)
    for number in 2..<count {
      var place = Int(truncatingIfNeeded: nodes[number].hash) & placeMask
      while places[place] >= 0 { place = (place + 1) & placeMask }
      places[place] = Int32(number)
    }
  }
}
