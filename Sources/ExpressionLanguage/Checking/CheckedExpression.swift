/// A syntax tree, and for each node of it its type and what it means.
public struct CheckedExpression: Sendable {
  /// The root.
  public let root: Expression
  let types: [ValueType]
  let resolutions: [Resolution]
  /// The slot of the first variable of each macro, by the node of the macro.
  let slots: [Int: Int]

  /// The type of a node of this tree.
  public func type(of node: Expression) -> ValueType { types[node.id] }

  /// What a node of this tree means.
  public func resolution(of node: Expression) -> Resolution { resolutions[node.id] }
}
