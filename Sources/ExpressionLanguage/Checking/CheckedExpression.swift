internal import Diagnostics

/// A syntax tree, and for each node of it its type and what it means.
public struct CheckedExpression: Sendable {
  /// The root.
  public let root: Expression
  let types: [ValueType]
  let resolutions: [Resolution]
  /// The slot of the first variable of each macro, by the node of the macro.
  let slots: [Int: Int]

  /// The literal `null`.
  static var null: CheckedExpression {
    CheckedExpression(
      root: Expression(id: 0, .literal(.null), at: Span(0, 0), height: 1), types: [.null],
      resolutions: [.none],
      slots: [:])
  }

  /// The type of a node of this tree.
  public func type(of node: Expression) -> ValueType { types[node.id] }

  /// What a node of this tree means.
  public func resolution(of node: Expression) -> Resolution { resolutions[node.id] }
}
