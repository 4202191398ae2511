/// What an expression comes to, by what it reads: which observable it reads first, by the number of that which it reads
/// next, and so on to the outcome.
///
/// An expression reads only through numbers, so what it reads next follows from what it has read. A path from the root
/// holds for everything that shows the same numbers along it, whatever else is different.
final class ReadingTree {
  private struct Node {
    /// What is read here; nil at the end.
    var reads: Observable?
    var outcome: Int32 = 0
  }

  @exclusivity(unchecked) private var nodes: [Node] = []
  private let children = NumberTable()

  /// The outcome for what the sighting shows; nil where nobody has evaluated it yet.
  func outcome(for sighting: Sighting) -> Int32? {
    nodes.withUnsafeBufferPointer { nodes in
      if nodes.isEmpty { return nil }
      var number = 0
      while let observable = nodes[number].reads {
        guard let next = children.number(of: Self.key(number, sighting.number(of: observable))) else {
          return nil
        }
        number = Int(next)
      }
      return nodes[number].outcome
    }
  }

  /// The outcome for all that show the same where `number` tells one; nil where they differ, or none was looked at.
  func outcome(knowing number: (Observable) -> Int32?) -> Int32? {
    if nodes.isEmpty { return nil }
    var node = 0
    while let observable = nodes[node].reads {
      guard let seen = number(observable), let next = children.number(of: Self.key(node, seen)) else {
        return nil
      }
      node = Int(next)
    }
    return nodes[node].outcome
  }

  /// Keeps what an evaluation came to that read these observables of the sighting, in this order.
  func remember(_ outcome: Int32, reading observables: [Observable], of sighting: Sighting) {
    if nodes.isEmpty { nodes.append(Node(reads: observables.first, outcome: outcome)) }
    var number = 0
    for (index, observable) in observables.enumerated() {
      // What is read next follows from what was read; were it otherwise, nothing must be kept.
      assert(nodes[number].reads == observable)
      guard nodes[number].reads == observable else { return }
      let key = Self.key(number, sighting.number(of: observable))
      if let next = children.number(of: key) {
        number = Int(next)
        continue
      }
      children.insert(Int32(nodes.count), for: key)
      number = nodes.count
      let next = index + 1 < observables.count ? observables[index + 1] : nil
      nodes.append(Node(reads: next, outcome: outcome))
    }
  }

  @inline(__always)
  private static func key(_ node: Int, _ number: Int32) -> UInt64 {
    UInt64(node + 1) << 32 | UInt64(UInt32(bitPattern: number))
  }
}
