extension CheckedExpression {
  /// The operands of the conjunction that the expression is; the whole where it is none. Where one of them is false, the
  /// expression is, whatever the others come to.
  public var conjuncts: [Expression] {
    if case .logic(.and, let operands) = root.kind { operands } else { [root] }
  }
}
