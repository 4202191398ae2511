extension CheckedExpression {
  /// The operands of the conjunction that the expression is; the whole where it is none. Where one of them is false, the
  /// expression is, whatever the others come to.
  public var conjuncts: [Expression] {
    if case .logic(.and, let operands) = root.kind { operands } else { [root] }
  }

  /// The variables and fields that a node of this tree may read.
  public func reads(of node: Expression) -> Reads {
    var reads = Reads()
    add(node, to: &reads)
    return reads
  }

  private func add(_ node: Expression, to reads: inout Reads) {
    switch resolution(of: node) {
    case .variable:
      if case .name(let name) = node.kind { reads.variables.insert(name) }
    case .field(let record, let field):
      reads.fields.insert(Reads.Field(record: record.name, field: field.name))
    case .none, .local, .member, .function: break
    }
    for child in node.children { add(child, to: &reads) }
  }
}
