internal import Diagnostics

/// A syntax tree with the type and the meaning of each node.
public struct CheckedExpression: Sendable {
  /// The root.
  public let root: Expression
  let types: [ValueType]
  let resolutions: [Resolution]
  /// The slot of the variable of each macro, by the node of the macro.
  let slots: [Int: Int]

  /// Replaces a tree that cannot be read: `false`.
  static var unreadable: CheckedExpression {
    CheckedExpression(
      root: Expression(id: 0, .literal(.bool(false)), at: Span(0, 0), height: 1), types: [.bool],
      resolutions: [.none], slots: [:])
  }

  /// The type of a node of this tree.
  public func type(of node: Expression) -> ValueType { types[node.id] }

  /// The meaning of a node of this tree.
  public func resolution(of node: Expression) -> Resolution { resolutions[node.id] }
}
