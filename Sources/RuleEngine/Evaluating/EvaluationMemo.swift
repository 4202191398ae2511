/// What an evaluation came to, by what it read: a decision tree over fields. Its root is the field that is read first; the
/// number of that leads to the field that is read next, and so on to the outcome.
///
/// An expression reads only through numbers, so what it reads next follows from what it has read. A path from the root
/// holds for everything that has the same numbers along it, whatever else is different.
final class EvaluationMemo {
  private struct Node {
    /// What is read here; nil at the end.
    var field: StateField.ID?
    var outcome: Int32 = 0
  }

  @exclusivity(unchecked) private var nodes: [Node] = []
  private let children = NumberTable()

  /// The outcome for what the reader looks at; nil where nobody has evaluated it yet.
  func outcome(for reader: StateReader) -> Int32? {
    if nodes.isEmpty { return nil }
    var node = 0
    while let field = nodes[node].field {
      guard let next = children.number(of: Self.key(node, reader.number(of: field))) else { return nil }
      node = Int(next)
    }
    return nodes[node].outcome
  }

  /// Keeps what an evaluation came to that read these fields, in this order.
  func remember(_ outcome: Int32, reading fields: [StateField.ID], of reader: StateReader) {
    if nodes.isEmpty { nodes.append(Node(field: fields.first, outcome: outcome)) }
    var node = 0
    for (index, field) in fields.enumerated() {
      // What is read next follows from what was read; were it otherwise, nothing must be kept.
      assert(nodes[node].field == field)
      guard nodes[node].field == field else { return }
      let key = Self.key(node, reader.number(of: field))
      if let next = children.number(of: key) {
        node = Int(next)
        continue
      }
      children.insert(Int32(nodes.count), for: key)
      node = nodes.count
      nodes.append(Node(field: index + 1 < fields.count ? fields[index + 1] : nil, outcome: outcome))
    }
  }

  @inline(__always)
  private static func key(_ node: Int, _ number: Int32) -> UInt64 {
    UInt64(node + 1) << 32 | UInt64(UInt32(bitPattern: number))
  }
}
