extension YAMLNode {
  /// The elements of a sequence, in the order of the file.
  public struct Elements: RandomAccessCollection, Sendable {
    let tree: Tree
    let first: Int32
    /// Always 0.
    public let startIndex = 0
    /// The number of elements.
    public let endIndex: Int

    /// The element at an index, which counts from 0.
    public subscript(position: Int) -> YAMLNode { YAMLNode(tree: tree, index: first + Int32(position)) }
  }

  /// The pairs of a mapping, in the order of the file.
  public struct Pairs: RandomAccessCollection, Sendable {
    let tree: Tree
    let first: Int32
    /// Always 0.
    public let startIndex = 0
    /// The number of pairs.
    public let endIndex: Int

    /// The pair at an index, which counts from 0.
    public subscript(position: Int) -> (key: YAMLNode, value: YAMLNode) {
      let key = first + 2 * Int32(position)
      return (YAMLNode(tree: tree, index: key), YAMLNode(tree: tree, index: key + 1))
    }
  }

  /// The elements of a sequence; empty for other nodes.
  public var elements: Elements {
    let node = node
    return Elements(tree: tree, first: node.content, endIndex: node.kind == .sequence ? Int(node.count) : 0)
  }

  /// The pairs of a mapping without duplicate keys; empty for other nodes.
  public var pairs: Pairs {
    let node = node
    return Pairs(tree: tree, first: node.content, endIndex: node.kind == .mapping ? Int(node.count) / 2 : 0)
  }

  /// The value of the key with this text; the keys are compared as texts.
  public func value(of key: String) -> YAMLNode? {
    for pair in pairs where pair.key.kind == .scalar {
      if tree.bytes(ofSymbol: pair.key.node.content).elementsEqual(key.utf8) { return pair.value }
    }
    return nil
  }
}
