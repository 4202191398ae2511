/// What is thrown where checked types turn out not to hold: the host handed out something else than declared, or
/// never set a variable. Made when it is thrown.
struct Mismatch: Sendable {
  private let node: Expression

  init(_ node: Expression) { self.node = node }

  func callAsFunction() -> EvaluationError {
    EvaluationError(
      .unknownName, "‘\(node.text)’ has no value of the type it was declared with", at: node.span)
  }
}

extension Compiler {
  /// How to read the field of a record that a selection is.
  func accessor(_ node: Expression) -> RecordType.Accessor? {
    guard case .select(let operand, _) = node.kind,
      case .field(_, let field) = tree.resolution(of: node), case .record = tree.type(of: operand)
    else { return nil }
    return field.accessor
  }

  /// Reads the record that a selection takes a field of.
  func holder(_ node: Expression) -> ObjectCode? {
    guard case .select(let operand, _) = node.kind else { return nil }
    return object(operand)
  }

  /// The slot of the record that a selection takes a field of, if that is a plain name: such a record is
  /// looked at where it is, without counting references.
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
    switch tree.resolution(of: node) {
    case .variable(let slot), .local(let slot): slot
    default: nil
    }
  }

  /// The slot of a name whose value is kept in a word.
  func wordSlot(_ node: Expression) -> Int? {
    guard case .name = node.kind else { return nil }
    switch tree.resolution(of: node) {
    case .variable(let slot), .local(let slot):
      return Frame.Storage(tree.type(of: node)) == .word ? slot : nil
    default: return nil
    }
  }

  /// The slot of a name whose value is kept as a value.
  func valueSlot(_ node: Expression) -> Int? {
    guard case .name = node.kind else { return nil }
    switch tree.resolution(of: node) {
    case .variable(let slot), .local(let slot):
      return Frame.Storage(tree.type(of: node)) == .value ? slot : nil
    default: return nil
    }
  }
}
