/// The strongly connected components of the graph of pushes. A layer that can contain one screen of a
/// component can contain all of them, so results are computed once for each component. (Tarjan 1972, without
/// recursion.)
struct Components: Sendable {
  /// For each node, its component.
  private(set) var component: ElementTable<Screen, Int>
  /// For each component, its nodes in order.
  private(set) var members: [[ScreenID]] = []

  /// Cost: one pass over nodes and edges.
  init(_ next: ElementTable<Screen, [ScreenID]>) {
    component = ElementTable(repeating: -1, for: next)
    var order = ElementTable<Screen, Int>(repeating: -1, for: next)
    var low = ElementTable<Screen, Int>(repeating: 0, for: next)
    var stack: [ScreenID] = []
    var path: [(node: ScreenID, edge: Int)] = []
    var counter = 0
    for root in next.indices where order[root] < 0 {
      path.append((root, 0))
      while let (node, edge) = path.last {
        if edge == 0 {
          order[node] = counter
          low[node] = counter
          counter += 1
          stack.append(node)
        }
        if edge < next[node].count {
          path[path.count - 1].edge += 1
          let other = next[node][edge]
          if order[other] < 0 {
            path.append((other, 0))
          } else if component[other] < 0 {
            low[node] = min(low[node], order[other])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
        if low[node] == order[node] { close(from: node, &stack) }
      }
    }
  }

  private mutating func close(from node: ScreenID, _ stack: inout [ScreenID]) {
    var nodes: [ScreenID] = []
    while let top = stack.popLast() {
      component[top] = members.count
      nodes.append(top)
      if top == node { break }
    }
    members.append(nodes.sorted())
  }
}
