extension Expression {
  /// The direct subexpressions, in the order of the text; for a macro its range first, then the expressions
  /// for each element. Empty for literals and names.
  public var children: [Expression] {
    switch kind {
    case .literal, .name: []
    case .select(let operand, _), .presence(let operand, _), .unary(_, let operand): [operand]
    case .index(let operand, let position): [operand, position]
    case .call(_, let target, let arguments): (target.map { [$0] } ?? []) + arguments
    case .binary(_, let left, let right, _): [left, right]
    case .logic(_, let operands), .list(let operands): operands
    case .conditional(let condition, let first, let second): [condition, first, second]
    case .comprehension(let loop): [loop.range] + (loop.filter.map { [$0] } ?? []) + [loop.body]
    }
  }
}
