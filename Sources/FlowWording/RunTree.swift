internal import UIKitSemantics

/// Runs by what they begin with in common: each thing that is done after the same beginning is one node.
struct RunTree {
  /// A start, or one thing that is done after another.
  struct Node {
    /// What is done; nil for a start.
    var step: FlowTrace.Step?
    /// What is done next, in the order of the runs.
    fileprivate(set) var children: [Int] = []
    /// The runs that end here, by their numbers.
    fileprivate(set) var runs: [Int] = []
  }

  /// How runs start.
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
  /// The starts, each with a run that starts so.
  private(set) var starts: [(node: Int, run: Int)] = []

  /// Costs a look at each step of each run.
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

  /// The numbers of the runs so that those with the same beginning stand together.
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
