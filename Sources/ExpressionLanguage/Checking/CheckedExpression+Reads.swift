extension CheckedExpression {
  /// The operands, if the expression is a conjunction; otherwise the whole expression. If one of them is
  /// false, the expression is false, whatever the values of the others.
  public var conjuncts: [Expression] {
    if case .logic(.and, let operands) = root.kind { operands } else { [root] }
  }
}
