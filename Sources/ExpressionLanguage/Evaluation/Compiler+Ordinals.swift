extension Compiler {
  /// Compiles a node that is a member of an enum.
  func ordinal(_ node: Expression) -> OrdinalCode {
    if let constant = tree.constantOrdinal(node) {
      return OrdinalCode { _ throws(EvaluationError) in constant }
    }
    if let slot = tree.wordSlot(node) {
      return OrdinalCode { frame throws(EvaluationError) in UInt8(truncatingIfNeeded: frame.words[slot]) }
    }
    if case .conditional(let condition, let first, let second) = node.kind {
      let test = bool(condition)
      let one = ordinal(first)
      let other = ordinal(second)
      return OrdinalCode { frame throws(EvaluationError) in
        try test(frame) ? try one(frame) : try other(frame)
      }
    }
    let wrong = Mismatch(node)
    if case .enumeration(let get)? = tree.accessor(node) {
      if case .select(let operand, _) = node.kind, case .name = operand.kind,
        let slot = tree.objectSlot(operand)
      {
        return OrdinalCode { frame throws(EvaluationError) in
          guard let object = frame.objects[slot] else { throw wrong() }
          return object._withUnsafeGuaranteedRef { get($0) }
        }
      }
      if let object = holder(node) {
        return OrdinalCode { frame throws(EvaluationError) in get(try object(frame)) }
      }
    }
    let code = value(node)
    return OrdinalCode { frame throws(EvaluationError) in
      guard case .enumeration(_, let ordinal) = try code(frame) else { throw wrong() }
      return ordinal
    }
  }

  /// Compiles a list of members that is stored as a set.
  func memberSet(_ node: Expression) -> SetCode? {
    guard case .enumerationSet(let get)? = tree.accessor(node), let object = holder(node) else {
      return nil
    }
    return SetCode { frame throws(EvaluationError) in get(try object(frame)) }
  }

  /// Compiles a list of members.
  func ordinals(_ node: Expression) -> OrdinalsCode {
    if let constant = tree.constantOrdinals(node) {
      return OrdinalsCode { _ throws(EvaluationError) in constant }
    }
    if let set = memberSet(node) {
      return OrdinalsCode { frame throws(EvaluationError) in ListValue.ordinals(in: try set(frame)) }
    }
    let code = value(node)
    let wrong = Mismatch(node)
    return OrdinalsCode { frame throws(EvaluationError) in
      guard case .list(let list) = try code(frame) else { throw wrong() }
      if case .ordinals(_, let ordinals) = list.storage { return ordinals }
      var ordinals: [UInt8] = []
      for value in list {
        guard case .enumeration(_, let ordinal) = value else { throw wrong() }
        ordinals.append(ordinal)
      }
      return ordinals
    }
  }
}
