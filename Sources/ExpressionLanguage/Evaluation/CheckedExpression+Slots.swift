/// Finds how a compiled node gets its value.
extension CheckedExpression {
  /// The accessor of the field that a selection reads.
  func accessor(_ node: Expression) -> RecordType.Accessor? {
    guard case .select(let operand, _) = node.kind,
      case .field(_, let field) = resolution(of: node), case .record = type(of: operand)
    else { return nil }
    return field.accessor
  }

  /// The slot of the record in a selection, if the record is a plain name: such a record is read in place,
  /// without counting references.
  func holderSlot(_ node: Expression) -> Int? {
    switch node.kind {
    case .select(let operand, _), .presence(let operand, _):
      guard case .name = operand.kind else { return nil }
      return objectSlot(operand)
    default: return nil
    }
  }

  /// The slot of a name that is a variable.
  func objectSlot(_ node: Expression) -> Int? {
    switch resolution(of: node) {
    case .variable(let slot), .local(let slot): slot
    default: nil
    }
  }

  /// The slot of a name whose value is stored as a word.
  func wordSlot(_ node: Expression) -> Int? { slot(node, in: .word) }

  /// The slot of a name whose value is stored as a value.
  func valueSlot(_ node: Expression) -> Int? { slot(node, in: .value) }

  private func slot(_ node: Expression, in storage: Frame.Storage) -> Int? {
    guard case .name = node.kind, Frame.Storage(type(of: node)) == storage else { return nil }
    return objectSlot(node)
  }

  /// The ordinal of the member that a literal names.
  func constantOrdinal(_ node: Expression) -> UInt8? {
    guard case .literal = node.kind, case .member(_, let ordinal) = resolution(of: node) else {
      return nil
    }
    return ordinal
  }

  /// The ordinals of a list literal, if all its elements are literals.
  func constantOrdinals(_ node: Expression) -> [UInt8]? {
    guard case .list(let elements) = node.kind else { return nil }
    var ordinals: [UInt8] = []
    for element in elements {
      guard let ordinal = constantOrdinal(element) else { return nil }
      ordinals.append(ordinal)
    }
    return ordinals
  }
}
