internal import UIKitSemantics

/// A tree of runs with common beginnings: each step after the same beginning is one node.
struct RunTree {
  /// A start, or a step after another node.
  struct Node {
    /// The step; nil for a start.
    var step: FlowTrace.Step?
    /// The next steps, in the order of the runs.
    fileprivate(set) var children: [Int] = []
    /// The indices of the runs that end here.
    fileprivate(set) var runs: [Int] = []
  }

  /// The way runs start.
  private struct Start: Hashable {
    var environment: Int
    var reading: Int
    var launch: [FlagValue]
  }

  private struct Branch: Hashable {
    var node: Int
    var step: FlowTrace.Step
  }

  private(set) var nodes: [Node] = []
  /// The starts, each with one of its runs.
  private(set) var starts: [(node: Int, run: Int)] = []

  /// Cost: one pass over the steps of all runs.
  init(_ runs: [FlowTrace]) {
    var known: [Start: Int] = [:]
    var branches: [Branch: Int] = [:]
    for (number, run) in runs.enumerated() {
      let start = Start(environment: run.environment, reading: run.reading, launch: run.launch)
      var node = known[start] ?? -1
      if node < 0 {
        node = add(nil)
        known[start] = node
        starts.append((node, number))
      }
      for step in run.steps {
        let branch = Branch(node: node, step: step)
        if let next = branches[branch] {
          node = next
          continue
        }
        let next = add(step)
        branches[branch] = next
        nodes[node].children.append(next)
        node = next
      }
      nodes[node].runs.append(number)
    }
  }

  private mutating func add(_ step: FlowTrace.Step?) -> Int {
    nodes.append(Node(step: step))
    return nodes.count - 1
  }

  /// The indices of the runs, ordered so that runs with the same beginning are adjacent.
  var order: [Int] {
    var order: [Int] = []
    var waiting = Array(starts.map(\.node).reversed())
    while let node = waiting.popLast() {
      order += nodes[node].runs
      waiting += nodes[node].children.reversed()
    }
    return order
  }
}
